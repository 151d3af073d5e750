import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Application } from '#contract/application.ts'
import { applicationAnswers } from '#contract/enums.ts'
import { lenderId } from '#contract/lender.ts'
import type { MyData } from '#contract/my-data.ts'
import * as routes from '#contract/routes.ts'
import { dayInIndia } from '#loans/dates.ts'
import * as words from '#words/my-tulna.ts'
import { loanOver } from '#words/spans.ts'
import { offersQuery } from '../catalogue/queries.ts'
import { RequiredDocuments } from '../catalogue/RequiredDocuments.tsx'
import { complainPath, lenderPath, paths } from '../paths.ts'
import { callAsBorrower } from '../session/call.ts'
import { writeFoundLoan } from '../session/loans-on-device.ts'
import { Name } from '../ui/AsWritten.tsx'
import { Card } from '../ui/Card.tsx'
import { day, rupees } from '../ui/format.ts'
import { useMyDataMutation } from './use-my-data-mutation.ts'

interface OpenedLenderProps {
  application: Application
  answers: MyData['answers']
  userId: string
  /** The type that the borrower looked for. */
  loanType: MyData['profile']['looking_for']
}

/** A lender whose site the borrower opened, with what was shown at that time and whether they applied. */
export function OpenedLender({ application, answers, userId, loanType }: OpenedLenderProps) {
  const { offer_id, offer_version, amount, tenure_months, emi, apr, applied_at } = application
  const { data: loaded } = useQuery(offersQuery)
  const offer = loaded?.offers.find(({ id }) => id === offer_id)
  const lender = offer?.lender
  const figures = loanOver(rupees(amount), tenure_months)
  return (
    <Card className="flex flex-col gap-3 wrap-anywhere sm:p-6">
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h4 className="text-lg font-semibold">{lender ? <Name>{lender}</Name> : words.offerGone}</h4>
          <p className="text-sm text-quiet">{words.openedOn(day(applied_at))}</p>
        </div>
        <p className="mt-1">
          {emi !== undefined && apr !== undefined
            ? words.shown(figures, rupees(emi), `${apr.toFixed(2)}%`)
            : words.shownWithoutPrice(figures)}
        </p>
      </div>
      <Answer offerId={offer_id} answers={answers} userId={userId} />
      <div className="grid grid-cols-2 gap-x-4 border-t border-line pt-2 text-sm sm:flex sm:flex-wrap sm:gap-x-6">
        {lender && (
          <>
            <LinkAbout
              lender={lender}
              to={lenderPath(lenderId(lender), { offer: offer_id, version: offer_version })}
            >
              {words.termsThatDay}
            </LinkAbout>
            <LinkAbout
              lender={lender}
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
            >
              {words.complain}
            </LinkAbout>
            <LinkAbout
              lender={lender}
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
            >
              {words.keepThisLoan}
            </LinkAbout>
          </>
        )}
        {offer && (
          <details className="open:col-span-2 sm:open:basis-full">
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
      </div>
    </Card>
  )
}

interface LinkAboutProps {
  lender: string
  to: string
  onClick?: () => void
  children: string
}

/** Screen readers read the lender's name after the text. */
const LinkAbout = ({ lender, children, ...link }: LinkAboutProps) => (
  <Link {...link} className="link inline-flex min-h-11 items-center self-start">
    <span>{children}</span>
    <span className="sr-only">
      {' '}
      <Name>{lender}</Name>
    </span>
  </Link>
)

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
      <legend>
        <span className="font-medium">{words.didYouApply}</span>{' '}
        <span className="text-sm text-quiet">{words.onlyYouSee}</span>
      </legend>
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
    </fieldset>
  )
}
