import { lazy } from 'react'
import { isProblem } from '#loans/loan.ts'
import { formatYearlyRate } from '#loans/rupees.ts'
import { highestPercent, type TrueCost, type YearlyRate } from '#loans/true-cost/true-cost.ts'
import { interest } from '#words/tools.ts'
import * as words from '#words/tools-true-cost.ts'
import { paths } from '../../paths.ts'
import { ChoiceTiles } from '../../ui/fields/ChoiceTiles.tsx'
import { rupees } from '../../ui/format.ts'
import { ShareBar } from '../charts/ShareBar.tsx'
import { Answer, Figures } from '../Result.tsx'
import { ToolActions } from '../ToolActions.tsx'
import { ToolFrame } from '../ToolFrame.tsx'
import { OffersNotLoaded, OffersWhenNear } from '../todays-offers/OffersWhenNear.tsx'
import { useInputs } from '../use-inputs.ts'
import { costOf, errorOf, inputs, usedFigures, type Values } from './offered-price.ts'
import { PriceFields } from './PriceFields.tsx'

/** Loaded separately, because the code that reads offers and their terms is as large as the rest of this page. */
const TodaysCosts = lazy(() => import('./TodaysCosts.tsx').catch(() => ({ default: OffersNotLoaded })))

export default function TrueCostPage() {
  const { values, field, fragment, unaccepted } = useInputs(inputs)
  const isComplete = !usedFigures(values).some((name) => unaccepted.includes(name))
  const result = isComplete ? costOf(values) : undefined
  const { options, value, onChange } = field('kind')
  return (
    <ToolFrame
      path={paths.trueCost}
      title={words.title}
      intro={words.intro}
      notes={notes[values.kind]}
      fields={
        <>
          <ChoiceTiles
            legend={words.whatWereYouOffered}
            name="kind"
            options={options}
            value={value}
            onChange={onChange}
          />
          <PriceFields values={values} field={field} errors={result ? errorOf(result) : {}} />
        </>
      }
      result={
        result &&
        !isProblem(result) && <Result result={result} values={values} path={paths.trueCost + fragment} />
      }
    />
  )
}

const notes: Record<Values['kind'], string[]> = {
  cash: [words.noteApr, words.noteEffective, words.noteOffers],
  noCost: [words.noteNoCost, words.noteApr, words.noteGst, words.noteOffers],
  later: [words.noteEffective, words.noteOffers],
  flat: [words.noteFlat, words.noteApr, words.noteGst, words.noteOffers],
  card: [words.noteApr, words.noteGst, words.noteOffers],
}

function Result({ result, values, path }: { result: TrueCost; values: Values; path: string }) {
  const [shown, ...others] = result.rates
  const isCash = values.kind === 'cash'
  return (
    <>
      <Answer name={words.aYear} figure={percentOf(shown)} text={explain(shown)}>
        <ShareBar
          parts={[
            { name: isCash ? words.youGot : words.borrowed, amount: result.borrowed, look: 'principal' },
            { name: interest, amount: interestOf(result), look: 'interest' },
            { name: words.fees, amount: result.cost - interestOf(result), look: 'fees' },
          ]}
        />
        <Figures
          lines={[
            ...(result.instalment !== undefined && !isCash
              ? [{ name: words.eachMonth, value: rupees(result.instalment) }]
              : []),
            ...result.parts
              .filter(({ amount }) => amount >= 0.5)
              .map(({ name, amount }) => ({ name: words.parts[name], value: rupees(amount) })),
            { name: words.cost, value: rupees(result.cost), isSum: true },
            { name: isCash ? words.perThousandGot : words.perThousand, value: rupees(result.perThousand) },
          ]}
        />
        {others.length > 0 && (
          <details className="mt-2">
            <summary className="min-h-11 py-2.5 font-semibold">{words.otherRates}</summary>
            <Figures
              lines={others.map((rate) => ({
                name: words.rateNames[rate.convention],
                value: percentOf(rate),
              }))}
            />
          </details>
        )}
        <section className="mt-8">
          <h2 className="text-lg">{words.personalLoans}</h2>
          {result.months === 0 ? (
            <p className="mt-1 text-quiet">{words.tooShort}</p>
          ) : (
            <OffersWhenNear>
              <TodaysCosts amount={result.borrowed} months={result.months} cost={result.cost} />
            </OffersWhenNear>
          )}
        </section>
      </Answer>
      <ToolActions path={path} />
    </>
  )
}

/** A high effective rate says little in per cent: also what it makes of ₹1,000. */
const explain = ({ convention, percent }: TrueCost['rates'][0]) =>
  convention === 'effective' && percent !== undefined
    ? words.afterAYear(rupees(1_000 * (1 + percent / 100)))
    : words.explained[convention]

const interestOf = ({ parts }: TrueCost) => parts.find(({ name }) => name === 'interest')?.amount ?? 0

const percentOf = ({ percent }: YearlyRate) =>
  percent === undefined ? `> ${formatYearlyRate(highestPercent)}` : formatYearlyRate(percent)
