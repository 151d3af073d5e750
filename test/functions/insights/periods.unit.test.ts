import { expect, test } from 'vitest'
import { periodsOf } from '#insights/periods.ts'

const weeksOf = (month: string) =>
  periodsOf(month).weeks.map(({ week, days }) => [week.from.slice(8), week.to.slice(8), days.length])

test('cuts the weeks of a month at its ends, from Monday to Sunday', () => {
  // 1 November 2026 is a Sunday, 30 November a Monday.
  expect(weeksOf('2026-11')).toEqual([
    ['01', '01', 1],
    ['02', '08', 7],
    ['09', '15', 7],
    ['16', '22', 7],
    ['23', '29', 7],
    ['30', '30', 1],
  ])
  // February 2027 has exactly four weeks.
  expect(weeksOf('2027-02')).toEqual([
    ['01', '07', 7],
    ['08', '14', 7],
    ['15', '21', 7],
    ['22', '28', 7],
  ])
})

test('puts every day of a month into one week, in leap years and in December too', () => {
  for (const [month, last] of [
    ['2028-02', '2028-02-29'],
    ['2026-12', '2026-12-31'],
    ['2027-04', '2027-04-30'],
  ] as const) {
    const { whole, weeks } = periodsOf(month)
    expect(whole).toEqual({ kind: 'month', from: `${month}-01`, to: last })
    const days = weeks.flatMap((week) => week.days.map(({ from }) => from))
    expect(days).toEqual(
      Array.from({ length: Number(last.slice(8)) }, (_, n) => `${month}-${String(n + 1).padStart(2, '0')}`),
    )
  }
})
