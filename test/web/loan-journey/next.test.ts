import { expect, test } from 'vitest'
import { hostileRedirects } from '#support/browser/hostile-redirects.ts'
import { heading, visit } from '#support/browser/wizard.ts'
import { seededRandom } from '#support/random.ts'
import { nextPath } from '#web/loan-journey/next-path.ts'

const next = (value: string) => nextPath(`?next=${encodeURIComponent(value)}`)

test('`?next=` leads to a page of this app, with its query and fragment', () => {
  expect(next('/shop')).toBe('/shop')
  expect(next('/shop?category=phones#top')).toBe('/shop?category=phones#top')
  expect(next('/loan-journey/offers?amount=50000')).toBe('/loan-journey/offers?amount=50000')
})

test('`?next=` is ignored if it is missing, is empty or does not begin with a slash', () => {
  expect(nextPath('')).toBeUndefined()
  expect(next('')).toBeUndefined()
  expect(next('shop')).toBeUndefined()
})

const broken = ['///', '//[', '//:', '//%', '/\\[']

test.each([
  ...broken,
  ...hostileRedirects,
  '\\\\evil.example',
  '/x/..//evil.example',
  '/no/such/page',
  '/shop/..',
  '/%73hop',
  ' /shop',
])('`?next=` does not lead to %j, encoded once, twice or three times', (value) => {
  for (const written of [value, encodeURIComponent(value), encodeURIComponent(encodeURIComponent(value))])
    expect(next(written)).toBeUndefined()
})

test('400,000 random values of `?next=` are read without an error, and none leads to another site', () => {
  const number = seededRandom(20261121)
  const random = (below: number) => Math.floor(number() * below)
  const words = ['//', '..', 'shop', 'terms', '/shop', '?a=b', 'evil.example', 'https:', 'javascript:']
  const parts = [...'/\\:?#%[]@.\t\n \u0000é', '%2f', '%5c', ...words]
  let accepted = 0
  const elsewhere: string[] = []
  for (let round = 0; round < 400_000; round++) {
    let value = ''
    for (let count = random(6); count >= 0; count--) value += parts[random(parts.length)]
    const path = nextPath(`?next=${encodeURIComponent(value)}`)
    if (path === undefined) continue
    accepted += 1
    if (new URL(path, 'https://tulna.example').origin !== 'https://tulna.example') elsewhere.push(value)
  }
  expect(elsewhere).toEqual([])
  expect(accepted).toBeGreaterThan(1_000)
})

test.each(broken)('the sign-in page opens if `?next=` is %j', async (value) => {
  const page = await visit(`/register?next=${encodeURIComponent(value)}`)
  await heading(page, 'Start with your mobile number')
})
