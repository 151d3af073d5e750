import { audit, auditWrite } from '#audit/audit.ts'
import type { NewComplaintAnswer, OpenComplaint } from '#contract/complaint.ts'
import { closedComplaintStates } from '#contract/enums.ts'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { Conflict, NotFound } from '#runtime/errors.ts'
import { expiryAfter } from '#table/expiry.ts'
import { complaintItem } from '#table/items.ts'
import { keys, partitions } from '#table/keys.ts'
import { inPartition, queryAll, readFirstPage, readItem } from '#table/read-items.ts'
import { put, remove, transact } from '#table/transaction.ts'

/**
 * The complaints that are not closed, the most urgent first: at most a megabyte of them, so that the list loads however
 * many there are. `hasMore` says whether there are more. Reading the list is audited.
 */
export async function listOpenComplaints(
  adminId: string,
  now: Date,
): Promise<{ complaints: OpenComplaint[]; hasMore: boolean }> {
  const { items: complaints, hasMore } = await readFirstPage(complaintItem, partitions.openComplaints)
  await audit({ by: adminId, action: 'complaints-listed', count: complaints.length }, now)
  return { complaints, hasMore }
}

const datesItem = /* @__PURE__ */ complaintItem.pick(['filed_at', 'due_on'])

/** When each open complaint was filed and must be answered, without its text or number, so nobody's data is seen. */
export const openComplaintDates = () => queryAll(datesItem, inPartition(partitions.openComplaints))

const isClosed = (state: string) => closedComplaintStates.some((closed) => closed === state)

/**
 * Records an administrator's answer and its audit entry in one transaction, under an optimistic lock. A closed
 * complaint leaves the list of open ones and expires after a year. A retry of the latest answer changes nothing. After
 * `limits.complaint.openAnswers`, only an answer that closes the complaint is accepted.
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
  if (!isClosed(state) && found.answers.length >= limits.complaint.openAnswers)
    throw new Conflict(messages.tooManyAnswers)
  const answers = [...found.answers, { state, note, at: now.toISOString(), by: adminId }]
  const answered = { ...found, state, answers, version: version + 1 }
  const entry = auditWrite({ by: adminId, action: 'complaint-answered', complaint: reference, state }, now)
  const expires_at = expiryAfter(limits.complaint.keptDays, now)
  const writes = isClosed(state)
    ? [remove(key, { version }), put(complaintItem, closedKey, { ...answered, expires_at }, { isNew: true })]
    : [put(complaintItem, key, answered, { where: { version } })]
  if (!(await transact([...writes, entry]))) throw new Conflict(messages.complaintChanged)
}
