import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aStoredOffer } from '#support/builders.ts'
import { button } from '#support/components/fields.ts'
import { renderAt } from '#support/components/render-at.tsx'
import { offersQuery } from '#web/catalogue/queries.ts'
import LendersPage from '#web/lenders/LendersPage.tsx'

test('“Show all lenders”, which removes itself, moves the focus to the main content', async () => {
  const offers = Array.from({ length: 8 }, (_, place) =>
    aStoredOffer({ id: `${place}`, lender: `Lender ${place}` }),
  )
  const { queries, show, user } = renderAt('/lenders', <LendersPage />)
  queries.setQueryData(offersQuery.queryKey, {
    offers,
    fetchedAt: '2026-11-27T00:00:00.000Z',
    isCached: false,
  })
  show()
  await user.type(await screen.findByRole('searchbox'), 'none')
  await screen.findByRole('heading', { name: 'No lender matches' })
  button('Show all lenders').focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(document.getElementById('main')))
})
