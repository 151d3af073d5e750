import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSheet, UnreadableFile, writeSheet } from '#contract/catalogue/sheet.ts'
import { anyText } from '#support/any-text.ts'
import { parseCsv } from '#support/csv.ts'

/** Texts that spreadsheets change or evaluate, besides arbitrary ones. */
const anyCell = fc.oneof(
  anyText({ maxLength: 12 }),
  fc
    .array(
      fc.constantFrom("'", '=', '-', '+1', ';', '"', ',', '\n', '12', '%', ' ', 'Dec', 'p.a.', '₹', 'TRUE'),
      {
        maxLength: 6,
      },
    )
    .map((parts) => parts.join('')),
)

const anySheet = fc
  .integer({ min: 1, max: 4 })
  .chain((width) => fc.array(fc.array(anyCell, { minLength: width, maxLength: width }), { minLength: 1 }))

test('reads every cell of a sheet as it was written', () => {
  fc.assert(
    fc.property(anySheet, (rows) => {
      expect(readSheet(writeSheet(rows))).toEqual(rows)
    }),
  )
})

test('keeps texts as they are that a spreadsheet would turn into numbers, dates, truth values or results', () => {
  const changed = [
    '12-60',
    '10.50%',
    '₹5,00,000',
    'Rs. 500',
    '1 Dec',
    '2026-11-20',
    '3/4',
    '1e5',
    'TRUE',
    '=1+1',
    '-5',
    '@a',
  ]
  const kept = ['12-60 months', '10.5% p.a.', 'Up to ₹5 lakh', 'Kaveri Bank', '₹499 + GST', '१२ महीने', '']
  const cells = parseCsv(writeSheet([[...changed, ...kept]]).slice(1)).flat()
  expect(cells).toEqual([...changed.map((text) => `'${text}`), ...kept])
})

test('reads what spreadsheets save: other separators and line breaks, few quotes, no byte order mark', () => {
  const rows = [
    ['lender', 'description', 'tenure'],
    ['Kaveri, Bank', 'says "yes"; quickly', '12-60'],
    ['', 'two\nlines', ''],
  ]
  const save = (separator: string, lineBreak: string) =>
    rows
      .map((row) =>
        row
          .map((cell) => (/[",;\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
          .join(separator),
      )
      .join(lineBreak)
  for (const separator of [',', ';', '\t'])
    for (const lineBreak of ['\n', '\r\n', '\r']) {
      expect(readSheet(save(separator, lineBreak))).toEqual(rows)
      expect(readSheet(save(separator, lineBreak) + lineBreak)).toEqual(rows)
    }
})

test('refuses a sheet whose quoted cell never ends, and names its row', () => {
  expect(() => readSheet('lender\nA\n"B\nC')).toThrow(UnreadableFile)
  expect(() => readSheet('lender\nA\n"B\nC')).toThrow('row 3')
})
