import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apply, codeSent, users, webVitals } from '#contract/routes.ts'
import { countRetry, requestMetrics, resetRetries } from '#runtime/request-metrics.ts'

const now = new Date('2026-11-22T10:00:00Z')

beforeEach(() => {
  vi.stubEnv('METRIC_NAMESPACE', 'Tulna/test')
  resetRetries()
})
afterEach(() => vi.unstubAllEnvs())

test.each([
  [200, { faults: 0, refused: 0, conflicts: 0 }],
  [303, { faults: 0, refused: 0, conflicts: 0 }],
  [404, { faults: 0, refused: 1, conflicts: 0 }],
  [409, { faults: 0, refused: 1, conflicts: 1 }],
  [500, { faults: 1, refused: 0, conflicts: 0 }],
  [503, { faults: 1, refused: 0, conflicts: 0 }],
  // The function threw before there was a response.
  [undefined, { faults: 1, refused: 0, conflicts: 0 }],
])('a response with status %s counts as %o', (status, counts) => {
  expect(requestMetrics(apply, status, now)).toMatchObject({ ...counts, objective: 'save' })
})

test('counts the retries of one request', () => {
  countRetry()
  countRetry()
  expect(requestMetrics(apply, 200, now)).toMatchObject({ retries: 2 })
  resetRetries()
  expect(requestMetrics(apply, 200, now)).toMatchObject({ retries: 0 })
})

test('only steps of the journey have metrics by route', () => {
  const dimensions = (...Dimensions: string[][]) => ({ _aws: { CloudWatchMetrics: [{ Dimensions }] } })
  expect(requestMetrics(apply, 200, now)).toMatchObject(dimensions(['objective'], ['route']))
  expect(requestMetrics(users, 200, now)).toMatchObject(dimensions(['objective']))
})

test('beacons count towards no objective, and have metrics only if they are steps of the journey', () => {
  expect(requestMetrics(codeSent, 200, now)).toMatchObject({
    _aws: { CloudWatchMetrics: [{ Dimensions: [['route']] }] },
    faults: 0,
  })
  expect(requestMetrics(codeSent, 200, now)).not.toHaveProperty('objective')
  expect(requestMetrics(webVitals, 200, now)).toEqual({})
})

test('without a namespace there are no metrics', () => {
  vi.stubEnv('METRIC_NAMESPACE', '')
  expect(requestMetrics(apply, 200, now)).toEqual({})
})
