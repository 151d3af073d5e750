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
}

interface Row {
  y: number
  height: number
  cells: Cell[]
}

/**
 * The text of a page as rows, from top to bottom, with tabs between the cells of a table. The lines of a wrapped cell
 * are joined: otherwise the rest of a label would come after its value.
 */
export function rowsOfItems(items: TextItem[]): string {
  const lines: { y: number; height: number; items: TextItem[] }[] = []
  const shown = items.filter(({ text }) => text.trim() !== '')
  for (const item of shown.sort((a, b) => b.y - a.y || a.x - b.x)) {
    const line = lines.at(-1)
    const height = Math.max(item.height, 1)
    if (line && line.y - item.y <= Math.min(line.height, height) * 0.45) line.items.push(item)
    else lines.push({ y: item.y, height, items: [item] })
  }
  const rows: Row[] = []
  for (const { y, height, items: pieces } of lines) {
    const next = { y, height, cells: cellsOf(pieces) }
    const row = rows.at(-1)
    if (!row || !continueRow(row, next)) rows.push(next)
  }
  return rows.map(({ cells }) => cells.map(({ text }) => text).join('\t')).join('\n')
}

/** Splits a line into cells, at gaps that are wider than the space between words. */
function cellsOf(items: TextItem[]): Cell[] {
  const cells: Cell[] = []
  let end = 0
  for (const { text, x, width, height } of [...items].sort((a, b) => a.x - b.x)) {
    const letter = Math.max(height, 1)
    const cell = cells.at(-1)
    if (cell && x - end <= letter * 0.9) cell.text += (x - end > letter * 0.15 ? ' ' : '') + text
    else cells.push({ text, x })
    end = x + width
  }
  return cells
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
