import { vi } from 'vitest'

/** Repeats a check until it passes. The limit only ends a test that would never pass: no machine is too slow for it. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 })
