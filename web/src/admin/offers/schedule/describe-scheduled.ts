import { factLabels } from '#contract/describe-facts.ts'
import type { FactName } from '#contract/offer-facts.ts'
import type { ScheduledChange } from '#contract/scheduled-change.ts'
import { fieldNames } from '../field-names.ts'

/** A changed field in words. Of facts and terms, `to` names the ones that change, and `from` is empty. */
interface DescribedField {
  name: string
  from: string
  to: string
}

/** What a scheduled change changes, field by field. */
export const describeScheduled = ({ changes }: Pick<ScheduledChange, 'changes'>): DescribedField[] =>
  Object.entries(changes).map(([field, { from, to }]) => {
    const name = fieldNames[field] ?? field
    return typeof to === 'object'
      ? { name, from: '', to: partsOf(from, to) }
      : { name, from: textOf(from), to: textOf(to) }
  })

function textOf(value: unknown): string {
  if (value === undefined || value === '') return 'empty'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (value === 'hidden') return 'hidden from borrowers'
  return value === 'shown' ? 'shown to borrowers' : String(value)
}

function partsOf(from: unknown, to: unknown): string {
  const [before, after] = [recordOf(from), recordOf(to)]
  const differing = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]),
  )
  const named = differing.map((part) => factLabels[part as FactName] ?? fieldNames[part] ?? '')
  return named.filter(Boolean).join(', ') || 'changed'
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
