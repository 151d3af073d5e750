import { tableName } from './client.ts'

/**
 * Keeps what a read returned in the memory of this process. A failed read, or one that returns `undefined`, is not kept.
 *
 * @param ms how long a copy is used
 * @param read reads the value of a key
 */
export function cached<Value>(
  ms: number,
  read: (key: string) => Promise<Value>,
): (key?: string) => Promise<Value> {
  const copies = new Map<string, { value: Value; until: number }>()
  return async (key = '') => {
    const cacheKey = `${tableName()} ${key}`
    const copy = copies.get(cacheKey)
    if (copy && Date.now() < copy.until) return copy.value
    copies.delete(cacheKey)
    const value = await read(key)
    if (value !== undefined) copies.set(cacheKey, { value, until: Date.now() + ms })
    return value
  }
}
