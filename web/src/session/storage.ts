/** The specification's local storage keys. Only the chosen language has another key (`languages.ts`). */
export const storageKeys = [
  'userDetails',
  'isAuthenticated',
  'registeredUsers',
  'shop-otp',
  'userMobile',
  'authToken',
] as const
export type StorageKey = (typeof storageKeys)[number]

const listeners = new Set<() => void>()

export const read = (key: StorageKey): string | null => storage().getItem(key) || null

/** Writes or, with null, removes. */
export function write(key: StorageKey, value: string | null) {
  if (value === null) storage().removeItem(key)
  else storage().setItem(key, value)
  for (const listener of listeners) listener()
}

export const readJson = (key: StorageKey): unknown => parse(read(key))

/** Returns null for anything that isn't JSON: other versions of the site, extensions and people can write here too. */
function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** What a visitor typed on `/compare`, and an unsent complaint. Session storage loses them when the tab is closed. */
type TabKey = 'visitorFacts' | 'complaint'
export const readTab = (key: TabKey): string | null => storage('sessionStorage').getItem(key)
export const readTabJson = (key: TabKey): unknown => parse(readTab(key))

/** Writes or, with null, removes. */
export function writeTab(key: TabKey, value: string | null) {
  if (value === null) storage('sessionStorage').removeItem(key)
  else storage('sessionStorage').setItem(key, value)
  for (const listener of listeners) listener()
}

/** A page in the browser's back/forward cache gets no `storage` events, but a `pageshow` event when it comes back. */
const changes = ['storage', 'pageshow'] as const

/** Calls the listener after changes in this tab and in others, so that signing out in one tab signs out in all. */
export function onStorageChange(listener: () => void): () => void {
  listeners.add(listener)
  for (const change of changes) window.addEventListener(change, listener)
  return () => {
    listeners.delete(listener)
    for (const change of changes) window.removeEventListener(change, listener)
  }
}

/** Used where the browser refuses storage, as some private windows do, and while prerendering. */
const memory = new Map<string, string>()
const inMemory: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => memory.set(key, value),
  removeItem: (key) => memory.delete(key),
}

function storage(kind: 'localStorage' | 'sessionStorage' = 'localStorage') {
  try {
    return window[kind] ?? inMemory
  } catch {
    return inMemory
  }
}
