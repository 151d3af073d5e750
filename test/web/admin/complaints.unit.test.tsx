import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OpenComplaint } from '#contract/complaint.ts'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { aStoredComplaint } from '#support/builders.ts'
import { openComplaints } from '#support/components/admin.tsx'
import { renderAt } from '#support/components/render-at.tsx'
import { heldBack, success } from '#support/components/server.ts'
import { describeDue } from '#web/admin/complaints/ComplaintFacts.tsx'
import { OpenComplaints } from '#web/admin/complaints/OpenComplaints.tsx'
import { openComplaintsQuery } from '#web/admin/complaints/queries.ts'

function showComplaint(changes: Partial<OpenComplaint>) {
  const { queries, show, user } = renderAt('/admin121/complaints', <OpenComplaints />)
  queries.setQueryData(openComplaintsQuery.queryKey, {
    success: true as const,
    complaints: [aStoredComplaint(changes)],
  })
  show()
  return user
}

async function openDialog(changes: Partial<OpenComplaint>) {
  const user = showComplaint(changes)
  await user.click(screen.getByRole('button', { name: /^Answer/ }))
  return within(await screen.findByRole('dialog'))
}

test('the dialog says who reads the note', async () => {
  const dialog = await openDialog({ user_id: 'borrower-1' })
  dialog.getByText(/The person reads this note in My Tulna/)
  expect(dialog.queryByText(messages.tooManyAnswers)).toBeNull()
})

test('the dialog stays open while an answer is saved, so that it cannot close the one that is opened next', async () => {
  const { user, answers } = await openComplaints(success({ complaints: [aStoredComplaint()] }))
  await user.click(await screen.findByRole('button', { name: /^Answer/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Note'), 'Asked the lender')
  const { answer, release } = heldBack(success({ message: messages.complaintAnswered }))
  answers['/user/answer-complaint'] = answer
  await user.click(dialog.getByRole('button', { name: 'Save answer' }))
  await dialog.findByRole('button', { name: 'Saving...' })
  await user.keyboard('{Escape}')
  expect(dialog.queryByRole('button', { name: 'Discard' })).toBeNull()
  await act(async () => release())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the dialog says that a visitor cannot read the note', async () => {
  const dialog = await openDialog({})
  dialog.getByText(/cannot read this note/)
})

test('the dialog says before the note is written that it has to close the complaint', async () => {
  const answer = { state: 'In progress' as const, note: 'Asked the lender' }
  const answers = Array.from({ length: limits.complaint.openAnswers }, (_, n) => ({
    ...answer,
    at: new Date(n).toISOString(),
  }))
  const dialog = await openDialog({ answers })
  dialog.getByText(messages.tooManyAnswers)
})

test('a complaint cannot imitate the number and the verification, which stand above it', async () => {
  const forged =
    'They lied.\n\nCall back on\n98765 43210\nVerified number\nSent by\na borrower who was signed in'
  showComplaint({ complaint: forged, mobile: '4000000002' })
  const text = screen.getByText(/They lied\./)
  expect(text.closest('blockquote')).not.toBeNull()
  expect(text.textContent).not.toContain('\n\n')
  const [number, sender] = screen.getAllByRole('definition')
  expect(number?.textContent).toBe('4000000002not verified')
  expect(sender?.textContent).toBe('a visitor who was not signed in')
  for (const given of [number, sender])
    expect(given && text.compareDocumentPosition(given)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
})

test('only the borrower’s own verified number counts as verified', () => {
  showComplaint({ user_id: 'borrower-1', is_number_proven: true })
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '4000000002verified',
    'a borrower who was signed in',
  ])
})

test.each([
  ['one with 3,800 line breaks', `Listen.${'\n'.repeat(3_800)}Call me.`, 2, false],
  ['one with a letter on each of 1,900 lines', 'a\n'.repeat(1_900), 1_900, true],
  ['one long line', 'word '.repeat(800), 1, true],
])('shows %s without filling the page, and all of its words on demand', (_, complaint, lines, isFolded) => {
  showComplaint({ complaint })
  const quotation = document.querySelector('blockquote')
  const [start, rest] = [...(quotation?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)
  expect(start?.split('\n').length).toBeLessThanOrEqual(8)
  expect(start?.length).toBeLessThanOrEqual(602)
  expect(quotation?.querySelector('details') !== null).toBe(isFolded)
  const shown = [start?.replace(' …', ''), rest].join('\n').trim()
  if (lines > 1) expect(shown.split('\n')).toHaveLength(lines)
  expect(shown.match(/\S+/g)).toEqual(complaint.match(/\S+/g))
})

test.each([
  [-9, '9 days late'],
  [-1, '1 day late'],
  [0, 'Due today'],
  [1, 'Due tomorrow'],
  [12, '12 days left'],
])('says of an answer that is due in %i days: %s', (left, expected) => {
  expect(describeDue(left)).toBe(expected)
})
