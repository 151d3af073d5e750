import { isProblem } from '#loans/loan.ts'
import { roundRows } from '#loans/repayment/amortisation.ts'
import {
  type StudyLoan,
  type StudyLoanCost,
  type StudyLoanProblem,
  studyLoan,
} from '#loans/repayment/study-loan.ts'
import { moreFields, owedAfterEach } from '#words/tools.ts'
import * as words from '#words/tools-education.ts'
import { paths } from '../../paths.ts'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { AmountSliderField } from '../../ui/fields/AmountSliderField.tsx'
import { FigureField } from '../../ui/fields/FigureField.tsx'
import { rupees } from '../../ui/format.ts'
import { ChoiceField } from '../ChoiceField.tsx'
import { LinesChart } from '../charts/LinesChart.tsx'
import { FoldedFields } from '../FoldedFields.tsx'
import { loanAmount, monthNumber, optionalAmount, tenure, yearlyRate } from '../figures.ts'
import { choiceInput, figureInput } from '../inputs.ts'
import { LoanFields } from '../LoanFields.tsx'
import { Answer } from '../Result.tsx'
import { Schedule } from '../Schedule.tsx'
import { balances } from '../schedule.ts'
import { ToolFrame } from '../ToolFrame.tsx'
import { useInputs } from '../use-inputs.ts'

const longestCourse = 120

const inputs = {
  amount: figureInput(800_000, loanAmount),
  rate: figureInput(10, yearlyRate),
  months: figureInput(120, tenure),
  course: figureInput(48, {
    ...tenure,
    slider: { min: 6, max: 72, step: 6 },
    accepted: { min: 1, max: longestCourse },
    messages: { ...tenure.messages, tooHigh: words.courseTooLong(longestCourse) },
  }),
  grace: choiceInput(words.graceOptions, '12'),
  interest: choiceInput(words.interestOptions, 'simple'),
  monthly: figureInput(1_000, optionalAmount),
  parts: { ...figureInput(1, monthNumber), isOptional: true },
}

export default function EducationPage() {
  const { values, field, fragment, unaccepted, isUsed } = useInputs(inputs)
  const result =
    unaccepted.length === 0
      ? studyLoan({
          principal: values.amount,
          annualRatePercent: values.rate,
          courseMonths: values.course,
          graceMonths: Number(values.grace),
          payouts: values.parts,
          instalments: values.months,
          interest: values.interest,
          monthly: values.monthly,
        })
      : undefined
  const errors = result && isProblem(result) ? errorOf(result) : {}
  return (
    <ToolFrame
      path={paths.education}
      title={words.title}
      intro={words.intro}
      notes={[words.noteSimple, words.noteMoratorium, words.notePayments, words.noteParts]}
      fields={
        <>
          <LoanFields field={field} tenureLabel={words.instalments} />
          <AmountSliderField label={words.course} {...field('course')} />
          <FigureField label={words.monthly} hint={words.monthlyHint} {...field('monthly', errors.monthly)} />
          <FoldedFields label={moreFields} isUsed={isUsed(['grace', 'interest', 'parts'], errors)}>
            <ChoiceField label={words.grace} {...field('grace')} />
            <ChoiceField label={words.interest} {...field('interest')} />
            <FigureField label={words.payouts} hint={words.payoutsHint} {...field('parts', errors.parts)} />
          </FoldedFields>
        </>
      }
      result={
        result &&
        !isProblem(result) && (
          <Result
            result={result}
            principal={values.amount}
            monthly={values.monthly}
            path={paths.education + fragment}
          />
        )
      }
    />
  )
}

/** The error of the field that causes the problem. The formats of the other fields leave no other problem. */
function errorOf({ problem, limit = 1 }: StudyLoanProblem): { monthly?: string; parts?: string } {
  return problem === 'payoutsAfterCourse'
    ? { parts: words.tooManyPayouts(limit) }
    : { monthly: words.repaysLoan }
}

interface ResultProps {
  result: StudyLoanCost
  principal: number
  monthly: number
  path: string
}

function Result({ result, principal, monthly, path }: ResultProps) {
  const { without, paying, paid, saved, moratoriumMonths } = result
  const isPaying = monthly > 0
  const added = paying.owedThen - principal
  return (
    <>
      <Answer
        name={words.emiFrom(moratoriumMonths + 1)}
        figure={rupees(paying.emi)}
        text={[
          added > 0
            ? words.owedBy(rupees(paying.owedThen), rupees(added))
            : words.owedOnly(rupees(paying.owedThen)),
          isPaying && words.savedBy(rupees(monthly), rupees(paid), rupees(saved)),
        ]
          .filter(Boolean)
          .join(' ')}
      >
        <Repaid
          loans={isPaying ? { without, paying } : { without }}
          monthly={monthly}
          principal={principal}
        />
      </Answer>
      <Schedule
        {...(added > 0 && { text: words.principalHasInterest(rupees(added)) })}
        before={
          <LinesChart
            title={owedAfterEach}
            colour="owed"
            line={{
              name: isPaying ? words.paying(rupees(monthly)) : words.without,
              values: balances(paying.rows),
            }}
            {...(isPaying && { otherwise: { name: words.without, values: balances(without.rows) } })}
          />
        }
        rows={roundRows(paying.rows)}
        path={path}
        fileName="education.csv"
      />
    </>
  )
}

interface RepaidProps {
  loans: { without: StudyLoan; paying?: StudyLoan }
  monthly: number
  principal: number
}

/** The figures of the loan, without and with payments while studying beside each other. */
function Repaid({ loans: { without, paying }, monthly, principal }: RepaidProps) {
  const shown = paying ? [without, paying] : [without]
  const lines = [
    { name: words.owedThen, of: (loan: StudyLoan) => loan.owedThen },
    { name: words.addedInterest, of: (loan: StudyLoan) => loan.owedThen - principal },
    { name: words.emi, of: (loan: StudyLoan) => loan.emi },
    { name: words.totalInterest, of: (loan: StudyLoan) => loan.interest },
    { name: words.total, of: (loan: StudyLoan) => loan.total },
  ]
  return (
    <table className="mt-6 w-full border-collapse tabular-nums max-sm:text-sm">
      <caption className="sr-only">{words.compared}</caption>
      {paying && (
        <thead>
          <tr className="align-bottom text-sm text-quiet">
            <td />
            {[words.without, words.paying(rupees(monthly))].map((name) => (
              <th key={name} scope="col" className="py-1.5 pl-3 text-right font-normal">
                <ChangingText>{name}</ChangingText>
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody className="divide-y divide-line">
        {lines.map(({ name, of }) => (
          <tr key={name} className="last:font-semibold">
            <th scope="row" className="py-2 text-left font-normal text-quiet">
              {name}
            </th>
            {shown.map((loan, place) => (
              <td key={place === 0 ? 'without' : 'paying'} className="amount py-2 pl-3 text-right">
                <ChangingText>{rupees(of(loan))}</ChangingText>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
