import { byteOrderMark, csvRow, isFormula, otherCells } from '../csv.ts'

// A sheet that Excel and Google Sheets open and save without damage. They evaluate formulas, and turn `12-60` into a date,
// `0.5%` into `0.50%` and `TRUE` into a truth value. An apostrophe in front keeps such a text as it is; a reader takes it off.

/** What a spreadsheet may read as a part of a number, an amount, a date or a time, besides digits and signs. */
const figureWords =
  /jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sep(t|tember)?|oct(ober)?|nov(ember)?|dec(ember)?|[ap]\.?m\.?|rs\.?|inr|e/gi

/** Whether a spreadsheet may turn a text into a number, a date or a truth value, and then write it in another way. */
function isFigure(text: string): boolean {
  if (/^\s*(true|false)\s*$/i.test(text)) return true
  return /\p{N}/u.test(text) && !/\p{L}/u.test(text.replace(figureWords, ''))
}

/**
 * Changes the parts of a text that a spreadsheet would change or evaluate. Which parts these are does not depend on
 * apostrophes in front of them, so that what is put there can be taken off again.
 */
function changeUnsafe(text: string, change: (part: string) => string): string {
  let isUnsafe = isFigure(text.replaceAll("'", ''))
  return text.replace(text.includes(';') ? otherCells : /^.+$/s, (part) => {
    const changed = isUnsafe || isFormula(part.replace(/^'+/, '')) ? change(part) : part
    isUnsafe = false
    return changed
  })
}

/** A text as a cell that no spreadsheet changes. */
const safeCell = (text: string) => changeUnsafe(text, (part) => `'${part}`)

/** The text of a cell that `safeCell` has written or somebody has typed. */
const plainText = (cell: string) => changeUnsafe(cell, (part) => part.replace(/^'/, ''))

/** A sheet as a CSV file: UTF-8 with a byte order mark. */
export const writeSheet = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((row) => csvRow(row.map(safeCell))).join('')

/** A sheet that could not be read, with the reason in a sentence. */
export class UnreadableFile extends Error {}

/**
 * The text of a file. Excel's "Unicode text" is UTF-16; its plain "CSV" loses the signs of Indian languages, so it is refused.
 *
 * @throws UnreadableFile for any other encoding
 */
export function decodeSheet(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UnreadableFile('Save the sheet as “CSV UTF-8”. This file has another encoding')
  }
}

/**
 * Reads a CSV file (RFC 4180) as it was written, or as a spreadsheet has saved it: with commas, semicolons or tabs between
 * cells, any line breaks, and quotes only where they are needed.
 *
 * @param separator what is between cells; by default, what the first line has most of
 * @throws UnreadableFile if a quoted cell never ends
 */
export function readSheet(file: string, separator?: string): string[][] {
  const text = file.startsWith(byteOrderMark) ? file.slice(1) : file
  return cellsOf(text, separator ?? separatorOf(text))
}

function cellsOf(text: string, separator: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    const [cell, end] = readCell(text, at, separator, rows.length + 1)
    row.push(plainText(cell))
    at = end
    if (text[at] === separator) {
      at++
      if (at < text.length) continue
      row.push('')
    }
    rows.push(row)
    row = []
    at += text.startsWith('\r\n', at) ? 2 : 1
  }
  return rows
}

/** The cell that starts at a position, and the position of the separator, line break or end behind it. */
function readCell(text: string, start: number, separator: string, row: number): [cell: string, end: number] {
  const endOf = (from: number) => {
    let end = from
    while (end < text.length && !['\r', '\n', separator].includes(text[end] ?? '')) end++
    return end
  }
  if (text[start] !== '"') {
    const end = endOf(start)
    return [text.slice(start, end), end]
  }
  let close = text.indexOf('"', start + 1)
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2)
  if (close < 0)
    throw new UnreadableFile(`The quotation mark that opens a cell in row ${row} is never closed`)
  const end = endOf(close + 1)
  return [text.slice(start + 1, close).replaceAll('""', '"') + text.slice(close + 1, end), end]
}

/** The separator that the first line has most of, outside quoted cells. */
function separatorOf(text: string): string {
  const [firstLine = ''] = text.replace(/"[^"]*"/g, '').split(/[\r\n]/)
  const count = (separator: string) => firstLine.split(separator).length
  return [',', ';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best))
}
