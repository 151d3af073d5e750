import { expect, test } from 'vitest'
import { describePause, isPaused } from '#contract/pause.ts'

test.each([
  [undefined, '2026-11-29', ''],
  ['', '2026-11-29', ''],
  ['2026-12-15', '2026-11-29', 'Takes no applications until 15 December'],
  ['2026-12-15', '2026-12-14', 'Takes no applications until 15 December'],
  ['2026-12-15', '2026-12-15', ''],
  ['2027-01-02', '2026-12-31', 'Takes no applications until 2 January 2027'],
])('an offer paused until %j is marked on %s as %j', (paused_until, today, mark) => {
  expect(describePause({ paused_until }, today)).toBe(mark)
  expect(isPaused({ paused_until }, today)).toBe(mark !== '')
})
