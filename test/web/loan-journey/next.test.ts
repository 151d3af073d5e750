import { expect, test } from 'vitest'
import { hostileRedirects } from '#support/browser/hostile-redirects.ts'
import { nextPath } from '#web/loan-journey/next-path.ts'

const next = (value: string) => nextPath(`?next=${encodeURIComponent(value)}`)

test('leads to a path of this site, with its query and fragment', () => {
  expect(next('/shop')).toBe('/shop')
  expect(next('/shop?category=phones#top')).toBe('/shop?category=phones#top')
})

test('leads nowhere without a path', () => {
  expect(nextPath('')).toBeUndefined()
  expect(next('')).toBeUndefined()
  expect(next('shop')).toBeUndefined()
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'javascript:alert(1)',
  ' /shop',
])('does not lead to %j', (value) => {
  expect(next(value)).toBeUndefined()
})

test.each(hostileRedirects)('never makes another site of %j, however often it is read', (value) => {
  const written = [value, encodeURIComponent(value), encodeURIComponent(encodeURIComponent(value))]
  for (const path of written.map(next)) {
    if (path === undefined) continue
    // As the browser reads it, and as the router does once more.
    for (const base of ['https://tulna.example/register', 'https://tulna.example/'])
      expect(new URL(path, base).origin).toBe('https://tulna.example')
    expect(path).toMatch(/^\/(?![/\\])/)
  }
})
