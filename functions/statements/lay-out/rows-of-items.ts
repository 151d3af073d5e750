import { isSpaced, joinSpaced } from './spaced-letters.ts'
import { beginsWithLabel, beginsWithNumberedLabel } from './unwrap.ts'

/** A piece of text on a page of a PDF. Lengths are in points; `x` and `y` count from the page's lower left corner. */
export interface TextItem {
  text: string
  x: number
  y: number
  width: number
  /** The height of the letters. */
  height: number
}

interface Cell {
  text: string
  x: number
  y: number
  height: number
}

interface Row {
  y: number
  height: number
  cells: Cell[]
}

/**
 * The text of a page as rows, from top to bottom, with tabs between the cells of a table. The lines of a wrapped cell
 * are joined: otherwise the rest of a label would come after its value, or before it if cells are centred.
 */
export function rowsOfItems(items: TextItem[]): string {
  const shown = items.filter(({ text }) => text.trim() !== '')
  return columnsOf(shown)
    .map((column) => {
      const lines = linesOf(column)
      return (rowsOfTable(lines) ?? rowsOfLines(lines))
        .map((cells) => cells.map(({ text }) => text).join('\t'))
        .join('\n')
    })
    .join('\n')
}

/** Rows of the form that a column of a page has at least. */
const leastRows = 3

/**
 * The items of each column of a page that is set in two, or all of them: what is right of the first row number that has rows of the
 * form below it, and has nothing across its left edge. What goes across, such as a heading, comes with the left column.
 */
function columnsOf(items: TextItem[]): TextItem[][] {
  const cells = linesOf(items).flatMap((line) => line.cells.map((cell) => ({ ...cell, line: line.cells })))
  const starts = [
    ...cells.filter((cell) => {
      const next = cell.line[cell.line.findIndex(({ x }) => x === cell.x) + 1]
      return (
        beginsWithNumberedLabel(cell.text) ||
        beginsWithNumberedLabel(`${cell.text.trim()} ${next?.text ?? ''}`)
      )
    }),
    ...numberedCells(cells),
  ]
  const left = Math.min(...starts.map(({ x }) => x))
  const right = starts.filter(({ x }) => x > left + 150)
  const edge = Math.min(...right.map(({ x }) => x)) - 2
  if (right.length < leastRows || starts.length - right.length < leastRows) return [items]
  const across = items.filter(({ x, width }) => x < edge - 2 && x + width > edge + 4)
  if (across.length > items.length * 0.03) return [items]
  return [items.filter(({ x }) => x < edge), items.filter(({ x }) => x >= edge)]
}

/** The cells with the number of a schedule's row: those below and above one at the same place have the next numbers. */
function numberedCells(cells: Cell[]): Cell[] {
  const isNumber = ({ text }: Cell) => /^\s*\d{1,3}\s*$/.test(text)
  const numbered = cells.filter(isNumber)
  return numbered.filter((cell) =>
    [-1, 1].every((step) =>
      numbered.some(
        (other) => Math.abs(other.x - cell.x) < 8 && Number(other.text) === Number(cell.text) + step,
      ),
    ),
  )
}

/** The cells of each line, from top to bottom. */
function linesOf(items: TextItem[]): Row[] {
  const lines: { y: number; height: number; items: TextItem[] }[] = []
  for (const item of [...items].sort((a, b) => b.y - a.y || a.x - b.x)) {
    const line = lines.at(-1)
    const height = Math.max(item.height, 1)
    if (line && line.y - item.y <= Math.min(line.height, height) * 0.45) line.items.push(item)
    else lines.push({ y: item.y, height, items: [item] })
  }
  const isPageSpaced = isSpaced(textOf(items))
  return lines.map(({ y, height, items: pieces }) => ({ y, height, cells: cellsOf(pieces, y, isPageSpaced) }))
}

/** Splits a line into cells, at gaps that are wider than the space between words. */
function cellsOf(items: TextItem[], y: number, isPageSpaced: boolean): Cell[] {
  const cells: Cell[] = []
  let end = 0
  const sorted = [...items].sort((a, b) => a.x - b.x)
  const spacing = isPageSpaced || isSpaced(textOf(sorted)) ? letterSpacing(sorted) : 0
  for (const { text, x, width, height } of sorted) {
    const letter = Math.max(height, 1)
    const cell = cells.at(-1)
    const gap = x - end
    if (cell && gap <= letter * 0.9 + 2 * spacing) {
      // Between letters that are spaced, a single space is none; two are one.
      const space =
        spacing > 0 ? (gap > spacing + letter * 0.15 ? '  ' : ' ') : gap > letter * 0.15 ? ' ' : ''
      cell.text += space + text
    } else cells.push({ text, x, y, height: letter })
    end = x + width
  }
  return spacing > 0 ? cells.map((cell) => ({ ...cell, text: joinSpaced(cell.text) })) : cells
}

const textOf = (items: TextItem[]) => items.map(({ text }) => text).join(' ')

/** The space between the letters of a line whose letters are apart, beyond what is usual. More than 0. */
function letterSpacing(items: TextItem[]): number {
  const letters = items.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0)
  const single = items.filter(({ text }) => text.trim().length === 1).length
  if (single > items.length / 2) {
    const gaps = items.slice(1).flatMap(({ x }, index) => {
      const before = items[index]
      return before ? [x - before.x - before.width] : []
    })
    return Math.max(0.1, [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0)
  }
  const width = items.reduce((sum, item) => sum + item.width, 0)
  const height = Math.max(...items.map((item) => item.height))
  return Math.max(0.1, width / letters - height * 0.5)
}

/** Lines of one cell of a table, from top to bottom. */
type Block = Cell[]

/**
 * The rows of a page whose tables have more space between rows than between the lines of a cell: cells beside each other are a
 * row, whether they are at its top or centred.
 *
 * @returns `undefined` if the space between lines does not tell rows from lines
 */
function rowsOfTable(lines: Row[]): Cell[][] | undefined {
  const cells = lines.flatMap((line) => line.cells)
  const gaps = gapsOf(cells)
  const sizes = [...gaps.values()].map(({ gap }) => gap).filter((gap) => gap < 3)
  const leading = leadingOf(sizes)
  if (leading === undefined) return undefined
  const isLeading = (gap: number) => gap <= leading * 1.1
  const between = sizes.filter((gap) => !isLeading(gap))
  const unclear = between.filter((gap) => gap < leading * 1.22)
  if (between.length < sizes.length * 0.25 || unclear.length > sizes.length * 0.05) return undefined
  const blocks: Block[] = []
  const blockOf = new Map<Cell, Block>()
  const starts = new Set(lines.filter(isRowOfAmounts).flatMap((line) => line.cells))
  for (const cell of cells) {
    const block = blockOf.get(cell) ?? [cell]
    if (block.length === 1) blocks.push(block)
    const next = gaps.get(cell)
    const isStart = next && (starts.has(next.below) || beginsWithLabel(next.below.text))
    if (next && isLeading(next.gap) && !isStart && !blockOf.has(next.below)) {
      block.push(next.below)
      blockOf.set(next.below, block)
    }
    blockOf.set(cell, block)
  }
  return groupsOf([...new Set(blocks)]).flatMap(rowsOfGroup)
}

/** A line of a schedule, which continues no cell above it. */
const isRowOfAmounts = ({ cells }: Row) =>
  cells.filter(({ text }) => /^\s*(?:₹ ?)?\d[\d,]*(?:\.\d{1,2})?\s*$/.test(text)).length >= 3

/** The next cell below each that begins at the same place, and how many of its letters' heights it is away. */
function gapsOf(cells: Cell[]): Map<Cell, { below: Cell; gap: number }> {
  const gaps = new Map<Cell, { below: Cell; gap: number }>()
  /** The lowest cell so far at each place, from the bottom up, in steps of three points. */
  const nearest = new Map<number, Cell>()
  for (const cell of [...cells].reverse()) {
    const place = Math.round(cell.x / 3)
    const below = [place, place - 1, place + 1]
      .flatMap((each) => nearest.get(each) ?? [])
      .find(({ x, y }) => y < cell.y && Math.abs(x - cell.x) < cell.height * 0.3)
    if (below) gaps.set(cell, { below, gap: (cell.y - below.y) / cell.height })
    nearest.set(place, cell)
  }
  return gaps
}

/** The smallest space between lines that occurs several times. */
function leadingOf(sizes: number[]): number | undefined {
  const steps = new Map<number, number>()
  for (const size of sizes) {
    const step = Math.round(size * 25)
    steps.set(step, (steps.get(step) ?? 0) + 1)
  }
  const isFrequent = (step: number) =>
    (steps.get(step - 1) ?? 0) + (steps.get(step) ?? 0) + (steps.get(step + 1) ?? 0) >= 3
  const [least] = [...steps.keys()]
    .filter((step) => step > 24 && step < 40 && isFrequent(step))
    .sort((a, b) => a - b)
  return least === undefined ? undefined : least / 25
}

const topOf = (block: Block) => (block[0]?.y ?? 0) + (block[0]?.height ?? 0)
const bottomOf = (block: Block) => block.at(-1)?.y ?? 0

/** The blocks that are beside each other, or beside a common one, from top to bottom. */
function groupsOf(blocks: Block[]): Block[][] {
  const groups: { bottom: number; blocks: Block[] }[] = []
  for (const block of [...blocks].sort((a, b) => topOf(b) - topOf(a))) {
    const group = groups.at(-1)
    const overlap = (block[0]?.height ?? 0) * 0.3
    if (group && topOf(block) - overlap > group.bottom) {
      group.blocks.push(block)
      group.bottom = Math.min(group.bottom, bottomOf(block))
    } else groups.push({ bottom: bottomOf(block), blocks: [block] })
  }
  return groups.map((group) => group.blocks)
}

/** One row if each column has one block. Otherwise, a cell spans several rows, and each line is a row of its own. */
function rowsOfGroup(blocks: Block[]): Cell[][] {
  const [first] = blocks
  if (blocks.length === 1 && first) return first.map((cell) => [cell])
  const starts = blocks.map((block) => block[0]?.x ?? 0).sort((a, b) => a - b)
  const isRow = starts.every((x, index) => index === 0 || x - (starts[index - 1] ?? 0) > 5)
  if (isRow)
    return [
      blocks
        .flatMap((block) => {
          const [top] = block
          return top ? [{ ...top, text: block.map(({ text }) => text.trim()).join(' ') }] : []
        })
        .sort((a, b) => a.x - b.x),
    ]
  const lines = new Map<number, Cell[]>()
  for (const cell of blocks.flat()) lines.set(cell.y, [...(lines.get(cell.y) ?? []), cell])
  return [...lines].sort(([a], [b]) => b - a).map(([, cells]) => cells.sort((a, b) => a.x - b.x))
}

/** Rows of a page on which only the words tell whether a line continues the one above. */
function rowsOfLines(lines: Row[]): Cell[][] {
  const rows: Row[] = []
  for (const next of lines) {
    const row = rows.at(-1)
    if (!row || !continueRow(row, next)) rows.push(next)
  }
  return rows.map(({ cells }) => cells)
}

/** Adds the line below to the row's cells if it continues them, and returns whether it did. */
function continueRow(row: Row, next: Row): boolean {
  const isNear = row.y - next.y <= Math.max(row.height, next.height) * 1.7
  if (row.cells.length < 2 || !isNear) return false
  const under = next.cells.map(({ x }) => row.cells.find((cell) => Math.abs(cell.x - x) < row.height * 0.5))
  const [first] = row.cells
  const isContinued = next.cells.every(({ text }, index) => {
    const cell = under[index]
    // The continuation of a label begins with a lower-case letter, a bracket or a dash, or inside a bracket.
    return (
      cell &&
      (cell !== first || ((/^[a-z(–-]/.test(text.trim()) || isOpen(cell.text)) && !rowNumber.test(text)))
    )
  })
  if (!isContinued) return false
  for (const [index, { text }] of next.cells.entries()) {
    const cell = under[index]
    if (cell) cell.text += ` ${text}`
  }
  row.y = next.y
  return true
}

const rowNumber = /^\s*(?:\(?(?:[ivx]{1,4}|[a-h])[.)]|\d{1,2}\b)/i
const isOpen = (text: string) => text.lastIndexOf('(') > text.lastIndexOf(')')
