import type { StoredOffer } from '../offer.ts'
import { type Cells, type Column, cellsOf, columns, jsonColumns } from './cells.ts'
import { decodeSheet, readSheet, UnreadableFile, writeSheet } from './sheet.ts'

// The whole catalogue as a file, which `planImport` compares with the offers again.

export const fileFormats = ['csv', 'json'] as const
export type FileFormat = (typeof fileFormats)[number]

/** A row of a file. */
export interface FileRow {
  /** Its number in the spreadsheet, whose first row has the titles; in JSON, its place in the list, from 1. */
  number: number
  cells: Cells
  /** Why the row cannot be read, in a sentence. */
  problem?: string
}

export interface CatalogueFile {
  rows: FileRow[]
  /** Titles that name no field. Their columns are not read. */
  ignored: string[]
}

/** The file with these offers, hidden ones too. */
export const writeCatalogue: Record<FileFormat, (offers: readonly StoredOffer[]) => string> = {
  csv: (offers) =>
    writeSheet([columns, ...offers.map(cellsOf).map((cells) => columns.map((column) => cells[column]))]),
  json: (offers) => `${JSON.stringify(offers.map(jsonRowOf), null, 2)}\n`,
}

/** In place of an id: marks the template's row, which is not read. */
const exampleId = 'Example, not read. Leave this cell empty'

const example: Cells = {
  id: exampleId,
  lender: 'Neem Tree Finance',
  description: 'For weddings',
  loanAmount: '₹50,000 - ₹10 lakh',
  interestRate: '10.5% - 24% p.a.',
  processingFee: '1% of loan amount',
  tenure: '12-60 months',
  link: 'https://lender.example/apply',
  status: 'shown',
  recommended: 'no',
  documents: JSON.stringify([{ title: 'Identity proof', examples: ['PAN card', 'Passport'] }]),
  eligibility: JSON.stringify({ loanTypes: ['Personal Loan'], minMonthlyIncome: 25_000 }),
}

/** A sheet for new offers: the titles, and a row that shows how one looks and is left out when the sheet is read. */
export const writeTemplate = (): string =>
  writeSheet([columns, columns.map((column) => example[column] ?? '')])

function jsonRowOf(offer: StoredOffer): object {
  const valueIn = (column: Column, cell: string) =>
    jsonColumns.includes(column) && cell !== '' ? JSON.parse(cell) : cell
  const cells = Object.entries(cellsOf(offer)) as [Column, string][]
  return Object.fromEntries(cells.map(([column, cell]) => [column, valueIn(column, cell)]))
}

/**
 * Reads a file that `writeCatalogue` has written and somebody may have changed; a file that starts with `[` is JSON.
 *
 * @throws UnreadableFile with a sentence that says why
 */
export function readCatalogue(bytes: Uint8Array): CatalogueFile {
  const text = decodeSheet(bytes)
  return text.trimStart().startsWith('[') ? readJson(text) : readCsv(text)
}

function readCsv(text: string): CatalogueFile {
  const [titles = [], ...lines] = readSheet(text)
  const { named, ignored } = readTitles(titles)
  if (named.length === 0)
    throw new UnreadableFile(`No title in the first row names a field. The fields are ${columns.join(', ')}`)
  const rows = lines.map((line, index): FileRow => {
    // Excel may leave out empty cells at the end of a line.
    const cells = Object.fromEntries(named.map(([column, place]) => [column, line[place] ?? '']))
    const tooMany = line.slice(titles.length).some((cell) => cell.trim() !== '')
    const problem = tooMany
      ? `The row has ${line.length} cells, and the first row ${titles.length}`
      : cells.id?.trim() === exampleId && 'Empty its first cell: it still says that the row is an example'
    return { number: index + 2, cells, ...(problem && { problem }) }
  })
  return { rows: rows.filter((row) => isFilled(row) && !isExample(row)), ignored }
}

const isFilled = ({ cells }: FileRow) => Object.values(cells).some((cell) => cell.trim() !== '')

/**
 * The template's row as it was. One that somebody has typed over holds an offer, which must not get lost. Of its cells, spreadsheets
 * write these again as they were.
 */
const isExample = ({ cells }: FileRow) =>
  cells.id?.trim() === exampleId &&
  (['lender', 'loanAmount', 'interestRate', 'link'] as const).every(
    (column) => cells[column]?.trim() === example[column],
  )

function readJson(text: string): CatalogueFile {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch (error) {
    throw new UnreadableFile(`The file is no JSON: ${error instanceof Error ? error.message : error}`)
  }
  const items = Array.isArray(list) ? list : []
  const ignored = new Set<string>()
  const rows = items.map((item: unknown, index): FileRow => {
    const number = index + 1
    if (typeof item !== 'object' || item === null || Array.isArray(item))
      return { number, cells: {}, problem: 'This is no offer: write an object with its fields' }
    const titles = Object.keys(item)
    const read = readTitles(titles)
    for (const title of read.ignored) ignored.add(title)
    const values = Object.values(item)
    return {
      number,
      cells: Object.fromEntries(read.named.map(([column, place]) => [column, textOf(values[place])])),
    }
  })
  return { rows, ignored: [...ignored] }
}

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')

/** The fields that titles name, however they are spaced, each with its place. */
function readTitles(titles: string[]): { named: [Column, place: number][]; ignored: string[] } {
  const named: [Column, number][] = []
  const ignored: string[] = []
  for (const [place, title] of titles.entries()) {
    const column = columns.find((name) => letters(name) === letters(title))
    if (!column) {
      if (title.trim()) ignored.push(title.trim())
    } else if (named.some(([other]) => other === column))
      throw new UnreadableFile(`Two columns have the title ${column}`)
    else named.push([column, place])
  }
  return { named, ignored }
}

const letters = (title: string) => title.toLowerCase().replace(/[^a-z]/g, '')
