import { changeMobile, findChange, type Obstacle } from '#borrowers/change-mobile.ts'

const explanations: Record<Obstacle, string> = {
  'no-account': 'No account has the old number',
  same: 'The two numbers are the same',
  'not-proven':
    'Nobody has proved the new number. Ask the borrower to sign in with it on the site, fill in nothing, and run this again',
  'not-empty':
    'The account with the new number has details already. The borrower has to close one of the two accounts at My Tulna',
}

/**
 * Moves an account to another number if that is possible and confirmed, else says why not or what it would do. Returns a
 * sentence for the operator, without numbers.
 */
export async function changeNumber(
  { from, to }: { from: string; to: string },
  { isConfirmed, now }: { isConfirmed: boolean; now: Date },
): Promise<string> {
  const found = await findChange(from, to)
  if ('obstacle' in found) return explanations[found.obstacle]
  const { id } = found.borrower
  if (!isConfirmed)
    return `This would give the account ${id} the new number and free the old one. Add --yes to do so`
  await changeMobile(found, { by: 'operator', now })
  return `The account ${id} has the new number. The borrower can sign in with it`
}
