import * as words from '#words/changes.ts'
import type { Range } from './eligibility.ts'

type Format = (figure: number) => string

type DescribeChange = (name: string, before: string, after: string) => string
/** The wordings for a figure that rose and for one that fell. */
type Directions = readonly [up: DescribeChange, down: DescribeChange]

/** In characters. */
const longestText = 100

/**
 * Describes a change of a text: "Kind of rate changed from Fixed to Floating", "… added: Fixed", "… removed". Empty if the
 * text is the same. Does not quote long texts.
 */
export function describeTextChange(name: string, before = '', after = ''): string[] {
  if (before === after) return []
  const isLong = before.length > longestText || after.length > longestText
  if (after === '') return [words.removed(name)]
  if (before === '') return [isLong ? words.added(name) : words.addedText(name, after)]
  return [isLong ? words.changed(name) : words.changedFrom(name, before, after)]
}

/** Describes a change of a figure: "Rate raised from 10.5% to 11%". Empty if the figure is the same. */
export function describeFigureChange(
  name: string,
  before: number | undefined,
  after: number | undefined,
  format: Format,
  [up, down]: Directions = [words.raised, words.lowered],
): string[] {
  if (before === after) return []
  if (before === undefined || after === undefined) {
    const [earlier, later] = [before, after].map((figure) => (figure === undefined ? '' : format(figure)))
    return describeTextChange(name, earlier, later)
  }
  const [earlier, later] = [format(before), format(after)]
  // A format may round, for example to whole rupees, so a small change may look like none.
  if (earlier === later) return [words.changed(name)]
  return [(after > before ? up : down)(name, earlier, later)]
}

/** Describes the changes of both ends of a range. */
export const describeRangeChange = (
  [minName, maxName]: readonly [string, string],
  before: Range = {},
  after: Range = {},
  format: Format = String,
  directions?: Directions,
): string[] => [
  ...describeFigureChange(minName, before.min, after.min, format, directions),
  ...describeFigureChange(maxName, before.max, after.max, format, directions),
]
