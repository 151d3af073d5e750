import { lazy, Suspense } from 'react'
import type { MyData } from '#contract/my-data.ts'
import * as choices from '#words/choices.ts'
import * as words from '#words/my-tulna.ts'
import { loanOver } from '#words/spans.ts'
import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { rupees } from '../ui/format.ts'
import { BestOfferLoading, BestOfferNotLoaded } from './BestOfferLoading.tsx'
import { OpenedLender } from './OpenedLender.tsx'
import type { PartProps } from './part.ts'

/** Loaded separately, because the code that reads offers and their terms is as large as the rest of this page. */
const BestOffer = lazy(() => import('./BestOffer.tsx').catch(() => ({ default: BestOfferNotLoaded })))

/** The saved loan request with the cheapest offer for it, and the lenders whose sites the borrower opened, with the figures recorded at that time. */
export function LoanRequest({ data, userId }: PartProps) {
  const newestFirst = [...data.applications].sort((a, b) => b.applied_at.localeCompare(a.applied_at))
  return (
    <>
      <SavedRequest profile={data.profile} userId={userId} />
      <h3 className="mt-10 text-xl">{words.lendersOpened}</h3>
      {newestFirst.length === 0 && <p className="mt-2 text-quiet">{words.noLenders}</p>}
      <ul className="mt-3 flex flex-col gap-3">
        {newestFirst.map((application) => (
          <li key={application.offer_id}>
            <OpenedLender
              application={application}
              answers={data.answers}
              userId={userId}
              loanType={data.profile.looking_for}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

function SavedRequest({ profile, userId }: Pick<MyData, 'profile'> & Pick<PartProps, 'userId'>) {
  const { looking_for, purpose, loan_amount, tenure_months } = profile
  if (!looking_for || !purpose || loan_amount === undefined || tenure_months === undefined)
    return (
      <>
        <p className="mt-2 text-quiet">{words.noRequest}</p>
        <ButtonLink to={paths.loanJourney} className="mt-4">
          {words.startRequest}
        </ButtonLink>
      </>
    )
  return (
    <>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
        <p className="tabular-nums">
          <span className="font-semibold">{loanOver(rupees(loan_amount), tenure_months)}</span>
          <span className="block text-quiet">{`${choices.loanTypes[looking_for]} · ${choices.loanPurposes[purpose]}`}</span>
        </p>
        <ButtonLink to={paths.loanStep} variant="quiet">
          {words.changeRequest}
        </ButtonLink>
      </div>
      <Suspense fallback={<BestOfferLoading />}>
        <BestOffer
          loan={{ amount: loan_amount, tenureMonths: tenure_months, loanType: looking_for }}
          profile={profile}
          userId={userId}
        />
      </Suspense>
      <ButtonLink to={paths.offers} className="mt-4 max-sm:w-full">
        {words.seeOffers}
      </ButtonLink>
    </>
  )
}
