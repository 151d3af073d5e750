import { lazy } from 'react'
import { affordableShare } from '#loans/affordability.ts'
import { type AffordableLoan, affordableLoan } from '#loans/affordable-loan.ts'
import { isProblem, type Problem } from '#loans/loan.ts'
import { formatPercent } from '#loans/rupees.ts'
import { moreFields, todaysOffers } from '#words/tools.ts'
import * as words from '#words/tools-afford.ts'
import { exampleLoan } from '../../borrower/loan-choices.ts'
import { paths } from '../../paths.ts'
import { AmountSliderField } from '../../ui/fields/AmountSliderField.tsx'
import { FigureField } from '../../ui/fields/FigureField.tsx'
import { rupees } from '../../ui/format.ts'
import { ShareBar } from '../charts/ShareBar.tsx'
import { FoldedFields } from '../FoldedFields.tsx'
import { optionalAmount, positiveAmount, tenure, yearlyRate } from '../figures.ts'
import { figureInput } from '../inputs.ts'
import { Answer } from '../Result.tsx'
import { ToolActions } from '../ToolActions.tsx'
import { ToolFrame } from '../ToolFrame.tsx'
import { OffersNotLoaded, OffersWhenNear } from '../todays-offers/OffersWhenNear.tsx'
import { useInputs } from '../use-inputs.ts'

/** Loaded separately, because the code that reads offers and their terms is as large as the rest of this page. */
const TodaysLoans = lazy(() => import('./TodaysLoans.tsx').catch(() => ({ default: OffersNotLoaded })))

const inputs = {
  income: figureInput(50_000, positiveAmount),
  emis: figureInput(0, optionalAmount),
  household: figureInput(15_000, optionalAmount),
  dependants: figureInput(10_000, optionalAmount),
  spare: figureInput(5_000, optionalAmount),
  rate: figureInput(12, yearlyRate),
  months: figureInput(exampleLoan.months, tenure),
}

const percent = affordableShare * 100

export default function AffordPage() {
  const { values, field, fragment, unaccepted, isUsed } = useInputs(inputs)
  const { income, emis, household, dependants, spare, rate, months } = values
  const result =
    unaccepted.length === 0
      ? affordableLoan({
          monthlyIncome: income,
          otherEmis: emis,
          livingCosts: household + dependants + spare,
          annualRatePercent: rate,
          tenureMonths: months,
        })
      : undefined
  const problem = result && isProblem(result) ? result : undefined
  return (
    <ToolFrame
      path={paths.afford}
      title={words.title}
      intro={words.intro}
      notes={[words.noteLimit(percent), words.noteShare(percent), words.noteOffers, words.noteLender]}
      fields={
        <>
          <FigureField label={words.income} {...field('income', problem && errorOf(problem))} />
          <FigureField label={words.otherEmis} {...field('emis')} />
          <FigureField label={words.household} hint={words.householdHint} {...field('household')} />
          <FigureField label={words.dependants} hint={words.dependantsHint} {...field('dependants')} />
          <FoldedFields label={moreFields} isUsed={isUsed(['spare', 'rate', 'months'])}>
            <FigureField label={words.spare} hint={words.spareHint} {...field('spare')} />
            <AmountSliderField label={words.rate} {...field('rate')} />
            <AmountSliderField label={words.tenure} {...field('months')} />
          </FoldedFields>
        </>
      }
      result={
        result &&
        !isProblem(result) && (
          <Result
            result={result}
            pay={{ income, emis, costs: household + dependants }}
            months={months}
            rate={rate}
            path={paths.afford + fragment}
          />
        )
      }
    />
  )
}

function errorOf({ problem, limit = 0 }: Problem<string>): string {
  if (problem === 'otherEmisTooHigh') return words.otherEmisTooHigh(percent)
  return problem === 'nothingLeft' ? words.nothingLeft : words.tooLittleLeft(rupees(limit))
}

interface ResultProps {
  result: AffordableLoan
  /** Rupees a month. */
  pay: { income: number; emis: number; costs: number }
  months: number
  rate: number
  path: string
}

function Result({ result, pay, months, rate, path }: ResultProps) {
  const { emi, principal, limitedBy } = result
  const why = limitedBy === 'share' ? words.limitedByShare(percent) : words.limitedByCosts
  return (
    <>
      <Answer
        name={words.youCanBorrow}
        figure={rupees(principal)}
        text={`${words.withEmi(rupees(emi), months, formatPercent(rate))} ${why}`}
      >
        <ShareBar
          title={words.yourPay}
          parts={[
            { name: words.newEmi, amount: emi, look: 'answer' },
            { name: words.runningEmis, amount: pay.emis, look: 'principal' },
            { name: words.costs, amount: pay.costs, look: 'quiet' },
            { name: words.leftOver, amount: pay.income - emi - pay.emis - pay.costs, look: 'open' },
          ]}
        />
        <section className="mt-8">
          <h2 className="text-lg">{todaysOffers}</h2>
          <OffersWhenNear>
            <TodaysLoans emi={emi} months={months} income={pay.income} />
          </OffersWhenNear>
        </section>
      </Answer>
      <ToolActions path={path} />
    </>
  )
}
