import { readVisitor, writeVisitor } from '../session/storage.ts'
import { isText, readFields } from '../session/stored-fields.ts'

const draftFields = { complaint: isText, mobile_number: isText }

/** An unsent complaint, as the tab's session storage has it. */
export function readDraft() {
  const empty = { complaint: '', mobile_number: '' }
  try {
    return { ...empty, ...readFields(JSON.parse(readVisitor('complaint') ?? '{}'), draftFields) }
  } catch {
    return empty
  }
}

/** Keeps an unsent complaint, or removes an empty one. */
export function writeDraft(draft: { complaint?: string; mobile_number?: string }) {
  writeVisitor(Object.values(draft).some(Boolean) ? JSON.stringify(draft) : null, 'complaint')
}
