import { describeFact, factLabels } from '#contract/describe-facts.ts'
import { type FactName, OfferFacts } from '#contract/offer-facts.ts'
import type { ScheduledChange } from '#contract/scheduled-change.ts'
import { isDay } from '#loans/dates.ts'
import { writtenDay } from '../../../ui/written-day.ts'
import { fieldNames } from '../field-names.ts'

/** A changed field in words, or a part of one. */
export interface DescribedField {
  name: string
  from: string
  to: string
}

type Changes = Pick<ScheduledChange, 'changes'>

/** What a change changes: the old and the new value of each field, and of each fact or term that differs. A logo is a picture. */
export const describeChanges = ({ changes }: Changes): DescribedField[] =>
  Object.entries(changes).flatMap(([field, { from, to }]) => {
    if (field === 'logo') return []
    const name = fieldNames[field] ?? field
    if (typeof to !== 'object' || Array.isArray(to))
      return [{ name, from: valueText(from), to: valueText(to) }]
    const [before, after] = [recordOf(from), recordOf(to)]
    return differingParts(before, after).map((part) =>
      isFact(field, part)
        ? { name: factLabels[part], ...factTexts(part, before[part], after[part]) }
        : {
            name: `${name}, ${fieldNames[part] ?? part}`,
            from: valueText(before[part]),
            to: valueText(after[part]),
          },
    )
  })

const isFact = (field: string, part: string): part is FactName => field === 'facts' && part in factLabels

/** A fact as borrowers read it, and of its source and its day what differs. */
function factTexts(name: FactName, before: unknown, after: unknown): Pick<DescribedField, 'from' | 'to'> {
  const [old, next] = [recordOf(before), recordOf(after)]
  const text = (fact: Record<string, unknown>) =>
    [
      factWords(name, fact) ?? valueText(fact.value),
      fact.source !== old.source || fact.source !== next.source ? `source ${textOf(fact.source)}` : '',
      fact.verified_on !== old.verified_on || fact.verified_on !== next.verified_on
        ? `checked on ${textOf(fact.verified_on)}`
        : '',
    ]
      .filter((part) => part !== '' && !part.endsWith(' empty'))
      .join(', ')
  return { from: text(old), to: text(next) }
}

function factWords(name: FactName, fact: Record<string, unknown>): string | undefined {
  const { data } = OfferFacts.safeParse({ [name]: fact })
  return data && describeFact({ facts: data }, name)?.words
}

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

/** A single value, as people write it. */
export function textOf(value: unknown): string {
  if (value === undefined || value === '') return 'empty'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string' && isDay(value)) return writtenDay(value)
  if (value === 'hidden') return 'hidden from borrowers'
  return value === 'shown' ? 'shown to borrowers' : String(value)
}

const differingParts = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]),
  )

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
