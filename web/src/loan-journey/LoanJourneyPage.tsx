import { lazy, Suspense, useEffect, useRef } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { messages } from '#contract/messages.ts'
import { brandIn } from '../borrower/from-shop.ts'
import { SignInAgain } from '../borrower/SignInAgain.tsx'
import { useSavedForm } from '../borrower/saved-form.ts'
import { paths } from '../paths.ts'
import { useSession } from '../session/session.ts'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { BorrowerStep } from './BorrowerStep.tsx'
import { nextPath } from './next-path.ts'
import { progress, type Step } from './progress.ts'
import { SignInStep } from './SignInStep.tsx'

const FromShopNote = lazy(() => import('../shop/FromShopNote.tsx'))

/**
 * The wizard at `/loan-journey`, `/register` and `/login`. Somebody who is signed in goes on where they were,
 * except at `/login`, which asks for the number whoever is here.
 */
export default function LoanJourneyPage() {
  const { token, userId } = useSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const next = nextPath(search)
  const brand = brandIn(search)
  const step: Step =
    !token || pathname === paths.login ? 1 : new URLSearchParams(search).get('step') === 'loan' ? 3 : 2
  const steps = useFocusOnChange(step)

  const goOn = () => {
    if (next || pathname === paths.login) navigate(next ?? paths.loanJourney, { replace: true })
  }
  if (step !== 1 && next) return <Navigate to={next} replace />
  return (
    <div ref={steps} className="page max-w-xl pt-6 pb-10 sm:pt-10">
      {step !== 1 && <JourneyProgress step={step} />}
      {brand && (
        <Suspense fallback={<Skeleton className="mb-6 h-16 w-full" />}>
          <FromShopNote brand={brand} />
        </Suspense>
      )}
      {step === 1 && <SignInStep onSignedIn={goOn} />}
      {step !== 1 && userId && <BorrowerStep userId={userId} step={step} />}
      {step !== 1 && !userId && (
        <SignInAgain because={step === 2 ? messages.userIdMissing : messages.userSessionExpired} />
      )}
    </div>
  )
}

function JourneyProgress({ step }: { step: Step }) {
  const value = progress(step, useSavedForm())
  return (
    <div className="mb-8">
      <ProgressBar value={value} steps={['Register', 'Details', 'Offers']} current={step - 1} />
    </div>
  )
}

/** A new step starts at its heading, for those who listen and for those who scrolled. */
function useFocusOnChange(step: Step) {
  const steps = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo(0, 0)
    steps.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [step])
  return steps
}
