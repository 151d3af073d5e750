import { vi } from 'vitest'

/** Repeats a check until it passes. The timeout only ends checks that never pass; it is too long to measure speed. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 })
