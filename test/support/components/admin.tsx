import { Amplify } from 'aws-amplify'
import type { AdminOffer } from '#contract/offer.ts'
import { aStoredOffer } from '#support/builders.ts'
import OffersPage from '#web/admin/offers/OffersPage.tsx'
import { renderAt } from './render-at.tsx'
import { type Answer, serve } from './server.ts'

/** Signs an administrator in without a user pool. */
function signInAsAdmin() {
  const accessToken = { payload: {}, toString: () => 'an-administrator' }
  Amplify.configure({}, { Auth: { tokenProvider: { getTokens: async () => ({ accessToken }) } } })
}

export const anAdminOffer = (changes: Partial<AdminOffer> = {}): AdminOffer => ({
  ...aStoredOffer(),
  applicants: 0,
  ...changes,
})

/** Opens the administrators' list of offers. A test may change the answers of the server. */
export async function openOffers(list: Answer) {
  signInAsAdmin()
  const answers: Record<string, Answer> = { '/user/admin-offers': list }
  const requests = serve(answers)
  const { show, user } = renderAt('/admin121/offers', <OffersPage />)
  const { findAllByRole } = show()
  await findAllByRole('button', { name: 'Add New Offer' })
  return { user, answers, requests }
}
