import { expect, test } from 'vitest'
import { fileFormats, readCatalogue, writeCatalogue, writeTemplate } from '#contract/catalogue/file.ts'
import { planImport } from '#contract/catalogue/plan.ts'
import { writeSheet } from '#contract/catalogue/sheet.ts'
import type { StoredOffer } from '#contract/offer.ts'
import { sampleOffers } from '#lib/local/sample/lenders.ts'
import { aStoredOffer } from '#support/builders.ts'

const confirmed = { text: '12% p.a. onwards', at: '2026-11-21T04:30:00.000Z', by: 'an-administrator' }

/** An offer with something in every field. */
const full = aStoredOffer({
  id: 'offer-2',
  version: 7,
  lender: '=Kaveri; -Bank',
  description: '-10% off',
  tenure: '12-60',
  status: 'hidden',
  recommended: true,
  recommended_for: 'publishesRates',
  logo: '/logos/a.png',
  documents: [{ title: 'Income proof', examples: ['Salary slips; -3 months', '"Form 16"'] }],
  facts: {
    legal_name: { value: 'Kaveri Bank Ltd', source: 'https://kaveri.example/a,b', verified_on: '2026-11-20' },
  },
  facts_asked_on: '2026-11-20',
  paused_until: '2026-12-15',
  terms: {
    interestRate: { kind: 'reducing', bands: [{ lowestPercent: 12 }], confirmed },
    // Of a text that has changed since.
    tenure: { min: 6, unit: 'months', confirmed: { ...confirmed, text: '6 months' } },
    otherCharges: [{ name: 'Stamp duty', rupees: 100, gst: 'extra' }],
  },
})
const offers: StoredOffer[] = [
  aStoredOffer(),
  full,
  ...sampleOffers.map((offer) => ({ ...offer, status: 'shown' as const })),
]

const bytes = (text: string) => new TextEncoder().encode(text)
const plan = (text: string, stored = offers) => planImport(readCatalogue(bytes(text)).rows, stored)
const planRows = (titles: string[], rows: string[][], stored = offers) =>
  plan(writeSheet([titles, ...rows]), stored).rows

const newTitles = ['lender', 'loanAmount', 'interestRate', 'processingFee', 'tenure', 'link']
const newRow = ['Kaveri Bank', 'Up to ₹5 lakh', '11% p.a.', 'Nil', '12-60 months', 'kaveri.example/apply']

test.each(fileFormats)('finds nothing to do in a %s file as it was exported', (format) => {
  const { rows, missing } = plan(writeCatalogue[format](offers))
  expect(rows.map(({ state }) => state)).toEqual(offers.map(() => 'same'))
  expect(missing).toEqual([])
})

test('leaves out the template’s row, and asks for its first cell when an offer was typed over it', () => {
  expect(plan(writeTemplate().replaceAll(/"no"/g, 'FALSE')).rows).toEqual([])
  const [typedOver] = plan(writeTemplate().replace('Neem Tree Finance', 'Kaveri Bank')).rows
  expect(typedOver?.state).toBe('unreadable')
  expect(JSON.stringify(typedOver)).toContain('Empty its first cell')
})

test('finds nothing to do in a sheet that a spreadsheet has saved again', () => {
  const saved = writeCatalogue
    .csv(offers)
    .replaceAll(/"(yes|no)"/g, (_, word: string) => (word === 'yes' ? 'TRUE' : 'FALSE'))
    // Google Sheets takes an apostrophe in front as the mark of a text.
    .replaceAll(/(,|^)"'/g, '$1"')
    .replaceAll('\r\n', '\n')
  expect(plan(saved).rows.every(({ state }) => state === 'same')).toBe(true)
})

test('shows each field that a row changes, and fills the form of the change with these only', () => {
  const [row] = planRows(
    ['ID', 'Version', 'Interest Rate', 'description'],
    [['offer-1', '1', '11.5% p.a.', '']],
  )
  expect(row).toEqual({
    number: 2,
    name: 'Neem Tree Finance',
    state: 'changed',
    id: 'offer-1',
    notes: [],
    isUnpriced: false,
    changes: [
      { column: 'description', from: 'For a rainy day', to: '' },
      { column: 'interestRate', from: '12% p.a. onwards', to: '11.5% p.a.' },
    ],
    form: { id: 'offer-1', version: '1', description: '', interestRate: '11.5% p.a.' },
  })
})

test('adds a row without an id, and says why it would have no price', () => {
  const [priced, unpriced] = planRows(newTitles, [
    newRow,
    ['Ask Bank', '₹1 lakh', 'ask us', 'Nil', '12 months', 'https://ask.example'],
  ])
  expect(priced).toMatchObject({
    ...{ state: 'new', notes: [], isUnpriced: false },
    form: { link: 'http://kaveri.example/apply' },
  })
  expect(unpriced).toMatchObject({
    ...{ state: 'new', isUnpriced: true, notes: [expect.stringContaining('rate')] },
  })
})

test('adds no offer a second time, even if it has been filled in further since', () => {
  const added = aStoredOffer({
    ...{ lender: 'Kaveri Bank', loanAmount: 'Up to ₹5 lakh', interestRate: '11% p.a.', processingFee: 'Nil' },
    ...{
      tenure: '12-60 months',
      link: 'http://kaveri.example/apply',
      recommended: true,
      logo: '/logos/b.png',
    },
  })
  const titles = [...newTitles, 'description', 'logo']
  const row = [...newRow, '', 'https://kaveri.example/logo.png']
  expect(planRows(titles, [row], [added])).toMatchObject([{ state: 'same', id: added.id }])
  expect(planRows(titles, [row, row], [])).toMatchObject([{ state: 'new' }, { state: 'unreadable' }])
  const dearer = { ...added, interestRate: '12% p.a.' }
  expect(planRows(titles, [row], [dearer])).toMatchObject([
    { state: 'new', notes: [expect.stringContaining('already')] },
  ])
})

test.each([
  ['an unknown id', ['id', 'lender'], ['nobody', 'A'], 'id'],
  ['an older version', ['id', 'version', 'lender'], ['offer-2', '6', 'A'], 'version'],
  ['an empty text that an offer needs', ['id', 'tenure'], ['offer-1', ''], 'tenure'],
  ['an address that is none', ['id', 'link'], ['offer-1', 'N.A.'], 'link'],
  ['a state that there is not', ['id', 'status'], ['offer-1', 'gone'], 'status'],
  ['a truth value that is none', ['id', 'recommended'], ['offer-1', 'perhaps'], 'recommended'],
  ['half of a JSON text', ['id', 'facts'], ['offer-1', '{"legal_name":{"va'], 'facts'],
  ['a logo of another offer', ['id', 'logo'], ['offer-1', '/logos/a.png'], 'logo'],
  [
    'figures that the new text contradicts',
    ['id', 'interestRate', 'terms'],
    ['offer-2', '14% p.a.', '{"interestRate":{"kind":"reducing","bands":[{"lowestPercent":12}]}}'],
    'terms',
  ],
  ['a day in the future', ['id', 'facts_asked_on'], ['offer-1', '2999-01-01'], 'facts_asked_on'],
  ['a pause until no day', ['id', 'paused_until'], ['offer-1', '15/12/2026'], 'paused_until'],
])('does not apply a row with %s, and names the column', (_, titles, row, column) => {
  const [planned] = planRows(titles, [row])
  expect(planned).toMatchObject({ state: 'unreadable', problems: [{ column }] })
})

test('names each field that a new row lacks', () => {
  const [row] = planRows(['lender', 'tenure'], [['Kaveri Bank', '12-60 months']])
  const problems = row?.state === 'unreadable' ? row.problems : []
  expect(problems.map(({ column }) => column)).toEqual([
    'loanAmount',
    'interestRate',
    'processingFee',
    'link',
  ])
})

test('confirms figures again from a text that has changed beside them, and drops them with an empty cell', () => {
  const [confirmedAgain, dropped, kept] = planRows(
    ['id', 'interestRate', 'terms'],
    [
      [
        'offer-2',
        '12% a year onwards',
        '{"interestRate":{"bands":[{"lowestPercent":12}],"kind":"reducing"}}',
      ],
      ['offer-1', '14% p.a.', ''],
    ],
  )
  expect(confirmedAgain).toMatchObject({ state: 'changed', form: { terms: expect.stringContaining('12') } })
  expect(dropped).toMatchObject({ state: 'changed', form: { interestRate: '14% p.a.' } })
  expect(kept).toBeUndefined()
  const [cleared] = planRows(['id', 'terms', 'documents'], [['offer-2', '', '']])
  expect(cleared).toMatchObject({ state: 'changed', form: { terms: '{}', documents: '[]' } })
})

test('keeps a logo where the file names another picture, and takes it off where the cell is empty', () => {
  const [kept, removed] = planRows(['id', 'logo'], [['offer-2', 'https://kaveri.example/logo.png']]).concat(
    planRows(['id', 'logo'], [['offer-2', '']]),
  )
  expect(kept).toMatchObject({ state: 'same', notes: [expect.stringContaining('keeps its logo')] })
  expect(removed).toMatchObject({ state: 'changed', form: { removeLogo: 'true' } })
})

test('lists the offers that the file lacks, and columns that name no field', () => {
  const file = readCatalogue(bytes('lender,id,Rate\nNeem Tree Finance,offer-1,5%\n,,\n'))
  expect(file).toMatchObject({ ignored: ['Rate'], rows: [{ number: 2 }] })
  const { rows, missing } = planImport(file.rows, [aStoredOffer(), full])
  expect(rows).toMatchObject([{ state: 'same' }])
  expect(missing).toEqual([{ id: 'offer-2', name: full.lender }])
})

test('refuses files that it cannot read as a whole', () => {
  expect(() => readCatalogue(new Uint8Array([0x6c, 0x2c, 0xe9]))).toThrow('CSV UTF-8')
  expect(() => readCatalogue(bytes('Rate,Fee\n1,2'))).toThrow('names a field')
  expect(() => readCatalogue(bytes('lender,Lender\n1,2'))).toThrow('Two columns')
  expect(() => readCatalogue(bytes('[{'))).toThrow('no JSON')
  const utf16 = new Uint8Array([0xff, 0xfe, ...Buffer.from('lender\tid\nA\toffer-1', 'utf16le')])
  expect(readCatalogue(utf16).rows).toMatchObject([{ cells: { lender: 'A', id: 'offer-1' } }])
  expect(readCatalogue(bytes('[1, {}]')).rows).toMatchObject([{ problem: expect.any(String) }, { cells: {} }])
})
