import { expect, test } from 'vitest'
import { liveFrom } from '#web/admin/offers/saved-toast.tsx'

test.each([
  ['2026-12-03T11:00:00Z', '16:32'],
  ['2026-12-03T11:00:01Z', '16:33'],
  ['2026-12-03T18:29:00Z', '00:01'],
])('what is saved at %s is live in India at %s', (at, time) => {
  expect(liveFrom(new Date(at))).toBe(time)
})
