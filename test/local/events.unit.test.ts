import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startEvents } from '#lib/local/services/events.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-30T18:29:30.000Z') }))
afterEach(() => void vi.useRealTimers())

const rule = (ScheduleExpression: string, Arn = 'arn:worker') => ({ ScheduleExpression, Targets: [{ Arn }] })

test('runs a rule’s function at the start of each minute, also after a run that failed', async () => {
  const runs: string[] = []
  const invoke = async () => {
    runs.push(new Date().toISOString())
    throw new Error('The function failed')
  }
  const events = startEvents(() => ({ invoke }))
  await events.rule(rule('cron(* * * * ? *)'), 'Rule')
  await vi.advanceTimersByTimeAsync(29_999)
  expect(runs).toEqual([])
  await vi.advanceTimersByTimeAsync(60_001)
  expect(runs).toEqual(['2026-11-30T18:30:00.000Z', '2026-11-30T18:31:00.000Z'])
  await events.stop()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(runs).toHaveLength(2)
})

test('refuses a schedule that it cannot keep, by its name', () => {
  const events = startEvents(() => ({ invoke: async () => undefined }))
  expect(() => events.rule(rule('rate(1 hour)'), 'Hourly')).toThrow(/rate\(1 hour\) \(Hourly\)/)
})
