import { Navigate } from 'react-router-dom'
import { hereAreYourOffers } from '#words/offers.ts'
import { useConnection } from '../api/connection.ts'
import { useSavedForm } from '../borrower/saved-form.ts'
import { paths } from '../paths.ts'
import { useSession } from '../session/session.ts'
import { useKeptFocus } from '../ui/use-kept-focus.ts'
import { OffersView } from './OffersView.tsx'

export default function OffersPage() {
  const { token, userId } = useSession()
  const { toSend } = useSavedForm()
  const isOnline = useConnection() === 'online'
  useKeptFocus()
  // The loan step sends the request that was submitted offline, and leads back here.
  if (token && userId && toSend === 'loan' && isOnline) return <Navigate to={paths.loanStep} replace />
  if (token && userId) return <OffersView title={hereAreYourOffers} userId={userId} needsLoan />
  // After signing in, a shared comparison opens; without one the loan journey goes on as usual.
  const { search } = window.location
  const next = search && `?${new URLSearchParams({ next: paths.offers + search })}`
  return <Navigate to={paths.loanJourney + next} replace />
}
