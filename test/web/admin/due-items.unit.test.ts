import { expect, test } from 'vitest'
import type { AdminOffer } from '#contract/offer.ts'
import { aStoredOffer } from '#support/builders.ts'
import { dueCsv } from '#web/admin/offers/due/due-csv.ts'
import { dueItems, groupByLender } from '#web/admin/offers/due/due-items.ts'

const today = '2026-11-29'
const confirmed = (text: string) => ({ confirmed: { text, at: '' } })

/** An offer added on 21 November with nothing due: every term is confirmed. Its facts are the given ones. */
function anOffer(changes: Partial<AdminOffer> = {}): AdminOffer {
  const offer = { ...aStoredOffer(), applicants: 0 }
  return {
    ...offer,
    create_date: '2026-11-20T20:00:00.000Z',
    facts: undefined,
    facts_asked_on: today,
    terms: {
      loanAmount: { min: 1, ...confirmed(offer.loanAmount) },
      interestRate: { kind: 'reducing', bands: [], ...confirmed(offer.interestRate) },
      processingFee: { percent: 1, gst: 'included', ...confirmed(offer.processingFee) },
      tenure: { min: 1, unit: 'months', ...confirmed(offer.tenure) },
    },
    ...changes,
  } as AdminOffer
}

const found = (...offers: AdminOffer[]) =>
  dueItems(offers, today).map(({ kind, field, since, days }) => [kind, field, since, days])

test('nothing is due in an offer whose terms are confirmed and whose lender was asked today for what is missing', () => {
  expect(found(anOffer())).toEqual([])
})

test('a fact is due once its check is more than 90 days old, or since it was added if it was never checked', () => {
  const checkedOn = (verified_on?: string) =>
    anOffer({ facts: { legal_name: { value: 'Neem Tree Finance Limited', verified_on } } })
  expect(found(checkedOn('2026-08-31'))).toEqual([])
  expect(found(checkedOn('2026-08-30'))).toEqual([['check', 'legal_name', today, 0]])
  expect(found(checkedOn('2026-08-29'))).toEqual([['check', 'legal_name', '2026-11-28', 1]])
  expect(found(checkedOn())).toEqual([['check', 'legal_name', '2026-11-21', 8]])
  const reasons = [checkedOn('2026-08-29'), checkedOn()].flatMap((offer) => dueItems([offer], today))
  expect(reasons.map(({ reason }) => reason)).toEqual(['Not checked for 90 days', 'Never checked'])
})

test('rates are due from the quarter in which they no longer count, and not as a check too', () => {
  const rates = (quarter: string) => ({
    facts: {
      contracted_rates: {
        value: { category: 'Personal loans', lowest: 10, mean: 12, highest: 16, quarter },
        source: 'https://lender.example/rates',
        verified_on: '2026-01-01',
      },
    },
  })
  expect(found(anOffer(rates('2026-01')))).toEqual([['rates', 'contracted_rates', '2026-10-01', 59]])
  expect(found(anOffer(rates('2026-04')))).toEqual([['check', 'contracted_rates', '2026-04-02', 241]])
})

test('a term is due until its figures are confirmed from its text as it is', () => {
  const { terms, ...offer } = anOffer()
  expect(
    found({ ...offer, terms: undefined } as AdminOffer).map(([kind, field]) => `${kind} ${field}`),
  ).toEqual(['terms loanAmount', 'terms interestRate', 'terms processingFee', 'terms tenure'])
  expect(found({ ...offer, terms, tenure: '1 to 5 years' } as AdminOffer)).toEqual([
    ['terms', 'tenure', '2026-11-21', 8],
  ])
})

test('a term’s source is the lender’s page, without the place for a borrower’s press', () => {
  const link = 'https://lender.example/apply?sub_id={handover}'
  const items = dueItems([anOffer({ link, tenure: 'other' })], today)
  expect(items.map(({ source }) => source)).toEqual(['https://lender.example/apply'])
  expect(dueCsv(items)).not.toContain('{handover}')
})

test('missing facts are due since the offer was added, or again 90 days after the lender was asked', () => {
  const items = found(anOffer({ facts_asked_on: '' }))
  expect(items).toContainEqual(['missing', 'legal_name', '2026-11-21', 8])
  expect(found(anOffer({ facts_asked_on: '2026-08-29' }))).toContainEqual([
    'missing',
    'legal_name',
    '2026-11-28',
    1,
  ])
})

test('the longest due is first, and hidden offers are left out', () => {
  const old = anOffer({ id: 'old', create_date: '2026-01-01T00:00:00.000Z', tenure: 'other' })
  const recent = anOffer({ id: 'recent', tenure: 'other' })
  expect(dueItems([recent, old], today).map(({ offer }) => offer.id)).toEqual(['old', 'recent'])
  expect(dueItems([{ ...old, status: 'hidden' }], today)).toEqual([])
})

test('a file has a line for each, without formulas', () => {
  const file = dueCsv(dueItems([anOffer({ lender: '=cmd', tenure: 'other' })], today))
  const [titles, first, end] = file.split('\r\n')
  expect(titles).toBe('\uFEFF"Due","Lender","Offer","Offer ID","Field","Value","Source","Due since","Days"')
  expect(first).toMatch(/^"Term not confirmed","'=cmd",.*"Tenure","other",.*"2026-11-21","8"$/)
  expect(end).toBe('')
})

test('by lender, what may put a wrong price on a card is before what is missing, and of lenders the gravest is first', () => {
  const others = { facts_asked_on: '2026-01-01' }
  const offers = [
    anOffer({ id: 'a', lender: 'Asha Bank', ...others }),
    anOffer({ id: 'k', lender: 'Kaveri Finance', terms: undefined, ...others }),
  ]
  const groups = groupByLender(dueItems(offers, today))
  expect(groups.map(({ name }) => name)).toEqual(['Kaveri Finance', 'Asha Bank'])
  const kinds = groups[0]?.items.map(({ kind }) => kind) ?? []
  expect(kinds.slice(0, 4)).toEqual(['terms', 'terms', 'terms', 'terms'])
  expect(new Set(kinds.slice(4))).toEqual(new Set(['missing']))
})

test('a link that fails and a Key Facts Statement that has changed are due since that day, in words', () => {
  const offer = anOffer({
    link: 'https://lender.example/apply?id={handover}',
    facts: { key_facts_statement: { value: 'https://lender.example/kfs', verified_on: '2026-11-20' } },
  })
  const about = { offer_id: offer.id, since: '2026-11-27' }
  const items = dueItems([offer], today, [
    { ...about, field: 'link', problem: 'failed', failure: 'status', status: 404 },
    { ...about, field: 'key_facts_statement', problem: 'failed', failure: 'timeout' },
    { ...about, field: 'key_facts_statement', problem: 'changed' },
    { ...about, offer_id: 'another', field: 'link', problem: 'failed', failure: 'timeout' },
  ])
  expect(items.map(({ kind, name, value, source, days }) => [kind, name, value, source, days])).toEqual([
    ['failed', 'Offer link', 'Error 404', 'https://lender.example/apply', 2],
    ['failed', 'Key Facts Statement', 'No answer within ten seconds', 'https://lender.example/kfs', 2],
    [
      'changed',
      'Key Facts Statement',
      'Compare the facts and the terms with it again',
      'https://lender.example/kfs',
      2,
    ],
  ])
})
