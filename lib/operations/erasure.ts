import { GetFunctionConfigurationCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { findBorrower, findMobileOwner } from '#borrowers/borrowers.ts'
import { type ErasureAudit, eraseBorrowers } from '#borrowers/erasure.ts'
import { inactiveSince, isInactiveSince } from '#borrowers/inactive-borrowers.ts'
import { isSealed } from '#borrowers/seal.ts'
import { environment, functionNameOf } from '#runtime/names.ts'

/** Whom to erase: who has this number or this id, or all who have not signed in since then. */
export type Whom = { mobile: string } | { id: string } | { unusedSince: Date }

/** The name of the table that a deployed stage's functions use. Throws a one-line error if they name none. */
export async function deployedTable(stage: string): Promise<string> {
  const FunctionName = functionNameOf(stage, 'users')
  const { Environment } = await new LambdaClient({}).send(
    new GetFunctionConfigurationCommand({ FunctionName }),
  )
  const name = Environment?.Variables?.[environment.tableName]
  if (!name) throw new Error(`${FunctionName} does not say which table it uses`)
  return name
}

/** The ids of those who are meant, at most so many. */
export async function findWhom(whom: Whom, most: number): Promise<string[]> {
  if ('unusedSince' in whom) {
    const ids: string[] = []
    for await (const id of inactiveSince(whom.unusedSince)) if (ids.push(id) === most) break
    return ids
  }
  const id = 'id' in whom ? whom.id : (await findMobileOwner(whom.mobile))?.user_id
  return id && ((await findBorrower(id)) || (await isSealed(id))) ? [id] : []
}

/**
 * Erases borrowers, except those who have signed in again meanwhile, and returns how many it erased.
 */
export async function eraseAll(
  ids: string[],
  whom: Whom,
  { now, pauseMs }: { now: Date; pauseMs?: number },
): Promise<number> {
  const audit: ErasureAudit = { by: 'operator', reason: 'unusedSince' in whom ? 'unused' : 'asked', now }
  return eraseBorrowers(stillMeant(ids, whom), audit, pauseMs)
}

async function* stillMeant(ids: string[], whom: Whom): AsyncGenerator<string> {
  for (const id of ids) if (!(await hasComeBack(id, whom))) yield id
}

async function hasComeBack(id: string, whom: Whom): Promise<boolean> {
  if (!('unusedSince' in whom)) return false
  const borrower = await findBorrower(id)
  return borrower !== undefined && !(await isInactiveSince(borrower, whom.unusedSince))
}

/** Finds them, and erases them if that is confirmed. Answers in a sentence what was done, or would be. */
export async function erase(
  whom: Whom,
  { most, isConfirmed, ...rest }: { most: number; isConfirmed: boolean; now: Date; pauseMs?: number },
): Promise<string> {
  const ids = await findWhom(whom, most)
  if (ids.length === 0) return 'Nobody is meant by this'
  const counted = ids.length === 1 ? '1 borrower' : `${ids.length} borrowers`
  const more = 'unusedSince' in whom && ids.length === most ? '; there may be more, for another run' : ''
  if (!isConfirmed) return `This would erase ${counted}. Say --yes to do it${more}`
  return `Erased ${await eraseAll(ids, whom, rest)} of ${counted}${more}`
}

export function yearsBefore(years: number, now: Date): Date {
  const then = new Date(now)
  then.setUTCFullYear(then.getUTCFullYear() - years)
  return then
}
