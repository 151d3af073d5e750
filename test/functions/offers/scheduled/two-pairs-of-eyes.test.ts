import { expect, test } from 'vitest'
import { planImport } from '#contract/catalogue/plan.ts'
import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { stubEnvironment } from '#support/in-process.ts'
import { anHourAhead, aPicture } from '#support/offer-form.ts'
import { scan } from '#support/stored.ts'
import { twoAdministrators } from '#support/two-administrators.ts'

const stage = await twoAdministrators()
const { as, listed, proposalsFor, scheduledFor, approve, add, aShownOffer, propose, offer, seen, auditOf } =
  stage
stubEnvironment(stage.cloud)
const { applyDueChanges } = await import('#offers/scheduled/apply-scheduled.ts')

const versionsOf = async (id: string) =>
  (await scan(stage.cloud)).filter(({ pk }) => pk === `OFFER_HISTORY#${id}`)

test('a change waits as old and new, borrowers see it once another administrator approves, and both are in the audit', async () => {
  const id = await aShownOffer()
  const { response, proposal } = await propose(id, { interestRate: '11% p.a.', tenure: '' })
  expect([response.status, response.body]).toEqual([
    200,
    { success: true, message: messages.changeProposed, is_proposed: true },
  ])
  const changes = { interestRate: { from: '12% p.a.', to: '11% p.a.' } }
  expect(await proposalsFor(id)).toMatchObject([{ state: 'proposed', scheduled_by: 'asha', changes }])
  expect((await seen(id)).offer).toMatchObject({ interestRate: '12% p.a.', version: 2 })
  const { status, body } = await approve('ravi', proposal)
  expect([status, body]).toEqual([200, { success: true, message: 'Change approved' }])
  expect(await offer(id)).toMatchObject({ interestRate: '11% p.a.', version: 3 })
  expect(await proposalsFor(id)).toEqual([])
  expect(await versionsOf(id)).toContainEqual(
    expect.objectContaining({ version: 3, saved_by: 'asha', approved_by: 'ravi' }),
  )
  expect(await auditOf(id)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: 'change-proposed', by: 'asha', change_id: proposal, changes }),
      expect.objectContaining({
        action: 'change-applied',
        by: 'ravi',
        scheduled_by: 'asha',
        approved_by: 'ravi',
        change_id: proposal,
        changes,
      }),
    ]),
  )
})

test('a new offer is hidden until another administrator agrees to show it', async () => {
  const { id, body } = await add()
  expect(body).toMatchObject({ message: messages.offerAddedHidden, is_proposed: true })
  expect((await seen(id)).status).toBe(404)
  const [proposal] = await proposalsFor(id)
  expect(proposal?.changes).toEqual({ status: { from: 'hidden', to: 'shown' } })
  expect((await approve('ravi', String(proposal?.id))).status).toBe(200)
  expect(await offer(id)).toMatchObject({ status: 'shown', version: 2 })
  const hidden = await add({ status: 'hidden' })
  expect(hidden.body.message).toBe(messages.offerAdded)
  expect(await proposalsFor(hidden.id)).toEqual([])
})

test('nobody approves their own change, not from a second tab or after it was restored, and nobody without the right does', async () => {
  const id = await aShownOffer()
  const { proposal } = await propose(id, { tenure: '2 years' })
  const attempts = await Promise.all([approve('asha', proposal), approve('asha', proposal)])
  for (const { status, body } of attempts) expect([status, body.message]).toEqual([403, messages.approveOwn])
  await as('ravi', routes.revokeChange, { id: proposal })
  await as('asha', routes.revokeChange, { id: proposal, undo: true })
  expect((await approve('asha', proposal)).status).toBe(403)
  expect((await approve('ravi', 'nothing-here')).body.message).toBe(messages.proposalGone)
  expect(await offer(id)).toMatchObject({ tenure: '12-60 months', version: 2 })
})

test('of many who approve at once one does, and the offer changes once', async () => {
  const id = await aShownOffer()
  const { proposal } = await propose(id, { tenure: '2 years' })
  const names = ['ravi', 'meera', 'ravi', 'john']
  const statuses = (await Promise.all(names.map((who) => approve(who, proposal)))).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 404, 404, 404])
  expect(await offer(id)).toMatchObject({ tenure: '2 years', version: 3 })
  expect(
    (await auditOf(id)).filter(
      ({ action, change_id }) => action === 'change-applied' && change_id === proposal,
    ),
  ).toHaveLength(1)
})

test('an approval and a rejection at once end in one of both', async () => {
  const id = await aShownOffer()
  const { proposal } = await propose(id, { tenure: '2 years' })
  const [approval, rejection] = await Promise.all([
    approve('ravi', proposal),
    as('meera', routes.revokeChange, { id: proposal }),
  ])
  expect([approval.status, rejection.status].filter((status) => status === 200)).toHaveLength(1)
  expect(await offer(id)).toMatchObject({ version: approval.status === 200 ? 3 : 2 })
})

test('a field that was changed in between fails the approval with its name, and the other change stays', async () => {
  const id = await aShownOffer()
  const { proposal: first } = await propose(id, { interestRate: '11% p.a.' })
  const { proposal: second } = await propose(id, { interestRate: '10% p.a.', tenure: '2 years' }, 'meera')
  await approve('ravi', first)
  const { status, body } = await approve('ravi', second)
  expect([status, body.message]).toEqual([409, messages.fieldsChangedSinceProposal])
  expect(await offer(id)).toMatchObject({ interestRate: '11% p.a.', tenure: '12-60 months' })
  expect(await scheduledFor(id)).toMatchObject([
    { state: 'failed', changed_since: ['interestRate'], scheduled_by: 'meera', approved_by: 'ravi' },
  ])
  expect((await auditOf(id)).find(({ action }) => action === 'change-failed')).toMatchObject({
    by: 'ravi',
    scheduled_by: 'meera',
    approved_by: 'ravi',
  })
})

test('a rejected change can’t be approved until it is restored, and is audited with both names', async () => {
  const id = await aShownOffer()
  const { proposal } = await propose(id, { tenure: '2 years' })
  const rejected = await as('ravi', routes.revokeChange, { id: proposal })
  expect(rejected.body).toEqual({ success: true, message: messages.proposalRevoked })
  expect((await approve('ravi', proposal)).status).toBe(404)
  expect(await scheduledFor(id)).toMatchObject([{ state: 'revoked', ended_by: 'ravi', scheduled_by: 'asha' }])
  const restored = await as('ravi', routes.revokeChange, { id: proposal, undo: true })
  expect(restored.body.message).toBe(messages.proposalRestored)
  expect((await approve('ravi', proposal)).status).toBe(200)
  expect((await auditOf(id)).find(({ action }) => action === 'change-revoked')).toMatchObject({
    by: 'ravi',
    scheduled_by: 'asha',
  })
})

test('a change with a start time waits for approval, then for its time, and once revoked needs approval again', async () => {
  const id = await aShownOffer()
  const starts_at = anHourAhead()
  const sent = await as('asha', routes.scheduleOffer, { id, tenure: '2 years', starts_at })
  expect(sent.body).toMatchObject({ message: messages.changeProposed, is_proposed: true })
  const [proposal] = await proposalsFor(id)
  expect(proposal).toMatchObject({ state: 'proposed', starts_at })
  await applyDueChanges(new Date(starts_at))
  expect(await offer(id)).toMatchObject({ version: 2 })
  await approve('ravi', String(proposal?.id))
  const approved = { state: 'waiting', scheduled_by: 'asha', approved_by: 'ravi', starts_at }
  expect(await scheduledFor(id)).toMatchObject([approved])
  expect(await offer(id)).toMatchObject({ version: 2 })
  await as('asha', routes.revokeChange, { id: proposal?.id })
  await as('asha', routes.revokeChange, { id: proposal?.id, undo: true })
  expect(await proposalsFor(id)).toHaveLength(1)
  await approve('ravi', String(proposal?.id))
  await applyDueChanges(new Date(starts_at))
  expect(await offer(id)).toMatchObject({ tenure: '2 years', version: 3 })
  expect(await auditOf(id)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: 'change-approved', by: 'ravi', scheduled_by: 'asha' }),
      expect.objectContaining({
        action: 'change-applied',
        by: 'schedule',
        scheduled_by: 'asha',
        approved_by: 'ravi',
      }),
    ]),
  )
})

test('a row of a file waits like a form, and is in the offer once it is approved', async () => {
  const id = await aShownOffer()
  const rows = [{ number: 2, cells: { id, processingFee: 'Nil', status: 'hidden' } }]
  const plan = async () => planImport(rows, (await listed()).offers).rows[0]
  const row = await plan()
  const { form } = row?.state === 'changed' ? row : { form: {} }
  const sent = await as('asha', routes.updateOffers, { ...form, request_id: crypto.randomUUID() })
  expect(sent.body.message).toBe(messages.changeProposed)
  const [proposal] = await proposalsFor(id)
  expect(Object.keys(proposal?.changes ?? {}).sort()).toEqual(['processingFee', 'status'])
  await approve('ravi', String(proposal?.id))
  expect(await plan()).toMatchObject({ state: 'same' })
})

test('a new logo waits with its change; it replaces the old one once it is approved, and not before', async () => {
  const id = await aShownOffer({ logo: await stage.upload('asha', aPicture()) })
  const before = String((await offer(id))?.logo)
  const { proposal } = await propose(id, { logo: await stage.upload('asha', aPicture()) })
  const { to } = (await proposalsFor(id))[0]?.changes.logo ?? {}
  expect(await offer(id)).toMatchObject({ logo: before, version: 2 })
  expect([await stage.hasFile(before), await stage.hasFile(String(to))]).toEqual([true, true])
  await approve('ravi', proposal)
  expect(await offer(id)).toMatchObject({ logo: to, version: 3 })
  expect([await stage.hasFile(before), await stage.hasFile(String(to))]).toEqual([false, true])
})

test('a form that is sent twice is proposed once, as is the same change without a request id', async () => {
  const id = await aShownOffer()
  const form = { tenure: '2 years', request_id: crypto.randomUUID() }
  const send = () => as('asha', routes.updateOffers, { id, ...form })
  expect((await Promise.all([send(), send()])).map(({ status }) => status)).toEqual([200, 200])
  await send()
  await propose(id, { tenure: '2 years' })
  expect(await proposalsFor(id)).toHaveLength(1)
  const other = await as('asha', routes.updateOffers, { id, ...form, tenure: '3 years' })
  expect([other.status, other.body.message]).toEqual([400, messages.scheduledAlready])
  const nothing = await propose(id, { interestRate: '12% p.a.' })
  expect([nothing.response.status, nothing.response.body.message]).toEqual([400, messages.nothingToSchedule])
  await propose(id, { version: 1, tenure: '4 years' })
  expect(await proposalsFor(id)).toHaveLength(1)
})

test('the list says that changes need approval', async () => {
  expect(await listed()).toMatchObject({ needs_approval: true })
})
