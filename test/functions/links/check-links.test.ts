import type { Context } from 'aws-lambda'
import { expect, onTestFinished, test, vi } from 'vitest'
import { NewOffer } from '#contract/new-offer.ts'
import { OfferChange } from '#contract/offer-change.ts'
import type { Answer } from '#links/judge.ts'
import type { Page } from '#links/pages.ts'
import { stubEnvironment } from '#support/in-process.ts'
import { terms } from '#support/offer-form.ts'
import { ownCloud } from '#support/own-cloud.ts'

/** A cloud that no other file uses, because a night checks the links of all offers. */
const cloud = await ownCloud({ hasSchedules: false })
stubEnvironment(cloud)
const { addOffer, updateOffer } = await import('#offers/save-offer.ts')
const { listOffers } = await import('#offers/store.ts')
const { checkLinks } = await import('#links/check-links.ts')
const { isFinished, listChecks } = await import('#links/checks.ts')
const { linkProblems } = await import('#links/problems.ts')
const { handler } = await import('#worker/check-links.ts')

const owner = { id: 'owner' }
const hosts = ['lender.example', 'docs.lender.example']
const link = 'https://lender.example/apply'
const statement = 'https://docs.lender.example/kfs'

/** An instant of 2036 in India. */
const india = (day: string, time = '02:00') => new Date(`2036-${day}T${time}:00+05:30`)

/** One run, in which the pages answer so; other pages are fine. Returns which were asked for. */
async function run(now: Date, answers: Record<string, Answer> = {}) {
  const asked: string[] = []
  const fetch = async ({ url }: Page): Promise<Answer> => {
    asked.push(url)
    return answers[url] ?? { kind: 'answered' }
  }
  await checkLinks(now, { hosts, fetch, pauseMs: 0 })
  return asked.sort()
}
const problems = async () => linkProblems(await listOffers(), await listChecks())

test('asks for each page once a night from two o’clock, and tells of what fails twice or has changed', async () => {
  const facts = JSON.stringify({ key_facts_statement: { value: statement } })
  const id = await addOffer(NewOffer.parse(terms({ link, facts })), owner, india('11-26'))
  const down: Answer = { kind: 'failed', failure: 'timeout' }
  const saying = (sha256: string): Answer => ({ kind: 'answered', sha256 })

  expect(await run(india('11-27', '01:59'))).toEqual([])
  expect(await run(india('11-27'), { [statement]: saying('1') })).toEqual([statement, link])
  expect(await run(india('11-27', '02:01'))).toEqual([])
  expect(await problems()).toEqual([])

  await run(india('11-28'), { [link]: down, [statement]: saying('2') })
  const changed = { offer_id: id, field: 'key_facts_statement', problem: 'changed', since: '2036-11-28' }
  expect(await problems()).toEqual([changed])
  await run(india('11-29'), { [link]: down, [statement]: saying('2') })
  const failed = { offer_id: id, field: 'link', problem: 'failed', since: '2036-11-28', failure: 'timeout' }
  expect(await problems()).toEqual([failed, changed])

  await updateOffer(OfferChange.parse({ id, link: `${link}/new` }), owner, india('11-29', '12:00'))
  expect(await problems()).toEqual([changed])
  expect(await run(india('11-30'), { [statement]: saying('2') })).toEqual([statement, `${link}/new`])
})

test('a night that was interrupted goes on where it was', async () => {
  const other = 'https://lender.example/z'
  await addOffer(NewOffer.parse(terms({ link: other })), owner, india('12-01'))
  const broken = async ({ url }: Page): Promise<Answer> => {
    if (url === other) throw new Error('Interrupted')
    return { kind: 'answered' }
  }
  await expect(checkLinks(india('12-02'), { hosts, fetch: broken, pauseMs: 0 })).rejects.toThrow(
    'Interrupted',
  )
  expect(await isFinished('2036-12-02')).toBe(false)
  expect(await run(india('12-02', '02:01'))).toContain(other)
  expect(await isFinished('2036-12-02')).toBe(true)
})

test('the function asks for no page of a host that is not on the list', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: india('12-05', '03:00') })
  onTestFinished(() => void vi.useRealTimers())
  vi.stubEnv('LINK_HOSTS', 'nobody.example')
  vi.stubEnv('SITE_ADDRESS', cloud.address)
  const before = await listChecks()
  await handler({}, { awsRequestId: '1' } as Context)
  expect(await isFinished('2036-12-05')).toBe(true)
  expect(await listChecks()).toEqual(before)
})
