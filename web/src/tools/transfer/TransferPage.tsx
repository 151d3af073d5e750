import { isProblem } from '#loans/loan.ts'
import { roundRows } from '#loans/repayment/amortisation.ts'
import type { RepaymentRow } from '#loans/repayment/repayment.ts'
import { type Transfer, transfer } from '#loans/repayment/transfer.ts'
import { moreFields } from '#words/tools.ts'
import * as dateWords from '#words/tools-dates.ts'
import * as words from '#words/tools-transfer.ts'
import { paths } from '../../paths.ts'
import { Beam } from '../../ui/Beam.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { AmountSliderField } from '../../ui/fields/AmountSliderField.tsx'
import { FigureField } from '../../ui/fields/FigureField.tsx'
import { rupees } from '../../ui/format.ts'
import { LinesChart } from '../charts/LinesChart.tsx'
import { FoldedFields } from '../FoldedFields.tsx'
import { loanAmount, optionalAmount, optionalPercent, tenure, yearlyRate } from '../figures.ts'
import { figureInput } from '../inputs.ts'
import { dateInputs, LoanDatesFields } from '../LoanDatesFields.tsx'
import { LoanFields } from '../LoanFields.tsx'
import { dateErrors, givenDates } from '../loan-dates.ts'
import { Answer, Figures, gainLine } from '../Result.tsx'
import { Schedule } from '../Schedule.tsx'
import { ToolFrame } from '../ToolFrame.tsx'
import { useInputs } from '../use-inputs.ts'

const inputs = {
  amount: figureInput(500_000, loanAmount),
  rate: figureInput(14, yearlyRate),
  months: figureInput(48, tenure),
  newRate: figureInput(11, yearlyRate),
  newMonths: figureInput(48, tenure),
  charge: figureInput(2, optionalPercent),
  fee: figureInput(5_000, optionalAmount),
  other: figureInput(0, optionalAmount),
  ...dateInputs,
}

export default function TransferPage() {
  const { values, field, fragment, unaccepted, isUsed } = useInputs(inputs)
  const dates = givenDates(values)
  const result =
    unaccepted.length === 0
      ? transfer({
          running: { principal: values.amount, annualRatePercent: values.rate, tenureMonths: values.months },
          offered: { annualRatePercent: values.newRate, tenureMonths: values.newMonths },
          dates,
          foreclosurePercent: values.charge,
          processingFee: values.fee,
          otherCosts: values.other,
        })
      : undefined
  const errors = dateErrors(result)
  const isDateProblem = Object.keys(errors).length > 0
  const feesError = result && isProblem(result) && !isDateProblem ? words.feesAboveLoan : undefined
  return (
    <ToolFrame
      path={paths.transfer}
      title={words.title}
      intro={words.intro}
      notes={[
        words.noteBreakEven,
        words.noteFees,
        words.noteRbi,
        ...(dates ? [words.noteMoveDay, dateWords.noteDates] : []),
      ]}
      fields={
        <>
          <LoanFields field={field} amountLabel={words.stillOwed} tenureLabel={words.monthsLeft} />
          <AmountSliderField label={words.newRate} {...field('newRate')} />
          <FoldedFields
            label={moreFields}
            isUsed={isUsed(['newMonths', 'charge', 'fee', 'other'], { other: feesError })}
          >
            <FigureField label={words.newMonths} hint={words.newMonthsHint} {...field('newMonths')} />
            <FigureField label={words.charge} hint={words.beforeGst} {...field('charge')} />
            <FigureField label={words.fee} hint={words.beforeGst} {...field('fee')} />
            <FigureField label={words.other} hint={words.otherHint} {...field('other', feesError)} />
          </FoldedFields>
          <LoanDatesFields
            field={field}
            errors={errors}
            dates={dates}
            startLabel={words.moveDay}
            firstLabel={words.firstAtNewLender}
          />
        </>
      }
      result={result && !isProblem(result) && <Result result={result} path={paths.transfer + fragment} />}
    />
  )
}

function Result({ result, path }: { result: Transfer; path: string }) {
  const { verdict, breakEvenMonth, foreclosureCharge, processingFee, gst, otherCosts } = result
  const { running, moved } = result
  const [before, after] = [running[0]?.due ?? 0, moved[0]?.due ?? 0]
  const [interest, moving] = [costSoFar(running), costSoFar(moved, result.fees)].map((costs) =>
    Math.round(costs.at(-1) ?? 0),
  ) as [number, number]
  // From the whole rupees that the beam and the chart show, and the sums of the other lines, so that all add up.
  const saved = interest - moving
  const fees = [foreclosureCharge, processingFee, gst, otherCosts].reduce(
    (sum, fee) => sum + Math.round(fee),
    0,
  )
  const interestSaved = saved + fees
  return (
    <>
      <Answer
        name={verdict === 'pays' ? words.movingSaves : words.youWouldLose}
        figure={rupees(Math.abs(saved))}
        text={
          breakEvenMonth !== undefined
            ? words.breaksEven(breakEvenMonth)
            : verdict !== 'costsMore'
              ? words.doNotMoveLonger
              : interestSaved < 0
                ? words.doNotMoveDearer
                : words.doNotMove
        }
      >
        <div className="mt-4">
          <Beam
            loads={[
              { id: 'stays', name: words.ifItStays, interest, fees: 0 },
              { id: 'moves', name: words.ifItMoves, interest: interest - interestSaved, fees },
            ].map(({ name, ...load }) => ({
              ...load,
              label: (
                <>
                  <span>{name}</span>{' '}
                  <ChangingText className="amount font-semibold">
                    {rupees(load.interest + load.fees)}
                  </ChangingText>
                </>
              ),
            }))}
          />
        </div>
        <Figures
          lines={[
            { name: words.emiNow, value: rupees(before) },
            { name: words.emiThen, value: rupees(after) },
            ...[
              { name: words.foreclosureCharge, fee: foreclosureCharge },
              { name: words.processingFee, fee: processingFee },
              { name: words.gst, fee: gst },
              { name: words.otherCosts, fee: otherCosts },
            ]
              .filter(({ fee }) => fee > 0)
              .map(({ name, fee }) => ({ name, value: rupees(fee) })),
            { name: words.allFees, value: rupees(fees), isSum: true },
            gainLine(interestSaved, words.interestDifference),
            gainLine(saved, words.afterFees, true),
          ]}
        />
      </Answer>
      <Schedule
        before={
          <LinesChart
            title={words.costSoFar}
            colour="cost"
            line={{ name: words.ifItMoves, values: costSoFar(moved, result.fees) }}
            otherwise={{ name: words.ifItStays, values: costSoFar(running) }}
            mark={
              breakEvenMonth === undefined
                ? undefined
                : { month: breakEvenMonth, name: words.paysOffHere(breakEvenMonth) }
            }
          />
        }
        fees={{ name: words.allFees, amount: fees }}
        rows={roundRows(moved)}
        path={path}
        fileName="transfer.csv"
      />
    </>
  )
}

/** The fees and the interest so far, in rupees: at the start, then after each month. */
function costSoFar(rows: readonly RepaymentRow[], fees = 0): number[] {
  const sums = [fees]
  for (const { interest } of rows) sums.push((sums.at(-1) ?? 0) + interest)
  return sums
}
