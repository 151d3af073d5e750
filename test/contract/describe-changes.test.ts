import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeChanges } from '#contract/describe-changes.ts'
import type { Offer } from '#contract/offer.ts'
import { sampleOffers } from '#lib/local/sample/lenders.ts'

const [sample] = sampleOffers as [Offer]
const before: Offer = {
  ...sample,
  interestRate: '10.5% p.a.',
  processingFee: '2%',
  loanAmount: '₹50,000 - ₹10 lakh',
  tenure: '12-60 months',
  link: 'https://lender.example/apply',
  documents: [{ title: 'Identity proof', examples: ['PAN card'] }],
  eligibility: { minMonthlyIncome: 25_000, ageYears: { min: 21, max: 60 }, loanTypes: ['Personal Loan'] },
  facts: { rate_kind: { value: 'fixed' }, penal_charges: { value: '2% a month' } },
  recommended: false,
}

const changesFrom = (first: Partial<Offer>, second: Partial<Offer>) =>
  describeChanges({ ...before, ...first }, { ...before, ...second })

test.each([
  ['10.5% p.a.', '11% p.a.', 'Rate raised from 10.5% to 11%'],
  ['11% p.a.', '1% per month', 'Rate raised from 11% to 12%'],
  ['10.5% - 24%', '9.99% - 24%', 'Lowest rate lowered from 10.5% to 9.99%'],
  ['10.5% - 24%', '10.5% - 26%', 'Highest rate raised from 24% to 26%'],
  ['10.5%', '10.5% - 24%', 'Highest rate raised from 10.5% to 24%'],
  ['from 10.5%', 'from 11%', 'Lowest rate raised from 10.5% to 11%'],
  ['up to 24%', 'up to 22%', 'Highest rate lowered from 24% to 22%'],
  ['10.5%', 'from 10.5%', 'Rate changed from “10.5%” to “from 10.5%”'],
  ['9% flat', '9% p.a.', 'Rate changed from “9% flat” to “9% p.a.”'],
  ['10.5%', 'ask us', 'Rate changed from “10.5%” to “ask us”'],
  ['10.5%', '10.50% p.a.', 'Rate reworded from “10.5%” to “10.50% p.a.”'],
])('says how a rate changed from %j to %j', (first, second, clause) => {
  expect(changesFrom({ interestRate: first }, { interestRate: second })).toEqual([clause])
})

test('says that both ends of a range of rates changed', () => {
  expect(changesFrom({ interestRate: '10% - 24%' }, { interestRate: '11% - 22%' })).toEqual([
    'Lowest rate raised from 10% to 11%',
    'Highest rate lowered from 24% to 22%',
  ])
})

test.each([
  ['2%', '1.5% + GST', 'Fee lowered from 2% to 1.5%'],
  ['₹999', '₹1,499', 'Fee raised from ₹999 to ₹1,499'],
  ['₹999.20', '₹999.40', 'Fee changed'],
  ['Up to 2%', 'Up to 3%', 'Highest fee raised from 2% to 3%'],
  ['2%', 'Nil', 'Fee lowered from 2% to nil'],
  ['Nil', '₹999', 'Fee raised from nil to ₹999'],
  ['Nil', 'No processing fee', 'Fee reworded from “Nil” to “No processing fee”'],
  ['Nil', '2% (min ₹999)', 'Fee changed from “Nil” to “2% (min ₹999)”'],
  ['2% (min ₹999)', '2% (min ₹499)', 'Minimum fee lowered from ₹999 to ₹499'],
  ['2%', '2% (max ₹9,999)', 'Fee changed from “2%” to “2% (max ₹9,999)”'],
  ['2%', '₹999', 'Fee changed from “2%” to “₹999”'],
  ['2% + GST', '2% including GST', 'Fee changed from “2% + GST” to “2% including GST”'],
])('says how a fee changed from %j to %j', (first, second, clause) => {
  expect(changesFrom({ processingFee: first }, { processingFee: second })).toEqual([clause])
})

test.each<[Partial<Offer>, string]>([
  [{ tenure: '12-84 months' }, 'Longest tenure extended from 60 months to 84 months'],
  [{ tenure: '6-60 months' }, 'Shortest tenure shortened from 12 months to 6 months'],
  [{ loanAmount: '₹50,000 - ₹15 lakh' }, 'Largest amount raised from ₹10,00,000 to ₹15,00,000'],
  [{ loanAmount: 'Up to ₹10 lakh' }, 'Smallest amount removed'],
  [{ lender: 'Neem Bank' }, 'Lender’s name changed from Neem Tree Finance to Neem Bank'],
  [{ description: 'Another' }, 'Description changed'],
  [{ link: 'https://new.example/apply' }, 'Lender’s site changed from lender.example to new.example'],
  [{ link: 'https://lender.example/loans' }, 'Page on the lender’s site changed'],
  [{ recommended: true }, 'Recommended by our editors'],
  [
    { eligibility: { ...before.eligibility, minMonthlyIncome: 30_000 } },
    'Minimum monthly income raised from ₹25,000 to ₹30,000',
  ],
  [
    { eligibility: { ...before.eligibility, minMonthlyIncome: 0 } },
    'Minimum monthly income lowered from ₹25,000 to ₹0',
  ],
  [
    { eligibility: { ...before.eligibility, ageYears: { min: 21, max: 58 } } },
    'Maximum age lowered from 60 to 58',
  ],
  [{ eligibility: { ...before.eligibility, professions: ['Salaried'] } }, 'Professions added: Salaried'],
  [{ eligibility: { ...before.eligibility, loanTypes: undefined } }, 'Loan types removed'],
  [
    { eligibility: { ...before.eligibility, amount: { max: 500_000 } } },
    'Largest amount for this offer added: ₹5,00,000',
  ],
  [
    { documents: [...before.documents, { title: 'Address proof', examples: [] }] },
    'Documents now asked for: Address proof',
  ],
  [{ documents: [] }, 'Documents no longer asked for: Identity proof'],
  [
    { documents: [{ title: 'Identity proof', examples: ['Passport'] }] },
    'Examples changed for: Identity proof',
  ],
  [{ facts: { ...before.facts, penal_charges: undefined } }, 'Penal charges removed'],
  [{ facts: { ...before.facts, penal_charges: { value: 'x'.repeat(200) } } }, 'Penal charges changed'],
  [{ facts: { ...before.facts, cooling_off_days: { value: 3 } } }, 'Cooling-off period added: 3 days'],
])('describes the change %j in words', (change, clause) => {
  expect(changesFrom({}, change)).toEqual([clause])
})

test('lists several changes in a fixed order, and none if only a fact’s source has changed', () => {
  const later = { interestRate: '11%', tenure: '12-48 months', documents: [] }
  expect(changesFrom({}, later)).toEqual([
    'Rate raised from 10.5% to 11%',
    'Longest tenure shortened from 60 months to 48 months',
    'Documents no longer asked for: Identity proof',
  ])
  expect(
    changesFrom(
      {},
      { facts: { ...before.facts, rate_kind: { value: 'fixed', source: 'https://a.example' } } },
    ),
  ).toEqual([])
})

test('names each text that differs in a clause, and no other', () => {
  const clauses = {
    lender: /^Lender’s name /,
    interestRate: /^(Rate|(Lowest|Highest) rate) /,
    processingFee: /^(Fee|(Lowest|Highest|Minimum|Maximum) fee) /,
    loanAmount: /^(Loan amount|(Smallest|Largest) amount) /,
    tenure: /^(Tenure|(Shortest|Longest) tenure) /,
    description: /^Description /,
  }
  const texts = fc.record({
    lender: fc.string({ minLength: 1 }),
    interestRate: fc.oneof(fc.string(), fc.constantFrom('10%', '12%', '10% - 24%', '9% flat')),
    processingFee: fc.oneof(fc.string(), fc.constantFrom('2%', '₹999', 'Nil', 'Up to 3%', '2% (min ₹999)')),
    loanAmount: fc.oneof(fc.string(), fc.constantFrom('₹1 lakh', 'Up to ₹10 lakh', '₹50,000 - ₹10 lakh')),
    tenure: fc.oneof(fc.string(), fc.constantFrom('12 months', '12-60 months', '1-5 years')),
    description: fc.string(),
  })
  fc.assert(
    fc.property(texts, texts, (first, second) => {
      expect(changesFrom(first, first)).toEqual([])
      const described = changesFrom(first, second)
      const names = Object.keys(clauses) as (keyof typeof clauses)[]
      expect(names.filter((name) => described.some((clause) => clauses[name].test(clause)))).toEqual(
        names.filter((name) => first[name] !== second[name]),
      )
    }),
  )
})

test('says that the examples of one of two documents with the same title changed', () => {
  const documents = (example: string) => [
    { title: 'Identity proof', examples: [example] },
    { title: 'Identity proof', examples: ['Passport'] },
  ]
  expect(changesFrom({ documents: documents('PAN card') }, { documents: documents('Voter id') })).toEqual([
    'Examples changed for: Identity proof',
  ])
})

test('says that the reason of a recommendation changed', () => {
  const recommended = true
  expect(changesFrom({ recommended }, { recommended, recommended_for: 'noProcessingFee' })).toEqual([
    'Reason for the recommendation changed',
  ])
})

test('says nothing about a recommendation reason without a recommendation, or about loan types in another order', () => {
  expect(changesFrom({}, { recommended_for: 'lowestTotal' })).toEqual([])
  const loanTypes: Offer['eligibility'] = { loanTypes: ['Gold Loan', 'Auto Loan'] }
  const reversed: Offer['eligibility'] = { loanTypes: ['Auto Loan', 'Gold Loan'] }
  expect(changesFrom({ eligibility: loanTypes }, { eligibility: reversed })).toEqual([])
})

test('says what changed in terms that were confirmed as figures', () => {
  const confirmed = { text: '10.5% p.a.', at: '2026-11-27T06:00:00.000Z' }
  const rate = (highestPercent: number, creditScore?: { min: number }) => ({
    terms: {
      interestRate: {
        kind: 'reducing' as const,
        bands: [{ lowestPercent: 10.5, highestPercent, creditScore }],
        confirmed,
      },
    },
  })
  expect(changesFrom({}, rate(10.5))).toEqual([])
  expect(changesFrom(rate(12), rate(14))).toEqual(['Highest rate raised from 12% to 14%'])
  expect(changesFrom(rate(12), rate(12, { min: 750 }))).toEqual(['Rate changed'])
  const onRequest = { interestRate: 'on request' }
  const figures = {
    terms: {
      interestRate: { ...rate(12).terms.interestRate, confirmed: { ...confirmed, text: 'on request' } },
    },
  }
  expect(changesFrom(onRequest, { ...onRequest, ...figures })).toEqual([
    'Rate now given in figures, from the same words',
  ])
  expect(
    changesFrom(
      {},
      {
        terms: {
          otherCharges: [{ name: 'Documents', rupees: 500, gst: 'extra' }],
          repayment: { kind: 'atTheEnd' },
        },
      },
    ),
  ).toEqual(['Other charges added: Documents ₹500 (plus 18% GST)', 'Repayment added: All at the end'])
  const repayment = { kind: 'instalments', moratoriumMonths: 12 } as const
  expect(
    changesFrom(
      { terms: { repayment } },
      { terms: { repayment: { ...repayment, moratoriumInterest: 'capitalised' } } },
    ),
  ).toEqual(['Repayment changed'])
})

test.each([
  [undefined, '2026-12-15', ['Takes no applications until 15 December 2026']],
  ['2026-12-15', '2027-01-01', ['Takes no applications until 1 January 2027']],
  ['2026-12-15', '', ['Takes applications']],
  [undefined, '', []],
])('says how a pause changed from %j to %j', (first, second, clauses) => {
  expect(changesFrom({ paused_until: first }, { paused_until: second })).toEqual(clauses)
})
