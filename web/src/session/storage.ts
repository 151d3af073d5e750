/** The specification's local storage keys (section 3). Nothing else is kept in the browser. */
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

/** What another version of the app, an extension or a curious person left there may be anything. */
export function readJson(key: StorageKey): unknown {
  try {
    return JSON.parse(read(key) ?? 'null')
  } catch {
    return null
  }
}

/** Tells of changes in this tab and in the others, so that signing out in one signs out everywhere. */
export function onStorageChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Stands in where the browser refuses storage, as some private windows do, and while prerendering. */
const memory = new Map<string, string>()
const inMemory: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => memory.set(key, value),
  removeItem: (key) => memory.delete(key),
}

function storage() {
  try {
    return window.localStorage ?? inMemory
  } catch {
    return inMemory
  }
}
