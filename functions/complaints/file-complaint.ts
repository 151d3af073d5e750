import { createHash, randomInt } from 'node:crypto'
import { checkSession } from '#borrowers/borrowers.ts'
import type { Complaint } from '#contract/complaint.ts'
import { complaintStates } from '#contract/enums.ts'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { dayInIndia } from '#loans/dates.ts'
import { Conflict, Invalid, TooManyRequests, Unauthenticated, Unavailable } from '#runtime/errors.ts'
import { Backoff } from '#table/backoff.ts'
import { expiryAfter } from '#table/expiry.ts'
import type { ItemOf } from '#table/item-type.ts'
import { complaintItem, complaintRequestItem, ownComplaintItem } from '#table/items.ts'
import { keys } from '#table/keys.ts'
import { readItem, readStoredItems } from '#table/read-items.ts'
import { put, set, transact, tryTransact } from '#table/transaction.ts'
import { type Complainant, countWrites, dailyCounts, isProvenNumber } from './counts.ts'

/** Few, so that many complaints at once cannot keep the function and the table busy. */
const maxRetries = 2

/** What the complainant receives. */
type Receipt = Pick<ItemOf<typeof complaintRequestItem>, 'reference' | 'due_on'>

/**
 * Stores a complaint and notifies the operators. A borrower who gives no number is called back on the one they signed in
 * with. Idempotent for a day: a retry with the same request id gets the first receipt.
 *
 * @throws Invalid if there is no number to call back
 * @throws Unauthenticated if the session has ended since the request was authenticated
 * @throws TooManyRequests if the address, the number or everybody together has reached today's limit (in India)
 * @throws Unavailable if too many complaints arrive at once
 * @throws Conflict if the request id was used with another text or number, or by somebody else
 */
export async function fileComplaint(
  { request_id, complaint, mobile_number }: Complaint,
  { borrower, address, now }: Omit<Complainant, 'mobile'>,
): Promise<Receipt> {
  const mobile = mobile_number ?? borrower?.mobile
  if (!mobile) throw new Invalid(messages.mobileInvalid, { mobile_number: messages.mobileInvalid })
  const requestKey = keys.complaintRequest(request_id)
  const digest = createHash('sha256')
    .update(JSON.stringify([complaint, mobile, borrower?.id]))
    .digest('hex')
  const counts = await dailyCounts({ mobile, borrower, address, now })
  const countKeys = [counts.byAddress, counts.byMobile, ...counts.byEverybody].map(({ key }) => key)
  const stored = await readStoredItems([requestKey, ...countKeys])
  const earlier = stored.find(({ pk }) => pk === requestKey.pk)
  if (earlier) return respondToRetry(complaintRequestItem.parse(earlier))
  const counting = countWrites(counts, stored, now)
  if (!counting) throw new TooManyRequests(messages.tooManyComplaints)

  const due_on = dayInIndia(new Date(expiryAfter(limits.complaint.answerDays, now) * 1000).toISOString())
  const reference = newReference()
  const item = {
    reference,
    due_on,
    filed_at: now.toISOString(),
    state: complaintStates[0],
    complaint,
    mobile,
    user_id: borrower?.id,
    is_number_proven: isProvenNumber({ mobile, borrower }) || undefined,
    answers: [],
    version: 1,
  }
  const request = { reference, due_on, digest, is_notified: false, expires_at: expiryAfter(1, now) }
  const writes = {
    request: put(complaintRequestItem, requestKey, request, { isNew: true }),
    complaint: put(complaintItem, keys.openComplaint(due_on, reference), item, { isNew: true }),
    ...(borrower && {
      session: checkSession(borrower),
      own: put(ownComplaintItem, keys.ownComplaint(borrower.id, reference), { reference, due_on }),
    }),
    ...counting,
  }
  const failed = await tryTransact(writes, new Backoff(maxRetries))
  // A concurrent attempt with the same request id was stored first.
  if (failed.includes('request')) return respondToRetry(await readItem(complaintRequestItem, requestKey))
  if (failed.includes('complaint')) throw new Conflict()
  if (failed.includes('session')) throw new Unauthenticated()
  // The shard is full since it was read, but another may have room.
  if (failed.every((name) => name === 'byEverybody') && failed.length > 0) throw new Unavailable()
  if (failed.length > 0) throw new TooManyRequests(messages.tooManyComplaints)
  return notifyOnce(request_id, request)

  function respondToRetry(request: ItemOf<typeof complaintRequestItem> | undefined) {
    if (request?.digest !== digest) throw new Conflict(messages.complaintSentAlready)
    return notifyOnce(request_id, request)
  }
}

/** Notifies the operators, unless an earlier attempt has. */
async function notifyOnce(requestId: string, request: ItemOf<typeof complaintRequestItem>): Promise<Receipt> {
  const { reference, due_on, is_notified } = request
  // Loaded once the complaint is stored, so that the SNS client adds nothing to a cold start.
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
