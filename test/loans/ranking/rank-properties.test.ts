import { expect, test } from 'vitest'
import { creditScores, type LoanRequest, type LoanType, loanTypes, professions } from '#loans/loan-request.ts'
import { pricedOffers, type RankableOffer, rankOffers } from '#loans/ranking/rank.ts'
import type { RateBand, RateTerms } from '#loans/terms/parse-rate.ts'
import type { PriceableTerms } from '#loans/terms/priceable-terms.ts'
import { spanOf } from '#loans/terms/rate-bands.ts'

const catalogues = 10_000

/** A generator of pseudo-random numbers in [0, 1) (mulberry32): much faster than fast-check's, and as repeatable. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** An offer with a price and the terms that the properties change. */
type Offer = RankableOffer & { terms: PriceableTerms }

function rateOf(low: number, high: number | undefined, basis: RateTerms['basis']): RateTerms {
  const quoted = low === high ? 'exactly' : 'from'
  return { usedPercent: low, quoted, lowestPercent: low, highestPercent: high, basis }
}

function catalogueFrom(random: () => number) {
  const pick = <Item>(...items: Item[]) => items[Math.floor(random() * items.length)] as Item
  const offer = (place: number): Offer => {
    // Few different figures, so that offers often tie; and rates on both sides of the ceilings.
    const low = pick(0, 8, 9.99, 12, 16, 24, 36, 50)
    const high = pick(undefined, low, low, low + 0.005, low + 2, low + 12, low + 40)
    const percent = pick(0, 0, 1, 2, 30)
    const mean = low + pick(-4, 0, 0.005, 1, 6, 30)
    return {
      id: `offer-${place}`,
      lender: pick('Neem', 'banyan', 'Konkan'),
      terms: {
        amount: { min: 1, max: pick(100_000, 500_000) },
        tenureMonths: { min: 1, max: pick(12, 24, 60) },
        rate: rateOf(low, high, pick('reducing', 'reducing', 'flat')),
        fee: { percent, rupees: 0, min: 0, max: Infinity, gst: 'extra', quoted: 'exactly' },
      },
      contracted: pick(undefined, undefined, {
        category: '',
        lowest: 0,
        mean,
        highest: 200,
        quarter: '2026-07',
      }),
      blendedPercent: pick(undefined, undefined, low + pick(-4, 0, 0.005, 1, 6, 30)),
      eligibility: {
        loanTypes: pick<LoanType[] | undefined>(undefined, [pick(...loanTypes)], ['Gold Loan', 'Home Loan']),
      },
    }
  }
  const offers = Array.from({ length: 5 }, (_, place) => offer(place))
  const request: LoanRequest = {
    amount: pick(20_000, 200_000),
    tenureMonths: pick(6, 24, 48),
    loanType: pick<LoanType | undefined>(undefined, 'Gold Loan', 'Personal Loan'),
    monthlyIncome: pick(undefined, undefined, 3_000, 20_000),
  }
  return { offers, request, chosen: pick(...offers), random }
}

type Catalogue = ReturnType<typeof catalogueFrom>

const order = (offers: readonly RankableOffer[], { request }: Catalogue) => {
  const ranking = rankOffers(offers, request, '2026-11-27')
  return [...pricedOffers(ranking), ...ranking.unpriced].map(({ id }) => id)
}

const withRate = (offer: Offer, rate: RateTerms): Offer => ({ ...offer, terms: { ...offer.terms, rate } })

/** The place of an offer before and after a change, from 0. */
function places(catalogue: Catalogue, changed: RankableOffer) {
  const { offers, chosen } = catalogue
  const after = offers.map((offer) => (offer === chosen ? changed : offer))
  return [offers, after].map((all) => order(all, catalogue).indexOf(chosen.id)) as [number, number]
}

/** Calls `check` with each catalogue, and counts how often it moved the chosen offer. */
function forEachCatalogue(check: (catalogue: Catalogue) => [before: number, after: number] | undefined) {
  let moved = 0
  for (let seed = 1; seed <= catalogues; seed++) {
    const found = check(catalogueFrom(randomFrom(seed)))
    if (found && found[0] !== found[1]) moved++
  }
  return moved
}

const neverUp = (change: (offer: Offer, random: () => number) => RankableOffer | undefined) =>
  forEachCatalogue((catalogue) => {
    const changed = change(catalogue.chosen, catalogue.random)
    if (!changed) return undefined
    const [before, after] = places(catalogue, changed)
    // `expect` in each of ten thousand turns would take longer than ranking.
    if (after < before) expect.fail(`Moves up from ${before} to ${after}: ${JSON.stringify(catalogue)}`)
    return [before, after]
  })

test('raising a stated maximum never moves an offer up', () => {
  const moved = neverUp((offer, random) => {
    const { rate } = offer.terms
    const { lowestPercent: low = 0, highestPercent: high } = rate
    return high === undefined ? undefined : withRate(offer, rateOf(low, high + random() * 20, rate.basis))
  })
  expect(moved).toBeGreaterThan(500)
})

test('withholding the maximum never moves an offer up', () => {
  const moved = neverUp((offer) => {
    const { lowestPercent: low = 0, basis } = offer.terms.rate
    return withRate(offer, rateOf(low, undefined, basis))
  })
  expect(moved).toBeGreaterThan(500)
})

test('withholding the mean of the rates that people got never moves an offer up', () => {
  const moved = neverUp((offer) => offer.contracted && { ...offer, contracted: undefined })
  expect(moved).toBeGreaterThan(200)
})

test('withholding the blended rate of two lenders never moves an offer up', () => {
  const moved = neverUp((offer) =>
    offer.blendedPercent === undefined ? undefined : { ...offer, blendedPercent: undefined },
  )
  expect(moved).toBeGreaterThan(200)
})

test('raising a blended rate never moves an offer up', () => {
  const raised = neverUp((offer, random) =>
    offer.blendedPercent === undefined
      ? undefined
      : { ...offer, blendedPercent: offer.blendedPercent + random() * 10 },
  )
  expect(raised).toBeGreaterThan(50)
})

test('withholding the rate or the fee never moves an offer up', () => {
  const moved = neverUp((offer) => ({ ...offer, terms: { reasons: [{ problem: 'feeHasNoUpperLimit' }] } }))
  expect(moved).toBeGreaterThan(500)
})

test('narrowing a range never moves an offer down', () => {
  const moved = forEachCatalogue((catalogue) => {
    const { chosen, random } = catalogue
    const { lowestPercent: low = 0, highestPercent: high, basis } = chosen.terms.rate
    const top = high ?? low + 30 * random()
    const ends = [random(), random()].sort((a, b) => a - b).map((share) => low + share * (top - low))
    // A lowest rate above what people got, or above the blended rate, is a higher price, not a narrower range.
    const from = chosen.contracted || chosen.blendedPercent !== undefined ? low : (ends[0] ?? low)
    const to = ends[1] ?? top
    const [before, after] = places(catalogue, withRate(chosen, rateOf(from, to, basis)))
    if (after > before) expect.fail(`Moves down from ${before} to ${after}: ${JSON.stringify(catalogue)}`)
    return [before, after]
  })
  expect(moved).toBeGreaterThan(200)
})

const bandedRate = (bands: RateBand[], basis: RateTerms['basis']): RateTerms => ({
  ...spanOf(bands, basis),
  bands,
})

/** Bands that share no borrower: one for each combination of a part of each axis that is split. Some are left out. */
function bandsFrom(random: () => number): RateBand[] {
  const pick = <Item>(...items: Item[]) => items[Math.floor(random() * items.length)] as Item
  const scores: Pick<RateBand, 'creditScore' | 'noCreditScore'>[] = pick(
    [{}],
    [{ creditScore: { min: 700 } }, { creditScore: { max: 699 }, noCreditScore: true }],
    [{ creditScore: { min: 750 } }, { creditScore: { min: 720, max: 749 } }, { noCreditScore: true }],
    [{ creditScore: { min: 300, max: 900 } }, { noCreditScore: true }],
  )
  const employments = pick<RateBand['employment'][]>(
    [undefined],
    [['Salaried'], professions.filter((profession) => profession !== 'Salaried')],
    [['Salaried', 'Student'], ['Other']],
  )
  const amounts = pick<RateBand['amount'][]>([undefined], [{ max: 100_000 }, { min: 100_001 }])
  const incomes = pick<RateBand['monthlyIncome'][]>([undefined], [{ max: 9_999 }, { min: 10_000 }])
  const all = scores.flatMap((score) =>
    employments.flatMap((employment) =>
      amounts.flatMap((amount) =>
        incomes.map((monthlyIncome): RateBand => {
          const lowestPercent = pick<number | undefined>(undefined, 8, 12, 16, 24, 36)
          const from = lowestPercent ?? 10
          const top = pick<number | undefined>(undefined, from, from + 2, from + 2, from + 12)
          const highestPercent = lowestPercent === undefined ? (top ?? from) : top
          return { lowestPercent, highestPercent, ...score, employment, amount, monthlyIncome }
        }),
      ),
    ),
  )
  const stated = all.filter(() => random() < 0.9)
  return stated.length > 0 ? stated : all
}

test('withholding a band never moves an offer up, whatever is known of the borrower', () => {
  let withheld = 0
  const moved = forEachCatalogue((catalogue) => {
    const { offers, request, random } = catalogue
    const pick = <Item>(...items: Item[]) => items[Math.floor(random() * items.length)] as Item
    const basis = pick('reducing', 'reducing', 'flat') as RateTerms['basis']
    const bands = bandsFrom(random)
    const chosen = withRate(catalogue.chosen, bandedRate(bands, basis))
    const banded: Catalogue = {
      ...catalogue,
      chosen,
      offers: offers.map((offer) => (offer === catalogue.chosen ? chosen : offer)),
      request: {
        ...request,
        creditScore: pick(undefined, undefined, ...creditScores),
        profession: pick(undefined, undefined, ...professions),
      },
    }
    const gone = pick(...bands)
    const left = bands.filter((band) => band !== gone)
    if (left.length === 0) return undefined
    withheld++
    const [before, after] = places(banded, withRate(chosen, bandedRate(left, basis)))
    if (after < before)
      expect.fail(
        `Moves up from ${before} to ${after}, with ${JSON.stringify(left)}: ${JSON.stringify(banded)}`,
      )
    return [before, after]
  })
  expect(withheld).toBeGreaterThan(5_000)
  expect(moved).toBeGreaterThan(500)
})

test('ids, the order of the input and what isn’t in the terms change nothing', () => {
  forEachCatalogue((catalogue) => {
    const { offers } = catalogue
    // Lenders of their own, because the id decides between two equal offers of one lender.
    const named = offers.map((offer, place) => ({ ...offer, lender: `Lender ${place}` }))
    const renamed = named.map((offer, place) => ({
      ...offer,
      id: `z${9 - place}`,
      recommended: place === 0,
      link: 'https://pays-us.example',
      payment: place * 1_000,
    }))
    const lenders = (list: readonly RankableOffer[]) => {
      const lenderOf = new Map(list.map(({ id, lender }) => [id, lender]))
      return order(list, catalogue)
        .map((id) => lenderOf.get(id))
        .join()
    }
    const expected = lenders(named)
    const reversed = lenders([...named].reverse())
    if (expected !== reversed || expected !== lenders(renamed))
      expect.fail(`The order changes: ${JSON.stringify(catalogue)}`)
    return undefined
  })
})
