import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aStoredOffer } from '#support/builders.ts'
import { CostTable } from '#web/lenders/CostTable.tsx'

const confirmed = { text: '12% - 60%', at: '2026-11-21T04:30:00.000Z' }
const byAmount = [
  { lowestPercent: 24, highestPercent: 24, amount: { max: 100_000 } },
  { lowestPercent: 12, highestPercent: 12, amount: { min: 100_001 } },
]

test.each([
  ['one rate', { interestRate: '24% p.a.' }, 'A month with fees, at 24%.'],
  ['the rate that ranks it', { interestRate: '12% - 60%' }, 'A month with fees, at 48%.'],
  [
    'a rate by amount',
    {
      interestRate: '12% - 24%',
      terms: {
        interestRate: {
          kind: 'reducing' as const,
          bands: byAmount,
          confirmed: { ...confirmed, text: '12% - 24%' },
        },
      },
    },
    'A month with fees. The rate depends on the loan.',
  ],
])('the caption of an offer’s costs names their rate if there is one: %s', (_, terms, caption) => {
  render(
    <CostTable
      offer={aStoredOffer({ loanAmount: '₹10,000 to ₹10 lakh', tenure: '12 to 60 months', ...terms })}
    />,
  )
  expect(screen.getAllByRole('table')[0]?.querySelector('caption')?.textContent).toBe(caption)
})
