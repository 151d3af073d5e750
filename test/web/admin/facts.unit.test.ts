import { expect, test } from 'vitest'
import { factNames } from '#contract/describe-facts.ts'
import * as messages from '#contract/messages.ts'
import type { OfferFacts } from '#contract/offer-facts.ts'
import { oldestCheck } from '#contract/oldest-check.ts'
import { sampleOffers } from '#lib/local/sample/lenders.ts'
import { aStoredOffer } from '#support/builders.ts'
import { orderOffers } from '#web/admin/offers/fact-checks.ts'
import { FactsFormSchema, factsFormValues, notGiven, parseFacts } from '#web/admin/offers/facts-values.ts'

test('the form reads back the facts that it was filled with', () => {
  for (const { facts = {} } of sampleOffers) expect(parseFacts(factsFormValues(facts))).toEqual(facts)
})

test('an empty form has no facts and no errors', () => {
  expect(parseFacts(factsFormValues())).toEqual({})
  expect(FactsFormSchema.safeParse(factsFormValues()).success).toBe(true)
})

test.each([
  ['Rupees', '₹2,000', 2000],
  ['Rupees', '₹ 1,50,000.50', 150_000.5],
  ['Rupees', 'Rs 500', 500],
  ['Rupees', 'Rs. 500/-', 500],
  ['Rupees', '500/-', 500],
  ['Rupees', '२,०००', 2000],
  ['Per cent', '4.72%', 4.72],
  ['Per cent', '.5 %', 0.5],
  ['Per cent', '४', 4],
])('reads a charge in %s typed as %s', (unit, typed, amount) => {
  const values = factsFormValues()
  Object.assign(values.foreclosure_charge, { value: typed, unit })
  expect(FactsFormSchema.safeParse(values).error).toBeUndefined()
  expect(parseFacts(values).foreclosure_charge).toMatchObject({ value: { amount } })
})

test.each([
  ['Per cent', '₹99', messages.signContradictsUnit],
  ['Per cent', '₹500', messages.signContradictsUnit],
  ['Per cent', '5/-', messages.signContradictsUnit],
  ['Rupees', '4%', messages.signContradictsUnit],
  ['Rupees', '₹4%', messages.numberInvalid],
  ['Rupees', '4,5', messages.numberInvalid],
  ['Rupees', '2,000,000', messages.numberInvalid],
  ['Rupees', '1,50,00', messages.numberInvalid],
  ['Per cent', '2 4', messages.numberInvalid],
  ['Per cent', '1.2.3', messages.numberInvalid],
])('rejects a charge in %s typed as %s', (unit, typed, message) => {
  const values = factsFormValues()
  Object.assign(values.foreclosure_charge, { value: typed, unit })
  const issues = FactsFormSchema.safeParse(values).error?.issues
  expect(issues).toEqual([expect.objectContaining({ path: ['foreclosure_charge', 'value'], message })])
})

test.each(['₹3', '3%', '1 0', '3.5'])('rejects %s as a number of days', (typed) => {
  const values = factsFormValues()
  values.cooling_off_days.value = typed
  expect(FactsFormSchema.safeParse(values).error?.issues).toEqual([
    expect.objectContaining({ path: ['cooling_off_days', 'value'], message: messages.numberInvalid }),
  ])
})

test('reads days in Devanagari digits', () => {
  const values = factsFormValues()
  values.cooling_off_days.value = '३'
  expect(parseFacts(values)).toEqual({ cooling_off_days: { value: 3 } })
})

test('keeps a typed “Not given”: these words clear a fact only when they are chosen from a list', () => {
  const values = factsFormValues()
  values.legal_name.value = notGiven
  expect(parseFacts(values)).toEqual({ legal_name: { value: notGiven } })
})

test('choosing “Not given” leaves out a fact that has neither a source nor a day', () => {
  const values = factsFormValues({ insurance_required: { value: true }, rate_kind: { value: 'fixed' } })
  values.insurance_required.value = notGiven
  expect(parseFacts(values)).toEqual({ rate_kind: { value: 'fixed' } })
})

test.each([
  ['legal_name', 'source', 'https://lender.example', 'value', messages.fieldRequired],
  ['lender_kind', 'source', 'https://lender.example', 'value', messages.fieldRequired],
  ['insurance_required', 'verified_on', '2026-11-02', 'value', messages.fieldRequired],
  ['legal_name', 'value', 'x'.repeat(151), 'value', messages.offerTextTooLong],
  ['key_facts_statement', 'value', 'javascript:alert(1)', 'value', messages.offerLinkInvalid],
  ['cooling_off_days', 'value', '0', 'value', messages.numberOutOfRange],
  ['cooling_off_days', 'value', 'three', 'value', messages.numberInvalid],
  ['foreclosure_charge', 'value', '101', 'value', messages.percentTooHigh],
  ['foreclosure_charge', 'from_month', '7', 'value', messages.numberInvalid],
] as const)('%s whose %s is %j shows its error at %s', (name, part, typed, field, message) => {
  const values = factsFormValues()
  values[name][part] = typed
  const issues = FactsFormSchema.safeParse(values).error?.issues
  expect(issues).toEqual([expect.objectContaining({ path: [name, field], message })])
})

test.each([
  ['source', 'javascript:alert(1)', messages.offerLinkInvalid],
  ['verified_on', '2999-01-01', messages.dayCheckedInvalid],
  ['from_month', '0', messages.numberOutOfRange],
] as const)('an invalid %s has the message at its own field', (part, typed, message) => {
  const values = factsFormValues({ foreclosure_charge: { value: { amount: 4, unit: 'percent' } } })
  values.foreclosure_charge[part] = typed
  const issues = FactsFormSchema.safeParse(values).error?.issues
  expect(issues).toEqual([expect.objectContaining({ path: ['foreclosure_charge', part], message })])
})

/** The facts of the first sample offer, which has every one, checked on `verified_on`. */
const complete = (verified_on: string): OfferFacts => {
  const [{ facts = {} } = {}] = sampleOffers
  return Object.fromEntries(
    factNames.flatMap((name) => (facts[name] ? [[name, { ...facts[name], verified_on }]] : [])),
  ) as OfferFacts
}

test('orders offers by their oldest check, and can leave out offers without a missing fact', () => {
  const { legal_name, ...lacksName } = complete('2026-06-01')
  const { rate_kind, ...lacksRate } = lacksName
  const offers = [
    { id: 'complete', facts: complete('2026-05-01') },
    { id: 'lacks one', facts: lacksName },
    { id: 'lacks two', facts: lacksRate },
    { id: 'one unchecked', facts: { ...complete('2026-04-01'), rate_kind: { value: 'fixed' as const } } },
    { id: 'none', interestRate: 'on request' },
  ].map((changes) => aStoredOffer(changes))
  const ordered = (order: Parameters<typeof orderOffers>[1]) => orderOffers(offers, order).map(({ id }) => id)
  expect(ordered('newest')).toEqual(offers.map(({ id }) => id))
  expect(ordered('oldestCheck')).toEqual(['none', 'one unchecked', 'complete', 'lacks two', 'lacks one'])
  expect(ordered('missing')).toEqual(['none', 'lacks two', 'lacks one'])
  expect(ordered('unpriced')).toEqual(['none'])
  expect(
    oldestCheck({
      facts: { ...complete('2026-05-01'), ...{ rate_kind: { value: 'fixed', verified_on: '2025-12-31' } } },
    }),
  ).toBe('2025-12-31')
})

test('a charge that RBI bars needs no check, because borrowers are shown the rule instead', () => {
  const facts: OfferFacts = {
    ...complete('2026-05-01'),
    rate_kind: { value: 'floating', verified_on: '2026-05-01' },
    foreclosure_charge: { value: { amount: 4, unit: 'percent' } },
  }
  expect(oldestCheck({ facts })).toBe('2026-05-01')
  expect(oldestCheck({ facts: { ...facts, rate_kind: { value: 'fixed', verified_on: '2026-05-01' } } })).toBe(
    '',
  )
})

const typedRates = {
  category: ' Personal loans ',
  lowest: '10.5%',
  value: '13.8',
  highest: '२२',
  quarter: 'July to September 2026',
  source: 'https://lender.example/rates',
  verified_on: '2026-10-20',
}

test('reads a second lender, its share and the blended rate', () => {
  const values = factsFormValues()
  const typed = { value: ' Vindhya Bank Limited ', share: '80%', blended_rate: '१२.४' }
  Object.assign(values.co_lending, typed)
  expect(FactsFormSchema.safeParse(values).error).toBeUndefined()
  const co_lending = { value: { partner: 'Vindhya Bank Limited', share: 80, blended_rate: 12.4 } }
  expect(parseFacts(values)).toEqual({ co_lending })
  expect(parseFacts(factsFormValues({ co_lending }))).toEqual({ co_lending })
  Object.assign(values.co_lending, { share: '' })
  expect(FactsFormSchema.safeParse(values).error?.issues).toEqual([
    expect.objectContaining({ path: ['co_lending', 'share'], message: messages.numberInvalid }),
  ])
})

test('reads the rates that people got', () => {
  const values = factsFormValues()
  Object.assign(values.contracted_rates, typedRates)
  expect(FactsFormSchema.safeParse(values).error).toBeUndefined()
  expect(parseFacts(values)).toEqual({
    contracted_rates: {
      value: { category: 'Personal loans', lowest: 10.5, mean: 13.8, highest: 22, quarter: '2026-07' },
      source: 'https://lender.example/rates',
      verified_on: '2026-10-20',
    },
  })
})

test.each([
  ['value', '9', messages.meanOutsideRange],
  ['value', '₹13.8', messages.numberInvalid],
  ['value', '', messages.numberInvalid],
  ['lowest', '23', messages.lowestAboveHighest],
  ['highest', 'x', messages.numberInvalid],
  ['category', ' ', messages.fieldRequired],
  ['quarter', notGiven, messages.quarterInvalid],
  ['quarter', 'July to September 2999', messages.quarterInvalid],
  ['source', '', messages.fieldRequired],
  ['verified_on', '', messages.fieldRequired],
])('says beside the field %s of the rates that people got, typed as %j: %s', (field, typed, message) => {
  const values = factsFormValues()
  Object.assign(values.contracted_rates, typedRates, { [field]: typed })
  expect(FactsFormSchema.safeParse(values).error?.issues).toEqual([
    expect.objectContaining({ path: ['contracted_rates', field], message }),
  ])
})
