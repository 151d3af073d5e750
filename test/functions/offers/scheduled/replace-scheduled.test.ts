import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { adminIdOf, anAdminToken } from '#support/admin.ts'
import { post } from '#support/api.ts'
import { anHourAhead, anOffer, aScheduledChange, scheduleChange, scheduledFor } from '#support/offer-form.ts'
import { latestAuditEntries } from '#support/stored.ts'

test('a form replaces a waiting change with another time and other values, and a retry does nothing more', async () => {
  const { offerId, id } = await aScheduledChange()
  const by = adminIdOf(await anAdminToken())
  const starts_at = anHourAhead(Date.now() + 86_400_000)
  const form = { version: 1, tenure: '24 months', replaces: id, request_id: crypto.randomUUID() }
  const send = () => scheduleChange(offerId, form, starts_at)
  const statuses = [...(await Promise.all([send(), send()])), await send()].map(({ status }) => status)
  expect(statuses).toEqual([200, 200, 200])
  const [change, ...others] = await scheduledFor(offerId)
  expect(others).toEqual([])
  expect(change).toMatchObject({ starts_at, state: 'waiting', changes: { tenure: { to: '24 months' } } })
  const entries = (await latestAuditEntries()).filter(
    ({ offer_id, action }) => offer_id === offerId && String(action).startsWith('change-'),
  )
  expect(entries).toHaveLength(3)
  expect(entries).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: 'change-scheduled', change_id: id }),
      expect.objectContaining({ action: 'change-revoked', change_id: id, by, scheduled_by: by }),
      expect.objectContaining({ action: 'change-scheduled', change_id: change?.id, starts_at, by }),
    ]),
  )
})

test('of two different forms that replace one change at once, one does and the other is told', async () => {
  const { offerId, id } = await aScheduledChange()
  const send = (tenure: string) => scheduleChange(offerId, { tenure, replaces: id })
  const answers = await Promise.all([send('24 months'), send('36 months')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  expect(answers.find(({ status }) => status === 404)?.body.message).toBe(messages.scheduledChangeGone)
  expect(await scheduledFor(offerId)).toHaveLength(1)
})

test('only a waiting change of the same offer can be replaced', async () => {
  const { offerId, id } = await aScheduledChange()
  const other = await aScheduledChange()
  const replace = (replaces: string) => scheduleChange(offerId, { tenure: '24 months', replaces })
  for (const replaces of ['nothing-here', other.id])
    expect((await replace(replaces)).body.message).toBe(messages.scheduledChangeGone)
  await post(routes.revokeChange.path, { id }, await anAdminToken())
  expect((await replace(id)).status).toBe(404)
  expect(await scheduledFor(offerId)).toMatchObject([{ id, state: 'revoked' }])
  expect(await scheduledFor(other.offerId)).toMatchObject([{ state: 'waiting' }])
})

test('a replacement may have the same facts or documents as the change that it replaces', async () => {
  const id = await anOffer()
  const documents = (title: string) => JSON.stringify([{ title, examples: [] }])
  await scheduleChange(id, { documents: documents('PAN') })
  const replaces = String((await scheduledFor(id))[0]?.id)
  expect((await scheduleChange(id, { documents: documents('Aadhaar'), replaces })).status).toBe(200)
  expect(await scheduledFor(id)).toMatchObject([{ changes: { documents: { to: [{ title: 'Aadhaar' }] } } }])
})
