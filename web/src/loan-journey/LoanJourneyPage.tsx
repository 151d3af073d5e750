import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import * as messages from '#contract/messages.ts'
import { choicesIn } from '../borrower/loan-choices.ts'
import { SignInAgain } from '../borrower/SignInAgain.tsx'
import { type SavedForm, useSavedForm } from '../borrower/saved-form.ts'
import { useSession } from '../session/session.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useKeptFocus } from '../ui/use-kept-focus.ts'
import { FieldsSkeleton } from './FieldsSkeleton.tsx'
import { nextPath } from './next-path.ts'
import type { Step } from './progress.ts'
import { StepBar } from './StepBar.tsx'
import { StepIntro } from './StepHeading.tsx'
import { SignInStep } from './sign-in/SignInStep.tsx'
import { UnknownPathNote } from './UnknownPathNote.tsx'

// `SignInStep` preloads it while the visitor types the code.
const BorrowerStep = lazy(() => import('./BorrowerStep.tsx'))
/** Left out if it does not load, for example offline. */
const FromShopNote = lazy(() => import('../shop/FromShopNote.tsx').catch(() => ({ default: () => null })))

/**
 * The wizard, the same at `/loan-journey`, `/register` and `/login`. A borrower who is signed in continues at step 2,
 * or at step 3 if the address has `?step=loan`.
 */
export default function LoanJourneyPage() {
  const { token, userId } = useSession()
  const { search } = useLocation()
  const next = nextPath(search)
  const { brand } = choicesIn(search)
  const screen = new URLSearchParams(search).get('step')
  const step: Step = !token ? 1 : screen === 'loan' ? 3 : 2
  const [unsaved, setUnsaved] = useState<SavedForm>()
  const steps = useFocusOnChange(step)
  useKeptFocus()

  // The code screen does not redirect: after a sign-in it goes back in the history, and the page before it redirects to
  // `next`. Without a user id nothing redirects, because pages that need a borrower would redirect back here.
  if (userId && next && screen !== 'code') return <Navigate to={next} replace />
  return (
    <div ref={steps} className="page flex max-w-xl grow flex-col pt-6 sm:pt-10 xl:pb-10">
      {/* It goes with the screen that it stands on. */}
      <UnknownPathNote key={`${step}${search}`} />
      <JourneyProgress step={step} unsaved={unsaved} />
      {brand && (
        <Suspense fallback={<Skeleton className="mb-6 h-16 w-full" />}>
          <FromShopNote brand={String(brand)} />
        </Suspense>
      )}
      {step === 1 && <SignInStep />}
      {step !== 1 && userId && (
        <>
          <StepIntro key={step} step={step} />
          <Suspense fallback={<FieldsSkeleton step={step} />}>
            <BorrowerStep userId={userId} step={step} onUnsaved={setUnsaved} />
          </Suspense>
        </>
      )}
      {step !== 1 && !userId && (
        <SignInAgain because={step === 2 ? messages.userIdMissing : messages.userSessionExpired} />
      )}
    </div>
  )
}

/** @param unsaved what is filled in while nothing is saved */
function JourneyProgress({ step, unsaved }: { step: Step; unsaved: SavedForm | undefined }) {
  return <StepBar step={step} form={{ ...useSavedForm(), ...unsaved }} />
}

/** Moves the focus to the heading of a new step, and scrolls to the top. */
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
