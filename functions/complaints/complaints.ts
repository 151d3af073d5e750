import { createHash, randomInt } from 'node:crypto'
import { type AuditEntry, audit, auditWrite } from '#audit/audit.ts'
import type { Borrower } from '#borrowers/borrowers.ts'
import type { NewComplaintAnswer, OpenComplaint } from '#contract/complaint.ts'
import { closedComplaintStates, complaintStates } from '#contract/enums.ts'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { dayInIndia } from '#loans/dates.ts'
import { Conflict, NotFound, TooManyRequests, Unauthenticated } from '#runtime/errors.ts'
import type { ItemOf } from '#table/item-type.ts'
import { complaintItem, complaintRequestItem, ownComplaintItem } from '#table/items.ts'
import { keys, partitions } from '#table/keys.ts'
import { readFirstPage, readItem } from '#table/read-items.ts'
import { checkSession, put, remove, set, transact, tryTransact } from '#table/transaction.ts'
import { countWrites, daySeconds } from './counts.ts'

interface FiledComplaint {
  requestId: string
  complaint: string
  /** The number to call back. */
  mobile: string
  /** The borrower who is signed in. */
  borrower: Borrower | undefined
  /** The visitor's IP address. Only a keyed digest of it or its /64 network is stored, for two days (`counts.ts`). */
  address: string
  now: Date
}

/** What the complainant receives. */
type Receipt = Pick<ItemOf<typeof complaintRequestItem>, 'reference' | 'due_on'>

/**
 * Stores a complaint and notifies the operators. Idempotent for a day: a retry with the same request id gets the first
 * receipt.
 *
 * @throws Unauthenticated if the session has ended since the request was authenticated
 * @throws TooManyRequests if the address, the number or everybody together has reached today's limit (in India)
 * @throws Conflict if the request id was used with another text or number, or by somebody else
 */
export async function fileComplaint(filed: FiledComplaint): Promise<Receipt> {
  const { requestId, complaint, mobile, borrower, now } = filed
  const requestKey = keys.complaintRequest(requestId)
  const digest = createHash('sha256')
    .update(JSON.stringify([complaint, mobile, borrower?.id]))
    .digest('hex')
  const earlier = await readItem(complaintRequestItem, requestKey)
  if (earlier) return respondToRetry(earlier)

  const seconds = Math.floor(now.getTime() / 1000)
  const due_on = dayInIndia(
    new Date((seconds + limits.complaint.answerDays * daySeconds) * 1000).toISOString(),
  )
  const reference = newReference()
  const item = {
    reference,
    due_on,
    filed_at: now.toISOString(),
    state: complaintStates[0],
    complaint,
    mobile,
    user_id: borrower?.id,
    answers: [],
    version: 1,
  }
  const request = { reference, due_on, digest, is_notified: false, expires_at: seconds + daySeconds }
  const failed = await tryTransact([
    put(complaintRequestItem, requestKey, request, { isNew: true }),
    put(complaintItem, keys.openComplaint(due_on, reference), item, { isNew: true }),
    ...(borrower
      ? [
          checkSession(borrower),
          put(ownComplaintItem, keys.ownComplaint(borrower.id, reference), { reference, due_on }),
        ]
      : []),
    ...(await countWrites(filed)),
  ])
  // A concurrent attempt with the same request id was stored first.
  if (failed.includes(0)) return respondToRetry(await readItem(complaintRequestItem, requestKey))
  if (failed.includes(1)) throw new Conflict()
  if (borrower && failed.includes(2)) throw new Unauthenticated()
  if (failed.length > 0) throw new TooManyRequests(messages.tooManyComplaints)
  return notifyOnce(requestId, request)

  function respondToRetry(request: ItemOf<typeof complaintRequestItem> | undefined) {
    if (request?.digest !== digest) throw new Conflict(messages.complaintSentAlready)
    return notifyOnce(requestId, request)
  }
}

/** Notifies the operators, unless an earlier attempt has. */
async function notifyOnce(requestId: string, request: ItemOf<typeof complaintRequestItem>): Promise<Receipt> {
  const { reference, due_on, is_notified } = request
  // Loaded when needed: other requests about complaints have no use for SNS.
  const { notifyOperators } = await import('./notify-operators.ts')
  if (!is_notified && (await notifyOperators({ reference, due_on })))
    await transact([set(keys.complaintRequest(requestId), { is_notified: true }, { reference })])
  return { reference, due_on }
}

/** Crockford's base32: without I, L and O, which look like digits, and without U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

function newReference(): string {
  const half = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${half()}-${half()}`
}

/**
 * The complaints that are not closed, the most urgent first: at most a megabyte of them, so that the list loads however
 * many there are. `hasMore` says whether there are more. Reading the list is audited.
 */
export async function listOpenComplaints(
  adminId: string,
  now: Date,
): Promise<{ complaints: OpenComplaint[]; hasMore: boolean }> {
  const { items: complaints, hasMore } = await readFirstPage(complaintItem, partitions.openComplaints)
  await audit({ by: adminId, action: 'complaints-listed', rows: complaints.length }, now)
  return { complaints, hasMore }
}

/**
 * The most answers that leave a complaint open: with them, the complaint and the answer that closes it, each of up to
 * 12 KB in Hindi, the item stays below DynamoDB's 400 KB.
 */
const maxOpenAnswers = 30

const isClosed = (state: string) => closedComplaintStates.some((closed) => closed === state)

/**
 * Records an administrator's answer and its audit entry in one transaction, under an optimistic lock. A closed
 * complaint leaves the list of open ones and expires after a year. A retry of the latest answer changes nothing. After
 * `maxOpenAnswers`, only an answer that closes the complaint is accepted.
 */
export async function answerComplaint(
  { reference, due_on, version, state, note }: NewComplaintAnswer,
  adminId: string,
  now: Date,
): Promise<void> {
  const key = keys.openComplaint(due_on, reference)
  const closedKey = keys.closedComplaint(due_on, reference)
  const found = (await readItem(complaintItem, key)) ?? (await readItem(complaintItem, closedKey))
  if (!found) throw new NotFound(messages.complaintNotFound)
  const last = found.answers.at(-1)
  const isSaved = last?.by === adminId && last.state === state && last.note === note
  // The administrator may have loaded the list again since the first attempt, and then sends the new version.
  const mayBeRetry = found.version === version + 1 || (found.version === version && !isClosed(found.state))
  if (isSaved && mayBeRetry) return
  if (isClosed(found.state)) throw new NotFound(messages.complaintNotFound)
  if (found.version !== version) throw new Conflict(messages.complaintChanged)
  if (!isClosed(state) && found.answers.length >= maxOpenAnswers) throw new Conflict(messages.tooManyAnswers)
  const answers = [...found.answers, { state, note, at: now.toISOString(), by: adminId }]
  const answered = { ...found, state, answers, version: version + 1 }
  const entry: AuditEntry = { by: adminId, action: 'complaint-answered', complaint: reference, state }
  const expires_at = Math.floor(now.getTime() / 1000) + limits.complaint.keptDays * daySeconds
  const writes = isClosed(state)
    ? [remove(key, { version }), put(complaintItem, closedKey, { ...answered, expires_at }, { isNew: true })]
    : [put(complaintItem, key, answered, { where: { version } })]
  if (!(await transact([...writes, auditWrite(entry, now)]))) throw new Conflict(messages.complaintChanged)
}
