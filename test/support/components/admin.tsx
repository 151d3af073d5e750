import { Amplify } from 'aws-amplify'
import type { ReactNode } from 'react'
import { Outlet, Route, Routes } from 'react-router-dom'
import type { AdminOffer } from '#contract/offer.ts'
import { aStoredOffer } from '#support/builders.ts'
import AuditPage from '#web/admin/audit/AuditPage.tsx'
import ComplaintsPage from '#web/admin/complaints/ComplaintsPage.tsx'
import HandoversPage from '#web/admin/handovers/HandoversPage.tsx'
import InsightsPage from '#web/admin/insights/InsightsPage.tsx'
import DuePage from '#web/admin/offers/due/DuePage.tsx'
import OffersPage from '#web/admin/offers/OffersPage.tsx'
import OutcomesPage from '#web/admin/outcomes/OutcomesPage.tsx'
import PaymentsPage from '#web/admin/payments/PaymentsPage.tsx'
import { paths } from '#web/paths.ts'
import { renderAt } from './render-at.tsx'
import { type Answer, serve, success } from './server.ts'

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

/** Opens the administrators' list of offers, for the administrator with this id. A test may change the answers of the server. */
export async function openOffers(list: Answer, address: string = paths.adminOffers, ownId?: string) {
  const page = (
    <Routes>
      <Route element={<Outlet context={ownId} />}>
        <Route path="*" element={<OffersPage />} />
      </Route>
    </Routes>
  )
  const opened = openPage(address, page, list)
  await opened.findAllByRole('button', { name: 'Add New Offer' })
  return opened
}

/** Opens the page of what is due. */
export async function openDue(list: Answer) {
  const opened = openPage(paths.adminDue, <DuePage />, list)
  await opened.findByRole('heading', { name: 'Due' })
  return opened
}

/** Opens the page of complaints. */
export async function openComplaints(list: Answer) {
  const others = { '/user/complaints': list }
  const opened = openPage(paths.adminComplaints, <ComplaintsPage />, success({ offers: [] }), others)
  await opened.findByRole('heading', { name: 'Complaints' })
  return opened
}

/** Opens the audit. `listed` answers for each page of it. */
export async function openAudit(listed: Answer) {
  const others = { '/user/audit': listed }
  const opened = openPage(paths.adminAudit, <AuditPage />, success({ offers: [] }), others)
  await opened.findByRole('heading', { name: 'Audit' })
  return opened
}

/** Opens the page of hand-overs. `counts` answers for each day. */
export async function openHandovers(list: Answer, counts: Answer) {
  const opened = openPage(paths.adminHandovers, <HandoversPage />, list, { '/user/handovers': counts })
  await opened.findByRole('heading', { name: 'Hand-overs' })
  return opened
}

/** Opens the page of outcomes. `listed` answers for each lender and month. */
export async function openOutcomes(list: Answer, listed: Answer) {
  const opened = openPage(paths.adminOutcomes, <OutcomesPage />, list, { '/user/handover-outcomes': listed })
  await opened.findByRole('heading', { name: 'Outcomes' })
  return opened
}

/** Opens the page of payments. `payments` answers for the terms and every statement. */
export async function openPayments(payments: Answer, offers: AdminOffer[] = []) {
  const opened = openPage(paths.adminPayments, <PaymentsPage />, success({ offers }), {
    '/user/payments': payments,
  })
  await opened.findByRole('heading', { name: 'Payments' })
  return opened
}

/** Opens the page of insights. `figures` answers for each month. */
export async function openInsights(figures: Answer, search = '', offers: AdminOffer[] = []) {
  const opened = openPage(paths.adminInsights + search, <InsightsPage />, success({ offers }), {
    '/user/insights': figures,
  })
  await opened.findByRole('heading', { name: 'Insights' })
  return opened
}

function openPage(address: string, page: ReactNode, list: Answer, others: Record<string, Answer> = {}) {
  signInAsAdmin()
  const answers: Record<string, Answer> = { '/user/admin-offers': list, ...others }
  const requests = serve(answers)
  const { show, user } = renderAt(address, page)
  return { user, answers, requests, ...show() }
}
