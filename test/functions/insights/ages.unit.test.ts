import { expect, test } from 'vitest'
import { complaintsByAge, offersByCheck } from '#insights/ages.ts'

const today = '2026-11-29'

test('groups open complaints by their days in India, and says which are late', () => {
  const filed = (filed_at: string, due_on = '2026-12-29') => ({ filed_at, due_on })
  const groups = complaintsByAge(
    [
      // Already 29 November in India.
      filed('2026-11-28T19:00:00.000Z'),
      filed('2026-11-26T10:00:00.000Z', '2026-11-29'),
      filed('2026-10-30T10:00:00.000Z', '2026-11-28'),
      filed('2026-10-20T10:00:00.000Z', '2026-11-19'),
    ],
    today,
  )
  expect(groups).toEqual([
    { from: 0, to: 2, open: 1, overdue: 0 },
    { from: 3, to: 7, open: 1, overdue: 0 },
    { from: 8, to: 15, open: 0, overdue: 0 },
    { from: 16, to: 30, open: 1, overdue: 1 },
    { from: 31, open: 1, overdue: 1 },
  ])
})

test('groups offers by the oldest check of their facts', () => {
  const checked = (...days: (string | undefined)[]) => ({
    facts: {
      ...(days.length > 0 && { cooling_off_days: { value: 3, verified_on: days[0] } }),
      ...(days.length > 1 && { disbursal_days: { value: 3, verified_on: days[1] } }),
    },
  })
  const offers = [
    checked('2026-11-29'),
    checked('2026-11-29', '2026-08-31'),
    checked('2026-08-30'),
    checked('2026-11-29', undefined),
    checked(),
    {},
  ]
  expect(offersByCheck(offers, today)).toEqual([
    { from: 0, to: 30, offers: 1 },
    { from: 31, to: 60, offers: 0 },
    { from: 61, to: 90, offers: 1 },
    { from: 91, offers: 1 },
    { offers: 3 },
  ])
})
