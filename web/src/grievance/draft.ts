import { readSession } from '../session/session.ts'
import { readJson, readTabJson, writeTab } from '../session/storage.ts'
import { isText, readFields, type StoredFields } from '../session/stored-fields.ts'

const draftFields = {
  complaint: isText,
  mobile_number: isText,
  /** The borrower who was signed in when the draft was written. `readDraft` returns the draft to nobody else. */
  userId: isText,
}

/** The stored draft, unless another borrower was signed in when it was written. */
function ownDraft(): StoredFields<typeof draftFields> {
  const draft = readFields(readTabJson('complaint'), draftFields)
  // The saved form outlives a session that has expired.
  const saved = readFields(readJson('userDetails'), { userId: isText })
  const reader = readSession().userId ?? saved.userId
  return draft.userId === undefined || draft.userId === reader ? draft : {}
}

/**
 * An unsent complaint from the tab's session storage. What a borrower wrote is not returned once they have logged out
 * or somebody else has signed in. What was written without a session is returned to anybody until somebody logs out.
 */
export function readDraft() {
  const { complaint = '', mobile_number = '' } = ownDraft()
  return { complaint, mobile_number }
}

/** Keeps an unsent complaint, or removes an empty one. */
export function writeDraft({ complaint, mobile_number }: { complaint?: string; mobile_number?: string }) {
  const userId = readSession().userId ?? ownDraft().userId
  writeTab(
    'complaint',
    complaint || mobile_number ? JSON.stringify({ complaint, mobile_number, userId }) : null,
  )
}
