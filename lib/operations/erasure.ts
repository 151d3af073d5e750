import { GetFunctionConfigurationCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { findBorrower, findMobileOwner } from '#borrowers/borrowers.ts'
import { type ErasureAudit, eraseBorrowers } from '#borrowers/erasure.ts'
import { inactiveSince, isInactiveSince } from '#borrowers/inactive-borrowers.ts'
import { isSealed } from '#borrowers/seal.ts'
import { environment, functionNameOf } from '#runtime/names.ts'

/** Which borrowers to erase: the one with this number or id, or all with no activity since a moment. */
export type ErasureTarget = { mobile: string } | { id: string } | { unusedSince: Date }

/** The name of the table that a deployed stage's functions use. Throws one line if they name none. */
export async function deployedTable(stage: string): Promise<string> {
  const FunctionName = functionNameOf(stage, 'users')
  const { Environment } = await new LambdaClient({}).send(
    new GetFunctionConfigurationCommand({ FunctionName }),
  )
  const name = Environment?.Variables?.[environment.tableName]
  if (!name) throw new Error(`${FunctionName} has no setting for its table`)
  return name
}

/** The ids of the target's borrowers, at most `limit`. */
export async function findTargets(target: ErasureTarget, limit: number): Promise<string[]> {
  if ('unusedSince' in target) {
    const ids: string[] = []
    for await (const id of inactiveSince(target.unusedSince)) if (ids.push(id) === limit) break
    return ids
  }
  const id = 'id' in target ? target.id : (await findMobileOwner(target.mobile))?.user_id
  return id && ((await findBorrower(id)) || (await isSealed(id))) ? [id] : []
}

/** Erases borrowers, except those who have been active since they were found. Returns the number erased. */
export async function eraseAll(ids: string[], target: ErasureTarget, now: Date): Promise<number> {
  const audit: ErasureAudit = { by: 'operator', reason: 'unusedSince' in target ? 'unused' : 'asked', now }
  return eraseBorrowers(stillTargeted(ids, target), audit)
}

async function* stillTargeted(ids: string[], target: ErasureTarget): AsyncGenerator<string> {
  for (const id of ids) if (!(await isActiveAgain(id, target))) yield id
}

async function isActiveAgain(id: string, target: ErasureTarget): Promise<boolean> {
  if (!('unusedSince' in target)) return false
  const borrower = await findBorrower(id)
  return borrower !== undefined && !(await isInactiveSince(borrower, target.unusedSince))
}

/** Erases the target's borrowers if confirmed, else only counts them. Returns a sentence for the operator. */
export async function erase(
  target: ErasureTarget,
  { limit, isConfirmed, now }: { limit: number; isConfirmed: boolean; now: Date },
): Promise<string> {
  const ids = await findTargets(target, limit)
  if (ids.length === 0) return 'No borrower matches'
  const counted = ids.length === 1 ? '1 borrower' : `${ids.length} borrowers`
  const more = 'unusedSince' in target && ids.length === limit ? '. There may be more: run it again' : ''
  if (!isConfirmed) return `This would erase ${counted}. Add --yes to erase them${more}`
  return `Erased ${await eraseAll(ids, target, now)} of ${counted}${more}`
}

/** The same day and time a number of years earlier, in UTC. */
export function yearsBefore(years: number, now: Date): Date {
  const then = new Date(now)
  then.setUTCFullYear(then.getUTCFullYear() - years)
  return then
}
