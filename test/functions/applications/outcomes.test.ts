import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newHandoverId } from '#contract/handover-id.ts'
import type { StoredOutcome } from '#contract/handover-outcome.ts'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { daysLater, todayInIndia } from '#loans/dates.ts'
import { anAdminToken } from '#support/admin.ts'
import { get, post } from '#support/api.ts'
import { anOffer } from '#support/offer-form.ts'
import {
  anOutcome,
  aPress,
  atMinute,
  importRows,
  outcomeMonth,
  outcomesOn,
  postback,
  pressDay,
  pressOn,
  signingKey,
} from '#support/outcomes.ts'
import { storedItem, storedPartition } from '#support/stored.ts'
import { keys, partitions } from '#table/keys.ts'

const accepted = (already: boolean, matched: boolean) => ({
  status: 200,
  body: { success: true, already, matched },
})
const refused = (status: number, message?: string) => ({
  status,
  body: { success: false, ...(message && { message }) },
})

/** What is listed of a lender, without when it was received. */
async function listed(lender: string, month = outcomeMonth) {
  const { outcomes } = await outcomesOn({ lender, month })
  return outcomes.map(({ received_at, ...outcome }) => outcome)
}

test('keeps what a lender says became of a press, and lists it with the offer and the day', async () => {
  const { lender, offer_id, id } = await aPress()
  const events = [
    anOutcome(id, { at: atMinute(1) }),
    anOutcome(id, { kind: 'approved', at: atMinute(2) }),
    anOutcome(id, { kind: 'disbursed', at: atMinute(3), amount: 250_000.5 }),
    anOutcome(id, { kind: 'returned', at: atMinute(4) }),
    anOutcome(id, { kind: 'clawed_back', at: atMinute(5) }),
    anOutcome(id, { kind: 'refused', reason_class: 'credit_history', at: atMinute(6) }),
  ]
  for (const event of events) expect(await postback(lender, event)).toMatchObject(accepted(false, true))
  const press = { offer_id, day: pressDay }
  expect(await listed(lender)).toEqual(events.map((event) => ({ ...event, lender, press })))
})

test('keeps an event once, however often it comes, in whichever offset its time is written', async () => {
  const { lender, id } = await aPress()
  const event = anOutcome(id, { at: '2026-11-20T10:30:00+05:30' })
  expect(await postback(lender, event)).toMatchObject(accepted(false, true))
  const again = { ...event, at: '2026-11-20T05:00:00.000Z', handover: ` ${id} ` }
  for (const same of [event, again, event])
    expect(await postback(lender, same)).toMatchObject(accepted(true, true))
  expect(await listed(lender, '2026-11')).toHaveLength(1)
})

test('keeps an event once when it comes twice at the same moment', async () => {
  const { lender, id } = await aPress()
  const event = anOutcome(id)
  const key = await signingKey(lender)
  const responses = await Promise.all([1, 2, 3, 4].map(() => postback(lender, event, { key })))
  expect(responses.map(({ body }) => body.already).sort()).toEqual([false, true, true, true])
  expect(await listed(lender)).toHaveLength(1)
})

test('takes events late and in any order, and lists each in the month in India in which it happened', async () => {
  const { lender, id } = await aPress()
  const late = [
    // The last minute of September and the first of October in India.
    { at: '2026-09-30T18:29:00.000Z', kind: 'approved' },
    { at: '2026-09-30T18:30:00.000Z', kind: 'disbursed', amount: 1 },
    { at: '2026-09-01T00:00:00+05:30', kind: 'received' },
  ]
  for (const [n, event] of late.toReversed().entries())
    expect(await postback(lender, anOutcome(id, { ...event, event_id: `e${n}` }))).toMatchObject(
      accepted(false, true),
    )
  expect((await listed(lender, '2026-09')).map(({ kind }) => kind)).toEqual(['received', 'approved'])
  expect((await listed(lender, '2026-10')).map(({ kind }) => kind)).toEqual(['disbursed'])
})

test('refuses what is dated before its press, but for a day of grace, and takes it with the right date', async () => {
  const { lender, id } = await aPress()
  const event = anOutcome(id, { kind: 'approved', at: `${daysLater(pressDay, -2)}T23:59:00+05:30` })
  const tooEarly = refused(400, messages.outcomeTooEarly)
  expect(await postback(lender, event)).toMatchObject(tooEarly)
  expect(await importRows([{ ...event, lender }])).toEqual([
    { state: 'error', reason: messages.outcomeTooEarly },
  ])
  const dayBefore = { ...event, at: `${daysLater(pressDay, -1)}T00:00:00+05:30` }
  expect(await postback(lender, dayBefore)).toMatchObject(accepted(false, true))
  expect(await listed(lender, pressDay.slice(0, 7))).toHaveLength(1)
})

test('refuses another content for an event that it has, even in another month, and keeps the first', async () => {
  const { lender, id } = await aPress()
  const event = anOutcome(id, { kind: 'disbursed', amount: 100_000, at: '2026-11-05T05:00:00.000Z' })
  expect(await postback(lender, event)).toMatchObject(accepted(false, true))
  for (const change of [
    { amount: 900_000 },
    { at: '2026-10-05T05:00:00.000Z' },
    { handover: newHandoverId('2026-11-05') },
    { kind: 'received', amount: undefined },
  ])
    expect(await postback(lender, { ...event, ...change })).toMatchObject(
      refused(409, messages.outcomeDiffers),
    )
  expect(await listed(lender, '2026-11')).toMatchObject([event])
  expect(await listed(lender, '2026-10')).toEqual([])
  // Another lender may use the same id.
  const other = await aPress()
  expect(await postback(other.lender, { ...event, handover: other.id })).toMatchObject(accepted(false, true))
})

test('lists what matches no press of the lender, for the lender and across lenders, and drops none', async () => {
  const [one, other] = [await aPress(), await aPress()]
  const unmatched = [
    ['of another lender', other.id],
    ['that was never pressed', newHandoverId(todayInIndia())],
    ['of no day', newHandoverId('9999-99-99')],
    ['of another form', 'APP/2026/0012 '],
    ['that is missing', ''],
  ].map(([, handover]) => anOutcome(String(handover)))
  for (const event of unmatched)
    expect(await postback(one.lender, event)).toMatchObject(accepted(false, false))
  const event = anOutcome(one.id)
  expect(await postback(one.lender, event)).toMatchObject(accepted(false, true))
  const ids = (outcomes: { event_id: string }[]) => outcomes.map(({ event_id }) => event_id).sort()
  const own = await listed(one.lender)
  expect(ids(own)).toEqual(ids([...unmatched, event]))
  expect(ids(own.filter(({ press }) => press === null))).toEqual(ids(unmatched))
  const across = await allUnmatched()
  expect(ids(across.filter(({ lender }) => lender === one.lender))).toEqual(ids(unmatched))
  expect(await listed(other.lender)).toEqual([])
})

async function allUnmatched(): Promise<StoredOutcome[]> {
  const found: StoredOutcome[] = []
  let cursor: string | undefined
  do {
    const page = await outcomesOn(cursor ? { cursor } : {})
    found.push(...page.outcomes)
    cursor = page.cursor
  } while (cursor)
  return found
}

test('matches no press that was recorded without its id, because the id’s day was not about today', async () => {
  const { lender, offer_id } = await aPress()
  const far = newHandoverId('2020-01-01')
  await post(routes.handover.path, { offer_id, id: far, language: 'en' })
  expect(await postback(lender, anOutcome(far))).toMatchObject(accepted(false, false))
})

test('counts two offers of a lender as one lender, whichever way its name is written', async () => {
  const { lender, offer_id } = await aPress('Vidhi Finance')
  const other = await pressOn(await anOffer({ lender: 'VIDHI FINANCE PVT. LTD.' }))
  const key = await signingKey('Vidhi Finance Pvt Ltd')
  const at = new Date().toISOString()
  const first = anOutcome(await pressOn(offer_id), { at })
  expect(await postback('Vidhi Finance', first, { key })).toMatchObject(accepted(false, true))
  expect(await postback(lender, anOutcome(other, { at }))).toMatchObject(accepted(false, true))
})

test('knows a lender whose name is in another script', async () => {
  const name = `विश्वास ${randomUUID()}`
  const { lender, id } = await aPress(name)
  expect(await postback(name, anOutcome(id))).toMatchObject(accepted(false, true))
  expect(await listed(lender)).toHaveLength(1)
})

test('stores an outcome with nothing but what the lender said, the press and when it was received', async () => {
  const { lender, id, offer_id } = await aPress()
  const event = anOutcome(id, { kind: 'disbursed', amount: 5_000 })
  await postback(lender, event, { headers: { cookie: 'id=visitor', 'user-agent': 'A server' } })
  const stored = await storedItem(keys.outcomeEvent(lender, event.event_id))
  const { pk, sk, schema_version, received_at, expires_at, ...rest } = stored as Record<string, unknown>
  expect(rest).toEqual({ ...event, lender, press: { offer_id, day: pressDay } })
  const days = (Number(expires_at) * 1000 - Date.parse(String(received_at))) / 86_400_000
  expect(Math.round(days)).toBe(460)
})

const wrong: [what: string, changes: Record<string, unknown>, field: string][] = [
  ['no event id', { event_id: '' }, 'event_id'],
  ['an event id with a space', { event_id: 'a b' }, 'event_id'],
  ['an event id that would end a key', { event_id: 'a#b' }, 'event_id'],
  ['an event id of 101 characters', { event_id: 'x'.repeat(101) }, 'event_id'],
  ['a hand-over of 101 characters', { handover: 'x'.repeat(101) }, 'handover'],
  ['a hand-over with a line break', { handover: 'a\nb' }, 'handover'],
  ['an unknown kind', { kind: 'paid' }, 'kind'],
  ['a time without its offset', { at: '2026-11-20T10:00:00' }, 'at'],
  ['a day that does not exist', { at: '2026-02-30T10:00:00Z' }, 'at'],
  ['a time before 2020', { at: '2019-12-31T23:59:59+05:30' }, 'at'],
  ['a time two days ahead', { at: new Date(Date.now() + 2 * 86_400_000).toISOString() }, 'at'],
  ['an amount with three decimals', { kind: 'disbursed', amount: 1.005 }, 'amount'],
  ['an amount of nothing', { kind: 'disbursed', amount: 0 }, 'amount'],
  ['an amount in words', { kind: 'disbursed', amount: '5 lakh' }, 'amount'],
  ['a disbursal without its amount', { kind: 'disbursed' }, 'amount'],
  ['an approval with an amount', { kind: 'approved', amount: 1 }, 'amount'],
  ['a refusal without a reason', { kind: 'refused' }, 'reason_class'],
  ['a refusal for a reason in words', { kind: 'refused', reason_class: 'Asha has no job' }, 'reason_class'],
  ['an approval with a reason', { kind: 'approved', reason_class: 'income' }, 'reason_class'],
]

test('refuses what is no outcome, and a person’s data, with the field, and keeps nothing', async () => {
  const { lender, id } = await aPress()
  const key = await signingKey(lender)
  for (const [what, changes, field] of wrong) {
    const { status, body } = await postback(lender, anOutcome(id, changes), { key })
    expect([status, Object.keys(body.fields ?? {})], what).toEqual([400, [field]])
  }
  for (const personal of [{ name: 'Asha Nair' }, { mobile: '9876543210' }, { lender: 'another' }])
    expect(await postback(lender, anOutcome(id, personal), { key })).toMatchObject(refused(400))
  for (const body of ['', 'null', '[]', '7', '{', '{"__proto__":{"event_id":"a"}}'])
    expect(await postback(lender, body, { key })).toMatchObject(refused(400))
  expect(await postback(lender, ' '.repeat(limits.jsonCharacters + 1), { key })).toMatchObject(refused(413))
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect(await postback(lender, anOutcome(id), { key, headers: form })).toMatchObject(refused(415))
  expect(await storedPartition(partitions.outcomes(lender, outcomeMonth))).toEqual([])
})

test('lists a month page by page, in its order', async () => {
  const { lender, id } = await aPress()
  const rows = Array.from({ length: limits.outcomePage + 20 }, (_, n) => ({
    ...anOutcome(id, { event_id: `e${n}`, at: new Date(Date.UTC(2026, 9, 5) + n).toISOString() }),
    lender,
  }))
  for (let at = 0; at < rows.length; at += limits.outcomeRows)
    await importRows(rows.slice(at, at + limits.outcomeRows))
  const first = await outcomesOn({ lender, month: '2026-10' })
  expect(first.outcomes).toHaveLength(limits.outcomePage)
  const second = await outcomesOn({ lender, month: '2026-10', cursor: String(first.cursor) })
  expect(second.cursor).toBeUndefined()
  const all = [...first.outcomes, ...second.outcomes].map(({ event_id }) => event_id)
  expect(all).toEqual(rows.map(({ event_id }) => event_id))
})

test.each([
  ['no month', {}],
  ['a month that does not exist', { month: '2026-13' }],
  ['an unknown request for a key', { month: '2026-11', lender: 'a', key: 'yes' }],
  ['a key of nobody', { month: '2026-11', key: 'show' }],
  ['a lender without a name', { month: '2026-11', lender: ' ' }],
])('refuses a list of %s', async (_, query) => {
  const path = `${routes.handoverOutcomes.path}?${new URLSearchParams(query)}`
  expect(await get(path, await anAdminToken())).toMatchObject({ status: 400 })
})
