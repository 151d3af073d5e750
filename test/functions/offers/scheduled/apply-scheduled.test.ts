import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import { NewOffer } from '#contract/new-offer.ts'
import { OfferChange } from '#contract/offer-change.ts'
import { LaterOfferChange } from '#contract/scheduled-change.ts'
import { stubEnvironment } from '#support/in-process.ts'
import { terms } from '#support/offer-form.ts'
import { ownCloud } from '#support/own-cloud.ts'
import { database, scan } from '#support/stored.ts'
import { keys } from '#table/keys.ts'

/** A cloud that no other file uses, because a run at a later time applies the changes of all offers. */
const cloud = await ownCloud()
stubEnvironment(cloud)
const { addOffer, updateOffer } = await import('#offers/save-offer.ts')
const { listScheduledChanges, revokeChange } = await import('#offers/scheduled/scheduled-changes.ts')
const { scheduleChange } = await import('#offers/scheduled/schedule-change.ts')
const { applyDueChanges } = await import('#offers/scheduled/apply-scheduled.ts')
const { findOffer } = await import('#offers/store.ts')
const { listShownVersions } = await import('#offers/history.ts')

const [owner, editor] = [{ id: 'owner' }, { id: 'editor' }]
/** When everything is scheduled: far ahead of the clock, so that the cloud's own worker applies none of it. */
const now = new Date('2036-11-29T10:00:00.000Z')
/** 1 December, 00:00 in India. */
const midnight = '2036-11-30T18:30:00.000Z'
const at = (instant: string) => new Date(instant)
const nothing = { applied: 0, failed: 0, stuck: 0 }

const anOffer = (changes: Record<string, unknown> = {}) =>
  addOffer(NewOffer.parse(terms(changes)), owner, now)
const change = (id: string, changes: Record<string, unknown>) =>
  updateOffer(OfferChange.parse({ id, ...changes }), editor, now)
const schedule = (id: string, changes: Record<string, unknown>, starts_at = midnight, when = now) =>
  scheduleChange(LaterOfferChange.parse({ id, ...changes, starts_at }), owner, when)
const listed = async (id: string) => (await listScheduledChanges()).filter(({ offer_id }) => offer_id === id)
const auditOf = async (id: string, action: string) =>
  (await scan(cloud)).filter((item) => item.offer_id === id && item.action === action)

test('a change due at midnight in India is applied from that minute on, and not a millisecond earlier', async () => {
  const id = await anOffer()
  await schedule(id, { interestRate: '11% p.a.', description: ' ' })
  expect(await applyDueChanges(at('2036-11-30T18:29:59.999Z'))).toEqual(nothing)
  expect(await findOffer(id)).toMatchObject({ version: 1, interestRate: '12% p.a.' })
  expect(await applyDueChanges(at(midnight))).toEqual({ ...nothing, applied: 1 })
  expect(await findOffer(id)).toMatchObject({
    version: 2,
    interestRate: '11% p.a.',
    description: '',
    tenure: '12-60 months',
    saved_at: midnight,
    saved_by: 'owner',
  })
  expect((await listShownVersions(id)).map(({ version, at }) => [version, at])).toEqual([
    [2, midnight],
    [1, now.toISOString()],
  ])
  expect(await listed(id)).toEqual([])
  expect(await auditOf(id, 'change-applied')).toMatchObject([
    {
      by: 'schedule',
      scheduled_by: 'owner',
      at: midnight,
      starts_at: midnight,
      changes: { interestRate: { from: '12% p.a.', to: '11% p.a.' } },
    },
  ])
})

test('a run that comes late, such as after a failure, applies what it finds', async () => {
  const id = await anOffer()
  await schedule(id, { interestRate: '11% p.a.' })
  expect(await applyDueChanges(at('2036-12-02T07:11:23.456Z'))).toEqual({ ...nothing, applied: 1 })
  expect(await findOffer(id)).toMatchObject({
    interestRate: '11% p.a.',
    saved_at: '2036-12-02T07:11:23.456Z',
  })
})

test('many runs at once, and one after them, apply a change once', async () => {
  const ids = await Promise.all([anOffer(), anOffer(), anOffer()])
  for (const id of ids) await schedule(id, { interestRate: '11% p.a.' })
  const runs = await Promise.all(Array.from({ length: 4 }, () => applyDueChanges(at(midnight))))
  runs.push(await applyDueChanges(at(midnight)))
  expect(runs.reduce((sum, { applied }) => sum + applied, 0)).toBe(3)
  expect(runs.map(({ failed, stuck }) => failed + stuck)).toEqual([0, 0, 0, 0, 0])
  for (const id of ids) {
    expect(await findOffer(id)).toMatchObject({ version: 2 })
    expect(await auditOf(id, 'change-applied')).toHaveLength(1)
  }
})

test('of two changes of one field, the later one follows the earlier one, in whatever order they were scheduled', async () => {
  const id = await anOffer()
  await schedule(id, { interestRate: '10% p.a.' }, '2036-12-03T18:30:00.000Z')
  await schedule(id, { interestRate: '11% p.a.' }, midnight, at('2036-11-29T11:00:00.000Z'))
  await applyDueChanges(at(midnight))
  expect(await findOffer(id)).toMatchObject({ interestRate: '11% p.a.' })
  expect(await listed(id)).toMatchObject([
    { changes: { interestRate: { from: '11% p.a.', to: '10% p.a.' } }, state: 'waiting' },
  ])
  await applyDueChanges(at('2036-12-03T18:30:00.000Z'))
  expect(await findOffer(id)).toMatchObject({ interestRate: '10% p.a.', version: 3 })
})

test('of two changes of one field in the same minute, the one scheduled later prevails', async () => {
  const id = await anOffer()
  await schedule(id, { interestRate: '11% p.a.' }, midnight, at('2036-11-29T11:00:00.000Z'))
  await schedule(
    id,
    { interestRate: '10% p.a.', tenure: '2 years' },
    midnight,
    at('2036-11-29T12:00:00.000Z'),
  )
  expect(await applyDueChanges(at(midnight))).toEqual({ ...nothing, applied: 2 })
  expect(await findOffer(id)).toMatchObject({ interestRate: '10% p.a.', tenure: '2 years', version: 3 })
})

test('a change revoked in the minute of its time is not applied, and one that is applied cannot be revoked', async () => {
  const [first, second] = [await anOffer(), await anOffer()]
  await schedule(first, { interestRate: '11% p.a.' })
  await schedule(second, { interestRate: '11% p.a.' })
  const idOf = async (offer: string) => String((await listed(offer))[0]?.id)
  const [revoked, applied] = [await idOf(first), await idOf(second)]
  await revokeChange(revoked, editor, at(midnight))
  expect(await applyDueChanges(at(midnight))).toEqual({ ...nothing, applied: 1 })
  expect(await findOffer(first)).toMatchObject({ version: 1 })
  await expect(revokeChange(applied, editor, at(midnight))).rejects.toThrow(messages.scheduledChangeGone)
  await expect(revokeChange(revoked, editor, at(midnight), { undo: true })).rejects.toThrow(
    messages.startPassed,
  )
  expect(await listed(first)).toMatchObject([{ state: 'revoked', ended_by: 'editor', scheduled_by: 'owner' }])
})

test('a change that is applied meanwhile cannot be replaced, and loses nothing', async () => {
  const id = await anOffer()
  await schedule(id, { interestRate: '11% p.a.' })
  const replaces = String((await listed(id))[0]?.id)
  expect(await applyDueChanges(at(midnight))).toEqual({ ...nothing, applied: 1 })
  const later = { version: '1', interestRate: '10% p.a.', replaces }
  await expect(schedule(id, later, '2036-12-03T18:30:00.000Z')).rejects.toThrow(messages.scheduledChangeGone)
  expect(await findOffer(id)).toMatchObject({ version: 2, interestRate: '11% p.a.' })
  expect(await listed(id)).toEqual([])
})

test('a replacement and a run at once end in one of both, never in neither', async () => {
  for (let time = 0; time < 5; time++) {
    const id = await anOffer()
    await schedule(id, { interestRate: '11% p.a.' })
    const replaces = String((await listed(id))[0]?.id)
    const [, replacement] = await Promise.allSettled([
      applyDueChanges(at(midnight)),
      schedule(id, { interestRate: '10% p.a.', replaces }, '2036-12-03T18:30:00.000Z'),
    ])
    const isReplaced = replacement.status === 'fulfilled'
    expect(await findOffer(id)).toMatchObject({ version: isReplaced ? 1 : 2 })
    expect(await listed(id)).toHaveLength(isReplaced ? 1 : 0)
  }
})

test('a revocation and a run at once end in one of both, never in neither', async () => {
  for (let time = 0; time < 5; time++) {
    const id = await anOffer()
    await schedule(id, { interestRate: '11% p.a.' })
    const [change] = await listed(id)
    const [, revocation] = await Promise.allSettled([
      applyDueChanges(at(midnight)),
      revokeChange(String(change?.id), editor, at(midnight)),
    ])
    await applyDueChanges(at(midnight))
    const isRevoked = (await listed(id))[0]?.state === 'revoked'
    expect(isRevoked).toBe(revocation.status === 'fulfilled')
    expect(await findOffer(id)).toMatchObject({ version: isRevoked ? 1 : 2 })
  }
})

test('a field that somebody changed in between is not overwritten: the change fails, names it, and stays in the list', async () => {
  const id = await anOffer()
  await schedule(id, { interestRate: '11% p.a.', tenure: '2 years' })
  await change(id, { interestRate: '12.5% p.a.' })
  expect(await applyDueChanges(at(midnight))).toEqual({ ...nothing, failed: 1 })
  expect(await findOffer(id)).toMatchObject({
    interestRate: '12.5% p.a.',
    tenure: '12-60 months',
    version: 2,
  })
  const [failed] = await listed(id)
  expect(failed).toMatchObject({
    state: 'failed',
    reason: messages.fieldsChangedSince,
    changed_since: ['interestRate'],
    changes: { interestRate: { to: '11% p.a.' }, tenure: { to: '2 years' } },
    ended_at: midnight,
  })
  expect(await auditOf(id, 'change-failed')).toMatchObject([{ by: 'schedule', scheduled_by: 'owner' }])
  expect(await applyDueChanges(at(midnight))).toEqual(nothing)
  await revokeChange(String(failed?.id), editor, at(midnight))
  expect(await listed(id)).toMatchObject([{ state: 'revoked' }])
  await revokeChange(String(failed?.id), editor, at(midnight), { undo: true })
  expect(await listed(id)).toMatchObject([{ state: 'failed', changed_since: ['interestRate'] }])
})

test('changes of other fields in between, and of the same field to the same value, are no conflict', async () => {
  const id = await anOffer()
  await schedule(id, { interestRate: '11% p.a.', tenure: '2 years' })
  await change(id, { processingFee: '2%', status: 'hidden', interestRate: '11% p.a.' })
  expect(await applyDueChanges(at(midnight))).toEqual({ ...nothing, applied: 1 })
  expect(await findOffer(id)).toMatchObject({
    interestRate: '11% p.a.',
    tenure: '2 years',
    processingFee: '2%',
    status: 'hidden',
    version: 3,
  })
  expect(await auditOf(id, 'change-applied')).toMatchObject([{ changes: { tenure: { to: '2 years' } } }])
})

test('a change whose values somebody has saved already is done, without a new version', async () => {
  const id = await anOffer()
  await schedule(id, { interestRate: '11% p.a.' })
  await change(id, { interestRate: '11% p.a.' })
  expect(await applyDueChanges(at(midnight))).toEqual({ ...nothing, applied: 1 })
  expect(await findOffer(id)).toMatchObject({ version: 2, saved_by: 'editor' })
  expect(await listed(id)).toEqual([])
})

test('a change that is invalid by then fails with the reason', async () => {
  const id = await anOffer({ processingFee: 'as agreed', interestRate: '12%' })
  const terms = { interestRate: { kind: 'reducing', bands: [{ lowestPercent: 12, highestPercent: 12 }] } }
  await schedule(id, { terms: JSON.stringify(terms) })
  await change(id, { interestRate: '14%' })
  expect(await applyDueChanges(at(midnight))).toEqual({ ...nothing, failed: 1 })
  expect(await listed(id)).toMatchObject([{ state: 'failed', reason: messages.textLacksFigure }])
  expect(await findOffer(id)).toMatchObject({ version: 2 })
})

test('a change of an offer that is gone by then fails, and the others are applied', async () => {
  const [gone, other] = [await anOffer(), await anOffer()]
  await schedule(gone, { interestRate: '11% p.a.' })
  await schedule(other, { interestRate: '11% p.a.' })
  const client = database(cloud.endpoints.dynamodb)
  await client.send(new DeleteCommand({ TableName: cloud.tableName, Key: keys.offer(gone) }))
  expect(await applyDueChanges(at(midnight))).toEqual({ ...nothing, applied: 1, failed: 1 })
  expect(await listed(gone)).toMatchObject([{ state: 'failed', reason: messages.offerNotFound }])
})
