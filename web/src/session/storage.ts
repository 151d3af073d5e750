import { onWrite, readItem, writeItem } from '../browser-storage.ts'

/** The specification's local storage keys. Only the chosen language (`languages.ts`) and the loans of `/my-loans` (`loans-on-device.ts`) have others. */
export const storageKeys = [
  'userDetails',
  'isAuthenticated',
  'registeredUsers',
  'shop-otp',
  'userMobile',
  'authToken',
] as const
export type StorageKey = (typeof storageKeys)[number]

export const read = (key: StorageKey): string | null => readItem('device', key) || null

/** Writes or, with null, removes. */
export const write = (key: StorageKey, value: string | null) => writeItem('device', key, value)

export const readJson = (key: StorageKey): unknown => parse(read(key))

/** Returns null for anything that isn't JSON: other versions of the site, extensions and people can write here too. */
function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/**
 * What a visitor typed on `/compare`, an unsent complaint to us, what was typed for a letter of complaint, what was typed or found for a loan of `/my-loans`, the codes that were sent for a sign-in and to a new number, and when this visit reached the steps that are counted.
 * Lost when the tab is closed.
 */
export const tabKeys = [
  'visitorFacts',
  'complaint',
  'complaintLetter',
  'loanDraft',
  'foundLoan',
  'sentCode',
  'newNumberCode',
  'visitSteps',
] as const
type TabKey = (typeof tabKeys)[number]
export const readTab = (key: TabKey): string | null => readItem('tab', key)
export const readTabJson = (key: TabKey): unknown => parse(readTab(key))

/** Writes or, with null, removes. */
export const writeTab = (key: TabKey, value: string | null) => writeItem('tab', key, value)

/** A page in the browser's back/forward cache gets no `storage` events, but a `pageshow` event when it comes back. */
const changes = ['storage', 'pageshow'] as const

/** Calls the listener after changes in this tab and in others, so that signing out in one tab signs out in all. */
export function onStorageChange(listener: () => void): () => void {
  const stop = onWrite(listener)
  for (const change of changes) window.addEventListener(change, listener)
  return () => {
    stop()
    for (const change of changes) window.removeEventListener(change, listener)
  }
}
