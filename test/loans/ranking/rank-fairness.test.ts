import fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { Offer } from '#contract/offer.ts'
import type { OfferFacts } from '#contract/offer-facts.ts'
import { sampleOffers } from '#lib/local/sample/lenders.ts'
import { type LoanRequest, loanTypes } from '#loans/loan-request.ts'
import { pricedOffers, type RankableOffer, rankOffers, toRankable } from '#loans/ranking/rank.ts'
import { anyAddress } from '#support/any-text.ts'

const offers = sampleOffers.map(toRankable)
const loanRequests = fc.record({
  amount: fc.integer({ min: 5_000, max: 1_000_000 }),
  tenureMonths: fc.integer({ min: 1, max: 60 }),
  loanType: fc.constantFrom(undefined, ...loanTypes),
  monthlyIncome: fc.constantFrom(undefined, 0, 18_000, 90_000),
  otherEmis: fc.constantFrom(undefined, 6_000),
})

const ids = (ranked: { id: string }[]) => ranked.map(({ id }) => id)

/** The lenders of each group, in order. */
const lenders = (ranked: readonly RankableOffer[], requested: LoanRequest) =>
  Object.values(rankOffers(ranked, requested)).map((group: { lender: string }[]) =>
    group.map(({ lender }) => lender),
  )

test('every offer is in exactly one group, and the order of the input does not matter', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(offers, { minLength: offers.length }),
      loanRequests,
      (shuffled, requested) => {
        const groups = lenders(shuffled, requested)
        expect(groups).toEqual(lenders(offers, requested))
        expect(groups.flat().sort()).toEqual(offers.map(({ lender }) => lender).sort())
      },
    ),
  )
})

describe('badges, links, payments, pauses and ids', () => {
  test('are not part of the ranking’s input, except for the id', () => {
    expectTypeOf<keyof RankableOffer>().toEqualTypeOf<
      'id' | 'lender' | 'terms' | 'eligibility' | 'contracted' | 'blendedPercent'
    >()
    expect(Object.keys(toRankable(sampleOffers[0] as Offer)).sort()).toEqual([
      'blendedPercent',
      'contracted',
      'eligibility',
      'id',
      'lender',
      'terms',
    ])
  })

  test('do not change the order of the lenders', () => {
    const changed = sampleOffers.map((offer, index) => ({
      ...offer,
      id: `${String.fromCharCode(122 - (index % 26))}-${offer.id}`,
      recommended: !offer.recommended,
      link: 'https://pays-us.example',
      payment: index * 1_000,
      paused_until: '2999-12-31',
    }))
    expect(sampleOffers.some((offer) => offer.recommended)).toBe(true)
    fc.assert(
      fc.property(loanRequests, (requested) => {
        expect(lenders(changed.map(toRankable), requested)).toEqual(lenders(offers, requested))
      }),
    )
  })
})

/** Any subset of the facts, with arbitrary values, including some that the form would reject. */
const anyFacts: fc.Arbitrary<OfferFacts> = fc.record(
  {
    legal_name: fc.record({ value: fc.string() }),
    co_lending: fc.record({ value: fc.record({ partner: fc.string(), share: fc.nat(99) }) }),
    lender_kind: fc.record({ value: fc.constantFrom('bank', 'nbfc', 'cooperative', 'other') }),
    rbi_registration: fc.record({ value: fc.string() }),
    key_facts_statement: fc.record({ value: anyAddress() }),
    rate_kind: fc.record({ value: fc.constantFrom('fixed', 'floating') }),
    foreclosure_charge: fc.record({
      value: fc.record({ amount: fc.nat(100), unit: fc.constant('percent') }),
    }),
    part_prepayment_charge: fc.record({
      value: fc.record({ amount: fc.nat(), unit: fc.constant('rupees') }),
    }),
    penal_charges: fc.record({ value: fc.string() }),
    insurance_required: fc.record({ value: fc.boolean() }),
    cooling_off_days: fc.record({ value: fc.nat(90) }),
    disbursal_days: fc.record({ value: fc.nat(180) }),
  },
  { requiredKeys: [] },
)

test('regulatory facts other than rates never move an offer', () => {
  const factsOfEach = fc.array(fc.option(anyFacts, { nil: undefined }), {
    minLength: sampleOffers.length,
    maxLength: sampleOffers.length,
  })
  fc.assert(
    fc.property(loanRequests, factsOfEach, (requested, facts) => {
      const changed = sampleOffers.map(
        (offer, place): Offer => ({
          ...offer,
          facts: { ...facts[place], contracted_rates: offer.facts?.contracted_rates },
        }),
      )
      expect(rankOffers(changed.map(toRankable), requested)).toEqual(rankOffers(offers, requested))
    }),
  )
})

describe('what a lender leaves out', () => {
  /** An offer's place among all offers, from 0. */
  function placeOf(changed: Partial<Offer>, { id }: Offer, requested: LoanRequest) {
    const all = offers.map((offer, index) =>
      offer.id === id ? toRankable({ ...sampleOffers[index], ...changed } as Offer) : offer,
    )
    const ranking = rankOffers(all, requested)
    return ids([...pricedOffers(ranking), ...ranking.unpriced]).indexOf(id)
  }

  test.each<[string, (offer: Offer) => Partial<Offer>]>([
    ['its fee', () => ({ processingFee: '' })],
    ['how high its fee is', () => ({ processingFee: 'As applicable' })],
    ['GST', ({ processingFee }) => ({ processingFee: processingFee.replace(' + GST', '') })],
    ['the rates that people got', ({ facts }) => ({ facts: { ...facts, contracted_rates: undefined } })],
    ['its interest rate', () => ({ interestRate: 'Ask us' })],
    [
      'its highest rate',
      ({ interestRate }) => ({ interestRate: interestRate.replace(/ (?:-|to) .*%/, ' onwards') }),
    ],
  ])('never improves its rank: %s', (_, withhold) => {
    fc.assert(
      fc.property(loanRequests, fc.constantFrom(...sampleOffers), (requested, offer) => {
        const before = placeOf({}, offer, requested)
        expect(placeOf(withhold(offer), offer, requested)).toBeGreaterThanOrEqual(before)
      }),
      { numRuns: 60 },
    )
  })
})

test('a rate without an upper limit leads only where no other offer that fits is certain to be cheaper', () => {
  let openLeaders = 0
  fc.assert(
    fc.property(loanRequests, (requested) => {
      const { fits } = rankOffers(offers, requested)
      const [leader] = fits
      if (leader?.rate.highestPercent !== undefined || !leader) return
      openLeaders++
      for (const { ranked } of fits)
        expect(Math.round(ranked.apr * 100)).toBeGreaterThanOrEqual(Math.round(leader.ranked.apr * 100))
    }),
    { numRuns: 1_000 },
  )
  expect(openLeaders).toBeGreaterThan(0)
})
