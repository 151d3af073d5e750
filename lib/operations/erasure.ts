import { findBorrower, findMobileOwner } from '#borrowers/borrowers.ts'
import { type ErasureAudit, eraseBorrower, eraseBorrowers } from '#borrowers/erasure.ts'
import { inactiveSince, isInactiveSince } from '#borrowers/inactive-borrowers.ts'
import { closeBorrower, eraseSealed, isSealed } from '#borrowers/seal.ts'

/** Which borrowers to erase: the one with this number or id, or all with no activity since a moment. */
export type ErasureTarget = { mobile: string } | { id: string } | { unusedSince: Date }

/** The ids of the target's borrowers, at most `limit`. With `unusedSince`, includes borrowers with damaged items. */
export async function findTargets(target: ErasureTarget, limit: number): Promise<string[]> {
  if ('unusedSince' in target) {
    const ids: string[] = []
    for await (const id of inactiveSince(target.unusedSince)) if (ids.push(id) === limit) break
    return ids
  }
  const id = 'id' in target ? target.id : (await findMobileOwner(target.mobile))?.user_id
  return id && ((await findBorrower(id)) || (await isSealed(id))) ? [id] : []
}

interface ErasureOptions {
  /** For how many days the account of a borrower who asked stays sealed. With 0, everything is deleted, sealed or not. */
  retainDays: number
  now: Date
}

/**
 * Closes the accounts of borrowers who asked, as the button at My Tulna does. Unused accounts are erased at once,
 * because the year for which the law requires their data is over; one whose borrower has become active since it was
 * found is skipped. Returns how many accounts were closed or erased. If one fails, for example because of a damaged
 * item, the rest are still closed or erased, and then the first failure is thrown.
 */
export function eraseAll(
  ids: string[],
  target: ErasureTarget,
  { retainDays, now }: ErasureOptions,
): Promise<number> {
  const isUnused = 'unusedSince' in target
  const audit: ErasureAudit = { by: 'operator', reason: isUnused ? 'unused' : 'asked', now }
  return eraseBorrowers(ids, async (id) => {
    if (await isActiveAgain(id, target)) return false
    if (!isUnused && retainDays > 0)
      return closeBorrower(id, { by: 'operator', reason: 'asked', retainDays, now })
    const hadSealed = !isUnused && (await eraseSealed(id, audit))
    return (await eraseBorrower(id, audit)) || hadSealed
  })
}

async function isActiveAgain(id: string, target: ErasureTarget): Promise<boolean> {
  if (!('unusedSince' in target)) return false
  const borrower = await findBorrower(id)
  return borrower !== undefined && !(await isInactiveSince(borrower, target.unusedSince))
}

/** Closes or erases the target's accounts if confirmed, else only counts them. Returns a sentence for the operator. */
export async function erase(
  target: ErasureTarget,
  { limit, isConfirmed, retainDays, now }: ErasureOptions & { limit: number; isConfirmed: boolean },
): Promise<string> {
  const ids = await findTargets(target, limit)
  if (ids.length === 0) return 'No borrower matches'
  const counted = ids.length === 1 ? '1 borrower' : `${ids.length} borrowers`
  const more = 'unusedSince' in target && ids.length === limit ? '. There may be more: run it again' : ''
  const isKept = !('unusedSince' in target) && retainDays > 0
  const [id = ''] = ids
  if (isKept && !(await findBorrower(id)))
    return `The account is closed already, and its data is sealed. To erase it, use ${eraseSealedOptions(id)}`
  if (!isConfirmed)
    return isKept
      ? `This would close 1 account and seal its data for ${retainDays} days. Add --yes to do so, or --at-once --yes to erase everything`
      : `This would erase ${counted}. Add --yes to do so${more}`
  const erased = await eraseAll(ids, target, { retainDays, now })
  if (isKept && erased === 0) return 'No account was closed: it has been closed or erased meanwhile'
  return isKept
    ? `Closed the account and sealed its data for ${retainDays} days. To erase it sooner, use ${eraseSealedOptions(id)}`
    : `Erased ${erased} of ${counted}${more}`
}

/** The options that erase a closed account. They name its id, because its mobile number no longer leads to it. */
const eraseSealedOptions = (id: string) => `--id ${id} --at-once --yes`

/** The same day and time a number of years earlier, in UTC; 28 February for a 29 February that the year doesn't have. */
export function yearsBefore(years: number, now: Date): Date {
  const then = new Date(now)
  then.setUTCFullYear(then.getUTCFullYear() - years)
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0)
  return then
}
