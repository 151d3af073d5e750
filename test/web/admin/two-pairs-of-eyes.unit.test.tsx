import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import type { ScheduledChange } from '#contract/scheduled-change.ts'
import { anAdminOffer, openDue, openOffers } from '#support/components/admin.tsx'
import { button, enter } from '#support/components/fields.ts'
import { refusal, success } from '#support/components/server.ts'
import { listedChanges } from '#web/admin/offers/schedule/count-scheduled.ts'
import { describeChanges } from '#web/admin/offers/schedule/describe-changes.ts'
import { paths } from '#web/paths.ts'

const [approve, revoke, update] = ['/user/approve-change', '/user/revoke-change', '/user/update-offers']

const aProposal = (changes: Partial<ScheduledChange> = {}): ScheduledChange => ({
  id: 'change-1',
  offer_id: 'offer-1',
  lender: 'Neem Tree Finance',
  starts_at: '2026-11-29T10:00:00.000Z',
  scheduled_at: '2026-11-29T10:00:00.000Z',
  scheduled_by: 'asha',
  state: 'proposed',
  is_proposal: true,
  changes: { interestRate: { from: '12% p.a.', to: '11% p.a.' } },
  ...changes,
})

/** Opens the list of a stage that asks for approval, as the administrator `ravi`. */
const open = (proposed: ScheduledChange[], others: object = {}) =>
  openOffers(
    success({ offers: [anAdminOffer()], scheduled: [], proposed, needs_approval: true, ...others }),
    paths.adminOffers,
    'ravi',
  )
const section = async () => within(await screen.findByRole('region', { name: 'Waits for approval' }))
const sentTo = (requests: { path: string; body: unknown }[], route: string) =>
  requests.filter(({ path }) => path === route).map(({ body }) => body)

test('what waits names the lender, the author, when, and each field old and new, and can be approved', async () => {
  const { user, answers, requests } = await open([aProposal()])
  const waiting = await section()
  waiting.getByText('Neem Tree Finance')
  waiting.getByText('As soon as it is approved')
  waiting.getByText('Sent by asha on 29 November 2026, 15:30')
  expect(waiting.getByText('12% p.a.').closest('del')).not.toBeNull()
  expect(waiting.getByText('11% p.a.').closest('ins')).not.toBeNull()
  screen.getByText('1 change to approve')
  answers[approve] = refusal(409, messages.fieldsChangedSinceProposal)
  const press = () => user.click(waiting.getByRole('button', { name: /^Approve the change of Neem Tree/ }))
  await press()
  await screen.findByText(messages.fieldsChangedSinceProposal)
  answers[approve] = success({ message: messages.changeApproved })
  answers['/user/admin-offers'] = success({ offers: [anAdminOffer()], needs_approval: true })
  await press()
  const toast = (await screen.findByText(messages.changeApproved)).parentElement
  expect(toast?.textContent).toContain('Neem Tree Finance')
  await waiting.findByText(/^Nothing: /)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Waits for approval'))
  expect(sentTo(requests, approve)).toEqual([{ id: 'change-1' }, { id: 'change-1' }])
})

test('what waits can be rejected, and the toast takes that back', async () => {
  const { user, answers, requests } = await open([aProposal({ starts_at: '2099-11-30T18:30:00.000Z' })])
  const waiting = await section()
  waiting.getByText('From 1 December 2099, 00:00')
  answers[revoke] = success({ message: messages.proposalRevoked })
  await user.click(waiting.getByRole('button', { name: /^Reject/ }))
  await screen.findByText(messages.proposalRevoked)
  await user.click(button('Undo'))
  await waitFor(() =>
    expect(sentTo(requests, revoke)).toEqual([
      { id: 'change-1', undo: false },
      { id: 'change-1', undo: true },
    ]),
  )
})

test('one’s own change says that another administrator has to approve it, and can be withdrawn', async () => {
  await open([aProposal({ scheduled_by: 'ravi' })])
  const waiting = await section()
  waiting.getByText(messages.approveOwn)
  waiting.getByText('Sent by you on 29 November 2026, 15:30')
  expect(waiting.queryByRole('button', { name: /^Approve/ })).toBeNull()
  waiting.getByRole('button', { name: /^Withdraw/ })
})

test('a new logo is shown beside the one that borrowers see now', async () => {
  await open([aProposal({ changes: { logo: { from: '', to: '/logos/new.png' } } })])
  const waiting = await section()
  expect(waiting.getByRole('img', { name: 'New logo' }).getAttribute('src')).toBe('/logos/new.png')
  waiting.getByText('none')
})

test('the form and the toasts say that a change waits, not that it is live', async () => {
  const { user, answers } = await open([])
  answers[update] = success({ message: messages.changeProposed, is_proposed: true })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  await screen.findByRole('dialog', { name: 'Edit Offer' })
  screen.getByLabelText('As soon as it is approved')
  await enter(user, { 'Interest rate *': '11% p.a.' })
  await user.click(button('Send for Approval'))
  await screen.findByText(messages.changeProposed)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('checkbox', { name: /^Select / }))
  await user.click(
    within(screen.getByRole('region', { name: 'Selected offers' })).getByRole('button', { name: 'Hide' }),
  )
  await waitFor(() => expect(screen.getAllByText(messages.changeProposed)).toHaveLength(2))
  expect(screen.queryByText(/Live for borrowers|Hidden from borrowers at/)).toBeNull()
  expect(screen.queryByText('Undo')).toBeNull()
})

test('without the setting and with nothing left, the page has no such section', async () => {
  await openOffers(success({ offers: [anAdminOffer()], scheduled: [] }))
  await screen.findByRole('button', { name: 'Edit' })
  expect(screen.queryByText('Waits for approval')).toBeNull()
})

test('whoever approves sees the old and the new value of each part of facts, terms and documents', () => {
  const described = describeChanges({
    changes: {
      facts: {
        from: { rate_kind: { value: 'fixed' }, penal_charges: { value: '2%' } },
        to: { rate_kind: { value: 'floating', verified_on: '2026-11-01' }, penal_charges: { value: '2%' } },
      },
      terms: {
        from: { tenure: { lowestMonths: 12, confirmed: { text: '1 year', at: '', by: 'asha' } } },
        to: {},
      },
      documents: { from: [], to: [{ title: 'PAN', examples: ['card'] }] },
    },
  })
  expect(described.map(({ name, from, to }) => `${name}: ${from} → ${to}`)).toEqual([
    'Kind of rate: Fixed → Floating, checked on 1 November 2026',
    'Confirmed terms, Tenure: lowest months: 12 → empty',
    'Documents: none → title: PAN, examples: card',
  ])
})

test('a rejected change without a time is listed for a day', () => {
  const rejected = aProposal({ state: 'revoked', ended_at: '2026-11-29T10:00:00.000Z' })
  expect(listedChanges([rejected], new Date('2026-11-30T09:59:00.000Z'))).toHaveLength(1)
  expect(listedChanges([rejected], new Date('2026-11-30T10:01:00.000Z'))).toHaveLength(0)
})

test('a fact that is confirmed where changes are approved waits, and nothing says that it is done or can be undone', async () => {
  const facts = {
    legal_name: { value: 'Neem Tree Limited', source: 'https://neem.example', verified_on: '2026-01-01' },
  }
  const { user, answers } = await openDue(
    success({ offers: [anAdminOffer({ facts })], needs_approval: true }),
  )
  answers[update] = success({ message: messages.changeProposed, is_proposed: true })
  await user.click(await screen.findByRole('button', { name: /^Checked today/ }))
  await screen.findByText(messages.changeProposed)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})
