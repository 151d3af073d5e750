import { expect, test } from 'vitest'
import type { Handover, HandoverCount } from '#contract/handover.ts'
import { newHandoverId } from '#contract/handover-id.ts'
import * as routes from '#contract/routes.ts'
import { daysLater, todayInIndia } from '#loans/dates.ts'
import { anAdminToken } from '#support/admin.ts'
import { aBorrower, get, post, send } from '#support/api.ts'
import { anOffer } from '#support/offer-form.ts'
import { storedItem } from '#support/stored.ts'
import { keys } from '#table/keys.ts'

const press = (body: object) => post(routes.handover.path, { language: 'en', ...body })

async function countsOf(offerId: string, day = todayInIndia()): Promise<HandoverCount[]> {
  const { status, body } = await get(`${routes.handovers.path}?day=${day}`, await anAdminToken())
  expect(status).toBe(200)
  return (body.counts as HandoverCount[]).filter(({ offer_id }) => offer_id === offerId)
}

test('counts presses by offer, language, loan type and place, the most frequent first', async () => {
  const offer_id = await anOffer()
  const shown: Omit<Handover, 'id'> = { offer_id, language: 'hi', loan_type: 'Gold Loan', place: 2 }
  for (const body of [shown, shown, { ...shown, language: 'en' }, { offer_id }, shown])
    expect(await press(body)).toMatchObject({ status: 200, body: { success: true } })
  const [most, ...others] = await countsOf(offer_id)
  expect(most).toEqual({ ...shown, has_id: false, presses: 3 })
  const once = { offer_id, language: 'en', has_id: false, presses: 1 }
  expect(new Set(others)).toEqual(new Set([once, { ...shown, ...once }]))
  expect(await countsOf(offer_id, daysLater(todayInIndia(), -2))).toEqual([])
})

test('records an id once, and can find it by the id alone', async () => {
  const offer_id = await anOffer()
  const id = newHandoverId(todayInIndia())
  for (const language of ['en', 'hi', 'en'])
    expect((await press({ offer_id, id, language })).status).toBe(200)
  expect(await countsOf(offer_id)).toEqual([{ offer_id, language: 'en', has_id: true, presses: 1 }])
  expect(await storedItem(keys.handover(id))).toMatchObject({ offer_id, has_id: true })
})

test('counts a press whose id has a day far from today’s, without the id', async () => {
  const offer_id = await anOffer()
  for (const day of [daysLater(todayInIndia(), 3), '2020-01-01', '9999-99-99'])
    expect((await press({ offer_id, id: newHandoverId(day) })).status).toBe(200)
  expect(await countsOf(offer_id)).toEqual([{ offer_id, language: 'en', has_id: false, presses: 3 }])
})

test('stores nothing about who pressed', async () => {
  const { token, id: borrower, mobile } = await aBorrower()
  const offer_id = await anOffer()
  const id = newHandoverId(todayInIndia())
  const { status } = await send('POST', routes.handover.path, {
    body: { offer_id, id, language: 'en', place: 1 },
    token,
    headers: { cookie: 'id=visitor', 'x-forwarded-for': '203.0.113.9', 'user-agent': 'A phone' },
  })
  expect(status).toBe(200)
  const stored = await storedItem(keys.handover(id))
  expect(Object.keys(stored ?? {}).sort()).toEqual(
    [
      ...['at', 'expires_at', 'has_id', 'language', 'lender', 'offer_id', 'pk', 'place'],
      ...['schema_version', 'sk'],
    ].sort(),
  )
  for (const trace of [borrower, mobile, '203.0.113.9']) expect(JSON.stringify(stored)).not.toContain(trace)
})

test.each<[string, object]>([
  ['a borrower’s id', { user_id: 'b1' }],
  ['no language', { language: undefined }],
  ['an unknown loan type', { loan_type: 'Loan' }],
  ['a place of 0', { place: 0 }],
  ['half a place', { place: 1.5 }],
  ['an id of another shape', { id: 'abc' }],
  ['an id with a number after it', { id: `${newHandoverId('2026-11-29')}9` }],
])('refuses %s', async (_, wrong) => {
  expect(await press({ offer_id: 'none', ...wrong })).toMatchObject({ status: 400, body: { success: false } })
})

test('refuses an offer that does not exist, and a day that does not', async () => {
  expect(await press({ offer_id: crypto.randomUUID() })).toMatchObject({ status: 404 })
  expect(await get(`${routes.handovers.path}?day=2026-02-30`, await anAdminToken())).toMatchObject({
    status: 400,
  })
})
