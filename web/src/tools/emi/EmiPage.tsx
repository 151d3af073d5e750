import { addGst, type Fees } from '#loans/fees.ts'
import { isProblem, type Loan } from '#loans/loan.ts'
import { loanCost } from '#loans/loan-cost.ts'
import { roundRows } from '#loans/repayment/amortisation.ts'
import { datedCost, datesProblem, type LoanDates } from '#loans/repayment/loan-dates.ts'
import { repayOnDates } from '#loans/repayment/repay-on-dates.ts'
import type { RepaymentRow } from '#loans/repayment/repayment.ts'
import { moreFields, owedAfterEach } from '#words/tools.ts'
import * as dateWords from '#words/tools-dates.ts'
import * as words from '#words/tools-emi.ts'
import { exampleLoan } from '../../borrower/loan-choices.ts'
import { paths } from '../../paths.ts'
import { FigureField } from '../../ui/fields/FigureField.tsx'
import { day, rupees } from '../../ui/format.ts'
import { CompareLink } from '../CompareLink.tsx'
import { LinesChart } from '../charts/LinesChart.tsx'
import { FoldedFields } from '../FoldedFields.tsx'
import { loanAmount, optionalAmount, tenure, yearlyRate } from '../figures.ts'
import { figureInput } from '../inputs.ts'
import { dateInputs, LoanDatesFields } from '../LoanDatesFields.tsx'
import { LoanFields } from '../LoanFields.tsx'
import { dateErrors, givenDates } from '../loan-dates.ts'
import { Answer, Figures } from '../Result.tsx'
import { Schedule } from '../Schedule.tsx'
import { ToolFrame } from '../ToolFrame.tsx'
import { useInputs } from '../use-inputs.ts'

const inputs = {
  amount: figureInput(exampleLoan.amount, loanAmount),
  rate: figureInput(12, yearlyRate),
  months: figureInput(exampleLoan.months, tenure),
  fee: figureInput(0, optionalAmount),
  ...dateInputs,
}

export default function EmiPage() {
  const { values, field, fragment, unaccepted, isUsed } = useInputs(inputs)
  const isComplete = unaccepted.length === 0
  const loan = { principal: values.amount, annualRatePercent: values.rate, tenureMonths: values.months }
  const fees = addGst(values.fee)
  const dates = givenDates(values)
  const foundInDates = isComplete && dates ? datesProblem(loan, dates) : undefined
  const cost = isComplete && !foundInDates ? costOf(loan, dates, fees) : undefined
  const feeError = isComplete && !foundInDates && !cost ? words.feeAboveLoan : undefined
  const rows = cost && roundRows(repayOnDates({ loan }, dates))
  return (
    <ToolFrame
      path={paths.emi}
      title={words.title}
      intro={words.intro}
      notes={[
        words.noteEmi,
        words.noteApr,
        words.noteRounding,
        ...(dates ? [dateWords.noteDates, dateWords.noteRates] : []),
      ]}
      fields={
        <>
          <LoanFields field={field} />
          <FoldedFields label={moreFields} isUsed={isUsed(['fee'], { fee: feeError })}>
            <FigureField label={words.fee} hint={words.feeHint} {...field('fee', feeError)} />
          </FoldedFields>
          <LoanDatesFields field={field} errors={dateErrors(foundInDates)} dates={dates} />
        </>
      }
      result={
        cost &&
        rows && (
          <>
            <Answer
              name={words.emi}
              figure={rupees(cost.emi)}
              text={[
                words.inWords(rupees(cost.emi), loan.tenureMonths, rupees(cost.totalRepay)),
                ...firstEmi(rows[0], cost.emi),
              ].join(' ')}
            >
              <Figures
                lines={[
                  ...(fees.beforeGst > 0
                    ? [{ name: words.feeWithGst, value: rupees(fees.beforeGst + fees.gst) }]
                    : []),
                  ...(cost.netDisbursed < loan.principal
                    ? [{ name: words.youReceive, value: rupees(cost.netDisbursed) }]
                    : []),
                  ...(cost.brokenInterest > 0
                    ? [{ name: dateWords.brokenInterest, value: rupees(cost.brokenInterest) }]
                    : []),
                  { name: words.totalInterest, value: rupees(cost.totalInterest) },
                  { name: words.totalRepay, value: rupees(cost.totalRepay), isSum: true },
                  { name: words.apr, value: percent(cost.apr), isSum: true },
                  ...(cost.rateByDates === undefined
                    ? []
                    : [{ name: dateWords.rateByDates, value: percent(cost.rateByDates) }]),
                ]}
              />
              <CompareLink amount={loan.principal} months={loan.tenureMonths} />
            </Answer>
            <Schedule
              title={words.whereEachRupeeGoes}
              text={eachHundred(cost, fees)}
              fees={{ name: words.feeWithGst, amount: fees.beforeGst + fees.gst }}
              after={
                <LinesChart
                  title={owedAfterEach}
                  colour="owed"
                  line={{ name: words.owed, values: [loan.principal, ...rows.map(({ closing }) => closing)] }}
                />
              }
              rows={rows}
              path={paths.emi + fragment}
              fileName={`emi-${loan.principal}-${loan.tenureMonths}-months.csv`}
            />
          </>
        )
      }
    />
  )
}

/** `undefined` if the fees, and interest that is kept back, take all of the loan. */
function costOf(loan: Loan, dates: LoanDates | undefined, fees: Fees) {
  if (!dates) {
    const cost = loanCost(loan, fees)
    return cost && { ...cost, brokenInterest: 0, rateByDates: undefined }
  }
  const cost = datedCost(loan, dates, fees)
  return isProblem(cost) || cost.apr === undefined ? undefined : { ...cost, apr: cost.apr }
}

type Paid = { totalRepay: number; totalInterest: number }

function eachHundred(cost: Paid, fees: Fees): string {
  const charged = fees.beforeGst + fees.gst
  const ofHundred = (amount: number) => Math.round((amount / (cost.totalRepay + charged)) * 100)
  const [interest, fee] = [ofHundred(cost.totalInterest), ofHundred(charged)]
  return words.ofEachHundred(100 - interest - fee, interest, fee)
}

const percent = (rate: number) => `${rate.toFixed(2)}%`

/** The sentence about a first instalment that is not the EMI, if it isn't. */
function firstEmi(first: RepaymentRow | undefined, emi: number): string[] {
  if (!first?.on || Math.round(first.due) === Math.round(emi)) return []
  return [dateWords.firstEmi(day(first.on), rupees(first.due))]
}
