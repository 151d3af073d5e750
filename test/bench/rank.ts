import { sampleOffers } from '#lib/local/sample/lenders.ts'
import { median, type Row } from './table.ts'
import { slowdown, timesInBrowser } from './times-in-browser.ts'

const offerCount = 500
const budgetMs = 4
const movesInARow = 100
const samples = 15

/**
 * Measures a slider move in a browser with a throttled CPU: ranking the whole catalogue and arranging it as the offers
 * page does. As on the page, the terms are parsed before the first move. The result is the median of several samples.
 */
export async function rankTimes(): Promise<Row[]> {
  const times = await timesInBrowser(
    measuringScript,
    `window.measure(${JSON.stringify(catalogue())}, ${movesInARow}, ${samples})`,
  )
  const value = median(times)
  return [
    {
      label: `ranking ${offerCount} offers at their certain rates on a slider move, CPU ${slowdown}× slower`,
      measured: `${value.toFixed(2)} ms (${samples} × ${movesInARow} moves: ${Math.min(...times).toFixed(2)} to ${Math.max(...times).toFixed(2)} ms)`,
      value,
      budget: budgetMs,
    },
  ]
}

/** Repeats the sample offers. Raises the first number of each rate by 0 to 6, so most copies of an offer differ. */
const catalogue = () =>
  Array.from({ length: offerCount }, (_, n) => {
    const offer = sampleOffers[n % sampleOffers.length]
    return {
      ...offer,
      id: `offer-${n}`,
      interestRate: offer?.interestRate.replace(/\d+/, (rate) => String(Number(rate) + (n % 7))),
    }
  })

const measuringScript = `
  import { rankOffers, toRankable } from '#loans/ranking/rank.ts'
  import { filterAndSort } from '#web/offers/filter-and-sort.ts'
  const about = { loanType: 'Personal Loan', monthlyIncome: 42000, otherEmis: 6000, profession: 'Salaried', ageYears: 34 }
  const options = { loanType: 'Personal Loan', sort: 'rule', onlyFitting: false, onlyType: false, onlyFreeForeclosure: false, fees: 'any' }
  window.measure = (offers, moves, samples) => {
    const rankables = offers.map(toRankable)
    const move = (n) => {
      const loanRequest = { ...about, amount: 5000 + ((n * 35000) % 995001), tenureMonths: 3 + ((n * 7) % 58) }
      return filterAndSort(rankOffers(rankables, loanRequest), offers, options)
    }
    for (let n = 0; n < 30; n++) move(n)
    return Array.from({ length: samples }, (_, sample) => {
      const startedAt = performance.now()
      for (let n = 0; n < moves; n++) move(sample * moves + n)
      return (performance.now() - startedAt) / moves
    })
  }`
