import { roundRows } from '#loans/repayment/amortisation.ts'
import type { RateReset, ResetChoice, ResetOutcome } from '#loans/repayment/rate-reset.ts'
import { formatPercent } from '#loans/rupees.ts'
import * as words from '#words/tools-reset.ts'
import { Announced } from '../../ui/Announced.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { months, rupees } from '../../ui/format.ts'
import { ChoiceField } from '../ChoiceField.tsx'
import { ComparedChoice } from '../ComparedChoice.tsx'
import { CostBars } from '../charts/CostBars.tsx'
import { Answer } from '../Result.tsx'
import { Schedule } from '../Schedule.tsx'
import { ToolActions } from '../ToolActions.tsx'

interface ResetResultProps {
  result: RateReset
  /** Per cent a year. */
  fixedRate: number
  /** The choice whose schedule is shown. */
  shown: { value: ResetChoice; onChange: (choice: ResetChoice) => void }
  /** The tool's path with its inputs. */
  path: string
}

export function ResetResult({ result, fixedRate, shown, path }: ResetResultProps) {
  const { outcomes, cheapest, evenPartPayment } = result
  const sameEmi = outcomes.find(({ choice }) => choice === 'term')
  const chosen = outcomes.find(({ choice }) => choice === shown.value) ?? cheapest
  const compared = outcomes.filter(isCompared).sort((a, b) => costOf(a) - costOf(b))
  const fixed = outcomes.find(({ choice }) => choice === 'fixed')
  const percent = formatPercent(fixedRate)
  const nameOf = (choice: ResetChoice) =>
    choice === 'fixed' ? words.fixedAt(percent) : words.choices[choice]
  const even = evenPartPayment < 1 ? '' : words.evenPartPayment(rupees(Math.ceil(evenPartPayment)))
  return (
    <>
      <Answer
        name={
          cheapest.choice === 'fixed' ? words.fixedCostsLeast(percent) : words.costsLeast[cheapest.choice]
        }
        figure={rupees(costOf(cheapest))}
        text={sameEmi && describe(cheapest, sameEmi)}
      >
        {fixed && (
          <p className="reading mt-1 text-sm text-quiet">
            <ChangingText>{words.fixedAssumed(percent, rupees(fixed.fee + fixed.gst))}</ChangingText>
          </p>
        )}
        {compared.length > 1 && (
          <CostBars
            title={words.cost}
            costs={compared.map(({ choice, interest, fee, gst }) => ({
              id: choice,
              name: nameOf(choice),
              interest,
              fees: fee + gst,
            }))}
          />
        )}
      </Answer>
      <section className="mt-10">
        <h2 className="text-2xl">{words.sideBySide}</h2>
        <div className="mt-2 divide-y divide-line">
          {[...compared, ...outcomes.filter((outcome) => !isCompared(outcome))].map((outcome) => (
            <Outcome
              key={outcome.choice}
              name={nameOf(outcome.choice)}
              outcome={outcome}
              result={result}
              sameEmi={sameEmi}
            />
          ))}
        </div>
        <p className="reading mt-4 empty:hidden">
          <ChangingText>{even}</ChangingText>
        </p>
      </section>
      <div className="mt-8">
        <ChoiceField
          label={words.shown}
          options={optionsOf(outcomes, nameOf)}
          value={chosen.choice}
          onChange={shown.onChange}
        />
      </div>
      {chosen.isNeverRepaid ? (
        <>
          <Announced as="p" className="mt-4 font-medium" text={whyNeverRepaid(chosen)}>
            <ChangingText>{whyNeverRepaid(chosen)}</ChangingText>
          </Announced>
          <ToolActions path={path} />
        </>
      ) : (
        <Schedule rows={roundRows(chosen.rows)} path={path} fileName="reset.csv" />
      )}
    </>
  )
}

/** Choices that repay the loan without money now, so that their costs can be compared with each other. */
const isCompared = ({ choice, isNeverRepaid }: ResetOutcome) => choice !== 'partPayment' && !isNeverRepaid

const optionsOf = (outcomes: readonly ResetOutcome[], nameOf: (choice: ResetChoice) => string) =>
  Object.fromEntries(outcomes.map(({ choice }) => [choice, nameOf(choice)])) as typeof words.choices

/** Computed from the rounded figures, so that the lines add up. */
const costOf = ({ interest, fee, gst }: ResetOutcome) => Math.round(interest) + Math.round(fee + gst)

function describe(cheapest: ResetOutcome, sameEmi: ResetOutcome): string {
  const emi = rupees(sameEmi.emi)
  if (sameEmi.isNeverRepaid) return whyNeverRepaid(sameEmi)
  const less = costOf(sameEmi) - costOf(cheapest)
  return cheapest === sameEmi || less <= 0
    ? words.keepPaying(emi, sameEmi.rows.length)
    : words.lessThanSameEmi(rupees(less), emi)
}

const whyNeverRepaid = ({ emi, shortfall }: ResetOutcome) =>
  shortfall > 0 ? words.noLongerCovers(rupees(emi), rupees(Math.ceil(shortfall))) : words.tooLong(rupees(emi))

interface OutcomeProps {
  name: string
  outcome: ResetOutcome
  result: RateReset
  sameEmi: ResetOutcome | undefined
}

function Outcome({ name, outcome, result, sameEmi }: OutcomeProps) {
  const { choice, rows, fee, gst, interest, cheapest, isNeverRepaid } = outcome
  const saved = sameEmi && !sameEmi.isNeverRepaid ? Math.round(sameEmi.interest) - Math.round(interest) : 0
  const notes = [
    fee > 0 && words.feeIncluded(rupees(fee + gst)),
    choice !== 'partPayment'
      ? cheapest.length > 0 && words.cheapestSoFar(stretchesOf(outcome, monthsCompared(result)))
      : saved > 0
        ? words.paidNowSaves(rupees(result.partPayment), rupees(saved))
        : words.paidNow(rupees(result.partPayment)),
  ]
  return (
    <ComparedChoice
      name={name}
      note={isNeverRepaid ? undefined : notes.filter(Boolean).join(' ')}
      problem={isNeverRepaid ? whyNeverRepaid(outcome) : undefined}
      figures={[
        { name: words.emi, value: rupees(outcome.emi) },
        { name: words.endsAfter, value: months(rows.length) },
        { name: words.costColumn, value: rupees(costOf(outcome)) },
      ]}
    />
  )
}

const monthsCompared = ({ outcomes }: RateReset) =>
  Math.max(...outcomes.flatMap(({ cheapest }) => cheapest.map(({ to }) => to)))

/** The months after which a choice has cost the least so far. `end` is the last month of the comparison. */
const stretchesOf = ({ cheapest }: ResetOutcome, end: number) =>
  cheapest.map(({ from, to }) => words.inMonths(from, to === end ? undefined : to)).join(', ')
