import { type FormEvent, useMemo, useState } from 'react'
import { describeCertainRate } from '#contract/describe-certain-rate.ts'
import { lenderId } from '#contract/lender.ts'
import { isProblem } from '#loans/loan.ts'
import { toRankable } from '#loans/ranking/rank.ts'
import {
  closingChargeRange,
  type MovedLoan,
  type NotComparable,
  type OffersBeside,
  offersBeside,
} from '#loans/running/better-offers.ts'
import { formatPercent, formatRupeesAndPaise } from '#loans/rupees.ts'
import { typedPercent } from '#loans/typed-figure.ts'
import { percentUnread } from '#words/tools.ts'
import * as words from '#words/tools-my-loans-offers.ts'
import { noteRbi } from '#words/tools-transfer.ts'
import { formatUsedRate } from '../../catalogue/format.ts'
import type { LoadedOffers } from '../../catalogue/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { FigureField } from '../../ui/fields/FigureField.tsx'
import { rupees } from '../../ui/format.ts'
import { Figures, Headline } from '../Result.tsx'
import { OfferList, TodaysOffers } from '../todays-offers/TodaysOffers.tsx'
import type { KeptLoan } from './kept-loans.ts'

const charge = {
  suffix: '%',
  accepted: closingChargeRange,
  parse: typedPercent,
  formatInput: String,
  messages: {
    tooLow: words.chargeMissing,
    tooHigh: words.chargeTooHigh(formatPercent(closingChargeRange.max)),
    unreadable: percentUnread,
  },
}

interface BetterOffersProps {
  loan: KeptLoan
  today: string
}

/**
 * Whether today’s public offers would cost less than the loan. They load only when the visitor asks for them: whoever reads and types
 * on this page requests nothing, which also tells nobody that there is a loan. The list is the same for everybody, and offline it is the
 * one that the service worker has kept.
 */
export default function BetterOffers({ loan, today }: BetterOffersProps) {
  const [percent, setPercent] = useState(Number.NaN)
  const [error, setError] = useState<string>()
  const [asked, setAsked] = useState<number>()
  // Without offers, only what is wrong with the comparison itself is left to say.
  const known = offersBeside(loan, loan.loanType, today, [], 0)
  if (isProblem(known)) return <p className="reading">{describe(known)}</p>
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { min, max } = charge.accepted
    const isAccepted = percent >= min && percent <= max
    setError(isAccepted ? undefined : charge.messages.tooLow)
    setAsked(isAccepted ? percent : undefined)
  }
  return (
    <div className="lg:grid lg:grid-cols-2 lg:gap-x-12">
      <div>
        <p className="reading">{words.intro}</p>
        <form noValidate className="mt-4 max-w-md" onSubmit={submit}>
          <FigureField
            label={words.charge}
            hint={words.chargeHint}
            {...charge}
            value={percent}
            error={error}
            onChange={(value) => {
              setPercent(value)
              setError(undefined)
              setAsked(undefined)
            }}
          />
          <Button type="submit" variant="secondary" className="mt-4">
            {words.compare}
          </Button>
        </form>
        <p className="reading mt-2 text-sm text-quiet">{noteRbi}</p>
      </div>
      <div className="min-w-0">
        {asked !== undefined && (
          <TodaysOffers>
            {(loaded) => <Compared loaded={loaded} loan={loan} today={today} percent={asked} />}
          </TodaysOffers>
        )}
      </div>
    </div>
  )
}

const maxListed = 5

function describe({ problem, limit = 0 }: NotComparable): string {
  if (problem === 'isOverdue') return words.isOverdue(formatRupeesAndPaise(limit))
  return problem in words.notCompared
    ? words.notCompared[problem as keyof typeof words.notCompared]
    : words.notCompared.notPaidOut
}

interface ComparedProps extends BetterOffersProps {
  loaded: LoadedOffers
  percent: number
}

function Compared({ loaded, loan, today, percent }: ComparedProps) {
  const { offers } = loaded
  const { lender, loanType } = loan
  const others = useMemo(
    () => offers.filter((offer) => lenderId(offer.lender) !== lenderId(lender)).map(toRankable),
    [offers, lender],
  )
  const beside = offersBeside(loan, loanType, today, others, percent)
  if (isProblem(beside)) return <p role="alert">{describe(beside)}</p>
  const [best] = beside.better
  return (
    <>
      {best ? (
        <>
          <Headline name={words.lessBy} figure={rupees(Math.floor(best.saved))}>
            {words.overMonths(beside.months)}
          </Headline>
          <Best best={best} beside={beside} />
          <OfferList
            loaded={loaded}
            loans={beside.better.slice(0, maxListed).map(({ priced, toPay, saved }) => ({
              id: priced.id,
              lender: priced.lender,
              rate: describeCertainRate(priced) || formatUsedRate(priced),
              figure: rupees(toPay),
              note: words.less(rupees(Math.floor(saved))),
            }))}
          />
        </>
      ) : (
        <p role="status" className="mt-4 font-medium">
          {beside.compared === 0 ? words.noneFits : words.noneBetter(beside.compared)}
        </p>
      )}
      <details className="mt-1">
        <summary className="min-h-11 py-2.5 text-sm font-semibold">{words.whatCounts}</summary>
        <ul className="reading list-disc space-y-1.5 pl-5 text-sm text-quiet">
          {beside.notSure > 0 && <li>{words.notSure(beside.notSure)}</li>}
          {words.notCounted.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </>
  )
}

const Best = ({ best, beside }: { best: MovedLoan; beside: OffersBeside }) => (
  <Figures
    lines={[
      { name: words.staying, value: formatRupeesAndPaise(beside.staying) },
      { name: words.toNewLender, value: formatRupeesAndPaise(best.toNewLender) },
      { name: words.newFees, value: formatRupeesAndPaise(best.fees) },
      { name: words.closing, value: formatRupeesAndPaise(beside.closing) },
      { name: words.moving, value: formatRupeesAndPaise(best.toPay), isSum: true },
    ]}
  />
)
