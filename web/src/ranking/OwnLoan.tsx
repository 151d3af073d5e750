import { type FormEvent, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { loanTypes } from '#loans/loan-request.ts'
import { loanTypes as loanTypeNames } from '#words/choices.ts'
import * as words from '#words/ranking-day.ts'
import { withChoices } from '../borrower/loan-choices.ts'
import { amountField, isAccepted, tenureField } from '../borrower/loan-figures.ts'
import { rankingDayPath } from '../paths.ts'
import { Name } from '../ui/AsWritten.tsx'
import { Button } from '../ui/Button.tsx'
import { ChangingText } from '../ui/ChangingText.tsx'
import { FigureField } from '../ui/fields/FigureField.tsx'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { rupees } from '../ui/format.ts'
import { choicesOf, describeLoan, loanIn, openingType, searchOf } from './day-loan.ts'
import type { Loan, PublishedDay } from './published-day.ts'

/** A loan of the visitor's choice, ranked as on the published day. */
export function OwnLoan({ published }: { published: PublishedDay }) {
  const [search] = useSearchParams()
  const loan = loanIn(search)
  const { type, amount, months } = loan
  const ranked = useMemo(() => published.rank({ type, amount, months }), [published, type, amount, months])
  if (!ranked) return null
  const groups = Object.entries(ranked.order).filter(([, ids]) => ids.length > 0)
  return (
    <section className="mt-12 grid grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-2">
      <div>
        <h2 className="text-2xl">{words.rankedAgain}</h2>
        <LoanForm key={searchOf(loan)} day={published.ranking.day} loan={loan} />
      </div>
      <div>
        <div role="status">
          <h3 className="text-xl">
            <ChangingText>{describeLoan(loan)}</ChangingText>
          </h3>
        </div>
        {groups.length === 0 && <p className="mt-3">{words.noOffers}</p>}
        {groups.map(([group, ids]) => (
          <Group
            key={group}
            group={group}
            offers={ids.map((id) => ({ id, name: published.lenders[id] ?? id, cost: ranked.costs[id] }))}
          />
        ))}
      </div>
    </section>
  )
}

interface GroupProps {
  group: string
  offers: { id: string; name: string; cost: number | undefined }[]
}

/** The offers in their order, each with its place and, if it has one, what it costs a month. */
function Group({ group, offers }: GroupProps) {
  const isRanked = group !== 'unpriced'
  const List = isRanked ? 'ol' : 'ul'
  const hasCosts = offers.some(({ cost }) => cost !== undefined)
  return (
    <div className="pt-6">
      <div className="flex items-baseline justify-between gap-x-4 pb-2">
        <h4 className="font-semibold">{words.groups[group] ?? group}</h4>
        {hasCosts && <p className="text-right text-sm text-quiet">{words.aMonthWithFees}</p>}
      </div>
      <List className="divide-y divide-line border-y border-line">
        {offers.map(({ id, name, cost }, place) => (
          <li key={id} className="flex items-baseline gap-x-3 py-2 wrap-anywhere">
            {isRanked && (
              <span aria-hidden="true" className="w-6 shrink-0 text-right text-sm text-quiet tabular-nums">
                {place + 1}
              </span>
            )}
            <span className="min-w-0 grow">
              <Name>{name}</Name>
            </span>
            {cost !== undefined && (
              <span translate="no" className="amount font-semibold">
                {rupees(cost)}
              </span>
            )}
          </li>
        ))}
      </List>
    </div>
  )
}

function LoanForm({ day, loan }: { day: string; loan: Loan }) {
  const navigate = useNavigate()
  const [values, setValues] = useState(loan)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const change = (changed: Partial<Loan>) => setValues((before) => ({ ...before, ...changed }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsSubmitted(true)
    if (!isAccepted(amountField, values.amount) || !isAccepted(tenureField, values.months)) return
    void navigate(withChoices(rankingDayPath(day), choicesOf(values)), { preventScrollReset: true })
  }
  // The field shows its own message, if that is more precise.
  const errorOf = (field: typeof amountField, figure: number) =>
    isSubmitted && !isAccepted(field, figure) ? field.messages.unreadable : undefined
  return (
    <form onSubmit={submit} noValidate className="mt-4 grid gap-4 sm:grid-cols-3 lg:grid-cols-2">
      <FigureField
        label={words.amount}
        {...amountField}
        value={values.amount}
        onChange={(amount) => change({ amount })}
        error={errorOf(amountField, values.amount)}
      />
      <FigureField
        label={words.tenure}
        {...tenureField}
        value={values.months}
        onChange={(months) => change({ months })}
        error={errorOf(tenureField, values.months)}
      />
      <SelectField
        label={words.loanType}
        options={loanTypes}
        labels={loanTypeNames}
        value={values.type}
        onChange={(type) => change({ type: loanTypes.find((one) => one === type) ?? openingType })}
      />
      <div className="col-span-full">
        <Button type="submit">{words.rank}</Button>
      </div>
    </form>
  )
}
