import { expect, test } from 'vitest'
import type { OpenComplaint } from '#contract/complaint.ts'
import * as messages from '#contract/messages.ts'
import { anAdminToken } from '#support/admin.ts'
import { get, post } from '#support/api.ts'
import { visitAsAdmin } from '#support/browser/admin-page.ts'
import { button, field, sees } from '#support/browser/wizard.ts'
import { aStoredComplaint } from '#support/builders.ts'
import { aComplaint, complain } from '#support/complaints.ts'

test('if another administrator answers first, the dialog shows that answer; saving again adds a second', async () => {
  const { body } = await complain(aComplaint())
  const reference = String(body.reference)
  const page = await visitAsAdmin('/admin121/complaints')
  const card = page.getByRole('listitem').filter({ hasText: reference })
  await card.getByRole('button', { name: 'Answer' }).click()
  await field(page, 'Note').fill('I called back')

  const token = await anAdminToken()
  const { due_on } = body
  const other = { reference, due_on, version: 1, state: 'In progress', note: 'I wrote to the lender' }
  expect(await post('/user/answer-complaint', other, token)).toMatchObject({ status: 200 })
  await button(page, 'Save answer').click()
  await sees(page, messages.complaintChanged)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('In progress: I wrote to the lender').waitFor()
  expect(await field(page, 'Note').inputValue()).toBe('I called back')
  await button(page, 'Save answer').click()
  await sees(page, messages.complaintAnswered)

  const { body: list } = await get('/user/complaints', token)
  const listed = (list.complaints as OpenComplaint[]).find((complaint) => complaint.reference === reference)
  expect(listed?.answers.map(({ note }) => note)).toEqual(['I wrote to the lender', 'I called back'])
})

test('answering the last overdue complaint moves the focus to the next complaint', async () => {
  const dueOn = (due_on: string) => aStoredComplaint({ reference: `GR-${due_on}`, due_on })
  // Responses of our own, because the list contains the complaints of other tests.
  let complaints = [dueOn('2026-02-01'), dueOn('2999-02-01')]
  const page = await visitAsAdmin('/admin121/complaints', {
    before: async (context) => {
      await context.route('**/user/complaints', (route) =>
        route.fulfill({ json: { success: true, complaints } }),
      )
      await context.route('**/user/answer-complaint', (route) => {
        complaints = complaints.slice(1)
        return route.fulfill({ json: { success: true, message: messages.complaintAnswered } })
      })
    },
  })
  await button(page, 'Answer GR-2026-02-01').click()
  await field(page, 'Note').fill('Called back')
  await button(page, 'Save answer').click()
  await page.locator('h3:focus', { hasText: 'GR-2999-02-01' }).waitFor()
})

test('complaints are not fetched again when the network is back', async () => {
  const page = await visitAsAdmin('/admin121/complaints')
  await page.getByText(/^Open complaints: \d+/).waitFor()
  const requests: string[] = []
  page.on('request', (request) => void requests.push(new URL(request.url()).pathname))
  await page.clock.install({ time: Date.now() })
  await page.clock.fastForward('10:00')
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Users' }).click()
  await expect.poll(() => requests).toContain('/user/users')
  expect(requests).not.toContain('/user/complaints')
})
