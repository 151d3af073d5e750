import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OpenComplaint } from '#contract/complaint.ts'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { aStoredComplaint } from '#support/builders.ts'
import { renderAt } from '#support/components/render-at.tsx'
import { OpenComplaints } from '#web/admin/complaints/OpenComplaints.tsx'
import { openComplaintsQuery } from '#web/admin/complaints/queries.ts'

function showComplaint(changes: Partial<OpenComplaint>) {
  const { queries, show, user } = renderAt('/admin121/users', <OpenComplaints />)
  queries.setQueryData(openComplaintsQuery.queryKey, {
    success: true as const,
    complaints: [aStoredComplaint(changes)],
  })
  show()
  return user
}

async function openDialog(changes: Partial<OpenComplaint>) {
  const user = showComplaint(changes)
  await user.click(screen.getByText(/^Open complaints/))
  await user.click(screen.getByRole('button', { name: /^Answer/ }))
  return within(await screen.findByRole('dialog'))
}

test('the dialog says who reads the note', async () => {
  const dialog = await openDialog({ user_id: 'borrower-1' })
  dialog.getByText(/The person reads this note in My Tulna/)
  expect(dialog.queryByText(messages.tooManyAnswers)).toBeNull()
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
