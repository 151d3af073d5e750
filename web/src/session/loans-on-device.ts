import { readItem, writeItem } from '../browser-storage.ts'

/**
 * The key in local storage of the loans that somebody keeps at `/my-loans`. They belong to the device, not to a session: only the
 * visitor removes them, and the menu asks about them at the sign-out.
 */
const key = 'myLoans'

export const readLoansText = (): string | null => readItem('device', key) || null

/** Writes or, with null, removes. */
export const writeLoansText = (text: string | null) => writeItem('device', key, text)
