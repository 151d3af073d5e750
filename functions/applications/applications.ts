import { type Application, QuotedFigures, quotedFigures } from '#contract/application.ts'
import type { Offer } from '#contract/offer.ts'
import { dayInIndia } from '#loans/dates.ts'
import { Conflict } from '#runtime/errors.ts'
import { tableName } from '#table/client.ts'
import { keys, shardOf } from '#table/keys.ts'
import { queryAll, readPartition } from '#table/read-items.ts'
import { backoff, put, transact, type Write } from '#table/transaction.ts'

const attempts = 4

/**
 * Keeps what a borrower was shown when they pressed "Apply Now", in figures of our own: `said` only tells
 * whether the page had the same. The first press counts the borrower as an applicant of the offer, in the same
 * transaction. Pressing again counts nobody; with the same figures on the same day it adds nothing either.
 */
export async function recordApplication(
  borrowerId: string,
  { offer, said, now }: { offer: Offer; said: QuotedFigures; now: Date },
): Promise<Application> {
  const shown = quotedFigures(offer, said.amount, said.tenure_months)
  const names = Object.keys(QuotedFigures.shape) as (keyof QuotedFigures)[]
  const is_as_shown = names.every((name) => said[name] === shown[name])
  const application: Application = { ...shown, is_as_shown, applied_at: now.toISOString() }
  const latest = { ...keys.application(borrowerId, offer.id), ...application }
  const record = put({ ...shownKey(borrowerId, application), ...application })

  for (let attempt = 0; attempt < attempts; attempt++) {
    const counted = countApplicant(borrowerId, offer.id)
    if (await transact([put(latest, { isNew: true }), record, counted])) return application
    if (await transact([put(latest, { isKnown: true }), record])) return application
    await backoff(attempt)
  }
  throw new Conflict()
}

/** The offers with which a borrower applied, the latest press on each. At most as many as there are offers. */
export async function listApplications(borrowerId: string): Promise<Application[]> {
  const { pk, sk } = keys.application(borrowerId, '')
  const items = await queryAll<Application & { pk: string; sk: string }>({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
    ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
    ConsistentRead: true,
  })
  return items.map(({ pk, sk, ...application }) => application)
}

/** How many borrowers have applied with each offer, by the offer's id. An offer without any is absent. */
export async function countApplicants(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  const shards = await readPartition<{ offer_id: string; applicants: number }>(keys.applicants('', 0).pk)
  for (const { offer_id, applicants } of shards) counts[offer_id] = (counts[offer_id] ?? 0) + applicants
  return counts
}

function shownKey(borrowerId: string, { offer_id, offer_version, applied_at, ...figures }: Application) {
  const { amount, tenure_months, rule_version } = figures
  const told = [offer_version, rule_version, amount, tenure_months].join('#')
  return keys.shown(borrowerId, dayInIndia(applied_at), offer_id, told)
}

const countApplicant = (borrowerId: string, offerId: string): Write => ({
  Update: {
    TableName: tableName(),
    Key: keys.applicants(offerId, shardOf(borrowerId)),
    UpdateExpression: 'ADD applicants :one SET offer_id = :offer',
    ExpressionAttributeValues: { ':one': 1, ':offer': offerId },
  },
})
