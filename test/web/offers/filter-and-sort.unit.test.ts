import { expect, test } from 'vitest'
import type { Offer } from '#contract/offer.ts'
import { rankOffers, toRankable } from '#loans/ranking/rank.ts'
import { aStoredOffer } from '#support/builders.ts'
import { noFilters } from '#web/offers/comparison.ts'
import { filterAndSort, isFiltered } from '#web/offers/filter-and-sort.ts'

/** ₹1,20,000 over 12 months at 0% is ₹10,000 a month. */
const request = { amount: 120_000, tenureMonths: 12, loanType: 'Personal Loan' } as const
const unfiltered = { ...noFilters, loanType: request.loanType, sort: 'rule' } as const

/** Offers whose ids are the names of their terms. */
const offersOf = (terms: Record<string, Partial<Offer>>) =>
  Object.entries(terms).map(([id, changes]) => aStoredOffer({ id, lender: id, ...changes }))

/** The ids of each group that is not empty. */
function groupsOf(
  offers: Offer[],
  options: Partial<Parameters<typeof filterAndSort>[2]> = {},
  facts: { monthlyIncome?: number } = {},
) {
  const ranking = rankOffers(offers.map(toRankable), { ...request, ...facts })
  const filtered = filterAndSort(ranking, offers, { ...unfiltered, ...options })
  const groups = Object.entries(filtered).map(([group, shown]: [string, { id: string }[]]) => [
    group,
    shown.map(({ id }) => id),
  ])
  return Object.fromEntries(groups.filter(([, ids]) => (ids?.length ?? 0) > 0))
}

const oneOfEach = offersOf({
  fits: { interestRate: '0%', processingFee: 'Nil' },
  gold: { eligibility: { loanTypes: ['Gold Loan'] } },
  silent: { eligibility: undefined },
  unread: { interestRate: 'Ask us' },
})

test('without filters every offer keeps its group', () => {
  expect(groupsOf(oneOfEach)).toEqual({
    fits: ['fits'],
    typeNotStated: ['silent'],
    doesNotFit: ['gold'],
    unpriced: ['unread'],
  })
})

test('“only offers that match” leaves the first group, without offers that are a stretch', () => {
  expect(groupsOf(oneOfEach, { onlyFitting: true })).toEqual({ fits: ['fits'] })
  expect(groupsOf(oneOfEach, {}, { monthlyIncome: 15_000 })).toMatchObject({ stretch: ['fits'] })
  expect(groupsOf(oneOfEach, { onlyFitting: true }, { monthlyIncome: 15_000 })).toEqual({})
})

test('“only this loan type” keeps lenders that have not stated their types, and all if no type is asked for', () => {
  const { doesNotFit, ...others } = groupsOf(oneOfEach)
  expect(doesNotFit).toEqual(['gold'])
  expect(groupsOf(oneOfEach, { onlyType: true })).toEqual(others)
  expect(groupsOf(oneOfEach, { onlyType: true, loanType: undefined })).toEqual(groupsOf(oneOfEach))
})

test('“no foreclosure charge” keeps offers that charge none or may not, and drops those that have not said', () => {
  const charge = (amount: number) => ({ foreclosure_charge: { value: { amount, unit: 'percent' as const } } })
  const offers = offersOf({
    charges: { facts: charge(4) },
    none: { facts: charge(0) },
    floating: { facts: { ...charge(4), rate_kind: { value: 'floating' } } },
    silent: {},
    unread: { interestRate: 'Ask us' },
  })
  expect(groupsOf(offers, { onlyFreeForeclosure: true })).toEqual({ fits: ['floating', 'none'] })
})

test.each([
  ['any', ['free', 'exactly1', 'over1', 'over2']],
  ['none', ['free']],
  ['1', ['free', 'exactly1']],
  ['2', ['free', 'exactly1', 'over1']],
] as const)('a fee limit of "%s" counts the fee with GST as a share of the loan', (fees, expected) => {
  const offers = offersOf({
    free: { interestRate: '0%', processingFee: 'Nil' },
    exactly1: { interestRate: '0%', processingFee: '₹1,200 incl. GST' },
    over1: { interestRate: '0%', processingFee: '₹1,200 + GST' },
    over2: { interestRate: '0%', processingFee: '2% + GST' },
  })
  expect(groupsOf(offers, { fees })).toEqual({ fits: expected })
})

test('a fee limit hides offers without a price, because their fee is not known', () => {
  expect(groupsOf(oneOfEach, { fees: '2' }).unpriced).toBeUndefined()
})

test.each([
  ['rule', ['narrow', 'single', 'wide', 'open']],
  ['lowest', ['narrow', 'wide', 'open', 'single']],
  ['emi', ['narrow', 'single', 'wide', 'open']],
  ['fees', ['narrow', 'single', 'open', 'wide']],
] as const)(
  'sorts each group by "%s", and keeps the order of the rule where figures are equal',
  (sort, expected) => {
    const offers = offersOf({
      single: { interestRate: '14% p.a.', processingFee: 'Nil' },
      open: { interestRate: '13% p.a. onwards', processingFee: 'Nil' },
      wide: { interestRate: '12% - 30% p.a.', processingFee: '₹10' },
      narrow: { interestRate: '10% - 11% p.a.', processingFee: 'Nil' },
    })
    expect(groupsOf(offers, { sort })).toEqual({ fits: expected })
  },
)

test('the rule puts offers without an upper limit of the rate in the order of their names', () => {
  const offers = offersOf({
    b: { interestRate: '13% p.a. onwards' },
    a: { interestRate: '12% p.a. onwards' },
  })
  expect(groupsOf(offers, { sort: 'rule' })).toEqual({ fits: ['a', 'b'] })
})

test('a sort alone is no filter', () => {
  expect(isFiltered({ ...unfiltered, sort: 'emi' })).toBe(false)
  for (const filter of [{ onlyFitting: true }, { onlyType: true }, { onlyFreeForeclosure: true }])
    expect(isFiltered({ ...unfiltered, ...filter })).toBe(true)
  expect(isFiltered({ ...unfiltered, fees: 'none' })).toBe(true)
})
