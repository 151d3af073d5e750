import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Application } from '#contract/application.ts'
import { applicationAnswers } from '#contract/enums.ts'
import { lenderId } from '#contract/lender.ts'
import type { MyData } from '#contract/my-data.ts'
import * as routes from '#contract/routes.ts'
import { dayInIndia } from '#loans/dates.ts'
import * as choices from '#words/choices.ts'
import * as words from '#words/my-tulna.ts'
import { loanOver } from '#words/spans.ts'
import { offersQuery } from '../catalogue/queries.ts'
import { RequiredDocuments } from '../catalogue/RequiredDocuments.tsx'
import { complainPath, lenderPath, paths } from '../paths.ts'
import { callAsBorrower } from '../session/call.ts'
import { writeFoundLoan } from '../session/loans-on-device.ts'
import { Name } from '../ui/AsWritten.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { day, rupees } from '../ui/format.ts'
import { BestOfferLoading, BestOfferNotLoaded } from './BestOfferLoading.tsx'
import type { PartProps } from './part.ts'
import { useMyDataMutation } from './use-my-data-mutation.ts'

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
      <Link to={paths.myLoans} className="link mt-3 inline-flex min-h-11 items-center">
        {words.keepLoan}
      </Link>
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

interface OpenedLenderProps {
  application: Application
  answers: MyData['answers']
  userId: string
  /** The type that the borrower looked for. */
  loanType: MyData['profile']['looking_for']
}

function OpenedLender({ application, answers, userId, loanType }: OpenedLenderProps) {
  const { offer_id, offer_version, amount, tenure_months, emi, apr, applied_at } = application
  const { data: loaded } = useQuery(offersQuery)
  const offer = loaded?.offers.find(({ id }) => id === offer_id)
  const lender = offer?.lender
  const figures = loanOver(rupees(amount), tenure_months)
  return (
    <Card className="flex flex-col gap-2 wrap-anywhere">
      <h4 className="text-base font-semibold">{lender ? <Name>{lender}</Name> : words.offerGone}</h4>
      <p className="text-sm text-quiet">{words.openedOn(day(applied_at))}</p>
      <p>
        {emi !== undefined && apr !== undefined
          ? words.shown(figures, rupees(emi), `${apr.toFixed(2)}%`)
          : words.shownWithoutPrice(figures)}
      </p>
      {lender && (
        <Link
          to={lenderPath(lenderId(lender), { offer: offer_id, version: offer_version })}
          className="link inline-flex min-h-11 items-center self-start"
        >
          <span>{words.termsThatDay}</span>
          <span className="sr-only">
            {' '}
            <Name>{lender}</Name>
          </span>
        </Link>
      )}
      {lender && (
        <Link
          to={complainPath({
            lender,
            offer: offer_id,
            version: offer_version,
            day: dayInIndia(applied_at),
            amount,
            months: tenure_months,
            emi,
            apr,
          })}
          className="link inline-flex min-h-11 items-center self-start"
        >
          <span>{words.complain}</span>
          <span className="sr-only">
            {' '}
            <Name>{lender}</Name>
          </span>
        </Link>
      )}
      {lender && (
        <Link
          to={paths.myLoans}
          onClick={() =>
            writeFoundLoan({
              source: 'application',
              lender,
              principal: amount,
              tenureMonths: tenure_months,
              ...(loanType && { loanType }),
              ...(emi !== undefined && { instalment: emi }),
            })
          }
          className="link inline-flex min-h-11 items-center self-start"
        >
          <span>{words.keepThisLoan}</span>
          <span className="sr-only">
            {' '}
            <Name>{lender}</Name>
          </span>
        </Link>
      )}
      {offer && (
        <details>
          <summary className="link min-h-11 w-fit py-2.5">
            <span>{words.documentsAsked}</span>
            <span className="sr-only">
              {' '}
              <Name>{offer.lender}</Name>
            </span>
          </summary>
          <RequiredDocuments documents={offer.documents} />
        </details>
      )}
      <Answer offerId={offer_id} answers={answers} userId={userId} />
    </Card>
  )
}

function Answer({
  offerId,
  answers,
  userId,
}: Pick<OpenedLenderProps, 'answers' | 'userId'> & { offerId: string }) {
  const known = answers.find(({ offer_id }) => offer_id === offerId)?.answer
  const [chosen, setChosen] = useState(known)
  const [save] = useMyDataMutation(userId, async (answer: (typeof applicationAnswers)[number]) => {
    setChosen(answer)
    try {
      return await callAsBorrower(routes.answerApplication, {
        body: { id: userId, offer_id: offerId, answer },
      })
    } catch (error) {
      setChosen(known)
      throw error
    }
  })
  return (
    <fieldset>
      <legend className="font-medium">{words.didYouApply}</legend>
      <div className="flex flex-wrap gap-x-5">
        {applicationAnswers.map((answer) => (
          <label key={answer} className="inline-flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name={`answer-${offerId}`}
              className="size-5 accent-primary"
              checked={chosen === answer}
              onChange={() => save(answer)}
            />
            <span>{words.answers[answer]}</span>
          </label>
        ))}
      </div>
      <p className="text-sm text-quiet">{words.onlyYouSee}</p>
    </fieldset>
  )
}
