import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { newHandoverId } from '#contract/handover-id.ts'
import { journeySteps } from '#contract/insights.ts'
import { lenderId } from '#contract/lender.ts'
import * as routes from '#contract/routes.ts'
import { todayInIndia } from '#loans/dates.ts'
import { eventually } from '#support/eventually.ts'
import { always, errorResponses } from '#support/fault-proxy.ts'
import { startFaultyCloud } from '#support/faulty-cloud.ts'
import { formOf, terms } from '#support/offer-form.ts'
import { anOutcome } from '#support/outcomes.ts'
import { scan } from '#support/stored.ts'

const { call, cloud, faults, heal, token } = await startFaultyCloud({}, 10)
afterEach(() => heal())

const today = todayInIndia()
const month = today.slice(0, 7)

async function insights() {
  const { status, body } = await call('GET', `${routes.insights.path}?month=${month}`, { token })
  expect(status).toBe(200)
  return routes.insights.response.parse(body)
}

/** The steps of the month, once they are these: the figures may be five seconds old. */
const expectOfMonth = (steps: object) =>
  eventually(async () => expect((await insights()).periods[0]?.steps).toMatchObject(steps))

const report = async (body: object) => (await call('POST', routes.journeyStep.path, { body })).status
const times = <Result>(count: number, one: (n: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, n) => one(n)))

async function anOffer() {
  const fields = terms()
  const { body } = await call('POST', routes.addOffers.path, { token, body: formOf(fields) })
  return { offer_id: String(body.id), lender: lenderId(fields.lender) }
}

const press = async (offer_id: string, id = newHandoverId(today)) => {
  const { status } = await call('POST', routes.handover.path, { body: { offer_id, id, language: 'hi' } })
  expect(status).toBe(200)
  return id
}

test('says that nothing has been counted yet', async () => {
  const { counted_since, periods, by_type, by_lender, offers, minutes, complaints } = await insights()
  expect({ counted_since, periods, by_type, by_lender, offers, minutes }).toEqual({
    counted_since: undefined,
    periods: [],
    by_type: [],
    by_lender: [],
    offers: [],
    minutes: [],
  })
  expect(complaints.map(({ open, overdue }) => open + overdue)).toEqual([0, 0, 0, 0, 0])
})

test('counts every step of every visitor, also those that come at once', async () => {
  const visitors = { hi: 25, en: 30 }
  for (const [language, count] of Object.entries(visitors))
    await times(count, async (n) => {
      for (const step of journeySteps)
        expect(
          await report({
            step,
            language,
            ...(language === 'hi' && { loan_type: 'Gold Loan' }),
            ...(step === 'offers' && { minutes: n < 22 ? 3 : 61 }),
          }),
        ).toBe(200)
    })
  const each = Object.fromEntries(journeySteps.map((step) => [step, 55]))
  await expectOfMonth(each)
  const { counted_since, periods, by_type, by_language, minutes } = await insights()
  expect(counted_since).toBe(today)
  expect(periods.map(({ kind }) => kind)).toEqual(['month', 'week', 'day'])
  for (const { steps } of periods) expect(steps).toEqual(each)
  expect(periods.at(-1)).toMatchObject({ from: today, to: today })
  const all = (people: number) => Object.fromEntries(journeySteps.map((step) => [step, people]))
  expect(by_type).toEqual([{ loan_type: 'Gold Loan', steps: all(25) }, { steps: all(30) }])
  expect(by_language).toEqual([
    { language: 'en', steps: all(30) },
    { language: 'hi', steps: all(25) },
  ])
  // 11 of them took an hour, so the others are not shown either.
  expect(minutes).toEqual([
    { from: 2, to: 4, people: 'few' },
    { from: 60, people: 'few' },
  ])
})

test('stores nothing but counts, which expire', async () => {
  await report({ step: 'details', language: 'en', loan_type: 'Home Loan' })
  const items = (await scan(cloud)).filter(({ pk }) => pk.startsWith('FIGURES'))
  const names = new Set(items.flatMap((item) => Object.keys(item)))
  expect([...names].sort()).toEqual(
    [
      ...['day', 'en', 'expires_at', 'gold_loan', 'hi', 'home_loan', 'minutes_2', 'minutes_60', 'people'],
      ...['pk', 'schema_version', 'sk', 'step'],
    ].sort(),
  )
})

test('counts each press once, by its lender and offer, and what the lender says of it once', async () => {
  const { offer_id, lender } = await anOffer()
  const presses = await times(24, () => press(offer_id))
  for (const id of presses.slice(0, 5)) await press(offer_id, id)
  await expectOfMonth({ handover: 24 })
  expect(await insights()).toMatchObject({
    offers: [{ offer_id, lender, handovers: 24 }],
    by_lender: [{ lender, steps: { handover: 24 } }],
  })
  const at = new Date().toISOString()
  const said = (handover: string, changes = {}) => ({ lender, ...anOutcome(handover, { at, ...changes }) })
  const rows = [
    ...presses.map((id) => said(id)),
    ...presses.slice(0, 21).map((id) => said(id, { kind: 'approved' })),
    // Neither is counted: nobody pressed, and refusals are no step.
    ...Array.from({ length: 21 }, () => said(randomUUID(), { kind: 'disbursed', amount: 1 })),
    said(String(presses[0]), { kind: 'refused', reason_class: 'income' }),
  ]
  for (let time = 0; time < 2; time++)
    expect(
      (await call('POST', routes.importOutcomes.path, { token, body: { rows, dry_run: false } })).status,
    ).toBe(200)
  await expectOfMonth({ handover: 24, received: 24, approved: 21 })
  const { by_lender, periods } = await insights()
  expect(by_lender).toEqual([{ lender, steps: { handover: 24, received: 24, approved: 21 } }])
  expect(periods[0]?.steps).not.toHaveProperty('disbursed')
})

test('records a press although it cannot be counted, and answers a step that cannot be', async () => {
  const { offer_id } = await anOffer()
  faults.dynamodb.plan = always('UpdateItem', errorResponses.throttled)
  const id = await press(offer_id)
  expect(await report({ step: 'code', language: 'en' })).toBe(503)
  heal()
  const items = await scan(cloud)
  expect(items.filter(({ sk }) => sk === id)).toHaveLength(1)
  expect(items.filter(({ pk, offer_id: of }) => pk.startsWith('FIGURES') && of === offer_id)).toEqual([])
})

test.each<[string, object]>([
  ['a step that only lenders or presses make', { step: 'handover' }],
  ['no step', { step: undefined }],
  ['no language', { language: undefined }],
  ['an unknown language', { language: 'ta' }],
  ['an unknown loan type', { loan_type: 'Loan' }],
  ['half a minute', { minutes: 0.5 }],
  ['minutes before the sign-in', { minutes: -1 }],
  ['more minutes than a day has', { minutes: 1441 }],
  ['a borrower’s id', { user_id: 'b1' }],
])('refuses %s', async (_, wrong) => {
  expect(await report({ step: 'offers', language: 'en', ...wrong })).toBe(400)
})

test('answers only administrators, and only about a month', async () => {
  const ask = async (query: string, as?: string) =>
    (await call('GET', `${routes.insights.path}${query}`, { token: as })).status
  expect(await ask(`?month=${month}`)).toBe(401)
  for (const query of ['', '?month=2026', '?month=2026-13', '?month=1999-01', `?month=${today}`])
    expect(await ask(query, token)).toBe(400)
})

test('answers 503 while the table is too busy', async () => {
  faults.dynamodb.plan = always('Query', errorResponses.throttled)
  const { status } = await call('GET', `${routes.insights.path}?month=2027-01`, { token })
  expect(status).toBe(503)
})
