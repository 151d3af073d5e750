import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Unbroken } from '#web/ui/Unbroken.tsx'

test.each([
  ['verified_on: "2026-08-01" → "2026-12-03"', ['2026-08-01', '2026-12-03']],
  ['From 3 December 2026, at most ₹1,50,000.50 or ₹10 lakh', ['3 December 2026', '₹1,50,000.50', '₹10 lakh']],
  ['12-60 months', []],
])('in “%s”, days and amounts are not broken', (text, unbroken) => {
  const { container } = render(<Unbroken>{text}</Unbroken>)
  expect(container.textContent).toBe(text)
  expect([...container.querySelectorAll('.whitespace-nowrap')].map((part) => part.textContent)).toEqual(
    unbroken,
  )
})
