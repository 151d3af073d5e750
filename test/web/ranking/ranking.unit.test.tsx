import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '#support/components/render-at.tsx'
import { type Answer, serve } from '#support/components/server.ts'
import RankingPage from '#web/ranking/RankingPage.tsx'

const missing: Answer = () => new Response('', { status: 403 })

const open = () => {
  serve({ '/rankings/payments.json': missing, '/rankings/key.json': missing })
  renderAt('/how-we-rank', <RankingPage />).show()
}

test('begins with an example: the offer with the lower rate costs more a month with its fee, and stands second', () => {
  open()
  const example = within(screen.getByRole('figure'))
  const [first, second] = example.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(first).toBe('1stOffer A₹9,508a month, fees included13% a year, no feeEMI ₹9,508')
  expect(second).toBe('2ndOffer B₹9,714a month, fees included10.99% a year, 4% feeEMI ₹9,321 + fees ₹393')
  example.getByText(
    'Offer B has the lower rate. But its fee, ₹9,440 with GST, makes each month ₹206 dearer, so Offer A stands first.',
  )
})

test('folds the complete rule and all that proves it under headings, none of them open at first', () => {
  open()
  const folds = [...document.querySelectorAll('details')]
  expect(folds.map((fold) => [fold.querySelector('h3')?.textContent, fold.open])).toEqual(
    [
      'The complete rule',
      'When a lender names no upper limit',
      'Why half of your income',
      'How lenders pay us',
      'Check us',
      'How we work out the figures',
    ].map((title) => [title, false]),
  )
  expect(folds[0]?.querySelectorAll('li')).toHaveLength(12)
  expect(folds[1]?.querySelectorAll('tbody tr')).toHaveLength(8)
  expect(folds[3]?.textContent).toContain('Which lenders pay us')
})
