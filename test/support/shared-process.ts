/**
 * The test files of a worker share its process, so that packages such as the AWS SDK are loaded once. After each file
 * this undoes its mocks and stubs, and resets the modules: functions read their environment when they are loaded.
 */
import { afterAll, vi } from 'vitest'
import { restoreAws } from './mock-aws.ts'

afterAll(() => {
  restoreAws()
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.resetModules()
})
