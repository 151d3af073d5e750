import { Link, useLocation } from 'react-router-dom'
import { choicesIn, withChoices } from '../borrower/loan-choices.ts'
import { paths } from '../paths.ts'
import { useSession } from '../session/session.ts'
import { isDobRequired } from '../session/token.ts'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { OffersView } from './OffersView.tsx'

/** The public comparison. A borrower who is signed in sees it with their own details. */
export default function ComparePage() {
  const { token, userId } = useSession()
  const isSignedIn = token !== null && userId !== undefined && !isDobRequired(token)
  return (
    <>
      <OffersView
        title="Compare loan offers"
        userId={isSignedIn ? userId : undefined}
        intro={!isSignedIn && <JourneyNote />}
      />
      <Explanation />
    </>
  )
}

/** What registering adds, with a link that carries the request into the wizard. */
function JourneyNote() {
  const { search } = useLocation()
  // The prerendered page has no address of its own to take the request from.
  const choices = useIsHydrated() ? choicesIn(search) : {}
  return (
    <p className="mt-2 text-quiet">
      No sign-in needed.{' '}
      <Link to={withChoices(paths.loanJourney, choices)} className="link">
        Check eligibility
      </Link>{' '}
      to save your request for all your devices and keep a record of what each lender showed you.
    </p>
  )
}

const points = [
  {
    title: 'Every lender, cheapest first',
    text: 'We show every lender’s offer for the amount and tenure you choose. The order is by APR, which counts interest, fees and GST as one yearly rate. Nobody can pay to move up.',
  },
  {
    title: 'What you type stays with you',
    text: 'Your pay, other EMIs, age and profession are optional. They show which rules you meet, stay in this tab until you close it, and are not sent anywhere. The page’s address has only the amount, the tenure, the loan type and how the list is shown, so you can share it.',
  },
  {
    title: 'You apply on the lender’s own site',
    text: 'Comparing doesn’t affect your credit score and won’t trigger lender calls. Check the lender’s Key Facts Statement before you agree to a loan.',
  },
]

/** Prerendered, so it can be read before any script has run. */
function Explanation() {
  return (
    <section aria-label="How this page works" className="page grid gap-6 pb-12 md:grid-cols-3 print:hidden">
      {points.map(({ title, text }) => (
        <div key={title}>
          <h2 className="text-base">{title}</h2>
          <p className="mt-1 text-sm text-quiet">{text}</p>
        </div>
      ))}
    </section>
  )
}
