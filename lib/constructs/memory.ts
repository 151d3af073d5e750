import type { Route } from '#contract/route.ts'
import { users } from '#contract/routes.ts'

/**
 * Memory determines processor time: a Lambda function has one full vCPU at 1,769 MB, and a proportional share below.
 * docs/performance.md has what the busiest functions use, measured by `npm run bench -- memory`.
 */
const defaultMb = 512
const overridesMb: Record<string, number> = {
  // A search reads up to 5,000 borrowers, which takes 136 ms of a full vCPU.
  [users.name]: 1024,
}

/** The memory of a route's function, in MB. */
export const memoryMb = ({ name }: Pick<Route, 'name'>): number => overridesMb[name] ?? defaultMb

/** One full vCPU: the worker is one thread, which the four segments of the scan keep busy. */
export const exportWorkerMb = 1769
