import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { consentText } from '#contract/consent-texts.ts'
import { currentVersion } from '#contract/consents.ts'
import * as messages from '#contract/messages.ts'
import type { MyData } from '#contract/my-data.ts'
import { aStoredOffer } from '#support/builders.ts'
import { signIn } from '#support/components/borrower.ts'
import { besideField, button, enter, field } from '#support/components/fields.ts'
import { renderAt } from '#support/components/render-at.tsx'
import { type Answer, heldBack, noResponse, refusal, serve, success } from '#support/components/server.ts'
import MyTulnaPage from '#web/my-tulna/MyTulnaPage.tsx'

const at = '2026-11-21T04:30:00.000Z'
const consent = (kind: string) => ({
  kind,
  version: currentVersion('mobile'),
  language: 'en' as const,
  text: `I agree to ${kind}`,
  first_given_at: at,
  last_given_at: at,
})

const aMyData = (changes: Partial<MyData> = {}, profile: Partial<MyData['profile']> = {}): MyData => ({
  profile: {
    id: 'borrower-1',
    mobile: '4000000000',
    is_verified: true,
    registered_at: at,
    signed_in_at: at,
    sessions_valid_from: 0,
    since: {},
    version: 1,
    ...profile,
  },
  consents: [consent('mobile'), consent('terms')],
  withdrawals: [],
  applications: [],
  earlier_applications: [],
  answers: [],
  complaints: [],
  views: [],
  exports: [],
  ...changes,
})

/** Opens a part of the page, such as `consents`. A test may change the answers of the server. */
async function open(part: 'data' | 'consents' | 'close', data = aMyData()) {
  signIn()
  const answers: Record<string, Answer> = { '/user/my-data': success({ data }) }
  const requests = serve(answers)
  const { show, user } = renderAt(`/my-tulna/${part}`, <MyTulnaPage />)
  show()
  // There is none until the data has loaded.
  await screen.findAllByRole('button')
  return { user, answers, sent: (path: string) => requests.filter((request) => request.path === path) }
}

const isBusy = (name: string) => button(name).getAttribute('aria-busy') === 'true'

test('withdraws the consent to be contacted, and gives it again with the words that are shown', async () => {
  const { user, answers, sent } = await open('consents')
  screen.getByText('“I agree to mobile”')
  const withdrawn = aMyData({ withdrawals: [{ kind: 'mobile', withdrawn_at: at }] }, { do_not_contact: true })
  const { answer, release } = heldBack(success({ message: 'Withdrawn' }))
  answers['/user/withdraw-consent'] = answer
  await user.dblClick(button('Withdraw: stop contacting me'))
  await waitFor(() => expect(isBusy('Withdraw: stop contacting me')).toBe(true))
  answers['/user/my-data'] = success({ data: withdrawn })
  release()
  await screen.findByText('Withdrawn on 21 Nov 2026')
  await screen.findByText('Withdrawn')
  expect(sent('/user/withdraw-consent').map(({ body }) => body)).toEqual([
    { id: 'borrower-1', kind: 'mobile' },
  ])
  screen.getByText(`“${consentText('mobile', currentVersion('mobile'), 'en')?.text}”`)
  expect(screen.queryByRole('button', { name: 'Withdraw: stop contacting me' })).toBeNull()

  answers['/user/give-consent'] = success({ message: 'Given' })
  answers['/user/my-data'] = success({ data: aMyData() })
  await user.click(button('Allow contact again'))
  await screen.findByRole('button', { name: 'Withdraw: stop contacting me' })
  expect(sent('/user/give-consent').map(({ body }) => body)).toEqual([
    { id: 'borrower-1', kind: 'mobile', language: 'en' },
  ])
})

test('a withdrawal that fails says so, and the consent stays', async () => {
  const { user, answers } = await open('consents')
  answers['/user/withdraw-consent'] = refusal(503, 'Not now')
  await user.click(button('Withdraw: stop contacting me'))
  await screen.findByText('Not now')
  expect(isBusy('Withdraw: stop contacting me')).toBe(false)
})

test('a receipt that cannot be made says so', async () => {
  const { user, answers } = await open('consents')
  answers['/user/consent-receipts'] = success({ receipts: [] })
  await user.click(screen.getAllByRole('button', { name: 'Download receipt' })[0] ?? document.body)
  await screen.findByText(/^We couldn’t make the receipt/)
})

test('withdrawing the consent to the terms asks first, because it closes the account', async () => {
  const { user, answers, sent } = await open('consents')
  await user.click(button('Withdraw and close my account'))
  await screen.findByRole('dialog', { name: 'Close your account?' })
  expect(sent('/user/withdraw-consent')).toEqual([])
  answers['/user/withdraw-consent'] = success()
  await user.click(button('Yes, close my account'))
  await screen.findByRole('heading', { name: 'Your account is closed' })
  expect(sent('/user/withdraw-consent').map(({ body }) => body)).toEqual([
    { id: 'borrower-1', kind: 'terms' },
  ])
})

const close = '/user/close-account'

async function openDialog(answer: Answer) {
  const opened = await open('close')
  opened.answers[close] = answer
  await opened.user.click(button('Close my account'))
  await screen.findByRole('dialog')
  return opened
}

test('the account can be kept; once it is closed, this browser forgets the borrower', async () => {
  const { user, sent } = await openDialog(success())
  await user.click(button('Keep my account'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(close)).toEqual([])
  await user.click(button('Close my account'))
  await user.click(await screen.findByRole('button', { name: 'Yes, close my account' }))
  await screen.findByRole('heading', { name: 'Your account is closed' })
  expect(localStorage.length).toBe(0)
})

test.each([true, false])(
  'closing asks about the loans of this browser, and removes them if told so: %s',
  async (removes) => {
    onTestFinished(() => localStorage.clear())
    localStorage.setItem('myLoans', '[]')
    const { user } = await openDialog(success())
    const question = screen.getByRole<HTMLInputElement>('checkbox', {
      name: /^Also remove the loans in “My loans”/,
    })
    expect(question.checked).toBe(false)
    if (removes) await user.click(question)
    await user.click(button('Yes, close my account'))
    await screen.findByRole('heading', { name: 'Your account is closed' })
    expect(localStorage.getItem('myLoans')).toBe(removes ? null : '[]')
  },
)

test('closing does not ask about loans where there are none', async () => {
  await openDialog(success())
  expect(screen.queryByRole('checkbox')).toBe(null)
})

test('the account cannot be kept while it is being closed', async () => {
  const { answer, release } = heldBack()
  const { user, sent } = await openDialog(answer)
  await user.dblClick(button('Yes, close my account'))
  await waitFor(() => expect(isBusy('Yes, close my account')).toBe(true))
  await user.click(button('Keep my account'))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeNull()
  release()
  await screen.findByRole('heading', { name: 'Your account is closed' })
  expect(sent(close)).toHaveLength(1)
})

test('if the session has ended, the page does not say that the account is closed', async () => {
  const { user } = await openDialog(refusal(401, messages.sessionExpired))
  await user.click(button('Yes, close my account'))
  await screen.findByText(messages.sessionExpired)
  expect(screen.queryByText('Your account is closed')).toBeNull()
})

test.each([
  ['is lost', noResponse],
  ['is a server error', refusal(500, messages.somethingWentWrong)],
])('if the response %s, confirming again shows that the account is closed', async (_, answer) => {
  const { user, answers } = await openDialog(answer)
  await user.click(button('Yes, close my account'))
  await screen.findByText(messages.somethingWentWrong)
  answers[close] = refusal(401, messages.sessionExpired)
  await user.click(button('Yes, close my account'))
  await screen.findByRole('heading', { name: 'Your account is closed' })
})

test('a nominee that the server refuses keeps what was typed, with its message beside the field', async () => {
  const { user, answers } = await open('data')
  answers['/user/save-nominee'] = refusal(400, 'No', { contact: messages.nomineeContactInvalid })
  await enter(user, { 'Their name': 'Ravi Nair', 'Their mobile number or e-mail address': '12345' })
  await user.click(button('Save nominee'))
  await waitFor(() =>
    expect(besideField('Their mobile number or e-mail address')).toContain(messages.nomineeContactInvalid),
  )
  expect(field('Their name').value).toBe('Ravi Nair')
})

test('a lender that the borrower opened is shown with the documents it asks for', async () => {
  signIn()
  const opened = {
    offer_id: 'offer-1',
    offer_version: 1,
    amount: 100_000,
    tenure_months: 24,
    rule_version: '1',
    is_as_shown: true,
    applied_at: at,
  }
  const documents = [{ title: 'Identity proof', examples: ['PAN card'] }]
  serve({
    '/user/my-data': success({ data: aMyData({ applications: [opened] }) }),
    '/user/offer-list': success({ offers: [aStoredOffer({ id: 'offer-1', documents })] }),
  })
  const { show } = renderAt('/my-tulna', <MyTulnaPage />)
  show()
  const title = await screen.findByText('Documents')
  expect(title.closest('details')?.textContent).toContain('Identity proof')
  screen.getByText('Did you apply?')
})

test('an offer that the borrower opened is handed over to “My loans” as it was shown, in this tab only', async () => {
  onTestFinished(() => sessionStorage.clear())
  signIn()
  const opened = {
    offer_id: 'offer-1',
    offer_version: 1,
    amount: 100_000,
    tenure_months: 24,
    emi: 4_848.67,
    apr: 17.2,
    rule_version: '1',
    is_as_shown: true,
    applied_at: at,
  }
  const requests = serve({
    '/user/my-data': success({ data: aMyData({ applications: [opened] }, { looking_for: 'Personal Loan' }) }),
    '/user/offer-list': success({ offers: [aStoredOffer({ id: 'offer-1', lender: 'Kaveri Bank' })] }),
  })
  const { show, user } = renderAt('/my-tulna', <MyTulnaPage />)
  show()
  const link = await screen.findByRole('link', { name: /^Keep in “My loans”/ })
  expect(link.getAttribute('href')).toBe('/my-loans')
  const sent = requests.length
  await user.click(link)
  expect(JSON.parse(sessionStorage.getItem('foundLoan') ?? '')).toEqual({
    source: 'application',
    lender: 'Kaveri Bank',
    loanType: 'Personal Loan',
    principal: 100_000,
    tenureMonths: 24,
    instalment: 4_848.67,
  })
  expect(requests).toHaveLength(sent)
})
