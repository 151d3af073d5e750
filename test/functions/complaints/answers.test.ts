import { beforeAll, expect, test } from 'vitest'
import type { OpenComplaint } from '#contract/complaint.ts'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { adminIdOf, anAdminToken } from '#support/admin.ts'
import { get, post } from '#support/api.ts'
import { aStoredComplaint } from '#support/builders.ts'
import { aComplaint, complain } from '#support/complaints.ts'
import { deleteItem, latestAuditEntries, store, storedItem } from '#support/stored.ts'
import { keys } from '#table/keys.ts'

let admin: string
beforeAll(async () => {
  admin = await anAdminToken()
})

async function open() {
  const { body } = await complain(aComplaint())
  return { reference: String(body.reference), due_on: String(body.due_on) }
}

async function listed(reference: string): Promise<OpenComplaint | undefined> {
  const { body } = await get('/user/complaints', admin)
  return (body.complaints as OpenComplaint[]).find((one) => one.reference === reference)
}

const answer = (body: object) => post('/user/answer-complaint', body, admin)
const entriesOf = async (reference: string) =>
  (await latestAuditEntries()).filter(({ complaint }) => complaint === reference)

test('lists the open complaints by due date, and audits the view without their texts', async () => {
  const { reference } = await open()
  const { status, body } = await get('/user/complaints', admin)
  expect(status).toBe(200)
  const complaints = body.complaints as OpenComplaint[]
  expect(complaints.find((one) => one.reference === reference)).toMatchObject({ state: 'Open', version: 1 })
  const days = complaints.map(({ due_on }) => due_on)
  expect(days).toEqual(days.toSorted())
  const views = (await latestAuditEntries()).filter(({ action }) => action === 'complaints-listed')
  expect(views.at(-1)).toMatchObject({ by: adminIdOf(admin), count: expect.any(Number) })
  expect(JSON.stringify(views)).not.toContain('Nobody called back')
})

test('lists the most urgent open complaints when they do not all fit into a response', async () => {
  const { reference } = await open()
  const flood = Array.from({ length: 600 }, (_, n) => {
    const item = aStoredComplaint({
      reference: `00000-${String(n).padStart(5, '0')}`,
      complaint: 'श'.repeat(limits.complaint.textLength),
    })
    return { ...keys.openComplaint(item.due_on, item.reference), schema_version: 1, ...item }
  })
  try {
    await Promise.all(flood.map(store))
    const { status, body } = await get('/user/complaints', admin)
    expect(status).toBe(200)
    expect(body.has_more).toBe(true)
    expect((body.complaints as OpenComplaint[]).length).toBeLessThan(flood.length)
    expect(await listed(reference)).toBeDefined()
  } finally {
    await Promise.all(flood.map(({ pk, sk }) => deleteItem({ pk, sk })))
  }
  expect((await get('/user/complaints', admin)).body).not.toHaveProperty('has_more')
})

test('a complaint stays on the list until an answer closes it, and each answer is audited', async () => {
  const { reference, due_on } = await open()
  const first = { reference, due_on, version: 1, state: 'In progress', note: 'Asked the lender' }
  expect(await answer(first)).toMatchObject({ status: 200, body: { message: messages.complaintAnswered } })
  expect(await listed(reference)).toMatchObject({
    state: 'In progress',
    version: 2,
    answers: [{ state: 'In progress', note: 'Asked the lender' }],
  })
  // The list does not say who answered.
  expect((await listed(reference))?.answers[0]).not.toHaveProperty('by')

  const last = { ...first, version: 2, state: 'Resolved', note: 'Called back:\nthe rate was corrected' }
  expect((await answer(last)).status).toBe(200)
  expect(await listed(reference)).toBeUndefined()
  const closed = await storedItem(keys.closedComplaint(due_on, reference))
  expect(closed).toMatchObject({
    state: 'Resolved',
    answers: [{ by: adminIdOf(admin) }, { note: 'Called back:\nthe rate was corrected' }],
  })
  const yearFromNow = Date.now() / 1000 + 365 * 24 * 60 * 60
  expect(Math.abs(Number(closed?.expires_at) - yearFromNow)).toBeLessThan(60 * 60)
  expect(await answer({ ...last, version: 3 })).toMatchObject({
    status: 404,
    body: { message: messages.complaintNotFound },
  })
  expect((await entriesOf(reference)).map(({ action, state, by }) => [action, state, by])).toEqual([
    ['complaint-answered', 'In progress', adminIdOf(admin)],
    ['complaint-answered', 'Resolved', adminIdOf(admin)],
  ])
})

test('a retry of an answer gets the same response, and the answer is saved and audited once', async () => {
  const { reference, due_on } = await open()
  const first = { reference, due_on, version: 1, state: 'In progress', note: 'Asked the lender' }
  const last = { ...first, version: 2, state: 'Resolved', note: 'The rate was corrected' }
  const firstAfterReload = { ...first, version: 2 }
  for (const body of [first, first, firstAfterReload, last, last])
    expect(await answer(body)).toMatchObject({ status: 200, body: { message: messages.complaintAnswered } })
  const closed = await storedItem(keys.closedComplaint(due_on, reference))
  expect(closed?.answers).toHaveLength(2)
  expect(await entriesOf(reference)).toHaveLength(2)
  expect((await answer({ ...last, note: 'Another note' })).status).toBe(404)
})

test('keeps room for the answer that closes a complaint, however long its answers are', async () => {
  const { reference, due_on } = await open()
  const key = keys.openComplaint(due_on, reference)
  const { openAnswers, textLength } = limits.complaint
  // A letter of four bytes in UTF-8, the most that a character has.
  const longest = '𑄌'.repeat(textLength)
  const earlier = { state: 'In progress', note: longest, at: new Date().toISOString(), by: adminIdOf(admin) }
  await store({
    ...(await storedItem(key)),
    ...key,
    complaint: longest,
    answers: Array(openAnswers).fill(earlier),
  })
  const next = { reference, due_on, version: 1, state: 'In progress', note: 'Asked the lender' }
  expect(await answer(next)).toMatchObject({
    status: 409,
    body: { message: messages.tooManyAnswers },
  })
  expect((await answer({ ...next, state: 'Resolved', note: longest })).status).toBe(200)
  const closed = await storedItem(keys.closedComplaint(due_on, reference))
  expect(closed?.answers).toHaveLength(openAnswers + 1)
})

test('of two answers to the same version of a complaint, only one is saved', async () => {
  const { reference, due_on } = await open()
  const answers = ['One', 'Two'].map((note) => ({
    reference,
    due_on,
    version: 1,
    state: 'In progress',
    note,
  }))
  const statuses = (await Promise.all(answers.map(answer))).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 409])
  expect((await listed(reference))?.answers).toHaveLength(1)
  expect(await answer({ ...answers[0], state: 'Resolved' })).toMatchObject({
    status: 409,
    body: { message: messages.complaintChanged },
  })
  expect(await entriesOf(reference)).toHaveLength(1)
})

test.each([
  ['an unknown state', { state: 'Gone' }, 'state', messages.requestInvalid],
  ['no note', { note: ' ' }, 'note', messages.noteMissing],
  ['a day that does not exist', { due_on: '2026-02-30' }, 'due_on', messages.requestInvalid],
  ['a reference of another shape', { reference: '../x' }, 'reference', messages.requestInvalid],
])('rejects an answer with %s', async (_, changes, field, message) => {
  const good = { reference: '00000-00000', due_on: '2026-12-22', version: 1, state: 'Open', note: 'x' }
  const { status, body } = await answer({ ...good, ...changes })
  expect([status, body.fields]).toEqual([400, { [field]: message }])
})
