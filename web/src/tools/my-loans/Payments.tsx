import { useState } from 'react'
import { monthsLater } from '#loans/dates.ts'
import { runningLoanProblem } from '#loans/running/running-loan.ts'
import { formatRupeesAndPaise } from '#loans/rupees.ts'
import * as words from '#words/tools-my-loans.ts'
import { Button } from '../../ui/Button.tsx'
import { FigureField } from '../../ui/fields/FigureField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { writtenDay } from '../../ui/written-day.ts'
import { DayField } from '../DayField.tsx'
import { type KeptLoan, keepLoan } from './kept-loans.ts'
import { paiseAmount } from './loan-figures.ts'

interface PaymentsProps {
  loan: KeptLoan
  today: string
}

/** Instalments that were not paid, and what was paid beyond them. */
export function Payments({ loan, today }: PaymentsProps) {
  const { missed, extras } = loan
  return (
    <div className="pt-2">
      <ul>
        {missed.map((due) => (
          <Recorded
            key={due}
            text={words.missedOn(writtenDay(due))}
            onRemove={() => keepLoan({ ...loan, missed: missed.filter((other) => other !== due) })}
          />
        ))}
        {extras.map((extra, place) => (
          <Recorded
            key={`${place} ${extra.on} ${extra.amount}`}
            text={words.paidExtra(formatRupeesAndPaise(extra.amount), writtenDay(extra.on))}
            onRemove={() => keepLoan({ ...loan, extras: extras.filter((other) => other !== extra) })}
          />
        ))}
      </ul>
      <Missed loan={loan} today={today} />
      <Extra loan={loan} today={today} />
    </div>
  )
}

const Recorded = ({ text, onRemove }: { text: string; onRemove: () => void }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line">
    <span>{text}</span>
    <Button variant="quiet" aria-label={`${words.remove}: ${text}`} onClick={onRemove}>
      {words.remove}
    </Button>
  </li>
)

function Missed({ loan, today }: PaymentsProps) {
  const [chosen, setChosen] = useState('')
  const dues = Array.from({ length: loan.tenureMonths - 1 }, (_, place) => monthsLater(loan.firstDue, place))
  const past = dues.filter((due) => due <= today && !loan.missed.includes(due)).reverse()
  if (past.length === 0) return null
  const labels = Object.fromEntries(past.map((due) => [due, writtenDay(due)]))
  return (
    <div className="mt-3 flex flex-wrap items-end gap-3">
      <div className="min-w-56 grow">
        <SelectField
          label={words.missedEmi}
          placeholder={words.chooseEmi}
          options={past}
          labels={labels}
          value={past.includes(chosen) ? chosen : ''}
          onChange={setChosen}
        />
      </div>
      <Button
        variant="secondary"
        onClick={() =>
          past.includes(chosen) && keepLoan({ ...loan, missed: [...loan.missed, chosen].sort() })
        }
      >
        {words.addMissed}
      </Button>
    </div>
  )
}

function Extra({ loan, today }: PaymentsProps) {
  const [on, setOn] = useState('')
  const [amount, setAmount] = useState(Number.NaN)
  const [errors, setErrors] = useState<{ on?: string; amount?: string }>({})
  const add = () => {
    const extras = [...loan.extras, { on, amount }]
    const problem = runningLoanProblem({ ...loan, extras }, today)
    if (!problem) {
      keepLoan({ ...loan, extras })
      setOn('')
      setAmount(Number.NaN)
      return setErrors({})
    }
    switch (problem.problem) {
      case 'extraNotADay':
        return setErrors({ on: words.extraNotADay })
      case 'extraTooEarly':
        return setErrors({ on: words.extraTooEarly })
      case 'extraMoreThanOwed':
        return setErrors({ amount: words.extraTooHigh(formatRupeesAndPaise(problem.limit ?? 0)) })
      default:
        return setErrors({ amount: paiseAmount.messages.unreadable })
    }
  }
  return (
    <div className="mt-4 grid gap-x-8 gap-y-4 md:grid-cols-2">
      <DayField
        label={words.extraDay}
        value={on}
        onChange={(day) => {
          setOn(day)
          setErrors({})
        }}
        error={errors.on}
      />
      <FigureField
        // Once the payment is added, the empty field has no error.
        key={loan.extras.length}
        label={words.extraAmount}
        {...paiseAmount}
        value={amount}
        onChange={(typed) => {
          setAmount(typed)
          setErrors({})
        }}
        error={errors.amount}
      />
      <Button variant="secondary" className="justify-self-start" onClick={add}>
        {words.addExtra}
      </Button>
    </div>
  )
}
