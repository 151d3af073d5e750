import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as messages from '#contract/messages.ts'
import { signIn } from '#support/components/borrower.ts'
import { besideField, button, enter, field } from '#support/components/fields.ts'
import { renderAt } from '#support/components/render-at.tsx'
import { type Answer, heldBack, noResponse, refusal, serve, success } from '#support/components/server.ts'
import { watchConnection } from '#web/api/connection.ts'
import ComplaintForm from '#web/grievance/ComplaintForm.tsx'

const question = 'What went wrong?'
const callBack = 'Mobile number to call back'
const receipt = { message: messages.complaintFiled, reference: 'A1B2C-D3E4F', due_on: '2026-12-22' }

function open(answer: Answer = noResponse) {
  const answers = { '/user/complaint': answer }
  const requests = serve(answers)
  const { show, user } = renderAt('/grievance', <ComplaintForm />)
  show()
  return { user, answers, sent: () => requests.map(({ body }) => body as Record<string, string>) }
}

test('shows an error beside each missing field, and sends nothing', async () => {
  const { user, sent } = open()
  await user.click(button('Send complaint'))
  await waitFor(() => expect(besideField(question)).toContain(messages.complaintMissing))
  expect(besideField(callBack)).toContain(messages.mobileInvalid)
  expect(sent()).toEqual([])
})

test('is sent once, and then gives the reference and the last day for an answer', async () => {
  const { answer, release } = heldBack(success(receipt))
  const { user, sent } = open(answer)
  await enter(user, { [question]: 'They charged me twice', [callBack]: '+91 98765 43210' })
  await user.dblClick(button('Send complaint'))
  expect((await screen.findByRole('button', { name: 'Sending…' })).getAttribute('aria-busy')).toBe('true')
  release()
  const heading = await screen.findByRole('heading', { name: messages.complaintFiled })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  screen.getByText('A1B2C-D3E4F')
  expect(document.querySelector('time')?.getAttribute('datetime')).toBe('2026-12-22')
  expect(sent()).toEqual([
    { request_id: expect.any(String), complaint: 'They charged me twice', mobile_number: '9876543210' },
  ])
  expect(sessionStorage.getItem('complaint')).toBeNull()
  await user.click(button('Send another complaint'))
  expect(field(question).value).toBe('')
})

test('after a lost response the text stays, and the retry has the same request id until the text changes', async () => {
  const { user, answers, sent } = open()
  await enter(user, { [question]: 'They charged me twice', [callBack]: '9876543210' })
  await user.click(button('Send complaint'))
  await screen.findByText(messages.complaintNotSent)
  answers['/user/complaint'] = refusal(503, 'Later')
  await user.click(button('Send complaint'))
  await screen.findByText('Later')
  expect(field(question).value).toBe('They charged me twice')
  await enter(user, { [question]: 'They charged me three times' })
  answers['/user/complaint'] = success(receipt)
  await user.click(button('Send complaint'))
  await screen.findByText(messages.complaintFiled)
  const [first, second, third] = sent().map(({ request_id }) => request_id)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('a message of the server for a field is beside it', async () => {
  const { user } = open(refusal(400, 'No', { mobile_number: messages.mobileInvalid }))
  await enter(user, { [question]: 'They charged me twice', [callBack]: '9876543210' })
  await user.click(button('Send complaint'))
  await waitFor(() => expect(besideField(callBack)).toContain(messages.mobileInvalid))
})

test('what is written is kept in this tab, unless it is deleted', async () => {
  const { user } = open()
  await enter(user, { [question]: 'Written in anger' })
  expect(sessionStorage.getItem('complaint')).toContain('Written in anger')
  await user.clear(field(question))
  expect(sessionStorage.getItem('complaint')).toBeNull()
})

test('asks a borrower for a mobile number only after the session has ended', async () => {
  signIn()
  const { user, answers, sent } = open(refusal(401, messages.sessionExpired))
  screen.getByText('+91 4000000000')
  expect(screen.queryByLabelText(callBack)).toBeNull()
  await enter(user, { [question]: 'My number is known' })
  await user.click(button('Send complaint'))
  await screen.findByText(/^Your session has ended/)
  expect(field(question).value).toBe('My number is known')
  answers['/user/complaint'] = success(receipt)
  await enter(user, { [callBack]: '9876543210' })
  await user.click(button('Send complaint'))
  await screen.findByText(messages.complaintFiled)
  expect(sent().map(({ mobile_number }) => mobile_number)).toEqual([undefined, '9876543210'])
})

test('offline, says that there is no network, and that the text stays on this page', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => {
    onLine.mockRestore()
    // The next test is online.
    watchConnection()
  })
  const { user } = open()
  await enter(user, { [question]: 'They charged me twice', [callBack]: '9876543210' })
  // Only a request that fails tells.
  expect(screen.queryByText(/^You are offline/)).toBe(null)
  await user.click(button('Send complaint'))
  await screen.findByText(messages.offline)
  screen.getByText(/^You are offline\. What you write stays on this page/)
})
