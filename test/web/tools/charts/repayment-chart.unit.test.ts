import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RepaymentChart } from '#web/tools/RepaymentChart.tsx'
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

/** For each bar, the heights of its two parts as shares of the highest bar: the principal, then the interest plus charges. */
function barsOf(rows: ScheduleRow[]): number[][] {
  const chart = renderToStaticMarkup(createElement(RepaymentChart, { rows, period: 'Month' }))
  return [...chart.matchAll(/<g>(.*?)<\/g>/g)].map(([, bar = '']) =>
    [...bar.matchAll(/ height="([\d.]+)"/g)].map(([, height]) => Number(height) / 180),
  )
}

test('each bar shows what is paid in its month, also if the instalment is missed or paid in part', () => {
  const bars = barsOf([
    row(1, { instalment: 1_000, principal: 900 }),
    // The principal grows by the unpaid interest.
    row(2, { principal: -100 }),
    row(3, { instalment: 40, principal: -60 }),
    row(4, { instalment: 1_900, principal: 1_800, charges: 100 }),
  ])
  expect(bars.map((heights) => heights.map((height) => Math.round(height * 2_000)))).toEqual([
    [900, 100],
    [0, 0],
    [0, 40],
    [1_800, 200],
  ])
})
