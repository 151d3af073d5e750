import type { ImportPlan } from '#contract/catalogue/plan.ts'
import { ChangingText } from '../../../ui/ChangingText.tsx'
import { isOpen } from './use-import.ts'

/** How many rows a file has of each kind. */
export function PlanCounts({ plan: { rows, missing } }: { plan: ImportPlan }) {
  const count = (state: (typeof rows)[number]['state']) => rows.filter((row) => row.state === state).length
  const [added, changed, same, unreadable] = (['new', 'changed', 'same', 'unreadable'] as const).map(count)
  const figures = [
    { name: 'New', figure: added },
    { name: 'Changed', figure: changed },
    { name: 'Unreadable', figure: unreadable, isCaution: true },
    {
      name: 'Without a price',
      figure: rows.filter((row) => isOpen(row) && row.isUnpriced).length,
      isCaution: true,
    },
    { name: 'The same', figure: same },
    { name: 'Not in the file', figure: missing.length },
  ]
  return (
    <>
      <p role="status" className="sr-only">
        <ChangingText>{`${added} new, ${changed} changed, ${same} the same, ${unreadable} unreadable, ${missing.length} not in the file`}</ChangingText>
      </p>
      <dl className="mt-6 grid grid-cols-3 gap-y-3 rounded-card bg-paper py-3 sm:grid-cols-6">
        {figures.map(({ name, figure = 0, isCaution }) => (
          <div key={name} className="flex flex-col px-4">
            <dt className="text-xs text-quiet">{name}</dt>
            <dd
              className={`amount order-first text-xl font-bold ${figure === 0 ? 'text-quiet' : isCaution ? 'text-caution' : ''}`}
            >
              <ChangingText>{String(figure)}</ChangingText>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
