import { isProblem } from '#loans/loan.ts'
import { roundRows } from '#loans/repayment/amortisation.ts'
import {
  type MissedInstalments,
  type MissedInstalmentsInput,
  missInstalments,
} from '#loans/repayment/missed-instalments.ts'
import { formatPercent } from '#loans/rupees.ts'
import { moreFields } from '#words/tools.ts'
import * as words from '#words/tools-bad-month.ts'
import * as dateWords from '#words/tools-dates.ts'
import { exampleLoan } from '../../borrower/loan-choices.ts'
import { paths } from '../../paths.ts'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { FigureField } from '../../ui/fields/FigureField.tsx'
import { rupees } from '../../ui/format.ts'
import { ChoiceField } from '../ChoiceField.tsx'
import { FoldedFields } from '../FoldedFields.tsx'
import { loanAmount, monthNumber, optionalAmount, optionalPercent, tenure, yearlyRate } from '../figures.ts'
import { choiceInput, figureInput, type ValuesOf } from '../inputs.ts'
import { dateInputs, LoanDatesFields } from '../LoanDatesFields.tsx'
import { LoanFields } from '../LoanFields.tsx'
import { dateErrors, givenDates } from '../loan-dates.ts'
import { Answer, Figures, gainLine } from '../Result.tsx'
import { Schedule } from '../Schedule.tsx'
import { ToolFrame } from '../ToolFrame.tsx'
import { useInputs } from '../use-inputs.ts'
import { YearChart } from './YearChart.tsx'

/** The inputs whose fields are folded until one of them is used. */
const foldedInputs = ['from', 'paid', 'later', 'penal', 'bounce'] as const

const inputs = {
  amount: figureInput(exampleLoan.amount, loanAmount),
  rate: figureInput(12, yearlyRate),
  months: figureInput(exampleLoan.months, tenure),
  from: figureInput(6, monthNumber),
  count: figureInput(2, monthNumber),
  paid: figureInput(0, optionalAmount),
  later: figureInput(2, monthNumber),
  penal: figureInput(24, optionalPercent),
  bounce: figureInput(500, optionalAmount),
  bonus: figureInput(0, optionalAmount),
  bonusMonth: figureInput(12, monthNumber),
  keep: choiceInput(words.keepOptions, 'instalment'),
  ...dateInputs,
}

export default function BadMonthPage() {
  const { values, field, fragment, unaccepted, isUsed } = useInputs(inputs)
  const hasBonus = values.bonus !== 0
  const dates = givenDates(values)
  const isComplete = unaccepted.every((name) => name === 'bonusMonth' && !hasBonus)
  const missed = (bonus?: MissedInstalmentsInput['bonus']) =>
    missInstalments({
      loan: { principal: values.amount, annualRatePercent: values.rate, tenureMonths: values.months },
      dates,
      fromMonth: values.from,
      months: values.count,
      paid: values.paid,
      catchUpAfter: values.later,
      penal: { annualPercent: values.penal, perInstalment: values.bounce },
      bonus,
    })
  // What the missed instalments cost is never hidden by what a bonus saves.
  const alone = isComplete ? missed() : undefined
  const { bonus: amount, bonusMonth: month, keep } = values
  const result = alone && !isProblem(alone) && hasBonus ? missed({ amount, month, keep }) : alone
  const errors: Errors = result && isProblem(result) ? errorOf(result) : {}
  return (
    <ToolFrame
      path={paths.badMonth}
      title={words.title}
      intro={words.intro}
      notes={[
        words.noteCharges,
        words.noteInterest,
        words.noteOrder,
        words.noteTalk,
        ...(dates ? [dateWords.noteDates] : []),
      ]}
      fields={
        <>
          <LoanFields field={field} />
          <FigureField label={words.count} {...field('count', errors.count)} />
          <FoldedFields label={moreFields} isUsed={isUsed(foldedInputs, errors)}>
            <FigureField label={words.from} hint={words.fromHint} {...field('from', errors.from)} />
            <FigureField label={words.paid} hint={words.paidHint} {...field('paid', errors.paid)} />
            <FigureField label={words.later} hint={words.laterHint} {...field('later', errors.later)} />
            <FigureField label={words.penal} hint={words.penalHint} {...field('penal')} />
            <FigureField label={words.bounce} hint={words.bounceHint} {...field('bounce')} />
          </FoldedFields>
          <FoldedFields label={words.aBonus} isUsed={isUsed(['bonus'], errors)}>
            <FigureField label={words.bonus} hint={words.bonusHint} {...field('bonus', errors.bonus)} />
            {hasBonus && (
              <>
                <FigureField label={words.bonusMonth} {...field('bonusMonth', errors.bonusMonth)} />
                <ChoiceField label={words.bonusChanges} {...field('keep')} />
              </>
            )}
          </FoldedFields>
          <LoanDatesFields field={field} errors={dateErrors(result)} dates={dates} />
        </>
      }
      result={
        alone &&
        result &&
        !isProblem(alone) &&
        !isProblem(result) && (
          <Result alone={alone} result={result} values={values} path={paths.badMonth + fragment} />
        )
      }
    />
  )
}

type Problem = Extract<ReturnType<typeof missInstalments>, { problem: string }>

type Errors = Partial<Record<'count' | (typeof foldedInputs)[number] | 'bonus' | 'bonusMonth', string>>

function errorOf({ problem, limit = 0 }: Problem): Errors {
  return {
    ...(problem === 'monthOutOfRange' && { from: words.fromTooLate(limit) }),
    ...(problem === 'pastTheEnd' && { count: words.countTooHigh(limit) }),
    ...(problem === 'paysInFull' && { paid: words.paysInFull(rupees(Math.floor(limit))) }),
    ...(problem === 'catchUpPastTheEnd' && { later: words.laterTooHigh(limit) }),
    ...(problem === 'bonusPastTheEnd' && { bonusMonth: words.bonusTooLate(limit) }),
    ...(problem === 'bonusEndsLoan' && { bonus: words.bonusEndsLoan(limit) }),
    ...(problem === 'bonusMoreThanOwed' && { bonus: words.bonusTooHigh(rupees(Math.floor(limit))) }),
  }
}

interface ResultProps {
  /** Without a bonus. */
  alone: MissedInstalments
  /** With the bonus, if there is one. */
  result: MissedInstalments
  values: ValuesOf<typeof inputs>
  path: string
}

/** Computed from the rounded figures, so that the lines add up. */
const costOf = ({ penalCharges, extraInterest }: MissedInstalments) =>
  Math.round(penalCharges) + Math.round(extraInterest)

function Result({ alone, result, values, path }: ResultProps) {
  const { rows, after, catchUpMonth, catchUpPayment } = result
  const { from, count, paid, penal, bounce, bonus, bonusMonth } = values
  const cost = costOf(alone)
  const saved = cost - costOf(result)
  return (
    <>
      <Answer
        name={(paid > 0 ? words.partCosts : words.itCosts)(count)}
        figure={rupees(cost)}
        text={words.catchUp(catchUpMonth, rupees(catchUpPayment))}
      >
        <p className="reading mt-1 text-sm text-quiet">
          <ChangingText>
            {[
              words.countedWith(from, formatPercent(penal), rupees(bounce)),
              bonus > 0 && words.bonusSaves(rupees(bonus), bonusMonth, rupees(saved)),
            ]
              .filter(Boolean)
              .join(' ')}
          </ChangingText>
        </p>
        <div className="mt-6">
          <YearChart rows={rows} from={from} catchUpMonth={catchUpMonth} />
        </div>
        <Figures
          lines={[
            { name: words.penalCharges, value: rupees(alone.penalCharges) },
            { name: words.moreInterest, value: rupees(alone.extraInterest) },
            { name: words.total, value: rupees(cost), isSum: true },
            ...(bonus > 0
              ? [
                  { name: words.bonusOff, value: rupees(saved) },
                  gainLine(saved - cost, words.withBonus, true),
                ]
              : []),
            { name: words.overdueAfter, value: rupees(after.overdue) },
            { name: words.owedAfter, value: rupees(after.balance + after.charges) },
          ]}
        />
      </Answer>
      <Schedule rows={roundRows(rows)} path={path} fileName="bad-month.csv" />
    </>
  )
}
