import { expect, test } from 'vitest'
import { lenderId } from '#contract/lender.ts'
import * as messages from '#contract/messages.ts'
import type { PaymentTerms } from '#contract/payment-terms.ts'
import * as routes from '#contract/routes.ts'
import { daysLater, todayInIndia } from '#loans/dates.ts'
import { openMonth } from '#payments/statement.ts'
import { anAdminToken } from '#support/admin.ts'
import { get, post } from '#support/api.ts'
import { anOutcome, aPress, importRows, pressDay, pressOn } from '#support/outcomes.ts'
import { scan, store } from '#support/stored.ts'
import { keys } from '#table/keys.ts'

const now = new Date()
const today = todayInIndia(now)
const month = today.slice(0, 7)

const save = async (name: string, terms: unknown, rest: object = {}) =>
  post(routes.paymentTerms.path, { name, terms, ...rest }, await anAdminToken())

async function paymentsOf(lender: string, of = month) {
  const query = new URLSearchParams({ lender, month: of })
  const { status, body } = await get(`${routes.payments.path}?${query}`, await anAdminToken())
  expect(status).toBe(200)
  const { terms, statement } = routes.payments.response.parse(body)
  if (!statement) throw new Error('There is no statement')
  return { terms: terms.filter((saved) => saved.lender === lenderId(lender)), statement }
}

const perLoan = (from = today): PaymentTerms => ({ model: 'per_loan', from, rupees: 1500 })

test('draws up what a lender owes for the loans that it says it paid out, and takes back what was returned', async () => {
  const lender = `Lender ${crypto.randomUUID()}`
  const { offer_id } = await aPress(lender)
  const [id, other, back] = [await pressOn(offer_id), await pressOn(offer_id), await pressOn(offer_id)]
  expect(await save(lender, perLoan())).toMatchObject({ status: 200 })
  const at = now.toISOString()
  const disbursed = { kind: 'disbursed', amount: 200_000, at }
  const outcomes = [
    anOutcome(id, disbursed),
    anOutcome(other, { at }),
    anOutcome(back, { kind: 'returned', at }),
    anOutcome(back, disbursed),
    anOutcome('20261101-forged', disbursed),
  ]
  const doubled = [...outcomes, ...outcomes.slice(0, 2)]
  const results = await importRows(doubled.map((outcome) => ({ ...outcome, lender })))
  expect(results.map(({ state }) => state)).toEqual(expect.arrayContaining(['new', 'already', 'unmatched']))
  const { statement } = await paymentsOf(lender)
  expect(statement).toMatchObject({
    is_closed: false,
    lines: [{ handover: id, offer_id, day: today, kinds: ['disbursed'], before: 0, change: 150_000 }],
    net: 150_000,
    gst: 27_000,
    total: 177_000,
    unmatched: 1,
  })
  // The month before has nothing of it, and an outcome of a closed month counts in the first open one.
  expect((await paymentsOf(lender, '2026-08')).statement).toMatchObject({ lines: [], is_closed: true })
})

test('counts an outcome of a closed month in the first month that is still open', async () => {
  const lender = `Lender ${crypto.randomUUID()}`
  const { id } = await aPress(lender)
  const terms = { model: 'per_handover', from: pressDay, rupees: 40 }
  // Saved when that month was open.
  await store({
    ...keys.paymentTerms(lenderId(lender), pressDay),
    lender: lenderId(lender),
    name: lender,
    terms,
  })
  await importRows([{ ...anOutcome(id, { at: '2026-09-15T06:00:00.000Z' }), lender }])
  expect((await paymentsOf(lender, '2026-09')).statement).toMatchObject({ total: 0 })
  expect((await paymentsOf(lender, openMonth(now.toISOString()))).statement).toMatchObject({ net: 4000 })
})

test('saves, lists and removes terms, audited, and refuses a day that is taken or closed', async () => {
  const lender = `Lender ${crypto.randomUUID()}`
  const firstOpen = `${openMonth(now.toISOString())}-01`
  const terms: PaymentTerms = { model: 'percent', from: firstOpen, percent: 0.875, cap: 2500 }
  expect(await save(lender, terms)).toMatchObject({
    status: 200,
    body: { message: messages.paymentTermsSaved },
  })
  expect((await paymentsOf(lender)).terms).toEqual([{ lender: lenderId(lender), name: lender, terms }])
  expect(await save(lender, perLoan(firstOpen))).toMatchObject({
    status: 409,
    body: { message: messages.paymentDayTaken },
  })
  expect(await save(lender, perLoan(daysLater(firstOpen, -1)))).toMatchObject({
    status: 400,
    body: { fields: { from: messages.paymentDayClosed } },
  })
  const other = { ...terms, percent: 2 }
  expect(await save(lender, other, { remove: true })).toMatchObject({ status: 409 })
  expect(await save(lender, terms, { remove: true })).toMatchObject({ status: 200 })
  expect((await paymentsOf(lender)).terms).toEqual([])
  const written = (await scan()).filter((item) => item.lender === lenderId(lender))
  expect(written.map(({ action }) => action).sort()).toEqual(['payment-terms-removed', 'payment-terms-saved'])
})

test.each<[string, object]>([
  ['an unknown model', { model: 'per_click', from: today, rupees: 1 }],
  ['no amount', { model: 'per_loan', from: today }],
  ['a negative amount', { model: 'per_loan', from: today, rupees: -1 }],
  ['a third decimal', { model: 'per_loan', from: today, rupees: 1.005 }],
  ['a percentage of 30', { model: 'percent', from: today, percent: 30 }],
  ['a day that does not exist', { ...perLoan(), from: '2026-02-30' }],
  ['a field too many', { ...perLoan(), borrower: 'b1' }],
])('refuses terms with %s', async (_, terms) => {
  expect(await save('Kaveri Bank', terms)).toMatchObject({ status: 400 })
})
