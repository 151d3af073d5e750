import type { Borrower } from '#borrowers/borrowers.ts'
import { totalsIn } from '#support/stored.ts'
import { median } from './table.ts'

/** The results with one number of concurrent borrowers. Times are in milliseconds; `perSecond` counts requests. */
export interface Step {
  borrowers: number
  requests: number
  perSecond: number
  p50: number
  p99: number
  failures: string[]
  /** About twenty samples, from the start of the step to its end. */
  memoryMb: number[]
}

/** The values of one borrower that the API confirmed as saved. */
export interface SavedValues {
  id: string
  mobile: string
  loanAmount: number
}

/**
 * The most that memory in the last quarter of the last step may be, as a multiple of that in the second quarter of this
 * step. A leak keeps growing; caches and JIT code don't.
 */
const maxMemoryGrowth = 1.25

/** Describes each problem in one line. */
export function findFaults(
  steps: Step[],
  expected: SavedValues[],
  items: Parameters<typeof totalsIn>[0],
): string[] {
  const faults = steps.flatMap(({ borrowers, failures }) =>
    failures.map((failure) => `${borrowers} borrowers at once: ${failure}`),
  )
  const profiles = items.filter(({ sk }) => sk === 'PROFILE') as unknown as Borrower[]
  if (new Set(profiles.map(({ mobile }) => mobile)).size < profiles.length)
    faults.push('two borrowers have the same number')
  const byId = new Map(profiles.map((profile) => [profile.id, profile]))
  for (const { id, mobile, loanAmount } of expected) {
    const stored = byId.get(id)
    if (stored?.mobile !== mobile || stored.loan_amount !== loanAmount)
      faults.push(`${id} is not stored as it was saved`)
  }
  const { stored, counted } = totalsIn(items)
  if (JSON.stringify(stored) !== JSON.stringify(counted))
    faults.push(`totals ${JSON.stringify(stored)}, recounted ${JSON.stringify(counted)}`)
  const last = steps.at(-1)?.memoryMb ?? []
  const half = Math.floor(last.length / 2)
  const [early, late] = [median(last.slice(Math.floor(half / 2), half)), median(last.slice(-half / 2))]
  if (late > early * maxMemoryGrowth) faults.push(`memory grew from ${early} MB to ${late} MB`)
  return faults
}
