import { expect, test } from 'vitest'
import { describeFact, factNames, missingFacts } from '#contract/describe-facts.ts'
import * as messages from '#contract/messages.ts'
import { OfferFacts } from '#contract/offer-facts.ts'
import { FactsForm } from '#contract/offer-form.ts'

const page = 'https://lender.example/key-facts'
const complete: OfferFacts = {
  legal_name: { value: 'Neem Tree Finance Limited', source: page, verified_on: '2026-11-02' },
  lender_kind: { value: 'nbfc' },
  nbfc_class: { value: 'middle' },
  co_lending: { value: { partner: 'Vindhya Bank Limited', share: 80, blended_rate: 12.4 } },
  rbi_registration: { value: 'N-13.00001' },
  key_facts_statement: { value: page },
  rate_kind: { value: 'fixed' },
  foreclosure_charge: { value: { amount: 4.72, unit: 'percent', from_month: 7 } },
  part_prepayment_charge: { value: { amount: 0, unit: 'rupees' } },
  penal_charges: { value: '2% a month on the overdue amount' },
  insurance_required: { value: false },
  cooling_off_days: { value: 3 },
  disbursal_days: { value: 0 },
  contracted_rates: {
    value: { category: 'Personal loans', lowest: 10.5, mean: 13.8, highest: 22, quarter: '2026-07' },
    source: page,
    verified_on: '2026-10-20',
  },
}

/** The rates that people got, with other parts. */
const withRates = (change: object, fact: object = {}) => {
  const { contracted_rates } = complete
  return {
    contracted_rates: { ...contracted_rates, ...fact, value: { ...contracted_rates?.value, ...change } },
  }
}

test('the form accepts every fact, and the schema of stored facts accepts the form’s output', () => {
  expect(FactsForm.parse(complete)).toEqual(complete)
  expect(OfferFacts.parse(complete)).toEqual(complete)
  expect(Object.keys(complete).sort()).toEqual([...factNames].sort())
})

test('the form accepts each fact alone, and adds a scheme to an address', () => {
  for (const name of factNames)
    expect(FactsForm.parse({ [name]: complete[name] })).toEqual({ [name]: complete[name] })
  expect(FactsForm.parse({ key_facts_statement: { value: 'lender.example/kfs.pdf' } })).toEqual({
    key_facts_statement: { value: 'http://lender.example/kfs.pdf' },
  })
  expect(FactsForm.parse({})).toEqual({})
})

test.each<[string, unknown]>([
  ['an empty text', { legal_name: { value: ' ' } }],
  ['a long text', { penal_charges: { value: 'x'.repeat(501) } }],
  ['a fact without a value', { legal_name: { source: page } }],
  ['a bare value', { legal_name: 'Neem Tree Finance Limited' }],
  ['an unknown kind of lender', { lender_kind: { value: 'broker' } }],
  ['an unknown class of NBFC', { nbfc_class: { value: 'top' } }],
  ['a second lender without a name', { co_lending: { value: { partner: ' ', share: 80 } } }],
  ['a second lender that gives it all', { co_lending: { value: { partner: 'Vindhya', share: 100 } } }],
  ['a script as an address', { key_facts_statement: { value: 'javascript:alert(1)' } }],
  ['a script as a source', { cooling_off_days: { value: 3, source: 'javascript:alert(1)' } }],
  ['a day that does not exist', { cooling_off_days: { value: 3, verified_on: '2026-02-30' } }],
  ['a day in the future', { cooling_off_days: { value: 3, verified_on: '2999-01-01' } }],
  ['a cooling-off period of 0 days', { cooling_off_days: { value: 0 } }],
  ['a time to disbursal of half a day', { disbursal_days: { value: 0.5 } }],
  ['a negative charge', { foreclosure_charge: { value: { amount: -1, unit: 'rupees' } } }],
  ['a charge without a unit', { foreclosure_charge: { value: { amount: 1 } } }],
  ['a charge above the whole payment', { foreclosure_charge: { value: { amount: 101, unit: 'percent' } } }],
  ['a charge from month 0', { foreclosure_charge: { value: { amount: 1, unit: 'percent', from_month: 0 } } }],
  ['the text “yes” instead of true', { insurance_required: { value: 'yes' } }],
  ['a mean below the lowest rate', withRates({ mean: 10.4 })],
  ['a mean above the highest rate', withRates({ mean: 22.1 })],
  ['a lowest rate above the highest', withRates({ lowest: 23 })],
  ['a rate as a text', withRates({ mean: '13.8' })],
  ['a mean that is missing', withRates({ mean: undefined })],
  ['rates without a category', withRates({ category: ' ' })],
  ['rates of a quarter in the future', withRates({ quarter: '2999-01' })],
  ['rates of a quarter that begins in its second month', withRates({ quarter: '2026-08' })],
  ['rates without a source', withRates({}, { source: undefined })],
  ['rates that were not checked on a day', withRates({}, { verified_on: undefined })],
  ['a list instead of an object', []],
])('the form rejects %s', (_, facts) => {
  expect(FactsForm.safeParse(facts).success).toBe(false)
})

test('describes every fact in words, and adds a fact’s source and day of verification', () => {
  expect(factNames.map((name) => describeFact({ facts: complete }, name)?.words)).toEqual([
    'Neem Tree Finance Limited',
    'NBFC',
    'Middle layer',
    'Vindhya Bank Limited, which gives 80% of the loan; one blended rate for the whole loan, 12.4% p.a.',
    'N-13.00001',
    page,
    'Fixed',
    '4.72% of what you repay early; repaying early is allowed from month 7 of the loan',
    'None',
    '2% a month on the overdue amount',
    'Not required',
    '3 days',
    'Usually the same day',
    '10.5% to 22%, 13.8% on average (Personal loans, July to September 2026)',
  ])
  expect(describeFact({ facts: complete }, 'legal_name')).toEqual({
    words: 'Neem Tree Finance Limited',
    source: page,
    verified_on: '2026-11-02',
  })
  const foreclosure_charge = { value: { amount: 1_999.5, unit: 'rupees' as const }, source: page }
  expect(describeFact({ facts: { foreclosure_charge } }, 'foreclosure_charge')?.words).toBe('₹2,000')
})

test('says “None, by RBI’s rule” instead of a prepayment charge if a floating-rate loan is not for business', () => {
  const charge = { value: { amount: 2, unit: 'percent' as const }, source: page }
  const rate_kind = { value: 'floating' as const }
  const facts = { rate_kind, foreclosure_charge: charge, part_prepayment_charge: charge }
  for (const name of ['foreclosure_charge', 'part_prepayment_charge'] as const)
    expect(describeFact({ facts }, name)).toEqual({ words: 'None, by RBI’s rule' })
  const eligibility = { loanTypes: ['Business Loan' as const] }
  expect(describeFact({ facts, eligibility }, 'foreclosure_charge')).toEqual({
    words: '2% of what you repay early',
    source: page,
  })
  const bank = { ...facts, lender_kind: { value: 'bank' as const } }
  expect(describeFact({ facts: bank, eligibility }, 'foreclosure_charge')).toEqual({
    words: 'None up to ₹50 lakh, by RBI’s rule',
  })
})

test('lists the facts that are not given, except a charge that RBI’s rule settles', () => {
  const byNature = ['nbfc_class', 'co_lending']
  expect(missingFacts({})).toEqual(factNames.filter((name) => !byNature.includes(name)))
  expect(missingFacts({ facts: { lender_kind: { value: 'nbfc' } } })).toContain('nbfc_class')
  expect(missingFacts({ facts: complete })).toEqual([])
  expect(missingFacts({ facts: { rate_kind: { value: 'floating' } } })).not.toContain('foreclosure_charge')
})

test('says beside which part of the rates that people got the mistake is', () => {
  const problems = (facts: unknown) =>
    FactsForm.safeParse(facts).error?.issues.map(({ path, message }) => [path.join('.'), message])
  expect(problems(withRates({ mean: 9 }))).toEqual([
    ['contracted_rates.value.mean', messages.meanOutsideRange],
  ])
  expect(problems(withRates({ lowest: 23 }))).toEqual([
    ['contracted_rates.value.lowest', messages.lowestAboveHighest],
  ])
  const quarter = `${new Date().getFullYear() + 1}-01`
  expect(problems(withRates({ quarter }))).toEqual([
    ['contracted_rates.value.quarter', messages.quarterInvalid],
  ])
})
