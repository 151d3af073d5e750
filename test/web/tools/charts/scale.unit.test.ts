import { expect, test } from 'vitest'
import { amountTicks, monthTicks } from '#web/tools/charts/scale.ts'

test.each([
  [1_19_572, [0, 50_000, 1_00_000, 1_50_000]],
  [3_00_000, [0, 1_00_000, 2_00_000, 3_00_000]],
  [9_964, [0, 2_500, 5_000, 7_500, 10_000]],
  [0, [0]],
])('the axis of amounts up to %d has round steps', (highest, ticks) => {
  expect(amountTicks(highest)).toEqual(ticks)
})

test.each([
  [5, [0, 1, 2, 3, 4, 5]],
  [36, [0, 6, 12, 18, 24, 30, 36]],
  [60, [0, 12, 24, 36, 48, 60]],
  // The one before the last stands too near to it.
  [50, [0, 12, 24, 36, 50]],
  [360, [0, 60, 120, 180, 240, 300, 360]],
])('the axis of %d months ends with the last one', (months, ticks) => {
  expect(monthTicks(months)).toEqual(ticks)
})
