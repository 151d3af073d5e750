import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { adminIdOf, anAdminToken, aTokenWith } from '#support/admin.ts'
import { post, send } from '#support/api.ts'
import {
  anOffer,
  aProposal,
  offerBy,
  scheduleChange,
  scheduledFor,
  updateOffer,
} from '#support/offer-form.ts'
import { store } from '#support/stored.ts'

// The stage of the shared cloud doesn't ask for approval: what waits in it was proposed when it did.

const listed = async () => (await send('GET', routes.adminOffers.path, { token: await anAdminToken() })).body

/** A proposal of another administrator, with these changes of its item. */
async function aLeftProposal(changes: object = {}) {
  const offerId = await anOffer()
  const proposal = { ...aProposal(offerId), ...changes }
  await store(proposal)
  return { offerId, id: proposal.id }
}

test('without the setting, a change is saved as before, and no answer says more', async () => {
  const id = await anOffer()
  const { status, body } = await updateOffer(id, { tenure: '2 years' })
  expect([status, body]).toEqual([200, { success: true, message: 'Offer updated successfully!' }])
  expect(await offerBy(id)).toMatchObject({ tenure: '2 years', version: 2 })
  expect(await listed()).not.toHaveProperty('needs_approval')
})

test('what is left can be approved by anybody but its author, and the next version names no approver', async () => {
  const { offerId, id } = await aLeftProposal()
  const token = await aTokenWith({ sub: 'another-administrator' })
  const own = await post(routes.approveChange.path, { id }, token)
  expect([own.status, own.body.message]).toEqual([403, messages.approveOwn])
  expect((await post(routes.approveChange.path, { id }, await anAdminToken())).status).toBe(200)
  expect(await offerBy(offerId)).toMatchObject({ facts_asked_on: '2026-11-01', version: 2 })
  await updateOffer(offerId, { tenure: '2 years' })
  expect(await offerBy(offerId)).toMatchObject({ version: 3 })
})

test('what is left can be rejected, and waits again if that is taken back', async () => {
  const { offerId, id } = await aLeftProposal()
  const revoke = async (undo: boolean) =>
    (await post(routes.revokeChange.path, { id, undo }, await anAdminToken())).body.message
  expect(await revoke(false)).toBe(messages.proposalRevoked)
  expect(await scheduledFor(offerId)).toMatchObject([
    { state: 'revoked', ended_by: adminIdOf(await anAdminToken()) },
  ])
  expect(await revoke(true)).toBe(messages.proposalRestored)
  expect(await listed()).toMatchObject({
    proposed: expect.arrayContaining([expect.objectContaining({ id, state: 'proposed' })]),
  })
  await post(routes.revokeChange.path, { id }, await anAdminToken())
})

test('a change that waits for its time starts from what an approved one has set', async () => {
  const { offerId, id } = await aLeftProposal({ changes: { tenure: { from: '1 year', to: '18 months' } } })
  await updateOffer(offerId, { tenure: '1 year' })
  await scheduleChange(offerId, { tenure: '2 years' })
  expect((await post(routes.approveChange.path, { id }, await anAdminToken())).status).toBe(200)
  expect(await scheduledFor(offerId)).toMatchObject([
    { changes: { tenure: { from: '18 months', to: '2 years' } } },
  ])
})

test('an approved badge is checked as that of a form is: a reason that is not true fails', async () => {
  const changes = { recommended: { from: false, to: true }, recommended_for: { to: 'lowestTotal' } }
  const { id } = await aLeftProposal({ changes })
  const { status, body } = await post(routes.approveChange.path, { id }, await anAdminToken())
  expect([status, body.message]).toEqual([409, messages.reasonNotTrue])
  await post(routes.revokeChange.path, { id }, await anAdminToken())
})

test('a proposal whose offer is gone fails when it is approved', async () => {
  const { id } = await aLeftProposal({ offer_id: 'nothing-here' })
  const { status, body } = await post(routes.approveChange.path, { id }, await anAdminToken())
  expect([status, body.message]).toEqual([409, messages.offerNotFound])
  await post(routes.revokeChange.path, { id }, await anAdminToken())
})
