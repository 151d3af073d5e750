import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import { quotedFigures } from '#contract/quoted-figures.ts'
import * as routes from '#contract/routes.ts'
import { aBorrower, get, post } from '#support/api.ts'
import { anOffer, offerBy, scheduleChange, scheduledFor, updateOffer } from '#support/offer-form.ts'
import { storedItem } from '#support/stored.ts'
import { keys } from '#table/keys.ts'

const day = '2999-12-15'

test('an offer is paused until a day, everybody sees that and its version, and an empty day ends it', async () => {
  const id = await anOffer()
  expect(await offerBy(id)).not.toHaveProperty('paused_until')
  expect((await updateOffer(id, { paused_until: day })).status).toBe(200)
  await updateOffer(id, { description: 'Changed' })
  expect(await offerBy(id)).toMatchObject({ paused_until: day, version: 3 })
  const { body } = await get(`/user/offer-history?id=${id}`)
  const { versions } = routes.offerHistory.response.parse(body)
  expect(versions.map(({ paused_until }) => paused_until)).toEqual([day, day, undefined])
  await updateOffer(id, { paused_until: '' })
  expect(await offerBy(id)).toMatchObject({ paused_until: '' })
})

test.each(['2026-02-30', '15/12/2026', 'soon'])(
  'refuses to pause an offer until “%s”',
  async (paused_until) => {
    const id = await anOffer()
    expect(await updateOffer(id, { paused_until })).toMatchObject({
      status: 400,
      body: { fields: { paused_until: messages.pausedUntilInvalid } },
    })
    expect(await storedItem(keys.offer(id))).toMatchObject({ version: 1 })
  },
)

test('a pause can start later', async () => {
  const id = await anOffer()
  expect((await scheduleChange(id, { paused_until: day })).status).toBe(200)
  expect(await scheduledFor(id)).toMatchObject([{ changes: { paused_until: { to: day } } }])
})

// A page that was loaded before the pause still has “Apply Now”, and a borrower who pressed it needs a record of the figures.
test('records an application for a paused offer', async () => {
  const [{ id, token }, offerId] = await Promise.all([aBorrower(), anOffer()])
  const shown = quotedFigures(await offerBy(offerId), 100_000, 24)
  await updateOffer(offerId, { paused_until: day })
  const { status, body } = await post('/user/apply', { id, ...shown }, token)
  expect(status).toBe(200)
  const { emi, apr } = shown
  expect(routes.apply.response.parse(body).application).toMatchObject({ offer_id: offerId, emi, apr })
})
