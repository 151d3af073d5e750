/**
 * Test files of a worker share its process, so that packages such as the AWS SDK are loaded once. What a file has
 * replaced ends with it, and the next one loads the project's own modules anew: functions read their environment when
 * they are loaded.
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
