import { expect, onTestFinished, test, vi } from 'vitest'
import { download } from '#web/ui/download.ts'

test('a download can be confirmed for a minute, as Safari on iOS asks its visitor to do', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  download('schedule.csv', 'Month,EMI')
  vi.advanceTimersByTime(59_000)
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2_000)
  expect(revoke).toHaveBeenCalledOnce()
})
