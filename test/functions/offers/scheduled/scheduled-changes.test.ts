import { expect, test, vi } from 'vitest'
import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { startInIndia } from '#loans/dates.ts'
import { adminIdOf, anAdminToken } from '#support/admin.ts'
import { get, post } from '#support/api.ts'
import { eventually } from '#support/eventually.ts'
import {
  anHourAhead,
  anOffer,
  aPicture,
  aScheduledChange,
  offerBy,
  scheduleChange,
  scheduledFor,
  sendForm,
  updateOffer,
} from '#support/offer-form.ts'
import { latestAuditEntries } from '#support/stored.ts'

const auditOf = async (offerId: string) =>
  (await latestAuditEntries()).filter(
    ({ offer_id, action }) => offer_id === offerId && String(action).startsWith('change-'),
  )

const revoke = async (id: string, undo = false) =>
  post(routes.revokeChange.path, { id, undo }, await anAdminToken())

test('keeps a scheduled change beside its offer, with only the fields that differ, and shows borrowers nothing of it', async () => {
  const id = await anOffer()
  const before = await offerBy(id)
  const starts_at = startInIndia('2026-12-01') > new Date() ? '2026-11-30T18:30:00.000Z' : anHourAhead()
  const { status, body } = await scheduleChange(
    id,
    { version: 1, interestRate: '11% p.a.', tenure: before.tenure, processingFee: '' },
    starts_at,
  )
  expect([status, body]).toEqual([200, { success: true, message: 'Change scheduled' }])
  const by = adminIdOf(await anAdminToken())
  const changes = { interestRate: { from: '12% p.a.', to: '11% p.a.' } }
  const [change, ...others] = await scheduledFor(id)
  expect(others).toEqual([])
  expect(change).toMatchObject({
    starts_at,
    state: 'waiting',
    scheduled_by: by,
    lender: before.lender,
    changes,
  })
  expect(await auditOf(id)).toMatchObject([
    { action: 'change-scheduled', by, change_id: change?.id, starts_at, changes },
  ])
  expect(await offerBy(id)).toEqual(before)
  expect(JSON.stringify((await get(`/user/offer-history?id=${id}`)).body)).not.toContain('11%')
})

test.each([
  ['in the past', '2026-11-01T00:00:00.000Z', messages.startPassed],
  ['that is over a year ahead', '2199-01-01T00:00:00.000Z', messages.startTooLate],
  ['with seconds', '2199-01-01T00:00:01.000Z', messages.startInvalid],
  ['that does not exist', '2199-01-01T24:61:00.000Z', messages.startInvalid],
  ['without a zone', '2026-12-01T00:00', messages.startInvalid],
  ['that is missing', undefined, messages.startInvalid],
])('refuses a time %s', async (_, starts_at, message) => {
  const id = await anOffer()
  const response = await sendForm(routes.scheduleOffer, { id, tenure: '2 years', starts_at })
  expect(response.status).toBe(400)
  expect(response.body).toMatchObject({ message, fields: { starts_at: message } })
  expect(await scheduledFor(id)).toEqual([])
})

test.each([
  ['changes nothing', () => ({ interestRate: '12% p.a.' }), 'starts_at', messages.nothingToSchedule],
  [
    'has a new logo',
    () => ({ tenure: '2 years', logo: new Blob([new Uint8Array(aPicture())]) }),
    'logo',
    messages.logoNotScheduled,
  ],
  [
    'has an untrue reason for the badge',
    () => ({ recommended_for: 'noProcessingFee' }),
    'recommended_for',
    messages.reasonNotTrue,
  ],
  ['has an invalid field', () => ({ link: 'javascript:alert(1)' }), 'link', messages.offerLinkInvalid],
])('refuses a form that %s', async (_, changes, field, message) => {
  const id = await anOffer()
  const { status, body } = await scheduleChange(id, changes())
  expect(status).toBe(400)
  expect(body.fields).toEqual({ [field]: message })
  expect(await scheduledFor(id)).toEqual([])
})

test('refuses a change of an offer that somebody has saved since, or that does not exist', async () => {
  const id = await anOffer()
  await updateOffer(id, { tenure: '2 years' })
  expect((await scheduleChange(id, { version: 1, tenure: '3 years' })).status).toBe(409)
  expect((await scheduleChange('nothing-here', { tenure: '3 years' })).status).toBe(404)
  expect(await scheduledFor(id)).toEqual([])
})

test('a form that is sent twice at once and again later is scheduled once, and with another time it is refused', async () => {
  const id = await anOffer()
  const form = { tenure: '2 years', request_id: crypto.randomUUID() }
  const starts_at = anHourAhead()
  const send = () => scheduleChange(id, form, starts_at)
  const statuses = [...(await Promise.all([send(), send()])), await send()].map(({ status }) => status)
  expect(statuses).toEqual([200, 200, 200])
  expect(await scheduledFor(id)).toHaveLength(1)
  expect(await auditOf(id)).toHaveLength(1)
  const later = await scheduleChange(id, form, new Date(Date.parse(starts_at) + 60_000).toISOString())
  expect(later.body.message).toBe(messages.scheduledAlready)
  expect(await scheduledFor(id)).toHaveLength(1)
})

test('an offer takes 20 scheduled changes, and only one with the same facts or documents', async () => {
  const id = await anOffer()
  const documents = (title: string) => JSON.stringify([{ title, examples: [] }])
  expect((await scheduleChange(id, { documents: documents('PAN') })).status).toBe(200)
  const second = await scheduleChange(id, { documents: documents('Aadhaar') })
  expect(second.body.message).toBe(messages.scheduledTwice)
  for (let n = 1; n < 20; n++) expect((await scheduleChange(id, { tenure: `${n} years` })).status).toBe(200)
  expect((await scheduleChange(id, { tenure: '30 years' })).body.message).toBe(messages.tooManyScheduled)
  expect(await scheduledFor(id)).toHaveLength(20)
}, 60_000)

test('a change can be revoked and scheduled again, each audited with both names, and each twice without effect', async () => {
  const { offerId, id } = await aScheduledChange()
  const by = adminIdOf(await anAdminToken())
  expect((await revoke(id)).body).toEqual({ success: true, message: 'Scheduled change revoked' })
  expect((await revoke(id)).status).toBe(200)
  expect(await scheduledFor(offerId)).toMatchObject([{ id, state: 'revoked', ended_by: by }])
  expect((await revoke(id, true)).body).toEqual({ success: true, message: 'Scheduled again' })
  expect((await revoke(id, true)).status).toBe(200)
  const [again] = await scheduledFor(offerId)
  expect(again).toMatchObject({ id, state: 'waiting' })
  expect(again).not.toHaveProperty('ended_by')
  const entries = (await auditOf(offerId)).map(({ action, by, scheduled_by }) => ({
    action,
    by,
    scheduled_by,
  }))
  expect(entries).toHaveLength(3)
  expect(entries).toEqual(
    expect.arrayContaining([
      { action: 'change-scheduled', by, scheduled_by: undefined },
      { action: 'change-revoked', by, scheduled_by: by },
      { action: 'change-restored', by, scheduled_by: by },
    ]),
  )
})

test('one of many concurrent revocations is audited', async () => {
  const { offerId, id } = await aScheduledChange()
  const statuses = (await Promise.all(Array.from({ length: 5 }, () => revoke(id)))).map(
    ({ status }) => status,
  )
  expect(statuses).toContain(200)
  expect(statuses.filter((status) => ![200, 409].includes(status))).toEqual([])
  expect((await auditOf(offerId)).filter(({ action }) => action === 'change-revoked')).toHaveLength(1)
})

test('an unknown change cannot be revoked', async () => {
  const { status, body } = await revoke('nothing-here')
  expect([status, body.message]).toEqual([404, messages.scheduledChangeGone])
})

/** The start of a minute that is far enough away for what is done before it. */
const aMinuteAhead = () => new Date(Math.ceil((Date.now() + 60_000) / 60_000) * 60_000).toISOString()

test('the worker of the local cloud applies changes in the minute of their time', async () => {
  const [plain, twice, late, badge] = [await anOffer(), await anOffer(), await anOffer(), await anOffer()]
  const cheapest = await anOffer({
    eligibility: JSON.stringify({ loanTypes: ['Loan Against Property'] }),
    loanAmount: 'Up to ₹5 lakh',
    interestRate: '0% p.a. reducing',
    processingFee: 'Nil',
    tenure: '1-60 months',
  })
  const starts_at = aMinuteAhead()
  await scheduleChange(plain, { interestRate: '11% p.a.', status: 'hidden' }, starts_at)
  await scheduleChange(twice, { interestRate: '11% p.a.' }, starts_at)
  await scheduleChange(twice, { interestRate: '10% p.a.' }, starts_at)
  await scheduleChange(late, { interestRate: '11% p.a.' }, starts_at)
  await updateOffer(late, { interestRate: '13% p.a.' })
  await scheduleChange(badge, { tenure: '3 years', recommended_for: '' }, starts_at)
  // Both the endpoint and the worker compare this reason with the other offers.
  expect((await scheduleChange(cheapest, { recommended_for: 'lowestTotal' }, starts_at)).status).toBe(200)
  expect(await offerBy(twice)).toMatchObject({ version: 1 })
  expect(new Date().toISOString() < starts_at).toBe(true)
  await vi.waitFor(
    async () => {
      expect(await scheduledFor(plain)).toEqual([])
      expect(await scheduledFor(twice)).toEqual([])
      expect(await scheduledFor(late)).toMatchObject([{ state: 'failed', changed_since: ['interestRate'] }])
      expect(await scheduledFor(badge)).toEqual([])
      expect(await scheduledFor(cheapest)).toEqual([])
    },
    { timeout: 240_000, interval: 2_000 },
  )
  expect((await get(`/user/get-offer?id=${plain}`)).status).toBe(404)
  expect(await offerBy(twice)).toMatchObject({ version: 3, interestRate: '10% p.a.' })
  expect(await offerBy(cheapest)).toMatchObject({ recommended: true, recommended_for: 'lowestTotal' })
  expect(await offerBy(late)).toMatchObject({ version: 2, interestRate: '13% p.a.' })
  await eventually(async () => {
    const applied = (await auditOf(twice)).filter(({ action }) => action === 'change-applied')
    expect(applied).toHaveLength(2)
    for (const { at } of applied) expect(String(at) >= starts_at).toBe(true)
  })
}, 360_000)
