import { expect, test } from 'vitest'
import { tiltOf } from '#web/ui/Beam.tsx'

const loads = (...costs: number[]) =>
  costs.map((interest, place) => ({ id: `${place}`, interest, fees: 0, label: '' }))

test('loads that cost the same in whole rupees are level', () => {
  expect(tiltOf(loads(1_000, 1_000.4))).toBe(0)
  expect(tiltOf(loads(0, 0, 0))).toBe(0)
})

test('a difference of a rupee tips the beam by at least 4 degrees, a large one by no more than 11', () => {
  expect(tiltOf(loads(50_000, 50_001))).toBeCloseTo(4, 1)
  expect(tiltOf(loads(1, 50_000))).toBe(11)
})

test('fees weigh like interest', () => {
  expect(tiltOf([{ id: 'a', interest: 900, fees: 200, label: '' }, ...loads(1_000)])).toBeLessThan(-4)
})

test.each([
  { costs: [2_000, 1_000], side: -1 },
  { costs: [1_000, 2_000], side: 1 },
  { costs: [1_000, 2_000, 3_000], side: 1 },
  { costs: [3_000, 2_000, 1_000], side: -1 },
  { costs: [2_000, 3_000, 1_000], side: -1 },
  { costs: [1_000, 2_000, 4_000, 3_000], side: 1 },
  { costs: [3_000, 4_000, 2_000, 1_000], side: -1 },
])(
  '$costs tips to the dearest, or away from the cheapest where the dearest stands in the middle',
  ({ costs, side }) => {
    expect(Math.sign(tiltOf(loads(...costs)))).toBe(side)
  },
)
