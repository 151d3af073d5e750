import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { followedLoans } from '#contract/feeds.ts'
import { loanTypes as loanTypeNames } from '#words/choices.ts'
import * as words from '#words/compare.ts'
import { loanOf, noFeedForLoan } from '#words/feeds.ts'
import { loanOver } from '#words/spans.ts'
import { choicesIn, chosenType, loanTypePath, withChoices } from '../borrower/loan-choices.ts'
import { FollowChanges, FollowLoan } from '../catalogue/FollowChanges.tsx'
import { paths } from '../paths.ts'
import { countStep } from '../session/count-step.ts'
import { useSession } from '../session/session.ts'
import { isDobRequired } from '../session/token.ts'
import { rupees } from '../ui/format.ts'
import { Points } from '../ui/Points.tsx'
import { sentence } from '../ui/sentence.ts'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { useKeptFocus } from '../ui/use-kept-focus.ts'
import { OffersView } from './OffersView.tsx'
import { WatchLoan } from './WatchLoan.tsx'

/** The public comparison. A borrower who is signed in sees it with their own details. */
export default function ComparePage() {
  useKeptFocus()
  useEffect(() => countStep('compare', chosenType(window.location.search)), [])
  const { token, userId } = useSession()
  const isSignedIn = token !== null && userId !== undefined && !isDobRequired(token)
  return (
    <>
      <OffersView
        title={words.title}
        userId={isSignedIn ? userId : undefined}
        intro={!isSignedIn && <p className="mt-2 text-quiet">{words.noSignInNeeded}</p>}
      />
      {!isSignedIn && <JourneyNote />}
      <WatchLoan />
      <ChosenLoanType />
      <Points
        label={words.howItWorks}
        points={points}
        className="page pb-12 md:grid-cols-2 lg:grid-cols-4 print:hidden"
      />
    </>
  )
}

function JourneyNote() {
  const { search } = useLocation()
  // The prerendered page is the same for every request, so the first render must not have the choices.
  const choices = useIsHydrated() ? choicesIn(search) : {}
  return (
    <p className="page pb-8 text-quiet print:hidden">
      {sentence(
        words.journeyNote<ReactNode>((text) => (
          <Link to={withChoices(paths.loanJourney, choices)} className="link">
            {text}
          </Link>
        )),
      )}
    </p>
  )
}

/** Leads to the page about the chosen loan type, and to the feeds of what changes in its offers. */
function ChosenLoanType() {
  const { search } = useLocation()
  const isHydrated = useIsHydrated()
  const { amount, months } = isHydrated ? choicesIn(search) : {}
  const chosen = isHydrated ? chosenType(search) : undefined
  if (!chosen) return null
  const name = loanTypeNames[chosen]
  const loan = followedLoans(chosen).find(
    (each) => String(each.amount) === amount && String(each.months) === months,
  )
  return (
    <div className="page pb-8 print:hidden">
      <Link to={loanTypePath(chosen)} className="link inline-flex min-h-11 items-center">
        {words.aboutType(name)}
      </Link>
      <FollowChanges subject={{ type: chosen }} name={name}>
        {loan ? (
          <FollowLoan
            subject={{ type: chosen, loan }}
            name={loanOf(name, loanOver(rupees(loan.amount), loan.months))}
          />
        ) : (
          <p className="reading mt-2 text-quiet">{noFeedForLoan}</p>
        )}
      </FollowChanges>
    </div>
  )
}

const points = [
  { title: words.cheapestFirst, text: words.cheapestFirstText },
  { title: words.staysWithYou, text: words.staysWithYouText },
  { title: words.youApply, text: words.youApplyText },
  { title: words.registering, text: words.registeringText },
]
