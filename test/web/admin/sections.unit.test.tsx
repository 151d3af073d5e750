import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { aStoredComplaint } from '#support/builders.ts'
import { SectionMenu } from '#web/admin/SectionMenu.tsx'
import { paths } from '#web/paths.ts'

function open(queries = new QueryClient()) {
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[paths.adminOffers]}>
        <SectionMenu email="asha@tulna.example" />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

test('the button names the open section, and opens a list that leads to the others', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Section: Offers' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Sections' }))
  sheet.getByText('asha@tulna.example')
  expect(sheet.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    ...['Insights', 'Offers', 'Due', 'Hand-overs', 'Outcomes', 'Payments', 'Users', 'Complaints', 'Audit'],
  ])
  expect(sheet.getByRole('link', { current: 'page' }).textContent).toBe('Offers')
  await user.click(sheet.getByRole('link', { name: 'Audit' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  screen.getByRole('button', { name: 'Section: Audit' })
})

test('the list says how many complaints are open once they have been loaded, and fetches nothing', async () => {
  const queries = new QueryClient()
  const complaints = [aStoredComplaint({}), aStoredComplaint({ reference: 'T7K2M-9QXD4' })]
  queries.setQueryData(['admin', 'complaints'], { success: true, complaints, has_more: false })
  const user = open(queries)
  await user.click(screen.getByRole('button', { name: 'Section: Offers' }))
  screen.getByRole('link', { name: 'Complaints 2 open' })
  expect(queries.isFetching()).toBe(0)
})
