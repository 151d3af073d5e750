import { expect, test } from 'vitest'
import { nextPath } from '#web/loan-journey/next-path.ts'

test.each(['/shop', '/loan-journey/offers', '/compare?amount=5000', '/terms#credit-report-terms'])(
  'a sign-in may lead to %s',
  (next) => {
    expect(nextPath(`?${new URLSearchParams({ next })}`)).toBe(next)
  },
)

test.each([
  '',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/shop/x',
  'shop',
])('a sign-in does not lead to "%s"', (next) => {
  expect(nextPath(`?${new URLSearchParams({ next })}`)).toBeUndefined()
})
