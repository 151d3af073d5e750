import { datedSchedule } from '#loans/dated/schedule.ts'
import { datedLoan } from '#loans/repayment/loan-dates.ts'
import { median, type Row } from './table.ts'
import { slowdown, timesInBrowser } from './times-in-browser.ts'

const budgetMs = 4
const schedulesInARow = 50
const samples = 15

/**
 * Measures what a slider of `/tools/prepay` recomputes: a loan of 360 months with a part-payment in each month, and its
 * schedule. Also measures a dated schedule of 360 rows, in this process and not slowed.
 */
export async function scheduleTimes(): Promise<Row[]> {
  const times = await timesInBrowser(measuringScript, `window.measure(${schedulesInARow}, ${samples})`)
  const value = median(times)
  return [
    {
      label: `schedule of 360 months with part-payments, CPU ${slowdown}× slower`,
      measured: `${value.toFixed(2)} ms (${samples} × ${schedulesInARow}: ${Math.min(...times).toFixed(2)} to ${Math.max(...times).toFixed(2)} ms)`,
      value,
      budget: budgetMs,
    },
    datedScheduleTimes(),
  ]
}

const datedBudgetMs = 2

function datedScheduleTimes(): Row {
  const recompute = (n: number) =>
    datedSchedule(
      datedLoan(
        { principal: 4_000_000 + n * 1000, annualRatePercent: 9, tenureMonths: 360 },
        { paidOut: '2026-01-12', firstDue: '2026-02-24', brokenInterest: 'withFirst' },
      ),
    )
  for (let n = 0; n < 30; n++) recompute(n)
  const times = Array.from({ length: samples }, (_, sample) => {
    const startedAt = performance.now()
    for (let n = 0; n < schedulesInARow; n++) recompute(sample * schedulesInARow + n)
    return (performance.now() - startedAt) / schedulesInARow
  })
  const value = median(times)
  return {
    label: 'dated schedule of 360 rows with a broken period',
    measured: `${value.toFixed(2)} ms (${Math.min(...times).toFixed(2)} to ${Math.max(...times).toFixed(2)} ms)`,
    value,
    budget: datedBudgetMs,
  }
}

const measuringScript = `
  import { roundRows } from '#loans/repayment/amortisation.ts'
  import { prepay } from '#loans/repayment/early-repayment.ts'
  import { byMonth, byYear } from '#web/tools/schedule.ts'
  const recompute = (n) => {
    const loan = { principal: 4000000 + n * 1000, annualRatePercent: 9, tenureMonths: 360 }
    const { rows } = prepay({ loan, partPayments: { amount: 1000, every: 'month', fromMonth: 1 }, keep: 'term', chargePercent: 0 })
    return byYear(byMonth(roundRows(rows)))
  }
  window.measure = (schedules, samples) => {
    for (let n = 0; n < 30; n++) recompute(n)
    return Array.from({ length: samples }, (_, sample) => {
      const startedAt = performance.now()
      for (let n = 0; n < schedules; n++) recompute(sample * schedules + n)
      return (performance.now() - startedAt) / schedules
    })
  }`
