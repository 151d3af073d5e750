import { expect, test } from 'vitest'
import { nextPath } from '../../web/src/loan-journey/next-path.ts'

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
