const areas = { device: 'localStorage', tab: 'sessionStorage' } as const

/** Local storage, which all tabs of the site share, or session storage, which each tab has for itself. */
type Area = keyof typeof areas

/** A value that could not be stored, or null for one that could not be removed, and what the browser had stored then. */
interface Unstored {
  value: string | null
  stored: string | null
}

/** By the key of each area. */
const unstored: Record<Area, Map<string, Unstored>> = { device: new Map(), tab: new Map() }
const listeners = new Set<() => void>()

/**
 * The stored value, or null. Never throws: browsers refuse storage in some private windows and web views, and on full
 * devices. What could not be stored comes from this tab's memory, until another tab stores another value.
 */
export function readItem(area: Area, key: string): string | null {
  const stored = attempt(() => window[areas[area]].getItem(key)) ?? null
  const own = unstored[area].get(key)
  return own && own.stored === stored ? own.value : stored
}

/**
 * Stores a value or, with null, removes it. Never throws: what the browser refuses to store stays in this tab's memory,
 * until the page is reloaded or closed.
 */
export function writeItem(area: Area, key: string, value: string | null) {
  const isDone = attempt(() => {
    if (value === null) window[areas[area]].removeItem(key)
    else window[areas[area]].setItem(key, value)
    return true
  })
  if (isDone) unstored[area].delete(key)
  else unstored[area].set(key, { value, stored: attempt(() => window[areas[area]].getItem(key)) ?? null })
  for (const listener of listeners) listener()
}

/** Whether the browser lets the site read what it has stored. */
export const canRead = (area: Area) =>
  attempt(() => {
    window[areas[area]].getItem('')
    return true
  }) === true

/** Whether the browser refused to store something that this tab still uses. */
export const hasUnstored = () =>
  Object.values(unstored).some((items) => [...items.values()].some(({ value }) => value !== null))

/** Calls the listener after each write of this tab. Returns a function that stops it. */
export function onWrite(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Undefined if it throws, or while prerendering, which has no `window`. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
