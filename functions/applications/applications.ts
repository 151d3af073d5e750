import { type Application, QuotedFigures, quotedFigures } from '#contract/application.ts'
import { limits } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import type { Offer } from '#contract/offer.ts'
import { dayInIndia } from '#loans/dates.ts'
import { Conflict, Unauthenticated } from '#runtime/errors.ts'
import { Backoff } from '#table/backoff.ts'
import { applicantsItem, applicationCountItem, applicationItem } from '#table/items.ts'
import { keys, partitions, shardOf, sortKeyPrefixes } from '#table/keys.ts'
import { queryAll, readPartition, withPrefix } from '#table/read-items.ts'
import { check, put, tryTransact, upsert, type Write } from '#table/transaction.ts'

/** The part of a borrower's profile that shows whether the account and its sessions still exist. */
interface Applicant {
  id: string
  sessions_valid_from: number
}

/**
 * Records the offer's figures when a borrower presses "Apply Now". The server computes them; `said` is only compared
 * with them.
 *
 * The first application for an offer counts the borrower as an applicant, in the same transaction. Applying again
 * counts nobody; with the same figures on the same day it adds no record either.
 *
 * @throws Conflict if the borrower already has the maximum number of records
 * @throws Unauthenticated if the borrower has logged out or has been erased since the request was authenticated
 */
export async function recordApplication(
  applicant: Applicant,
  { offer, said, now }: { offer: Offer; said: QuotedFigures; now: Date },
): Promise<Application> {
  const quoted = quotedFigures(offer, said.amount, said.tenure_months)
  const names = Object.keys(QuotedFigures.shape) as (keyof QuotedFigures)[]
  const is_as_shown = names.every((name) => said[name] === quoted[name])
  const application: Application = { ...quoted, is_as_shown, applied_at: now.toISOString() }

  const backoff = new Backoff()
  let isFirst = true
  let isNewRecord = true
  do {
    const writes = writesOf(applicant, application, { isFirst, isNewRecord })
    const failed = await tryTransact(writes, backoff)
    if (failed.length === 0) return application
    if (failed.includes(writes.length - 1)) throw new Unauthenticated()
    // An item that already exists is overwritten and not counted again.
    if (failed.includes(0)) isFirst = !isFirst
    if (failed.includes(1)) isNewRecord = !isNewRecord
    else if (failed.includes(2)) throw new Conflict(messages.tooManyApplications)
  } while (await backoff.wait())
  throw new Conflict()
}

interface Known {
  /** The borrower has not applied for this offer before. */
  isFirst: boolean
  /** These figures have not been recorded today. */
  isNewRecord: boolean
}

/** The latest application for the offer, the record of these figures, the counts, and last the check of the session. */
function writesOf(
  { id: borrowerId, sessions_valid_from }: Applicant,
  application: Application,
  { isFirst, isNewRecord }: Known,
): Write[] {
  const session = check(keys.borrower(borrowerId), { sessions_valid_from })
  const { offer_id } = application
  const latestKey = keys.application(borrowerId, offer_id)
  const latest = put(applicationItem, latestKey, application, { isNew: isFirst, isKnown: !isFirst })
  const recordKey = keys.shown(
    borrowerId,
    dayInIndia(application.applied_at),
    offer_id,
    figuresOf(application),
  )
  const record = put(applicationItem, recordKey, application, { isNew: isNewRecord, isKnown: !isNewRecord })
  const recordCount = upsert(applicationCountItem, keys.applicationCount(borrowerId), {
    add: { applications: 1 },
    below: limits.applicationsPerBorrower,
  })
  const applicants = upsert(applicantsItem, keys.applicants(offer_id, shardOf(borrowerId)), {
    add: { applicants: 1 },
    setOnce: { offer_id },
  })
  return [latest, record, ...(isNewRecord ? [recordCount] : []), ...(isFirst ? [applicants] : []), session]
}

const figuresOf = ({ offer_version, rule_version, amount, tenure_months }: Application) =>
  [offer_version, rule_version, amount, tenure_months].join('#')

/** A borrower's latest application for each offer: at most one per offer. */
export const listApplications = (borrowerId: string): Promise<Application[]> =>
  queryAll(applicationItem, withPrefix(partitions.borrower(borrowerId), sortKeyPrefixes.application))

/** How many borrowers have applied for each offer, by the offer's id. An offer without applicants is absent. */
export async function countApplicants(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  const shards = await readPartition(applicantsItem, partitions.applicants)
  for (const { offer_id, applicants } of shards) counts[offer_id] = (counts[offer_id] ?? 0) + applicants
  return counts
}
