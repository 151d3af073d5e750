import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ShareBar } from '#web/tools/charts/ShareBar.tsx'

test('the bar’s lengths are the parts of the sum, and each part is named with its amount and share', () => {
  render(
    <ShareBar
      title="Where it goes"
      parts={[
        { name: 'Principal', amount: 3_00_000, look: 'principal' },
        { name: 'Interest', amount: 60_000, look: 'interest' },
        { name: 'Fees', amount: 0, look: 'fees' },
        { name: 'Rest', amount: 40_000, look: 'open' },
      ]}
    />,
  )
  const bar = screen.getByRole('figure').querySelectorAll<HTMLElement>('[style]')
  expect([...bar].map(({ style }) => style.width)).toEqual(['75%', '15%', '10%'])
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Principal₹3,00,000 (75%)',
    'Interest₹60,000 (15%)',
    'Rest₹40,000 (10%)',
  ])
})
