import { readSession } from '../session/session.ts'
import { readJson, readVisitor, writeVisitor } from '../session/storage.ts'
import { isText, readFields } from '../session/stored-fields.ts'

const draftFields = {
  complaint: isText,
  mobile_number: isText,
  /** The borrower who was signed in when it was written: nobody else reads it. */
  userId: isText,
}

function storedDraft() {
  try {
    return readFields(JSON.parse(readVisitor('complaint') ?? '{}'), draftFields)
  } catch {
    return {}
  }
}

/** An unsent complaint, as the tab's session storage has it. Empty once its writer has logged out or somebody else signs in. */
export function readDraft() {
  const { complaint = '', mobile_number = '', userId } = storedDraft()
  // The saved form outlives a session that has ended by itself.
  const saved = readFields(readJson('userDetails'), { userId: isText })
  const reader = readSession().userId ?? saved.userId
  const isOwn = userId === undefined || userId === reader
  return isOwn ? { complaint, mobile_number } : { complaint: '', mobile_number: '' }
}

/** Keeps an unsent complaint, or removes an empty one. */
export function writeDraft({ complaint, mobile_number }: { complaint?: string; mobile_number?: string }) {
  const userId = readSession().userId ?? storedDraft().userId
  writeVisitor(
    complaint || mobile_number ? JSON.stringify({ complaint, mobile_number, userId }) : null,
    'complaint',
  )
}
