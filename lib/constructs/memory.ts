import type { Route } from '#contract/route.ts'
import { users } from '#contract/routes.ts'

/**
 * Memory buys processor time: a Lambda function has one whole processor at 1,769 MB, and its share below that. What
 * each takes is in docs/performance.md, by `npm run bench -- memory`.
 */
const usualMb = 512
const moreMb: Record<string, number> = {
  // A search walks over 5,000 borrowers, which takes 145 ms of a whole processor.
  [users.name]: 1024,
}

/** What the function behind a route has. */
export const memoryMb = ({ name }: Pick<Route, 'name'>): number => moreMb[name] ?? usualMb

/** One whole processor: making lines of what is read is what takes the time of an export. */
export const exportWorkerMb = 1769
