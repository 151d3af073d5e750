import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import type { PaymentStatement, StatementLine } from '#contract/payment-statement.ts'
import type { LenderTerms } from '#contract/payment-terms.ts'
import { anAdminOffer, openPayments } from '#support/components/admin.tsx'
import { besideField, button, enter, field } from '#support/components/fields.ts'
import { heldBack, refusal, success } from '#support/components/server.ts'
import { describeTerms } from '#web/admin/payments/describe-terms.ts'
import { compareReport, readReport } from '#web/admin/payments/lender-report.ts'
import { statementCsv } from '#web/admin/payments/statement-csv.ts'

const terms: LenderTerms[] = [
  { lender: 'kaveri', name: 'Kaveri Bank', terms: { model: 'per_loan', from: '2026-11-01', rupees: 1500 } },
]
const line = (handover: string, change: number): StatementLine => ({
  ...{ handover, offer_id: 'a', day: '2026-11-20', terms_from: '2026-11-01' },
  ...{ kinds: ['disbursed'], before: 0, change },
})
const statement: PaymentStatement = {
  ...{ lender: 'kaveri', month: '2026-11', closes_on: '2026-12-10', is_closed: false, unmatched: 2 },
  lines: [line('one', 150_000), line('two', -50_050)],
  ...{ net: 99_950, gst: 17_991, total: 117_941 },
}

test.each([
  [{ model: 'per_handover', rupees: 40.5 }, '₹40.50 for each hand-over that it received'],
  [{ model: 'per_loan', rupees: 1500 }, '₹1,500 for each loan paid out'],
  [{ model: 'percent', percent: 0.875, cap: 2500 }, '0.875% of each loan paid out, at most ₹2,500'],
  [{ model: 'percent', percent: 1 }, '1% of each loan paid out'],
  [{ model: 'nothing' }, 'Nothing'],
] as const)('describes what a lender pays: %j', (model, expected) => {
  expect(describeTerms({ from: '2026-11-01', ...model })).toBe(expected)
})

test('compares a statement with a lender’s report, the largest difference first', () => {
  const report = readReport(
    'handover;amount;note\r\none;"1,499.50";\r\nthree;₹10;x\r\ntwo;-500.5;\r\n;5;\r\nfour;many;\r\n;;\r\n',
  )
  expect(report?.unreadable).toEqual([5, 6])
  expect(report && compareReport(statement.lines, report)).toEqual([
    { handover: 'three', theirs: 1000 },
    { handover: 'one', ours: 150_000, theirs: 149_950 },
  ])
  expect(readReport('id,amount\none,5')).toBeUndefined()
})

test('a lender’s copy of our own sheet has no difference', () => {
  const report = readReport(statementCsv('Kaveri Bank', statement))
  expect(report?.unreadable).toEqual([])
  expect(report && compareReport(statement.lines, report)).toEqual([])
})

test('every row of a statement’s file names the lender and the month', () => {
  const [titles = '', ...rows] = statementCsv('Kaveri Bank', statement).trim().split('\r\n')
  expect(titles).toMatch(/^"lender","month","handover",/)
  expect(rows).toHaveLength(5)
  for (const row of rows) expect(row).toMatch(/^"Kaveri Bank","2026-11",/)
})

test('shows what each lender owes, why, and that it is still open', async () => {
  const { requests } = await openPayments(success({ terms, statement }))
  await screen.findByText('from 1 lender, with GST, so far')
  screen.getByText('2 hand-overs, open until the end of 10 Dec 2026')
  for (const sum of ['₹999.50', '₹179.91']) screen.getByText(sum)
  expect(screen.getAllByText('₹1,179.41')).toHaveLength(2)
  screen.getByText('2 outcomes match no hand-over, and count for nothing.')
  screen.getByText('−₹500.50')
  screen.getByText('₹1,500 for each loan paid out')
  screen.getByText('From 1 November 2026')
  expect(requests.filter(({ path }) => path === '/user/payments')).toHaveLength(2)
})

test('a lender’s sheet is compared on the page, and an unreadable one is refused in words', async () => {
  const { user } = await openPayments(success({ terms, statement }))
  const input = await screen.findByLabelText('Choose a CSV file')
  await user.upload(input, new File(['a,b\n1,2'], 'report.csv', { type: 'text/csv' }))
  await screen.findByText('The first row must name the columns handover and amount')
  await user.upload(input, new File(['handover,amount\none,1500\n'], 'report.csv', { type: 'text/csv' }))
  await screen.findByText('The lender reports ₹1,500.00: 1 difference.')
  screen.getByText('The statement has −₹500.50, the lender nothing')
})

test('a lender’s sheet is not compared with the statement of another month', async () => {
  const { user, answers } = await openPayments(success({ terms, statement }))
  await screen.findByLabelText('Choose a CSV file')
  const [latest = '', earlier = ''] = [...field('Statements of').querySelectorAll('option')].map(
    ({ value }) => value,
  )
  answers['/user/payments'] = success({ terms, statement: { ...statement, month: '2026-10' } })
  await user.selectOptions(field('Statements of'), earlier)
  await screen.findByLabelText('Choose a CSV file')
  answers['/user/payments'] = success({ terms, statement })
  await user.selectOptions(field('Statements of'), latest)
  // From here on, both statements are at hand.
  const report = new File(['handover,amount\none,1500\n'], 'report.csv', { type: 'text/csv' })
  await user.upload(screen.getByLabelText('Choose a CSV file'), report)
  await screen.findByText('The lender reports ₹1,500.00: 1 difference.')
  await user.selectOptions(field('Statements of'), earlier)
  expect(screen.queryByText(/^The lender reports/)).toBeNull()
})

test('adds terms, says what is wrong beside the field, and keeps what was typed when it fails', async () => {
  const { user, answers, requests } = await openPayments(success({ terms: [] }), [
    anAdminOffer({ lender: 'Konkan Credit' }),
  ])
  await screen.findByText('No lender pays yet')
  await user.click(screen.getByRole('button', { name: 'Add terms' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Save terms' }))
  await dialog.findByText('Choose the lender')
  dialog.getByText(messages.paymentAmountInvalid)
  await user.selectOptions(dialog.getByLabelText('Lender'), 'Konkan Credit')
  await dialog.findByText('Its offer has no such number in the link: no payment can come of it.')
  await user.click(dialog.getByText('For each hand-over'))
  dialog.getByText(/without the lender’s word that it received the hand-over/)
  await user.click(dialog.getByText('A percentage of each loan'))
  await user.type(dialog.getByLabelText('Per cent, before GST'), '1.25%')
  await user.type(dialog.getByLabelText('At most for one loan'), '2,500')
  await enter(user, { From: '01/12' })
  await user.click(dialog.getByRole('button', { name: 'Save terms' }))
  expect(besideField('From')).toContain(messages.dateUnreadable)
  expect(requests.filter(({ path }) => path === '/user/payment-terms')).toEqual([])
  await enter(user, { From: '01/12/2027' })
  answers['/user/payment-terms'] = refusal(400, messages.paymentDayClosed, {
    from: messages.paymentDayClosed,
  })
  await user.click(dialog.getByRole('button', { name: 'Save terms' }))
  await dialog.findByText(messages.paymentDayClosed)
  answers['/user/payment-terms'] = success({ message: messages.paymentTermsSaved })
  await user.click(dialog.getByRole('button', { name: 'Save terms' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(requests.filter(({ path }) => path === '/user/payment-terms').at(-1)?.body).toEqual({
    name: 'Konkan Credit',
    terms: { model: 'percent', from: '2027-12-01', percent: 1.25, cap: 2500 },
  })
})

test('the sign of the other unit is refused, and what is typed is not lost before the lender is chosen', async () => {
  const links = ['https://a.example/{handover}', 'https://a.example', 'https://a.example/{handover}']
  const { user, requests } = await openPayments(
    success({ terms: [] }),
    links.map((link, n) => anAdminOffer({ id: String(n), lender: 'Konkan Credit', link })),
  )
  await screen.findByText('No lender pays yet')
  await user.click(button('Add terms'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByLabelText('Amount before GST'), '2%')
  await user.keyboard('{Escape}')
  await user.click(dialog.getByRole('button', { name: 'Keep editing' }))
  await user.selectOptions(dialog.getByLabelText('Lender'), 'Konkan Credit')
  await dialog.findByText('1 of its 3 offers has no such number in the link: no payment can come of it.')
  await user.click(dialog.getByRole('button', { name: 'Save terms' }))
  expect(besideField('Amount before GST')).toContain(messages.paymentAmountInvalid)
  await user.click(dialog.getByText('A percentage of each loan'))
  await enter(user, { 'Per cent, before GST': '₹2', 'At most for one loan': '5%' })
  await user.click(dialog.getByRole('button', { name: 'Save terms' }))
  expect(besideField('Per cent, before GST')).toContain(messages.paymentPercentInvalid)
  expect(besideField('At most for one loan')).toContain(messages.paymentAmountInvalid)
  expect(requests.filter(({ path }) => path === '/user/payment-terms')).toEqual([])
})

test('the pressed button keeps the focus while terms are removed, and hands it to the heading when it goes', async () => {
  const later: LenderTerms = { ...terms[0], terms: { model: 'nothing', from: '2026-12-01' } } as LenderTerms
  const { user, answers } = await openPayments(success({ terms: [...terms, later], statement }))
  const { answer, release } = heldBack(success({ message: messages.paymentTermsRemoved }))
  answers['/user/payment-terms'] = answer
  await user.click(await screen.findByRole('button', { name: /from 1 December 2026$/ }))
  const pressed = button(/from 1 December 2026$/)
  await waitFor(() => expect(pressed.getAttribute('aria-busy')).toBe('true'))
  expect(document.activeElement).toBe(pressed)
  answers['/user/payments'] = success({ terms, statement })
  await act(async () => release())
  await screen.findByText(messages.paymentTermsRemoved)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('What lenders pay'))
})

test('says that the payments could not be fetched, and tries again', async () => {
  const { user, answers } = await openPayments(refusal(500, 'Down'))
  await screen.findByText(messages.paymentsNotFetched)
  answers['/user/payments'] = success({ terms: [] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('No lender pays yet')
})
