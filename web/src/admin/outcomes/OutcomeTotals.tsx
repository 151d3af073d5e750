import { outcomeKinds, type StoredOutcome } from '#contract/handover-outcome.ts'
import { formatRupeesAndPaise } from '#loans/rupees.ts'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { groupedNumber } from '../../ui/format.ts'
import { kindNames } from './outcome-names.ts'

interface OutcomeTotalsProps {
  outcomes: readonly StoredOutcome[]
  /** Those that match a hand-over are left out. */
  isUnmatchedOnly: boolean
}

/** A month added up: what was paid out, and how many outcomes there are of each kind, on one scale. */
export function OutcomeTotals({ outcomes, isUnmatchedOnly }: OutcomeTotalsProps) {
  const disbursed = outcomes.reduce((sum, { amount = 0 }) => sum + amount, 0)
  const counts = outcomeKinds.map((kind) => ({
    // One line, so that all bars stand level.
    name: kind === 'returned' ? 'Returned' : kindNames[kind],
    count: outcomes.filter((one) => one.kind === kind).length,
  }))
  const most = Math.max(...counts.map(({ count }) => count))
  return (
    <dl className="grid grid-cols-3 gap-x-4 gap-y-4 sm:gap-x-6 lg:grid-cols-[minmax(0,2.2fr)_repeat(6,minmax(0,1fr))]">
      <div className="col-span-full flex flex-col justify-end lg:col-span-1">
        <dt className="text-sm text-quiet">
          {isUnmatchedOnly ? 'Amount disbursed, unmatched' : 'Amount disbursed'}
        </dt>
        <dd className="amount text-2xl font-bold">
          <ChangingText>{formatRupeesAndPaise(disbursed)}</ChangingText>
        </dd>
      </div>
      {counts.map(({ name, count }) => (
        <div key={name} className="flex min-w-0 flex-col justify-end">
          <dt className="text-sm/5 text-quiet">{name}</dt>
          <dd>
            <ChangingText className="amount font-semibold">{groupedNumber(count)}</ChangingText>
            <span aria-hidden="true" className="mt-1 block h-1.5 rounded-full bg-line">
              <span
                className="block h-full rounded-full bg-primary forced-colors:bg-[CanvasText]"
                style={{ width: `${(100 * count) / most}%` }}
              />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
