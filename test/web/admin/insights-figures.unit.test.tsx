import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Insights } from '#contract/insights.ts'
import { renderAt } from '#support/components/render-at.tsx'
import { madeInsights } from '#support/insights.ts'
import { Breakdown } from '#web/admin/insights/Breakdown.tsx'
import { Headline } from '#web/admin/insights/Headline.tsx'
import { Today } from '#web/admin/insights/Today.tsx'
import { paths } from '#web/paths.ts'

const today = '2026-12-17'
const full = madeInsights({ month: '2026-12', today, since: '2026-11-29', visits: 3000 })
const showToday = (changes: Partial<Insights>) =>
  renderAt(paths.adminInsights, <Today today={today} insights={{ ...full, ...changes }} />).show()

test.each([
  [0, 0, 'None is open.'],
  [1, 0, '1 is open, not overdue.'],
  [1, 1, '1 is open, and overdue.'],
  [2, 0, '2 are open, none of them overdue.'],
  [2, 1, '2 are open, 1 of them overdue.'],
])('of %i open complaints, %i of them overdue, says: %s', (open, overdue, expected) => {
  showToday({ complaints: [{ from: 0, to: 7, open, overdue }] })
  screen.getByText(`${expected} By the days since they came in.`)
})

test('one complaint and one offer are in the singular at the end of their scale', () => {
  showToday({
    complaints: [{ from: 0, to: 7, open: 1, overdue: 0 }],
    catalogue: [{ from: 0, to: 7, offers: 1 }],
  })
  screen.getByText('1 complaint')
  screen.getByText('1 offer')
})

test('a change of less than half a percent has no sign', () => {
  const headline = (
    <Headline
      counts={{ compare: 999, 'signed-in': 1001, handover: 110, disbursed: 90 }}
      earlier={{ compare: 1000, 'signed-in': 1000, handover: 100, disbursed: 100 }}
    />
  )
  renderAt(paths.adminInsights, headline).show()
  expect(screen.getAllByText(/%$/).map(({ textContent }) => textContent)).toEqual([
    '0%',
    '0%',
    '+10%',
    '−10%',
  ])
})

test('page translators leave the names of lenders as they are, also of those without a bar', () => {
  const groups = [
    { name: 'Kaveri Bank', steps: { handover: 30 } },
    ...['Konkan Credit', 'Neem Tree'].map((name) => ({ name, steps: { handover: 'few' as const } })),
  ]
  const props = {
    title: 'By lender',
    about: '',
    file: '',
    of: 'Lender',
    steps: ['handover'] as const,
    groups,
  }
  renderAt(paths.adminInsights, <Breakdown {...props} areNames />).show()
  const chart = within(screen.getByRole('list').parentElement ?? document.body)
  for (const name of ['Kaveri Bank', 'Konkan Credit, Neem Tree'])
    expect(chart.getByText(name).closest('[translate=no]')).not.toBeNull()
})
