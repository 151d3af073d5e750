import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anAdminOffer, openOffers } from '#support/components/admin.tsx'
import { success } from '#support/components/server.ts'
import { adminLenderPath } from '#web/paths.ts'

test('a lender’s address shows its offers, what is due in them and what is scheduled, and no other’s', async () => {
  const offer = anAdminOffer({ lender: 'Kaveri Finance', description: 'For weddings' })
  const other = anAdminOffer({ id: 'b', lender: 'Ashoka Lending', description: 'Of another lender' })
  const change = {
    id: 'change-1',
    offer_id: 'offer-1',
    lender: 'Kaveri Finance',
    starts_at: '2099-11-30T18:30:00.000Z',
    scheduled_at: '2026-11-29T10:00:00.000Z',
    scheduled_by: 'asha',
    state: 'waiting',
    changes: { tenure: { from: '12 months', to: '24 months' } },
  }
  const ofOther = { ...change, id: 'change-2', offer_id: 'b', lender: 'Ashoka Lending' }
  const list = success({ offers: [offer, other], scheduled: [change, ofOther] })
  const { user } = await openOffers(list, adminLenderPath('kaverifinance'))
  await screen.findByRole('heading', { name: 'Kaveri Finance' })
  await screen.findByText('1 of 2 offers')
  expect(screen.queryByText('Of another lender')).toBeNull()
  screen.getByText(/fields are due$/)
  await screen.findByText('1 scheduled change', { selector: 'h2 *' })
  await user.click(screen.getByText('All lenders'))
  await screen.findByText('Of another lender')
  expect(location.search).toBe('')
})
