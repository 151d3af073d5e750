import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { hasUnstored, readItem, writeItem } from '#web/browser-storage.ts'

const area = 'device'

/** Storage of a browser. `refuses` says which calls throw. */
function browserStorage(refuses: (method: string) => boolean, items = new Map<string, string>()) {
  const unlessRefused = (method: string) => {
    if (refuses(method)) throw new DOMException('Refused', 'QuotaExceededError')
    return items
  }
  const storage = {
    getItem: (key: string) => unlessRefused('getItem').get(key) ?? null,
    setItem: (key: string, value: string) => void unlessRefused('setItem').set(key, value),
    removeItem: (key: string) => void unlessRefused('removeItem').delete(key),
  }
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage })
  return items
}

afterEach(() => {
  browserStorage(() => false)
  for (const key of ['a', 'b']) writeItem(area, key, null)
  vi.unstubAllGlobals()
})

test('what a full device refuses is kept in memory, and what it has stays readable', () => {
  const items = browserStorage((method) => method === 'setItem', new Map([['a', 'old']]))
  expect(readItem(area, 'a')).toBe('old')
  expect(hasUnstored()).toBe(false)
  writeItem(area, 'a', 'new')
  writeItem(area, 'b', 'first')
  expect([readItem(area, 'a'), readItem(area, 'b'), hasUnstored()]).toEqual(['new', 'first', true])
  expect(items.get('a')).toBe('old')
  writeItem(area, 'a', null)
  writeItem(area, 'b', null)
  expect([readItem(area, 'a'), readItem(area, 'b'), hasUnstored()]).toEqual([null, null, false])
  expect(items.size).toBe(0)
})

test('once there is room again, a value is stored', () => {
  let isFull = true
  const items = browserStorage((method) => isFull && method === 'setItem')
  writeItem(area, 'a', 'first')
  isFull = false
  writeItem(area, 'a', 'second')
  expect([items.get('a'), readItem(area, 'a'), hasUnstored()]).toEqual(['second', 'second', false])
})

test('what another tab stores or removes comes before what this tab could not store', () => {
  const items = browserStorage((method) => method === 'setItem', new Map([['a', 'old']]))
  writeItem(area, 'a', 'new')
  items.delete('a')
  expect(readItem(area, 'a')).toBe(null)
  writeItem(area, 'b', 'mine')
  items.set('b', 'theirs')
  expect(readItem(area, 'b')).toBe('theirs')
})

test.each([
  ['throws', () => browserStorage(() => true)],
  ['is null', () => vi.stubGlobal('window', { localStorage: null })],
  ['is not there', () => vi.stubGlobal('window', undefined)],
])('where storage %s, memory takes over', (_, stub) => {
  stub()
  expect(readItem(area, 'a')).toBe(null)
  writeItem(area, 'b', null)
  expect(hasUnstored()).toBe(false)
  writeItem(area, 'a', 'kept')
  expect([readItem(area, 'a'), hasUnstored()]).toEqual(['kept', true])
  writeItem(area, 'a', null)
  expect([readItem(area, 'a'), hasUnstored()]).toEqual([null, false])
})

/** The files that alone may use the browser's storage, because nothing in them throws. */
const doors = ['browser-storage.ts', 'worker/cache-storage.ts']
const stores = ['localStorage', 'sessionStorage', 'caches', 'indexedDB', 'cookieStore']

test('all other files use the browser’s storage through the files that cannot throw', () => {
  const folder = join(import.meta.dirname, '../../web/src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  const users = files.filter((file) => {
    let isUser = false
    const note = (name: unknown) => {
      if (stores.includes(String(name))) isUser = true
    }
    new Visitor({
      Identifier: ({ name }) => note(name),
      Literal: ({ value }) => note(value),
    }).visit(parseSync(file, readFileSync(join(folder, file), 'utf8')).program)
    return isUser
  })
  expect(files.length).toBeGreaterThan(100)
  expect(users.sort()).toEqual(doors)
})
