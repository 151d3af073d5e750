import { Navigate } from 'react-router-dom'
import { paths } from '../paths.ts'
import { useSession } from '../session/session.ts'
import { OffersView } from './OffersView.tsx'

export default function OffersPage() {
  const { token, userId } = useSession()
  if (token && userId) return <OffersView title="Here are your offers" userId={userId} needsLoan />
  // After signing in, a shared comparison opens; without one the loan journey goes on as usual.
  const { search } = window.location
  const next = search && `?${new URLSearchParams({ next: paths.offers + search })}`
  return <Navigate to={paths.loanJourney + next} replace />
}
