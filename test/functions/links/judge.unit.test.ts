import { expect, test } from 'vitest'
import { type Answer, judge, type PageCheck } from '#links/judge.ts'
import { pagesToCheck } from '#links/pages.ts'
import { linkProblems } from '#links/problems.ts'
import { aStoredOffer } from '#support/builders.ts'

const url = 'https://lender.example/apply'
const statement = 'https://docs.lender.example/kfs.pdf'
const down: Answer = { kind: 'failed', failure: 'status', status: 404 }
const fine: Answer = { kind: 'answered' }
const saying = (sha256: string): Answer => ({ kind: 'answered', sha256 })
const later: Answer = { kind: 'put off' }

/** What is known of a page after these nights, from 27 November on. */
const after = (answers: Answer[], of = url) =>
  answers.reduce<PageCheck | undefined>(
    (before, answer, night) => judge(before, of, answer, `2026-11-${27 + night}`),
    undefined,
  ) as PageCheck

const offer = (verified_on?: string) =>
  aStoredOffer({
    id: 'a',
    link: `${url}#start`,
    facts: { key_facts_statement: { value: statement, ...(verified_on && { verified_on }) } },
  })
const found = (answers: Answer[], of = url, changes = {}) =>
  linkProblems([{ ...offer(), ...changes }], [after(answers, of)])

const failed = { offer_id: 'a', field: 'link', problem: 'failed', failure: 'status', status: 404 }

test.each<[string, Answer[], string | undefined]>([
  ['one night', [fine, down], undefined],
  ['two nights in a row', [fine, down, down], '2026-11-28'],
  ['three nights in a row', [down, down, down], '2026-11-27'],
  ['two nights with one between', [down, fine, down], undefined],
  ['two nights and then no more', [down, down, fine], undefined],
  ['two nights with one between in which it was busy', [down, later, down], '2026-11-27'],
])('a link that fails in %s', (_, answers, since) => {
  expect(found(answers)).toEqual(since ? [{ ...failed, since }] : [])
})

test('another link, or hiding the offer, ends it', () => {
  expect(found([down, down], url, { link: 'https://lender.example/new' })).toEqual([])
  expect(found([down, down], url, { status: 'hidden' })).toEqual([])
})

test('a Key Facts Statement is due from when it says something else until it is checked again', () => {
  const answers = [saying('1'), saying('2'), down, saying('2'), later]
  const checks = [after(answers, statement)]
  const since = '2026-11-28'
  const changed = { offer_id: 'a', field: 'key_facts_statement', problem: 'changed', since }
  for (const day of [undefined, '2026-11-27']) expect(linkProblems([offer(day)], checks)).toEqual([changed])
  for (const day of ['2026-11-28', '2026-11-29']) expect(linkProblems([offer(day)], checks)).toEqual([])
  expect(found([saying('1'), saying('1')], statement)).toEqual([])
})

test('a Key Facts Statement that fails is due beside a change of it', () => {
  const found = linkProblems([offer()], [after([saying('1'), saying('2'), down, down], statement)])
  expect(found.map(({ field, problem, since }) => [field, problem, since])).toEqual([
    ['key_facts_statement', 'failed', '2026-11-29'],
    ['key_facts_statement', 'changed', '2026-11-28'],
  ])
})

test('each page is asked for once, without a fragment or the id of a press, and only of a host on the list', () => {
  const offers = [
    offer(),
    offer(),
    aStoredOffer({ link: 'https://lender.example/go?sub_id={handover}' }),
    aStoredOffer({ link: statement }),
    aStoredOffer({ link: 'http://lender.example/' }),
    aStoredOffer({ link: 'https://www.lender.example/' }),
    aStoredOffer({ link: 'https://lender.example:8443/' }),
  ]
  expect(pagesToCheck(offers, ['lender.example', 'docs.lender.example'])).toEqual([
    { url, isRead: false },
    { url: statement, isRead: true },
    { url: 'https://lender.example/go', isRead: false },
  ])
})
