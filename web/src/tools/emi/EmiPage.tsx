import { addGst } from '#loans/fees.ts'
import { loanCost } from '#loans/loan-cost.ts'
import { displayedSchedule } from '#loans/repayment/amortisation.ts'
import * as words from '#words/tools-emi.ts'
import { exampleLoan } from '../../borrower/loan-choices.ts'
import { paths } from '../../paths.ts'
import { FigureField } from '../../ui/fields/FigureField.tsx'
import { rupees } from '../../ui/format.ts'
import { CompareLink } from '../CompareLink.tsx'
import { loanAmount, optionalAmount, tenure, yearlyRate } from '../figures.ts'
import { figureInput } from '../inputs.ts'
import { LoanFields } from '../LoanFields.tsx'
import { Figures, Headline } from '../Result.tsx'
import { Schedule } from '../Schedule.tsx'
import { ToolFrame } from '../ToolFrame.tsx'
import { useInputs } from '../use-inputs.ts'

const inputs = {
  amount: figureInput(exampleLoan.amount, loanAmount),
  rate: figureInput(12, yearlyRate),
  months: figureInput(exampleLoan.months, tenure),
  fee: figureInput(0, optionalAmount),
}

export default function EmiPage() {
  const { values, field, fragment, unaccepted } = useInputs(inputs)
  const isComplete = unaccepted.length === 0
  const loan = { principal: values.amount, annualRatePercent: values.rate, tenureMonths: values.months }
  const cost = isComplete ? loanCost(loan, addGst(values.fee)) : undefined
  const feeError = isComplete && !cost ? words.feeAboveLoan : undefined
  return (
    <ToolFrame
      path={paths.emi}
      title={words.title}
      intro={words.intro}
      notes={[words.noteEmi, words.noteApr, words.noteRounding]}
      fields={
        <>
          <LoanFields field={field} />
          <FigureField label={words.fee} hint={words.feeHint} {...field('fee', feeError)} />
        </>
      }
      result={
        cost && (
          <>
            <Headline name={words.emi} figure={rupees(cost.emi)}>
              {words.inWords(rupees(cost.emi), loan.tenureMonths, rupees(cost.totalRepay))}
            </Headline>
            <Figures
              lines={[
                { name: words.youReceive, value: rupees(cost.netDisbursed) },
                { name: words.feeWithGst, value: rupees(cost.fee + cost.gst) },
                { name: words.totalInterest, value: rupees(cost.totalInterest) },
                { name: words.totalRepay, value: rupees(cost.totalRepay), isSum: true },
                { name: words.apr, value: `${cost.apr.toFixed(2)}%`, isSum: true },
              ]}
            />
            <CompareLink amount={loan.principal} months={loan.tenureMonths} />
            <Schedule
              rows={displayedSchedule(loan)}
              path={paths.emi + fragment}
              fileName={`emi-${loan.principal}-${loan.tenureMonths}-months.csv`}
            />
          </>
        )
      }
    />
  )
}
