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
import { Answer, Figures } from '../Result.tsx'
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
        {...(isPaying
          ? {
              name: words.youSave(rupees(monthly)),
              figure: rupees(saved),
              text: words.savedBy(moratoriumMonths, rupees(paid)),
            }
          : { name: words.emi, figure: rupees(without.emi), text: words.emiFrom(moratoriumMonths + 1) })}
      >
        <Repaid title={words.without} loan={without} principal={principal} />
        {isPaying && <Repaid title={words.paying(rupees(monthly))} loan={paying} principal={principal} />}
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

function Repaid({ title, loan, principal }: { title: string; loan: StudyLoan; principal: number }) {
  const added = loan.owedThen - principal
  return (
    <section className="mt-6">
      <h2 className="text-lg">
        <ChangingText>{title}</ChangingText>
      </h2>
      <Figures
        lines={[
          { name: words.owedThen, value: rupees(loan.owedThen) },
          ...(added > 0 ? [{ name: words.addedInterest, value: rupees(added) }] : []),
          { name: words.emi, value: rupees(loan.emi) },
          { name: words.totalInterest, value: rupees(loan.interest) },
          { name: words.total, value: rupees(loan.total), isSum: true },
        ]}
      />
    </section>
  )
}
