import { type Borrower, checkSession } from '#borrowers/borrowers.ts'
import { type Application, QuotedFigures } from '#contract/application.ts'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import type { Offer } from '#contract/offer.ts'
import { quotedFigures } from '#contract/quoted-figures.ts'
import { dayInIndia } from '#loans/dates.ts'
import { Conflict, Unauthenticated } from '#runtime/errors.ts'
import { Backoff } from '#table/backoff.ts'
import { cached } from '#table/cached.ts'
import { applicantsItem, applicationCountItem, applicationItem } from '#table/items.ts'
import { keys, partitions, sortKeyPrefixes } from '#table/keys.ts'
import { queryAll, readItem, readPartition, withPrefix } from '#table/read-items.ts'
import { applicantsPartitions, applicantsShards, shardOf } from '#table/shards.ts'
import { put, tryTransact, upsert } from '#table/transaction.ts'

/**
 * What `is_as_shown` compares. The ranking rule and which rate the figures are at are not compared, because a page that
 * was loaded before a release may name an earlier rule, or no rate, and still show the same figures.
 */
const figureNames = (Object.keys(QuotedFigures.shape) as (keyof QuotedFigures)[]).filter(
  (name) => name !== 'rule_version' && name !== 'rate_basis' && name !== 'for_any_borrower',
)

/**
 * Records the offer's figures when a borrower presses "Apply Now". `said` has the figures that the page showed. The
 * server computes its own figures for the amount and tenure in `said`, and records whether the page showed the same.
 *
 * The first application for an offer counts the borrower as an applicant, in the same transaction. A later one replaces
 * it, and the earlier one is kept as a record if it had other inputs or was on another day.
 *
 * @throws Conflict if the borrower already has the maximum number of records, or other requests keep interfering
 * @throws Unauthenticated if the borrower has logged out or has been erased since the request was authenticated
 */
export async function recordApplication(
  borrower: Borrower,
  { offer, said, now }: { offer: Offer; said: QuotedFigures; now: Date },
): Promise<Application> {
  const quoted = quotedFigures(offer, said.amount, said.tenure_months)
  const is_as_shown = figureNames.every((name) => said[name] === quoted[name])
  const application: Application = { ...quoted, is_as_shown, applied_at: now.toISOString() }

  const backoff = new Backoff()
  let earlier: Application | undefined
  let isNewRecord = true
  do {
    const writes = writesOf(borrower.id, application, earlier, isNewRecord)
    const failed = await tryTransact({ ...writes, session: checkSession(borrower) }, backoff)
    if (failed.length === 0) return application
    if (failed.includes('session')) throw new Unauthenticated()
    if (failed.includes('latest')) {
      earlier = await readItem(applicationItem, keys.application(borrower.id, offer.id))
      isNewRecord = true
    } else if (failed.includes('record')) isNewRecord = false
    else throw new Conflict(messages.tooManyApplications)
  } while (await backoff.wait())
  throw new Conflict()
}

/**
 * The writes by name. A first application counts the borrower as an applicant. A later one replaces the earlier one,
 * which is kept as a record unless both have the same record key; a new record is counted.
 *
 * @param isNewRecord the earlier application is not among the records yet
 */
function writesOf(
  id: string,
  application: Application,
  earlier: Application | undefined,
  isNewRecord: boolean,
) {
  const { offer_id } = application
  const key = keys.application(id, offer_id)
  if (!earlier) {
    const applicants = upsert(applicantsItem, keys.applicants(offer_id, shardOf(id, applicantsShards)), {
      add: { applicants: 1 },
      setOnce: { offer_id },
    })
    return { latest: put(applicationItem, key, application, { isNew: true }), applicants }
  }
  // Fails if another request has replaced the earlier application, because that newer one must be kept too.
  const where = { ...inputsOf(earlier), applied_at: earlier.applied_at }
  const latest = put(applicationItem, key, application, { where })
  const recordKey = recordKeyOf(id, earlier)
  if (recordKey.sk === recordKeyOf(id, application).sk) return { latest }
  const record = put(applicationItem, recordKey, earlier, { isNew: isNewRecord })
  const count = upsert(applicationCountItem, keys.applicationCount(id), {
    add: { applications: 1 },
    below: limits.applicationsPerBorrower,
  })
  return { latest, record, ...(isNewRecord && { count }) }
}

/** The inputs that an application's figures were computed from. */
const inputsOf = ({ offer_version, rule_version, amount, tenure_months }: Application) => ({
  offer_version,
  rule_version,
  amount,
  tenure_months,
})

const recordKeyOf = (borrowerId: string, application: Application) =>
  keys.earlierApplication(
    borrowerId,
    dayInIndia(application.applied_at),
    application.offer_id,
    Object.values(inputsOf(application)).join('#'),
  )

/** A borrower's latest application for each offer. */
export const listApplications = (borrowerId: string): Promise<Application[]> =>
  queryAll(applicationItem, withPrefix(partitions.borrower(borrowerId), sortKeyPrefixes.application))

const applicantsKeys = Array.from({ length: applicantsPartitions }, (_, n) => partitions.applicants(n))

/**
 * How many borrowers have applied for each offer, by the offer's id. The counts may be five seconds old. An offer
 * without applicants is absent.
 */
export const countApplicants = cached(5_000, async () => {
  const counts: Record<string, number> = {}
  const shards = await Promise.all(
    applicantsKeys.map((pk) => readPartition(applicantsItem, pk, { fresh: false })),
  )
  for (const { offer_id, applicants } of shards.flat())
    counts[offer_id] = (counts[offer_id] ?? 0) + applicants
  return counts
})
