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
import { choicesOf, describeLoan, loanIn, openingType, searchOf } from './day-loan.ts'
import type { Loan, PublishedDay } from './published-day.ts'

/** A loan of the visitor's choice, ranked as on the published day. */
export function OwnLoan({ published }: { published: PublishedDay }) {
  const [search] = useSearchParams()
  const loan = loanIn(search)
  const { type, amount, months } = loan
  const order = useMemo(() => published.rank({ type, amount, months }), [published, type, amount, months])
  if (!order) return null
  const groups = Object.entries(order).filter(([, ids]) => ids.length > 0)
  return (
    <>
      <h2 className="mt-8 text-2xl">{words.rankedAgain}</h2>
      <LoanForm key={searchOf(loan)} day={published.ranking.day} loan={loan} />
      <div role="status" className="mt-8">
        <h3 className="text-xl">
          <ChangingText>{describeLoan(loan)}</ChangingText>
        </h3>
      </div>
      {groups.length === 0 && <p className="mt-3">{words.noOffers}</p>}
      {groups.map(([group, ids]) => (
        <Group
          key={group}
          group={group}
          names={ids.map((id) => ({ id, name: published.lenders[id] ?? id }))}
        />
      ))}
    </>
  )
}

function Group({ group, names }: { group: string; names: { id: string; name: string }[] }) {
  const List = group === 'unpriced' ? 'ul' : 'ol'
  const marker = group === 'unpriced' ? 'list-disc' : 'list-decimal'
  return (
    <>
      <h4 className="mt-5 font-semibold">{words.groups[group] ?? group}</h4>
      <List className={`mt-2 space-y-1 pl-8 marker:text-quiet ${marker}`}>
        {names.map(({ id, name }) => (
          <li key={id} className="wrap-anywhere">
            <Name>{name}</Name>
          </li>
        ))}
      </List>
    </>
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
    <form onSubmit={submit} noValidate className="mt-4 grid max-w-2xl gap-4 sm:grid-cols-3">
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
      <div>
        <Button type="submit">{words.rank}</Button>
      </div>
    </form>
  )
}
