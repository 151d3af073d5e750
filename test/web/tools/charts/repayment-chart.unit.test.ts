import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RepaymentChart } from '#web/tools/charts/RepaymentChart.tsx'
import type { ScheduleRow } from '#web/tools/schedule.ts'

const row = (period: number, part: Partial<ScheduleRow>): ScheduleRow => ({
  period,
  instalment: 0,
  interest: 100,
  principal: 0,
  extra: 0,
  charges: 0,
  closing: 0,
  ...part,
})

const fees = { name: 'Fee with GST', amount: 400 }

/** For each bar, the heights of its parts in rupees. The axis ends at ₹2,000. */
function barsOf(rows: ScheduleRow[], paidIn?: (row: ScheduleRow) => number): Record<string, number>[] {
  const charged = { ...fees, ...(paidIn && { paidIn }) }
  const chart = renderToStaticMarkup(createElement(RepaymentChart, { rows, period: 'Month', fees: charged }))
  return [...chart.matchAll(/<li data-period.*?<\/li>/g)].map(([bar]) =>
    Object.fromEntries(
      [...bar.matchAll(/data-part="(\w+)".*?height:([\d.]+)%/g)].map(([, part, height]) => [
        part,
        Math.round(Number(height) * 20),
      ]),
    ),
  )
}

test('each bar shows what is paid in its month, also if the instalment is missed or paid in part, and the first one the fees', () => {
  const bars = barsOf([
    row(1, { instalment: 1_000, principal: 900 }),
    // The principal grows by the unpaid interest.
    row(2, { principal: -100 }),
    row(3, { instalment: 40, principal: -60 }),
    row(4, { instalment: 1_900, principal: 1_800, charges: 100 }),
  ])
  expect(bars).toEqual([
    { principal: 900, interest: 100, fees: 400 },
    {},
    { interest: 40 },
    { principal: 1_800, interest: 100, fees: 100 },
  ])
})

test('charges of part-payments are in the months that pay them', () => {
  const rows = [
    row(1, { principal: 900 }),
    row(2, { principal: 900, extra: 500 }),
    row(3, { principal: 900, extra: 300 }),
  ]
  expect(barsOf(rows, ({ extra }) => extra / 2)).toEqual([
    { principal: 900, interest: 100 },
    { principal: 1_400, interest: 100, fees: 250 },
    { principal: 1_200, interest: 100, fees: 150 },
  ])
})
