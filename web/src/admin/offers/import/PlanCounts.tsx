import type { ImportPlan, PlannedRow } from '#contract/catalogue/plan.ts'
import { ChangingText } from '../../../ui/ChangingText.tsx'
import { Chip } from '../../Chip.tsx'
import { isOpen } from './use-import.ts'

/** Kinds of rows that can be looked at alone. Those that change nothing have no row. */
const kinds = {
  new: { name: 'New', isOf: ({ state }: PlannedRow) => state === 'new' },
  changed: { name: 'Changed', isOf: ({ state }: PlannedRow) => state === 'changed' },
  unpriced: { name: 'Without a price', isOf: (row: PlannedRow) => isOpen(row) && row.isUnpriced },
  unreadable: { name: 'Unreadable', isOf: ({ state }: PlannedRow) => state === 'unreadable' },
} as const
export type RowKind = keyof typeof kinds

export const isOfKind = (row: PlannedRow, kind: RowKind | undefined) => !kind || kinds[kind].isOf(row)

interface PlanCountsProps {
  plan: ImportPlan
  /** The only kind that is shown. */
  kind: RowKind | undefined
  onChoose: (kind: RowKind | undefined) => void
}

/** How many rows a file has of each kind, as switches that leave only that kind. */
export function PlanCounts({ plan: { rows, missing }, kind, onChoose }: PlanCountsProps) {
  const count = (state: PlannedRow['state']) => rows.filter((row) => row.state === state).length
  const same = count('same')
  const figures = (Object.keys(kinds) as RowKind[])
    .map((name) => ({ name, count: rows.filter(kinds[name].isOf).length }))
    .filter((figure) => figure.count > 0)
  return (
    <>
      <p role="status" className="sr-only">
        <ChangingText>{`${count('new')} new, ${count('changed')} changed, ${same} the same, ${count('unreadable')} unreadable, ${missing.length} not in the file`}</ChangingText>
      </p>
      {figures.length > 0 && (
        <ul aria-label="Kinds of rows" className="mt-4 flex flex-wrap gap-2">
          {figures.map((figure) => (
            <li key={figure.name}>
              <Chip
                isOn={kind === figure.name}
                onPress={() => onChoose(kind === figure.name ? undefined : figure.name)}
              >
                {`${kinds[figure.name].name}: ${figure.count}`}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {same > 0 && (
        <p className="mt-3 text-sm text-quiet">
          <ChangingText>{`The same as now: ${same}`}</ChangingText>
        </p>
      )}
    </>
  )
}
