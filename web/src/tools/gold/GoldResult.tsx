import { roundRows } from '#loans/repayment/amortisation.ts'
import { type AllowedPlan, type GoldLoan, type GoldPlan, longestAtEnd } from '#loans/repayment/gold-loan.ts'
import * as words from '#words/tools-gold.ts'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { rupees } from '../../ui/format.ts'
import { ChoiceField } from '../ChoiceField.tsx'
import { CostBars } from '../charts/CostBars.tsx'
import { ShareBar } from '../charts/ShareBar.tsx'
import { Answer } from '../Result.tsx'
import { Schedule } from '../Schedule.tsx'

interface GoldResultProps {
  result: GoldLoan
  months: number
  /** The plan whose schedule is shown. */
  shown: { value: GoldPlan['kind']; onChange: (kind: GoldPlan['kind']) => void }
  /** The tool's path with its inputs. */
  path: string
}

export function GoldResult({ result, months, shown, path }: GoldResultProps) {
  const { plans, amount, value } = result
  const allowed = plans.filter(({ loan }) => loan)
  const most = plans[0]?.most ?? 0
  const chosen = allowed.find(({ kind }) => kind === shown.value) ?? allowed[0]
  const ceilings = [...new Set(allowed.flatMap(({ loan }) => (loan ? [`${loan.ceilingPercent}%`] : [])))]
  const options = Object.fromEntries(allowed.map(({ kind }) => [kind, words.plans[kind]]))
  return (
    <>
      <Answer name={words.mayBeLent} figure={rupees(most)} text={words.worth(rupees(value))}>
        <ShareBar
          parts={[
            { name: words.lent, amount: most, look: 'answer' },
            { name: words.notLent, amount: value - most, look: 'open' },
          ]}
        />
        {allowed.length > 0 && (
          <CostBars
            title={words.whatEachCosts}
            text={words.ofLoan(rupees(amount), months)}
            costs={plans.map(({ kind, loan, most }) => ({
              id: kind,
              name: words.plans[kind],
              ...(loan
                ? { interest: loan.interest, text: `${paidWhen(kind, loan)}\n${priceLimit(loan)}` }
                : { problem: most > 0 ? words.tooMuch(rupees(most)) : words.tooLong(longestAtEnd) }),
            }))}
          />
        )}
        <p className="reading mt-3 text-sm text-quiet empty:hidden">
          <ChangingText>{ceilings.length > 0 && words.belowIt(ceilings.join(', '))}</ChangingText>
        </p>
      </Answer>
      {chosen?.loan && (
        <>
          <div className="mt-8">
            <ChoiceField
              label={words.shown}
              options={options as typeof words.plans}
              value={chosen.kind}
              onChange={shown.onChange}
            />
          </div>
          <Schedule rows={roundRows(chosen.loan.rows)} path={path} fileName="gold.csv" />
        </>
      )}
    </>
  )
}

/** What is paid each month, and in the last one if that is something else. */
function paidWhen(kind: GoldPlan['kind'], { rows }: AllowedPlan): string {
  const hasEach = kind === 'emi' || (kind === 'interest' && rows.length > 1)
  return [
    hasEach && `${words.eachMonth}: ${rupees(rows[0]?.instalment ?? 0)}`,
    kind !== 'emi' && `${words.atTheEnd}: ${rupees(rows.at(-1)?.instalment ?? 0)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

function priceLimit({ lowestPrice, fallPercent }: AllowedPlan): string {
  const fall = Math.floor(fallPercent)
  return fall < 1 ? words.atCeiling : words.mayFall(rupees(Math.ceil(lowestPrice)), `${fall}%`)
}
