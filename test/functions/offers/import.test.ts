import { CreateTableCommand, DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { readCatalogue, writeCatalogue } from '#contract/catalogue/file.ts'
import { writeSheet } from '#contract/catalogue/sheet.ts'
import { stubLambdaEnvironment } from '#support/in-process.ts'
import { tableSchema } from '#support/table-schema.ts'

/** Tables of their own: an import compares a file with every offer, and other tests add theirs to the shared table. */
const tables = Array.from({ length: 3 }, () => `import-${crypto.randomUUID()}`)
const dynamodb = new DynamoDBClient({
  endpoint: inject('endpoints').dynamodb,
  region: 'ap-south-1',
  credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
})

let lib: typeof import('#lib/operations/offers.ts')
let store: typeof import('#offers/store.ts')
let read: typeof import('#table/read-items.ts')

beforeAll(async () => {
  for (const TableName of tables) await dynamodb.send(new CreateTableCommand({ ...tableSchema, TableName }))
  stubLambdaEnvironment()
  lib = await import('#lib/operations/offers.ts')
  store = await import('#offers/store.ts')
  read = await import('#table/read-items.ts')
})

afterAll(async () => {
  for (const TableName of tables) await dynamodb.send(new DeleteTableCommand({ TableName }))
  dynamodb.destroy()
})

const titles = [
  'id',
  'version',
  'lender',
  'loanAmount',
  'interestRate',
  'processingFee',
  'tenure',
  'link',
  'description',
  'facts',
]
const facts = JSON.stringify({ rate_kind: { value: 'fixed' } })
const row = (n: number, description = '') => [
  ...[
    '',
    '',
    `Lender ${n}`,
    '₹50,000 - ₹5 lakh',
    `${10 + n}% p.a.`,
    'Nil',
    '12-60 months',
    `https://l${n}.example`,
  ],
  ...[description, n % 2 ? facts : ''],
]
const file = (rows: string[][]) => readCatalogue(new TextEncoder().encode(writeSheet([titles, ...rows])))

/** Imports a file into the current table. Returns how many rows were not applied, and what was printed. */
async function run(rows: string[][], { isConfirmed = true, print = (_: string) => {} } = {}) {
  const printed: string[] = []
  const options = {
    isConfirmed,
    now: () => new Date(),
    print: (line: string) => {
      printed.push(line)
      print(line)
    },
  }
  return { open: await lib.importOffers(file(rows), options), printed }
}

const catalogue = () => store.listOffers({ fresh: true })
/** What an import decides about the offers, without their ids and when they were saved. */
const contents = async () =>
  (await catalogue())
    .map(({ id: _, create_date: __, saved_at: ___, ...offer }) => offer)
    .sort((a, b) => a.lender.localeCompare(b.lender))

const useTable = (n: number) => vi.stubEnv('TABLE_NAME', tables[n] ?? '')

test('an import that is killed after any row and run again ends as an unbroken one, audited once each', async () => {
  useTable(0)
  const first = Array.from({ length: 6 }, (_, n) => row(n))
  await run(first)
  const stored = await catalogue()
  const idOf = (n: number) => stored.find(({ lender }) => lender === `Lender ${n}`)?.id ?? ''
  const changed = (ids: (n: number) => string) => [
    ...first.map(([, , ...cells], n) => [ids(n), '1', ...cells.with(6, `Changed ${n}`)]),
    ...[6, 7, 8].map((n) => row(n)),
  ]
  expect((await run(changed(idOf))).open).toBe(0)
  const unbroken = await contents()
  expect(unbroken).toHaveLength(9)

  useTable(1)
  await run(first)
  const again = await catalogue()
  const rows = changed((n) => again.find(({ lender }) => lender === `Lender ${n}`)?.id ?? '')
  // Killed after each row: every run applies one more.
  for (let runs = 1; runs < 20; runs++) {
    const kill = (line: string) => {
      if (/^1 of \d+: /.test(line)) throw new Error('killed')
    }
    const outcome = await run(rows, { print: kill }).catch(() => 'killed')
    if (outcome !== 'killed') break
  }
  expect(await contents()).toEqual(unbroken)

  const day = new Date().toISOString().slice(0, 10)
  const { auditItem } = await import('#table/items.ts')
  const { partitions } = await import('#table/keys.ts')
  const entries = await read.readPartition(auditItem, partitions.audit(day))
  const count = (action: string) =>
    entries.filter((one) => one.action === action && one.by === 'operator').length
  expect([count('offer-added'), count('offer-changed')]).toEqual([9, 6])
})

test('a row that fails says why, and the rest is applied; without --yes nothing is', async () => {
  useTable(2)
  const rows = [row(0), row(1).with(4, ''), row(2)]
  const dry = await run(rows, { isConfirmed: false })
  expect(await catalogue()).toEqual([])
  expect(dry.open).toBe(1)
  expect(dry.printed).toEqual(
    expect.arrayContaining([
      'Row 2, Lender 0: new',
      '    interestRate: 10% p.a.',
      '    interestRate: This must not be empty',
      '2 new, 0 changed, 0 the same, 1 unreadable, 0 not in the file',
      'Nothing was changed. Add --yes to apply 2 rows',
    ]),
  )
  expect((await run(rows)).open).toBe(1)
  const offers = await catalogue()
  expect(offers.map(({ lender }) => lender).sort()).toEqual(['Lender 0', 'Lender 2'])

  // The badge's reason is judged when the row is saved.
  const [offer] = offers
  const badge = new TextEncoder().encode(
    JSON.stringify([
      { id: offer?.id, recommended: true, recommended_for: 'fastestDisbursal' },
      { id: offers[1]?.id, description: 'Applied' },
    ]),
  )
  const printed: string[] = []
  const options = { isConfirmed: true, now: () => new Date(), print: (line: string) => printed.push(line) }
  expect(
    await lib.importOffers(readCatalogue(badge), { ...options, print: (line) => void printed.push(line) }),
  ).toBe(1)
  expect(printed).toContainEqual(expect.stringMatching(/^1 of 2: row 1, .*: not applied\. .+/))
  expect(printed).toContainEqual(expect.stringMatching(/^2 of 2: row 2, .*: changed$/))
  const all = readCatalogue(new TextEncoder().encode(writeCatalogue.csv(await catalogue())))
  useTable(1)
  const before = await catalogue()
  const copied = lib.fromOtherStage(all)
  expect(await lib.importOffers(copied, { ...options, print: (line) => void printed.push(line) })).toBe(0)
  expect(await lib.importOffers(copied, { ...options, print: (line) => void printed.push(line) })).toBe(0)
  // The other one is there already, with a description that its row leaves empty.
  expect(await catalogue()).toHaveLength(before.length + 1)
  useTable(2)
  for (const format of ['csv', 'json'] as const) {
    const exported = readCatalogue(new TextEncoder().encode(writeCatalogue[format](await catalogue())))
    expect(await lib.importOffers(exported, { ...options, print: (line) => void printed.push(line) })).toBe(0)
    expect(printed.at(-1)).toBe('0 new, 0 changed, 2 the same, 0 unreadable, 0 not in the file')
  }
})
