import { deflateSync } from 'node:zlib'
import { afterAll, expect, test, vi } from 'vitest'
import { checkStatement } from '#statements/judge/check-statement.ts'
import { readStatement } from '#statements/read/read-statement.ts'
import { type PdfText, pdfOf } from '#support/pdf.ts'
import { seededRandom } from '#support/random.ts'
import { pdfPages } from '#test/statements/layouts.ts'
import { randomChoices, trueFacts } from '#test/statements/true-statement.ts'
import { readPdf } from '#web/tools/kfs-check/read-pdf.ts'

// pdf.js replaces this method with a polyfill, which would slow down the other test files of the process.
const push = vi.hoisted(() => Array.prototype.push)
afterAll(() => {
  Array.prototype.push = push
})

const read = (file: Buffer) => readPdf(new Uint8Array(file))
const statement = (seed: number) => pdfPages(trueFacts(randomChoices(seededRandom(seed))))
const page: PdfText[] = statement(1)[0] ?? []

test('reads PDFs of statements whose figures agree, and finds nothing wrong with them', async () => {
  for (let seed = 1; seed <= 5; seed++) {
    const pdf = await read(pdfOf(statement(seed)))
    expect(pdf.state).toBe('read')
    const { verdict, findings } = checkStatement(readStatement(pdf.state === 'read' ? pdf.text : ''))
    expect({ seed, verdict, findings }).toEqual({ seed, verdict: 'consistent', findings: [] })
  }
})

test('a PDF with hardly any text, such as a scan, counts as having none', async () => {
  expect(await read(pdfOf([[{ text: 'Scanned by an app', x: 40, y: 40 }], []]))).toEqual({ state: 'noText' })
})

test.each([
  ['a file of another type', Buffer.from('PK\u0003\u0004 a ZIP file')],
  ['a truncated PDF', pdfOf([page]).subarray(0, 300)],
  ['an empty file', Buffer.alloc(0)],
  ['noise after the header of a PDF', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(50_000, 7)])],
  [
    'a page tree that is its own child',
    pdfOf([page], { pages: '<< /Type /Pages /Count 2 /Kids [2 0 R 2 0 R] >>' }),
  ],
])('reports that it cannot read %s', async (_, file) => {
  expect((await read(file)).state).toMatch(/^(?:broken|noText)$/)
})

test('10,000 pages are too many', async () => {
  const pages = `<< /Type /Pages /Count 10000 /Kids [${'4 0 R '.repeat(10_000)}] >>`
  expect(await read(pdfOf([page], { pages }))).toEqual({ state: 'tooManyPages' })
})

test('a PDF with a password is locked', async () => {
  const key = '00'.repeat(32)
  const trailer = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${key}> /U <${key}> >> /ID [<00> <00>]`
  expect(await read(pdfOf([page], { trailer }))).toEqual({ state: 'locked' })
})

test('a small file that unpacks to 800,000 letters has too much text', async () => {
  const file = pdfOf([page], { operators: 'BT /F 1 Tf 1 0 0 1 9 9 Tm (many) Tj ET\n'.repeat(200_000) })
  expect(file.length).toBeLessThan(100_000)
  expect(await read(file)).toEqual({ state: 'tooMuchText' })
})

test('a small file whose page is packed twice has too much text', async () => {
  const once = deflateSync(Buffer.alloc(200_000_000, '0 0 m '), { level: 9 })
  const twice = deflateSync(once)
  expect(twice.length).toBeLessThan(5_000)
  const packed = Buffer.concat([
    Buffer.from(`<< /Length ${twice.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n`),
    twice,
    Buffer.from('\nendstream'),
  ])
  expect(await read(pdfOf([page], { contents: packed }))).toEqual({ state: 'tooMuchText' })
})

test('a page that unpacks to 60 MB without any text has too much', async () => {
  const file = pdfOf([page], { operators: '0 0 m\n'.repeat(10_000_000) })
  expect(file.length).toBeLessThan(200_000)
  expect(await read(file)).toEqual({ state: 'tooMuchText' })
})

test.each([
  ['dictionaries', '<<>>'],
  ['lists', '[]'],
  ['texts', '()'],
  ['saved states', 'q '],
])('a page of millions of %s, packed into some 30 KB, is too much', async (_, value) => {
  const file = pdfOf([page], { operators: `[${value.repeat(28_000_000 / value.length)}] TJ` })
  expect(file.length).toBeLessThan(40_000)
  expect(await read(file)).toEqual({ state: 'tooMuchText' })
})

test('so is one that says that it is a picture, one with a predictor, and one that is packed by LZW or run lengths', async () => {
  const stream = (entries: string, data: Buffer) =>
    Buffer.concat([
      Buffer.from(`<< /Length ${data.length} ${entries} >>\nstream\n`),
      data,
      Buffer.from('\nendstream'),
    ])
  const values = deflateSync(Buffer.alloc(28_000_000, '<<>>'))
  for (const contents of [
    stream('/Subtype /Image /Filter /FlateDecode', values),
    stream(
      '/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 4 >>',
      deflateSync(Buffer.alloc(28_000_000)),
    ),
    stream('/Filter /LZWDecode', Buffer.alloc(40_000)),
    stream('/Filter /RunLengthDecode', Buffer.alloc(600_000)),
  ])
    expect(await read(pdfOf([page], { contents }))).toEqual({ state: 'tooMuchText' })
})

test('a hundred thousand objects are too many', async () => {
  const objects = Array.from({ length: 100_001 }, (_, index) => `${index + 9} 0 obj null endobj\n`).join('')
  expect(await read(Buffer.concat([pdfOf([page]), Buffer.from(objects)]))).toEqual({ state: 'tooMuchText' })
})

test('reads a file with a script and an action that opens a URL, without running the script', async () => {
  const script =
    '/OpenAction << /S /JavaScript /JS (while\\(true\\){}) >> /AA << /WC << /S /URI /URI (https://attacker.example) >> >>'
  expect(await read(pdfOf(statement(1), { catalog: script }))).toMatchObject({ state: 'read' })
})

test('a drawing that contains itself does not hang the reader', async () => {
  // Object 5 is the content of the page itself.
  const file = pdfOf([page], { operators: '/Me Do', resources: '/XObject << /Me 5 0 R >>' })
  expect(await read(file)).toMatchObject({ state: expect.stringMatching(/^(?:read|broken|tooMuchText)$/) })
})
