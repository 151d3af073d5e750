import { lazy, type ReactNode, useState } from 'react'
import { coolingOff } from '#loans/running/cooling-off.ts'
import { extraSaving, runningLoanProblem, standingOn } from '#loans/running/running-loan.ts'
import { formatRupeesAndPaise, formatYearlyRate } from '#loans/rupees.ts'
import { stillOwed } from '#words/tools.ts'
import * as words from '#words/tools-my-loans.ts'
import { Name } from '../../ui/AsWritten.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { calendarFile } from '../../ui/calendar-file.ts'
import { download } from '../../ui/download.ts'
import type { Elements } from '../../ui/elements.ts'
import { FigureField } from '../../ui/fields/FigureField.tsx'
import { rupees } from '../../ui/format.ts'
import { writtenDay } from '../../ui/written-day.ts'
import { ShareBar } from '../charts/ShareBar.tsx'
import { Figures } from '../Result.tsx'
import { type ClosingStep, type KeptLoan, keepLoan, removeLoan } from './kept-loans.ts'
import { LazyPart, PartNotLoaded } from './LazyPart.tsx'
import { loanDays } from './loan-days.ts'
import { paiseAmount } from './loan-figures.ts'
import { Payments } from './Payments.tsx'
import { RunningLoanForm } from './RunningLoanForm.tsx'

const BetterOffers = lazy(() => import('./BetterOffers.tsx').catch(() => ({ default: PartNotLoaded })))

const BankStatement = lazy(() => import('./BankStatement.tsx').catch(() => ({ default: PartNotLoaded })))

const focus = (element: HTMLElement | null) => element?.focus()
const focusFirstField = (part: HTMLElement | null) => part?.querySelector('input')?.focus()

interface LoanProps {
  loan: KeptLoan
  today: string
}

/** A loan that this browser keeps: where it stands today, and what can be done about it. */
export function LoanCard({ loan, today }: LoanProps) {
  const [isChanging, setIsChanging] = useState(false)
  const isReadable = runningLoanProblem(loan, today) === undefined
  return (
    <Card className="wrap-anywhere">
      <h2 className="text-xl">
        <Name>{loan.lender}</Name>
      </h2>
      <p className="text-quiet">{words.loanOf(rupees(loan.principal), loan.tenureMonths)}</p>
      {isReadable ? (
        <Standing loan={loan} today={today} />
      ) : (
        <p className="mt-3 font-medium">{words.cannotBeRead}</p>
      )}
      {isChanging ? (
        <section
          ref={focusFirstField}
          aria-label={words.changeLoan}
          className="mt-6 border-t border-line pt-4"
        >
          <RunningLoanForm
            loan={loan}
            onKeep={(changed) => {
              keepLoan(changed)
              setIsChanging(false)
            }}
            onCancel={() => setIsChanging(false)}
          />
        </section>
      ) : (
        <div className="mt-4 flex flex-wrap items-center gap-x-6 print:hidden">
          <Button variant="quiet" onClick={() => setIsChanging(true)}>
            {words.change}
          </Button>
          <Removal id={loan.id} />
        </div>
      )}
    </Card>
  )
}

function Standing({ loan, today }: LoanProps) {
  const { lender, paidOut } = loan
  if (today < paidOut) return <p className="mt-3">{words.notYetPaidOut(writtenDay(paidOut))}</p>
  const { balance, interest, owed, overdue, next } = standingOn(loan, today)
  return (
    <>
      {next ? (
        <>
          <div className="mb-6 lg:grid lg:grid-cols-2 lg:gap-x-12">
            <div>
              <dl className="mt-4 flex flex-wrap items-end gap-x-10 gap-y-3">
                <div>
                  <dt className="text-quiet">{words.owedToday}</dt>
                  <dd className="amount text-4xl font-bold">
                    <ChangingText>{formatRupeesAndPaise(owed)}</ChangingText>
                  </dd>
                </div>
                <div>
                  <dt className="text-quiet">{words.nextDue(writtenDay(next.due))}</dt>
                  <dd className="amount text-xl font-semibold">{formatRupeesAndPaise(next.amount)}</dd>
                </div>
              </dl>
              {owed !== balance && (
                <Figures
                  lines={[
                    { name: words.balance, value: formatRupeesAndPaise(balance) },
                    { name: words.interestSince, value: formatRupeesAndPaise(interest) },
                    ...(overdue > 0
                      ? [{ name: words.ofItOverdue, value: formatRupeesAndPaise(overdue) }]
                      : []),
                  ]}
                />
              )}
              <p className="mt-1 text-sm text-quiet">{words.withoutPenal}</p>
            </div>
            <div>
              {/* Interest that was not paid can make the balance larger than the loan. */}
              {balance < loan.principal && (
                <ShareBar
                  parts={[
                    { name: words.paidBack, amount: loan.principal - balance, look: 'answer' },
                    { name: stillOwed, amount: balance, look: 'quiet' },
                  ]}
                />
              )}
              <Return loan={loan} today={today} />
            </div>
            <div className="mt-5 print:hidden">
              <Button
                variant="secondary"
                onClick={() =>
                  download(
                    'loan-days.ics',
                    calendarFile(loanDays(loan, today)),
                    'text/calendar;charset=utf-8',
                  )
                }
              >
                <span>{words.saveDays}</span>
                <span className="sr-only">
                  {' '}
                  <Name>{lender}</Name>
                </span>
              </Button>
              <p className="reading mt-1 text-sm text-quiet">{words.saveDaysHint}</p>
            </div>
          </div>
          <Folded title={words.mandateTitle}>
            <Mandate loan={loan} />
          </Folded>
          <Folded title={words.prepayTitle}>
            <Extra loan={loan} today={today} />
          </Folded>
          <LazyPart title={words.offersTitle}>
            <BetterOffers loan={loan} today={today} />
          </LazyPart>
        </>
      ) : (
        <p className="mt-3 font-medium">{words.isOver}</p>
      )}
      <Folded title={words.recordTitle}>
        <Payments loan={loan} today={today} />
      </Folded>
      <LazyPart title={words.bankTitle}>
        <BankStatement loan={loan} today={today} />
      </LazyPart>
      <Folded title={words.closingTitle} isOpen={!next}>
        <Closing loan={loan} />
      </Folded>
    </>
  )
}

const Folded = ({
  title,
  isOpen = false,
  children,
}: {
  title: string
  isOpen?: boolean
  children: Elements
}) => (
  <details open={isOpen || undefined} className="mt-2 border-t border-line">
    <summary className="min-h-11 py-2.5 font-semibold">{title}</summary>
    <div className="pb-3">{children}</div>
  </details>
)

function Return({ loan, today }: LoanProps) {
  const returned = coolingOff(loan, today)
  if (!returned) return null
  const { lastDay, days, aprPercent, cost, toReturn } = returned
  return (
    <section className="mt-5 lg:mt-3">
      <h3 className="text-lg">{words.returnTitle}</h3>
      <p className="reading mt-1">{words.returnUntil(writtenDay(lastDay))}</p>
      <Figures
        lines={[
          { name: words.loanAmount, value: formatRupeesAndPaise(loan.principal) },
          {
            name: words.costForDays(formatYearlyRate(aprPercent), days),
            value: formatRupeesAndPaise(cost),
          },
          { name: words.toReturnToday, value: formatRupeesAndPaise(toReturn), isSum: true },
        ]}
      />
      <p className="reading mt-2 text-sm text-quiet">{words.returnAsk}</p>
    </section>
  )
}

function Mandate({ loan: { mandateDay, instalment, firstDue } }: { loan: KeptLoan }) {
  if (mandateDay === 0) return <p className="reading">{words.mandateNone}</p>
  return (
    <div className="reading space-y-2">
      <p>{words.mandateOn(mandateDay, formatRupeesAndPaise(instalment))}</p>
      {mandateDay !== Number(firstDue.slice(8)) && <p className="font-medium">{words.mandateOther}</p>}
      <p>{words.mandateBounce}</p>
    </div>
  )
}

function Extra({ loan, today }: LoanProps) {
  const [amount, setAmount] = useState(Number.NaN)
  const saving = amount > 0 ? extraSaving(loan, today, amount) : undefined
  const { balance } = standingOn(loan, today)
  let error: string | undefined
  let text: string | undefined
  if (saving && 'problem' in saving)
    error =
      saving.problem === 'extraTooEarly'
        ? words.extraTooEarly
        : words.extraTooHigh(formatRupeesAndPaise(balance))
  else if (saving)
    text =
      amount >= balance
        ? words.extraEndsLoan
        : words.extraSaves(rupees(saving.interestSaved), saving.instalmentsSaved, writtenDay(saving.lastDue))
  return (
    <div className="max-w-md">
      <FigureField
        label={words.extraToday}
        {...paiseAmount}
        value={amount}
        onChange={setAmount}
        error={error}
      />
      <div role="status" className="mt-2">
        {text && (
          <p className="reading">
            <ChangingText>{text}</ChangingText>
          </p>
        )}
      </div>
    </div>
  )
}

function Closing({ loan }: { loan: KeptLoan }) {
  const steps = Object.keys(words.closingSteps) as ClosingStep[]
  return (
    <ul>
      {steps.map((step) => (
        <li key={step}>
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={loan.done.includes(step)}
              onChange={({ target }) =>
                keepLoan({
                  ...loan,
                  done: steps.filter((other) =>
                    other === step ? target.checked : loan.done.includes(other),
                  ),
                })
              }
              className="size-5 shrink-0 accent-primary"
            />
            <span>{words.closingSteps[step]}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}

function Removal({ id }: { id: string }): ReactNode {
  const [isAsking, setIsAsking] = useState(false)
  if (!isAsking)
    return (
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {words.removeLoan}
      </Button>
    )
  return (
    <section aria-label={words.removeLoan} className="flex flex-wrap items-center gap-3">
      <p ref={focus} tabIndex={-1}>
        {words.removeSure}
      </p>
      <Button variant="danger" onClick={() => removeLoan(id)}>
        {words.yesRemove}
      </Button>
      <Button variant="secondary" onClick={() => setIsAsking(false)}>
        {words.keepIt}
      </Button>
    </section>
  )
}
