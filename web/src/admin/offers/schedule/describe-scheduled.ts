import { factLabels } from '#contract/describe-facts.ts'
import type { FactName } from '#contract/offer-facts.ts'
import type { ScheduledChange } from '#contract/scheduled-change.ts'
import { isDay } from '#loans/dates.ts'
import { writtenDay } from '../../../ui/written-day.ts'
import { fieldNames } from '../field-names.ts'

/** A changed field in words. Of facts and terms, `to` names the ones that change, and `from` is empty. */
export interface DescribedField {
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

/** Like `describeScheduled`, but with the old and the new value of each part that differs, for whoever has to approve it. */
export const describeProposed = ({ changes }: Pick<ScheduledChange, 'changes'>): DescribedField[] =>
  Object.entries(changes).flatMap(([field, { from, to }]) => {
    // Shown as pictures.
    if (field === 'logo') return []
    const name = fieldNames[field] ?? field
    if (typeof to !== 'object' || Array.isArray(to))
      return [{ name, from: valueText(from), to: valueText(to) }]
    const [before, after] = [recordOf(from), recordOf(to)]
    return differingParts(before, after).map((part) => ({
      name: `${name}, ${partName(part) || part}`,
      from: valueText(before[part]),
      to: valueText(after[part]),
    }))
  })

/** A value of any shape on one line: `fixed, source: https://…`. Who confirmed a term and when is left out. */
function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join('; ') || 'none'
  if (typeof value !== 'object' || value === null) return textOf(value)
  const parts = Object.entries(value).filter(([part]) => part !== 'confirmed')
  const named = parts.map(([part, inner]) =>
    part === 'value' ? valueText(inner) : `${spaced(part)}: ${valueText(inner)}`,
  )
  return named.join(', ') || 'none'
}

/** `lowest percent` of `lowestPercent` and `lowest_percent`. */
const spaced = (name: string) => name.replace(/_|(?=[A-Z])/g, ' ').toLowerCase()

function textOf(value: unknown): string {
  if (value === undefined || value === '') return 'empty'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string' && isDay(value)) return writtenDay(value)
  if (value === 'hidden') return 'hidden from borrowers'
  return value === 'shown' ? 'shown to borrowers' : String(value)
}

function partsOf(from: unknown, to: unknown): string {
  const [before, after] = [recordOf(from), recordOf(to)]
  return differingParts(before, after).map(partName).filter(Boolean).join(', ') || 'changed'
}

const differingParts = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]),
  )

const partName = (part: string) => factLabels[part as FactName] ?? fieldNames[part] ?? ''

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
