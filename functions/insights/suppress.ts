import { type People, smallestGroup } from '#contract/insights.ts'

/** A group of people and the parts that it consists of, if it is divided. */
export interface Group<Name> {
  /** Absent for a part that is never shown, whose number would follow from the others. */
  name?: Name | undefined
  people: number
  parts?: Group<Name>[] | undefined
}

/**
 * The numbers that may be shown, by name. A group of fewer than `smallestGroup` is `few`. So is the smallest of its neighbours,
 * if the hidden ones together are still fewer: otherwise the whole less what is shown would be such a group. Nothing within a
 * hidden group is shown. Groups of nobody are left out.
 */
export function shownGroups<Name>(whole: Group<Name>): Map<Name, People> {
  const shown = new Map<Name, People>()
  const add = (group: Group<Name>, isShown: boolean) => {
    if (group.people === 0) return
    if (group.name !== undefined) shown.set(group.name, isShown ? group.people : 'few')
    const parts = group.parts ?? []
    const visible = isShown ? visibleParts(parts) : []
    for (const part of parts) add(part, visible.includes(part))
  }
  add(whole, whole.people >= smallestGroup)
  return shown
}

/** The parts whose numbers leave nothing between 1 and `smallestGroup` − 1 for the others together. */
function visibleParts<Name>(parts: Group<Name>[]): Group<Name>[] {
  const mayBeShown = ({ name, people }: Group<Name>) => name !== undefined && people >= smallestGroup
  const [smallest, ...larger] = parts.filter(mayBeShown).sort((one, other) => one.people - other.people)
  if (!smallest) return []
  const hidden = parts.reduce((sum, part) => sum + (mayBeShown(part) ? 0 : part.people), 0)
  return hidden === 0 || hidden >= smallestGroup ? [smallest, ...larger] : larger
}
