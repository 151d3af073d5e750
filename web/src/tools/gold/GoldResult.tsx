import { roundRows } from '#loans/repayment/amortisation.ts'
import { type AllowedPlan, type GoldLoan, type GoldPlan, longestAtEnd } from '#loans/repayment/gold-loan.ts'
import * as words from '#words/tools-gold.ts'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { rupees } from '../../ui/format.ts'
import { ChoiceField } from '../ChoiceField.tsx'
import { ComparedChoice } from '../ComparedChoice.tsx'
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
        {allowed.length > 1 && (
          <CostBars
            title={words.whatEachCosts}
            text={words.ofLoan(rupees(amount), months)}
            costs={allowed.map(({ kind, loan }) => ({
              id: kind,
              name: words.plans[kind],
              interest: loan?.interest ?? 0,
              ...(loan && { text: paidWhen(kind, loan) }),
            }))}
          />
        )}
      </Answer>
      <section className="mt-10">
        <h2 className="text-2xl">{words.sideBySide}</h2>
        <p className="mt-1 text-quiet">
          <ChangingText>{words.ofLoan(rupees(amount), months)}</ChangingText>
        </p>
        <div className="mt-2 divide-y divide-line">
          {plans.map((plan) => (
            <Plan key={plan.kind} plan={plan} />
          ))}
        </div>
      </section>
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

const Plan = ({ plan: { kind, most, loan } }: { plan: GoldPlan }) =>
  loan ? (
    <ComparedChoice
      name={words.plans[kind]}
      figures={[
        ...payments(kind, loan),
        { name: words.most, value: rupees(most) },
        { name: words.interest, value: rupees(loan.interest) },
        { name: words.total, value: rupees(loan.total) },
      ]}
      text={priceLimit(loan)}
    />
  ) : (
    <ComparedChoice
      name={words.plans[kind]}
      figures={[]}
      problem={most > 0 ? words.tooMuch(rupees(most)) : words.tooLong(longestAtEnd)}
    />
  )

function paidWhen(kind: GoldPlan['kind'], loan: AllowedPlan) {
  const figures = payments(kind, loan).filter((figure) => figure !== undefined)
  return figures.map(({ name, value }) => `${name}: ${value}`).join(' · ')
}

/** What is paid each month, and in the last one if that is something else. */
function payments(kind: GoldPlan['kind'], { rows }: AllowedPlan) {
  const each = { name: words.eachMonth, value: rupees(rows[0]?.instalment ?? 0) }
  const last = { name: words.atTheEnd, value: rupees(rows.at(-1)?.instalment ?? 0) }
  return [kind === 'emi' || rows.length > 1 ? each : undefined, kind === 'emi' ? undefined : last]
}

function priceLimit({ ceilingPercent, lowestPrice, fallPercent }: AllowedPlan): string {
  const fall = Math.floor(fallPercent)
  return fall < 1
    ? words.atCeiling(ceilingPercent)
    : words.mayFall(ceilingPercent, rupees(Math.ceil(lowestPrice)), `${fall}%`)
}
