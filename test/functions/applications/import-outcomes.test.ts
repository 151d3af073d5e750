import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { adminIdOf, anAdminToken } from '#support/admin.ts'
import { post } from '#support/api.ts'
import {
  anOutcome,
  aPress,
  atMinute,
  importRows,
  outcomeMonth,
  outcomesOn,
  postback,
} from '#support/outcomes.ts'
import { latestAuditEntries, storedPartition } from '#support/stored.ts'
import { partitions } from '#table/keys.ts'

const states = (results: { state: string }[]) => results.map(({ state }) => state)

/** A sheet of one lender with rows of every state, and the states. */
async function aSheet() {
  const { lender, id, offer_id } = await aPress()
  const other = await aPress()
  const sent = anOutcome(id, { at: atMinute(9) })
  await postback(lender, sent)
  const first = { lender, ...anOutcome(id, { kind: 'disbursed', amount: 75_000.25 }) }
  const rows = [
    first,
    { lender, ...sent },
    { lender, ...sent, kind: 'approved' },
    { lender, ...anOutcome(other.id) },
    { lender, ...anOutcome('nothing') },
    { lender, ...anOutcome(id), kind: 'paid' },
    { lender, ...anOutcome(id), mobile: '9876543210' },
    first,
    { ...first, amount: 1 },
    { lender: other.lender, ...anOutcome(other.id) },
  ]
  const expected = [
    'new',
    'already',
    'conflict',
    'unmatched',
    'unmatched',
    'error',
    'error',
    'already',
    'conflict',
    'new',
  ]
  return { lender, other, offer_id, rows, expected }
}

const storedOf = (lender: string) => storedPartition(partitions.outcomes(lender, outcomeMonth))

test('says in a dry run what would become of each row, and writes nothing', async () => {
  const { lender, other, rows, expected } = await aSheet()
  const token = await anAdminToken()
  const before = [await storedOf(lender), await storedOf(other.lender)]
  const results = await importRows(rows, { dry_run: true, token })
  expect(states(results)).toEqual(expected)
  expect(results[5]).toEqual({ state: 'error', reason: messages.outcomeKindInvalid })
  expect([await storedOf(lender), await storedOf(other.lender)]).toEqual(before)
  expect((await imports(lender)).length).toBe(0)
})

const imports = async (lender: string) =>
  (await latestAuditEntries()).filter(
    ({ action, lenders }) => action === 'outcomes-imported' && JSON.stringify(lenders).includes(lender),
  )

test('records what the dry run announced, with one audit entry, and repeating it changes nothing', async () => {
  const { lender, other, rows, expected } = await aSheet()
  const token = await anAdminToken()
  expect(states(await importRows(rows, { token }))).toEqual(expected)
  const stored = [await storedOf(lender), await storedOf(other.lender)]
  expect(stored.map(({ length }) => length)).toEqual([4, 1])
  const again = expected.map((state) => (['new', 'unmatched'].includes(state) ? 'already' : state))
  for (const dry_run of [true, false])
    expect(states(await importRows(rows, { dry_run, token }))).toEqual(again)
  expect([await storedOf(lender), await storedOf(other.lender)]).toEqual(stored)
  expect(await imports(lender)).toMatchObject([
    { by: adminIdOf(token), lenders: [lender, other.lender], count: 4 },
  ])
})

test('an import that was cut short and is begun again equals an unbroken one', async () => {
  const [whole, broken] = [await aPress(), await aPress()]
  const events = Array.from({ length: 30 }, (_, n) => ({ event_id: `e${n}`, at: atMinute(n) }))
  const rowsOf = ({ lender, id }: { lender: string; id: string }) =>
    events.map((event) => ({ lender, ...anOutcome(id, event) }))
  await importRows(rowsOf(whole))
  const rows = rowsOf(broken)
  await importRows(rows.slice(0, 10))
  // Its response was lost, so it is sent again beside a part that somebody else has sent meanwhile.
  await Promise.all([importRows(rows.slice(5, 25)), importRows(rows.slice(5, 25)), importRows(rows)])
  const listed = async ({ lender, offer_id, id }: typeof whole) => {
    const { outcomes } = await outcomesOn({ lender })
    const rest = outcomes.map(({ received_at, lender: _, ...outcome }) => outcome)
    return JSON.parse(JSON.stringify(rest).replaceAll(offer_id, 'offer').replaceAll(id, 'press'))
  }
  expect(await listed(broken)).toEqual(await listed(whole))
})

test('a row whose lender is written as its name belongs to that lender', async () => {
  const name = `Nidhi ${randomUUID()}`
  const { lender, id } = await aPress(name)
  expect(states(await importRows([{ lender: ` ${name.toUpperCase()} LTD `, ...anOutcome(id) }]))).toEqual([
    'new',
  ])
  expect((await outcomesOn({ lender })).outcomes).toHaveLength(1)
})

test.each([
  ['no rows', { rows: [], dry_run: true }],
  ['too many rows', { rows: Array(limits.outcomeRows + 1).fill({}), dry_run: true }],
  ['rows that are no objects', { rows: ['a'], dry_run: true }],
  ['no word on whether it is a dry run', { rows: [{}] }],
  ['a dry run in words', { rows: [{}], dry_run: 'no' }],
])('refuses %s', async (_, body) => {
  expect(await post(routes.importOutcomes.path, body, await anAdminToken())).toMatchObject({ status: 400 })
})

test('refuses whoever is no administrator', async () => {
  const body = { rows: [{}], dry_run: true }
  for (const token of [undefined, 'none'])
    expect((await post(routes.importOutcomes.path, body, token)).status).toBe(401)
})
