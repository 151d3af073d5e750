import { isProblem } from '#loans/loan.ts'
import { roundRows } from '#loans/repayment/amortisation.ts'
import { type MissedInstalments, missInstalments } from '#loans/repayment/missed-instalments.ts'
import { moreFields } from '#words/tools.ts'
import * as words from '#words/tools-bad-month.ts'
import * as dateWords from '#words/tools-dates.ts'
import { exampleLoan } from '../../borrower/loan-choices.ts'
import { paths } from '../../paths.ts'
import { FigureField } from '../../ui/fields/FigureField.tsx'
import { rupees } from '../../ui/format.ts'
import { ChoiceField } from '../ChoiceField.tsx'
import { FoldedFields } from '../FoldedFields.tsx'
import { loanAmount, monthNumber, optionalAmount, optionalPercent, tenure, yearlyRate } from '../figures.ts'
import { choiceInput, figureInput } from '../inputs.ts'
import { dateInputs, LoanDatesFields } from '../LoanDatesFields.tsx'
import { LoanFields } from '../LoanFields.tsx'
import { dateErrors, givenDates } from '../loan-dates.ts'
import { Answer, Figures, gainLine } from '../Result.tsx'
import { Schedule } from '../Schedule.tsx'
import { ToolFrame } from '../ToolFrame.tsx'
import { useInputs } from '../use-inputs.ts'
import { YearChart } from './YearChart.tsx'

/** The inputs whose fields are folded until one of them is used. */
const foldedInputs = ['paid', 'later', 'penal', 'bounce', 'bonus'] as const

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
  const result = unaccepted.every((name) => name === 'bonusMonth' && !hasBonus)
    ? missInstalments({
        loan: { principal: values.amount, annualRatePercent: values.rate, tenureMonths: values.months },
        dates,
        fromMonth: values.from,
        months: values.count,
        paid: values.paid,
        catchUpAfter: values.later,
        penal: { annualPercent: values.penal, perInstalment: values.bounce },
        bonus: hasBonus ? { amount: values.bonus, month: values.bonusMonth, keep: values.keep } : undefined,
      })
    : undefined
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
          <FigureField label={words.from} hint={words.fromHint} {...field('from', errors.from)} />
          <FigureField label={words.count} {...field('count', errors.count)} />
          <FoldedFields label={moreFields} isUsed={isUsed(foldedInputs, errors)}>
            <FigureField label={words.paid} hint={words.paidHint} {...field('paid', errors.paid)} />
            <FigureField label={words.later} hint={words.laterHint} {...field('later', errors.later)} />
            <FigureField label={words.penal} hint={words.penalHint} {...field('penal')} />
            <FigureField label={words.bounce} hint={words.bounceHint} {...field('bounce')} />
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
        result &&
        !isProblem(result) && <Result result={result} from={values.from} path={paths.badMonth + fragment} />
      }
    />
  )
}

type Problem = Extract<ReturnType<typeof missInstalments>, { problem: string }>

type Errors = Partial<Record<'from' | 'count' | (typeof foldedInputs)[number] | 'bonusMonth', string>>

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
  result: MissedInstalments
  from: number
  path: string
}

function Result({ result, from, path }: ResultProps) {
  const { rows, after, catchUpMonth, catchUpPayment, penalCharges, extraInterest } = result
  // Computed from the rounded figures, so that the lines add up.
  const cost = Math.round(penalCharges) + Math.round(extraInterest)
  return (
    <>
      <Answer
        name={cost >= 0 ? words.itCosts : words.youStillSave}
        figure={rupees(Math.abs(cost))}
        text={words.catchUp(catchUpMonth, rupees(catchUpPayment))}
      >
        <div className="mt-6">
          <YearChart rows={rows} from={from} catchUpMonth={catchUpMonth} />
        </div>
        <h2 className="mt-6 font-semibold">{words.afterThem}</h2>
        <Figures
          lines={[
            { name: words.overdueAfter, value: rupees(after.overdue) },
            { name: words.chargesAfter, value: rupees(after.charges) },
            { name: words.owedAfter, value: rupees(after.balance + after.charges), isSum: true },
          ]}
        />
        <h2 className="mt-6 font-semibold">{words.overWholeLoan}</h2>
        <Figures
          lines={[
            { name: words.penalCharges, value: rupees(penalCharges) },
            gainLine(-Math.round(extraInterest), words.interestDifference),
            gainLine(-cost, words.inTotal, true),
          ]}
        />
      </Answer>
      <Schedule rows={roundRows(rows)} path={path} fileName="bad-month.csv" />
    </>
  )
}
