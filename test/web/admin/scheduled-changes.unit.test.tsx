import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import type { ScheduledChange } from '#contract/scheduled-change.ts'
import { daysLater, todayInIndia } from '#loans/dates.ts'
import { anAdminOffer, openOffers } from '#support/components/admin.tsx'
import { besideField, enter, field } from '#support/components/fields.ts'
import { refusal, success } from '#support/components/server.ts'
import { countChanges, listedChanges } from '#web/admin/offers/schedule/count-scheduled.ts'
import { describeChanges } from '#web/admin/offers/schedule/describe-changes.ts'
import { changedFields, otherChangesNotice } from '#web/admin/offers/schedule/other-changes.ts'
import { personOf } from '#web/admin/offers/schedule/people.ts'
import { instantOf, startProblem, writtenInstant } from '#web/admin/offers/schedule/start.ts'
import { writeDay } from '#web/ui/fields/typed-day.ts'

const schedule = '/user/schedule-offer'
const revoke = '/user/revoke-change'

const aChange = (changes: Partial<ScheduledChange> = {}): ScheduledChange => ({
  id: 'change-1',
  offer_id: 'offer-1',
  lender: 'Neem Tree Finance',
  starts_at: '2099-11-30T18:30:00.000Z',
  scheduled_at: '2026-11-29T10:00:00.000Z',
  scheduled_by: 'asha',
  state: 'waiting',
  changes: { interestRate: { from: '12% p.a.', to: '11% p.a.' } },
  ...changes,
})

test.each([
  [{ day: '2026-12-01', time: '00:00' }, '2026-11-30T18:30:00.000Z'],
  [{ day: '2026-11-30', time: '23:59' }, '2026-11-30T18:29:00.000Z'],
  [{ day: '2028-02-29', time: '05:30:00' }, '2028-02-29T00:00:00.000Z'],
  [{ day: '', time: '00:00' }, undefined],
  [{ day: '2026-12-01', time: '' }, undefined],
  [{ day: '2026-02-30', time: '00:00' }, undefined],
  [{ day: '2026-12-01', time: '24:00' }, undefined],
])('%o in India is the instant %s', (start, instant) => {
  expect(instantOf(start)).toBe(instant)
})

test('a time must be given, and be later than now', () => {
  const midnight = new Date('2026-11-30T18:30:00.000Z')
  const problem = (day: string, time: string) => startProblem({ day, time }, midnight)
  expect(problem('', '00:00')).toBe(messages.startInvalid)
  expect(problem('2026-12-01', '00:00')).toBe(messages.startPassed)
  expect(problem('2026-12-01', '00:01')).toBeUndefined()
  expect(writtenInstant(midnight.toISOString())).toBe('1 December 2026, 00:00')
})

test('a change says of each field and of each fact that differs what it was and will be', () => {
  const facts = { rate_kind: { value: 'fixed' }, penal_charges: { value: '2% a month' } }
  const described = describeChanges({
    changes: {
      interestRate: { from: '12%', to: '11%' },
      description: { from: 'For weddings', to: '' },
      recommended: { from: true, to: false },
      status: { from: 'hidden', to: 'shown' },
      facts: { from: facts, to: { ...facts, rate_kind: { value: 'floating' } } },
      documents: { from: [], to: [{ title: 'PAN', examples: [] }] },
    },
  })
  expect(described.map(({ name, from, to }) => `${name}: ${from} → ${to}`)).toEqual([
    'Interest rate: 12% → 11%',
    'Description: For weddings → empty',
    'Recommended: yes → no',
    'State: hidden from borrowers → shown to borrowers',
    'Kind of rate: Fixed → Floating',
    'Documents: none → title: PAN, examples: none',
  ])
})

test('waiting and failed changes are counted, and revoked ones are listed until their time', () => {
  const changes = [
    aChange(),
    aChange({ id: '2', state: 'failed' }),
    aChange({ id: '3', state: 'revoked' }),
    aChange({ id: '4', state: 'revoked', starts_at: '2026-11-01T00:00:00.000Z' }),
  ]
  expect(listedChanges(changes).map(({ id }) => id)).toEqual(['change-1', '2', '3'])
  expect(countChanges(changes)).toEqual({
    waiting: '1 scheduled change',
    proposed: '',
    failed: '1 change not applied',
  })
})

test('the form schedules what is changed for a day and a time, and says what is wrong with the time', async () => {
  const { user, answers, requests } = await openOffers(success({ offers: [anAdminOffer()] }))
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  await screen.findByRole('dialog', { name: 'Edit Offer' })
  await enter(user, { 'Interest rate *': '11% p.a.' })
  await user.click(screen.getByLabelText('From a day and time'))
  const submit = screen.getByText('Schedule Change').closest('button') ?? document.body
  const sent = () => requests.filter(({ path }) => [schedule, '/user/update-offers'].includes(path))
  await user.click(submit)
  await waitFor(() => expect(besideField('Day')).toContain(messages.startInvalid))
  await enter(user, { Day: '0112' })
  await user.click(submit)
  await waitFor(() => expect(besideField('Day')).toContain(messages.dateUnreadable))
  await enter(user, { Day: '01112026' })
  await user.click(submit)
  await waitFor(() => expect(besideField('Day')).toContain(messages.startPassed))
  expect(sent()).toEqual([])

  const tomorrow = daysLater(todayInIndia(), 1)
  await enter(user, { Day: writeDay(tomorrow), 'Time in India': '9:30' })
  expect(field('Time in India')).toHaveProperty('value', '09:30')
  answers[schedule] = refusal(400, messages.nothingToSchedule, { starts_at: messages.nothingToSchedule })
  await user.click(submit)
  await waitFor(() => expect(besideField('Day')).toContain(messages.nothingToSchedule))
  answers[schedule] = success({ message: messages.changeScheduled })
  await user.click(submit)
  await screen.findByText(
    `Change scheduled: from ${writtenInstant(instantOf({ day: tomorrow, time: '09:30' }) ?? '')}`,
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent().map(({ path }) => path)).toEqual([schedule, schedule])
  expect(Object.fromEntries(sent().at(-1)?.body as FormData)).toMatchObject({
    id: 'offer-1',
    version: '1',
    interestRate: '11% p.a.',
    starts_at: instantOf({ day: tomorrow, time: '09:30' }),
  })
})

test('a waiting change is edited in the form of its offer, filled with its new values and its time', async () => {
  const scheduled = [aChange(), aChange({ id: 'change-2', state: 'revoked' })]
  const { user, answers, requests } = await openOffers(success({ offers: [anAdminOffer()], scheduled }))
  const edit = /^Edit the change of Neem Tree Finance from 1 December 2099/
  await user.click(await screen.findByRole('button', { name: edit, hidden: true }))
  await screen.findByRole('dialog', { name: 'Edit Scheduled Change' })
  expect(field('Interest rate *')).toHaveProperty('value', '11% p.a.')
  expect(field('Day')).toHaveProperty('value', '01/12/2099')
  expect(field('Time in India')).toHaveProperty('value', '00:00')
  expect(screen.queryByLabelText('Save now')).toBeNull()
  await enter(user, { 'Interest rate *': '10% p.a.' })
  const submit = screen.getByText('Schedule Change').closest('button') ?? document.body
  const sent = () =>
    requests.filter(({ path }) => path === schedule).map(({ body }) => Object.fromEntries(body as FormData))
  answers[schedule] = refusal(404, messages.scheduledChangeGone)
  await user.click(submit)
  await waitFor(() => expect(besideField('Day')).toContain(messages.scheduledChangeGone))
  expect(field('Interest rate *')).toHaveProperty('value', '10% p.a.')
  answers[schedule] = success({ message: messages.changeScheduled })
  await user.click(submit)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const form = { id: 'offer-1', interestRate: '10% p.a.', starts_at: '2099-11-30T18:30:00.000Z' }
  expect(sent()).toMatchObject([{ ...form, replaces: 'change-1' }, form])
  expect(sent()[1]).not.toHaveProperty('replaces')
})

test('a second change of a field in the same minute is named before it is scheduled', () => {
  const waiting = aChange({
    changes: { interestRate: { from: '12%', to: '11%' }, tenure: { to: '2 years' } },
  })
  const planned = {
    offerId: waiting.offer_id,
    startsAt: waiting.starts_at,
    fields: ['interestRate', 'link'],
    replaces: undefined,
  }
  const notice = (changes: object, others = [waiting]) =>
    otherChangesNotice({ ...planned, ...changes }, others)
  expect(notice({})).toContain('has the same fields: Interest rate. This one')
  expect(notice({ startsAt: '2099-11-30T18:31:00.000Z' })).toBeUndefined()
  expect(notice({ fields: ['link'] })).toBeUndefined()
  expect(notice({ offerId: 'offer-2' })).toBeUndefined()
  // It takes the place of the other one.
  expect(notice({ replaces: waiting.id })).toBeUndefined()
  expect(notice({}, [aChange({ state: 'revoked' })])).toBeUndefined()
  // The server refuses two changes of the same facts at any time.
  const ofFacts = aChange({ changes: { facts: { to: { legal_name: { value: 'Neem Tree Limited' } } } } })
  expect(notice({ fields: ['facts'], startsAt: '2099-12-24T18:30:00.000Z' }, [ofFacts])).toBe(
    messages.scheduledTwice,
  )
  const dirty = { isHidden: true, facts: { legal_name: { value: true } }, terms: { tenure: { min: false } } }
  expect(changedFields(dirty)).toEqual(['status', 'facts'])
})

test('the form says that another change of the same field starts in the same minute', async () => {
  const { user } = await openOffers(success({ offers: [anAdminOffer()], scheduled: [aChange()] }))
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  await screen.findByRole('dialog', { name: 'Edit Offer' })
  await enter(user, { 'Interest rate *': '10% p.a.' })
  await user.click(screen.getByLabelText('From a day and time'))
  await enter(user, { Day: '01/12/2099' })
  await screen.findByText(/^Another change of this offer starts in the same minute/)
})

test('an offer’s details and its form lead to its scheduled changes, and the form asks before it loses what is typed', async () => {
  const { user } = await openOffers(success({ offers: [anAdminOffer()], scheduled: [aChange()] }))
  const editChange = async () =>
    user.click(
      await within(await screen.findByRole('dialog')).findByRole('button', { name: /^Edit the change of/ }),
    )
  await user.click(await screen.findByRole('button', { name: 'View' }))
  await editChange()
  await screen.findByRole('dialog', { name: 'Edit Scheduled Change' })
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  await screen.findByRole('dialog', { name: 'Edit Offer' })
  await enter(user, { 'Tenure *': '3 years' })
  await editChange()
  screen.getByText('You have unsaved changes.')
  await user.click(screen.getByText('Discard'))
  await screen.findByRole('dialog', { name: 'Edit Scheduled Change' })
})

test('people are named as “you”, and never by their random ids', () => {
  const id = '5a1c0f6e-1f0b-4c52-9a7e-2f7d3f0c9b11'
  expect([personOf(id, id), personOf(id, 'ravi'), personOf('asha', 'ravi')]).toEqual([
    ...['you', 'another administrator', 'asha'],
  ])
})

test('scheduled changes are listed on the page and in their offer, can be revoked, and the toast takes that back', async () => {
  const failed = aChange({
    id: 'change-2',
    state: 'failed',
    reason: messages.fieldsChangedSince,
    changed_since: ['interestRate'],
    starts_at: '2026-11-28T18:30:00.000Z',
  })
  const offers = [anAdminOffer({ description: 'For weddings' })]
  const { user, answers, requests } = await openOffers(success({ offers, scheduled: [failed, aChange()] }))
  await screen.findByText('1 scheduled change, 1 change not applied', { selector: 'h2 *' })
  const tile = within(screen.getByRole('group', { name: 'For weddings' }))
  tile.getByText('1 scheduled change')
  tile.getByText('1 change not applied')
  screen.getByText('From 1 December 2099, 00:00')
  screen.getByText(`${messages.fieldsChangedSince}: Interest rate`)
  answers[revoke] = refusal(404, messages.scheduledChangeGone)
  const press = async (name: RegExp) => user.click(await screen.findByRole('button', { name }))
  await press(/^Revoke the change of Neem Tree Finance from 1 December 2099/)
  await screen.findByText(messages.scheduledChangeGone)
  answers[revoke] = success({ message: messages.changeRevoked })
  await press(/^Revoke the change/)
  await screen.findByText(messages.changeRevoked)
  await user.click(screen.getByText('Undo'))
  await waitFor(() =>
    expect(requests.filter(({ path }) => path === revoke).map(({ body }) => body)).toEqual([
      { id: 'change-1', undo: false },
      { id: 'change-1', undo: false },
      { id: 'change-1', undo: true },
    ]),
  )
  await user.click(screen.getByRole('button', { name: 'View' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Offer Details' }))
  dialog.getByText('From 29 November 2026, 00:00')
  dialog.getByText('From 1 December 2099, 00:00')
})
