import { fees as feesName, interest as interestName } from '#words/tools.ts'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { rupees } from '../../ui/format.ts'
import { Legend } from './Legend.tsx'
import { looks } from './looks.ts'

interface Cost {
  id: string
  name: string
  /** Rupees. */
  interest?: number
  /** Rupees, with GST. */
  fees?: number
  /** What comes with it, such as what is paid each month: a line or more. */
  text?: string
  /** Why the choice can't be had, instead of a cost. */
  problem?: string
}

interface CostBarsProps {
  title: string
  text?: string
  costs: readonly Cost[]
}

const costOf = ({ interest = 0, fees = 0 }: Cost) => Math.round(interest) + Math.round(fees)

/** What each choice costs, as bars from 0 rupees on one scale: the cheapest first, the dearest last. */
export function CostBars({ title, text, costs }: CostBarsProps) {
  const sorted = [...costs].sort(
    (a, b) => Number('problem' in a) - Number('problem' in b) || costOf(a) - costOf(b),
  )
  const most = Math.max(...costs.map(costOf), 1)
  const parts = [
    { name: interestName, look: 'interest' },
    ...(costs.some(({ fees = 0 }) => fees > 0) ? [{ name: feesName, look: 'fees' } as const] : []),
  ] as const
  return (
    <figure className="mt-8">
      <figcaption>
        <span className="block text-lg font-semibold">{title}</span>
        {text && <ChangingText className="block text-sm text-quiet">{text}</ChangingText>}
      </figcaption>
      <ol className="mt-4 space-y-4">
        {sorted.map((cost) => (
          <li key={cost.id}>
            <p className="flex items-baseline justify-between gap-4">
              <span className={cost === sorted[0] ? 'font-semibold' : ''}>{cost.name}</span>
              {!cost.problem && (
                <ChangingText className="amount font-semibold">{rupees(costOf(cost))}</ChangingText>
              )}
            </p>
            {!cost.problem && (
              <div aria-hidden="true" className="mt-1 flex h-3 gap-px bg-line">
                <div
                  className={looks.interest}
                  style={{ width: `${((cost.interest ?? 0) / most) * 100}%` }}
                />
                <div className={looks.fees} style={{ width: `${((cost.fees ?? 0) / most) * 100}%` }} />
              </div>
            )}
            {(cost.problem ?? cost.text) && (
              <p className="mt-1 text-sm whitespace-pre-line text-quiet">
                <ChangingText>{cost.problem ?? cost.text}</ChangingText>
              </p>
            )}
          </li>
        ))}
      </ol>
      {parts.length > 1 && <Legend parts={parts} />}
    </figure>
  )
}
