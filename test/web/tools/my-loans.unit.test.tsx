import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aStoredOffer } from '#support/builders.ts'
import { renderAt } from '#support/components/render-at.tsx'
import { serve, success } from '#support/components/server.ts'
import { writeFoundLoan } from '#web/session/loans-on-device.ts'
import { keepLoan, loansOf } from '#web/tools/my-loans/kept-loans.ts'
import { loanDays } from '#web/tools/my-loans/loan-days.ts'
import MyLoansPage from '#web/tools/my-loans/MyLoansPage.tsx'
import { calendarFile } from '#web/ui/calendar-file.ts'

beforeEach(() => {
  // In the night to 26 July 2025 in India.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-07-25T20:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})

const loan = {
  id: 'a',
  lender: 'Kaveri Bank',
  loanType: '' as const,
  principal: 200_000,
  annualRatePercent: 13.5,
  tenureMonths: 24,
  instalment: 9_555,
  paidOut: '2025-01-12',
  firstDue: '2025-03-05',
  brokenInterest: 'withFirst' as const,
  fees: 4_720,
  coolingOffDays: 3,
  mandateDay: 5,
  missed: [],
  extras: [],
  done: [],
}

function open() {
  const { show, user } = renderAt('/my-loans', <MyLoansPage />)
  show()
  return user
}
const main = () => document.querySelector('main')?.textContent ?? ''
const kept = () => loansOf(localStorage.getItem('myLoans'))
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const press = (name: string) => screen.getByRole('button', { name })

test('a loan that is typed in is kept with where it stands on the day in India', async () => {
  const user = open()
  const typed = {
    Lender: 'Kaveri Bank',
    'Loan amount': '2 lakh',
    'Interest rate a year': '13.5',
    'Number of EMIs': '24',
    EMI: '9,555',
    'Day of the month on which the EMI is taken from your account': '7',
    'Fees kept back from the loan, with GST': '4720',
    'Cooling-off period, in days': '3',
  }
  for (const [name, text] of Object.entries(typed)) await user.type(field(name), text)
  await user.type(field('Date the loan was paid out'), '12/01/2025')
  await user.type(field('Date of the first EMI'), '05/03/2025')
  await user.selectOptions(field('Loan type'), 'Personal Loan')
  await user.click(press('Keep this loan'))
  expect(kept()).toEqual([{ ...loan, id: expect.any(String), loanType: 'Personal Loan', mandateDay: 7 }])
  expect(main()).toContain('The loan is kept in this browser.')
  expect(main()).toContain('Next EMI, on 5 August 2025₹9,555.00')
  // 21 of the 31 days from 5 July to 5 August.
  const { balance, interest } = figures()
  expect(interest).toBeCloseTo((balance * 0.135 * 21) / 12 / 31, 1)
  expect(main()).toContain('The EMI falls due on another day than this.')
  expect(field('Lender').value).toBe('')
})

function figures() {
  const amountOf = (name: string) =>
    Number(screen.getByText(name).nextElementSibling?.textContent?.replaceAll(/[₹,]/g, ''))
  return {
    balance: amountOf('Balance'),
    interest: amountOf('Interest since the last EMI'),
    owed: amountOf('Owed today'),
  }
}

test('four figures and a date are enough: the EMI is worked out, and the payout is a month before the first EMI', async () => {
  const user = open()
  const typed = {
    Lender: 'Kaveri Bank',
    'Loan amount': '2 lakh',
    'Interest rate a year': '12',
    'Number of EMIs': '24',
    'Date of the first EMI': '05/03/2025',
  }
  for (const [name, text] of Object.entries(typed)) await user.type(field(name), text)
  expect(field('EMI').closest('details')?.open).toBe(false)
  await user.click(press('Keep this loan'))
  expect(kept()).toMatchObject([{ instalment: 9_414.69, paidOut: '2025-02-05', firstDue: '2025-03-05' }])
})

test('with a cooling-off period, the day of the payout is asked for', async () => {
  keepLoan(loan)
  const user = open()
  await user.click(press('Change its figures'))
  const form = within(screen.getByRole('region', { name: 'Change its figures' }))
  await user.clear(form.getByLabelText('Date the loan was paid out'))
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(form.getByLabelText('Date the loan was paid out').getAttribute('aria-invalid')).toBe('true')
  expect(kept()).toEqual([loan])
})

test('what cannot be right gets a sentence beside its field, and nothing typed is lost', async () => {
  const user = open()
  await user.type(field('EMI'), 'ten')
  await user.click(press('Keep this loan'))
  expect(main()).toContain('Enter the lender’s name')
  expect(main()).toContain('Enter the day, such as 5 January 2026.')
  expect(field('EMI').value).toBe('ten')
  expect(field('EMI').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field('Lender'))
  expect(kept()).toEqual([])
})

test('an EMI that does not repay the loan is refused with what the last one would be', async () => {
  keepLoan(loan)
  const user = open()
  await user.click(press('Change its figures'))
  const form = within(screen.getByRole('region', { name: 'Change its figures' }))
  await user.clear(form.getByLabelText('EMI'))
  await user.type(form.getByLabelText('EMI'), '3,000')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(main()).toMatch(/With this EMI, the last one would be ₹[\d,]+\./)
  expect(kept()).toEqual([loan])
})

test('a missed EMI and an extra payment change what is owed, and can be taken back', async () => {
  keepLoan(loan)
  const user = open()
  const before = figures()
  await user.selectOptions(field('EMI that was not paid'), '5 July 2025')
  await user.click(press('It was not paid'))
  expect(kept()[0]?.missed).toEqual(['2025-07-05'])
  expect(figures().balance).toBe(before.balance + 9_555)
  expect(main()).toContain('Of it overdue')
  await user.type(field('Date of an extra payment'), '20/07/2025')
  await user.type(field('Extra payment'), '9999999')
  await user.click(press('Add the payment'))
  expect(main()).toMatch(/The balance is ₹[\d,.]+\. Enter that or less\./)
  await user.clear(field('Extra payment'))
  await user.type(field('Extra payment'), '9555')
  await user.click(press('Add the payment'))
  expect(figures().balance).toBe(before.balance)
  expect(main()).not.toContain('Of it overdue')
  await user.click(press('Remove: ₹9,555.00 paid on 20 July 2025'))
  await user.click(press('Remove: EMI of 5 July 2025: not paid'))
  expect(figures()).toEqual(before)
})

test('in the cooling-off period, the exact sum to return is shown, and not after it', () => {
  vi.setSystemTime(new Date('2025-01-14T20:00:00Z'))
  keepLoan(loan)
  open()
  expect(main()).toContain('Until 15 January 2025 you may return it')
  const cost = screen.getByText(/a year for 3 days$/)
  const apr = Number.parseFloat(cost.textContent ?? '')
  const expected = Math.round((200_000 * apr * 3) / 365) / 100
  expect(cost.nextElementSibling?.textContent).toBe(
    `₹${expected.toLocaleString('en-IN', { minimumFractionDigits: 2 })}`,
  )
  vi.setSystemTime(new Date('2025-01-15T20:00:00Z'))
  document.body.innerHTML = ''
  open()
  expect(main()).not.toContain('you may return it')
})

test('an extra payment says what it saves', async () => {
  keepLoan(loan)
  const user = open()
  await user.type(field('Extra payment today'), '50000')
  expect(main()).toMatch(/It saves ₹[\d,]+ of interest, and the last EMI is [56] months sooner/)
})

test('the closing checklist is kept, and a loan is removed after a question', async () => {
  keepLoan(loan)
  const user = open()
  await user.click(field('The mandate is cancelled at my bank'))
  expect(kept()[0]?.done).toEqual(['mandate'])
  await user.click(press('Remove this loan'))
  await user.click(press('Keep it'))
  expect(kept()).toHaveLength(1)
  await user.click(press('Remove this loan'))
  await user.click(press('Yes, remove it'))
  expect(localStorage.getItem('myLoans')).toBe(null)
})

test('the calendar has an alarm a day before each day that is still to come', () => {
  const days = loanDays(loan, '2025-01-13')
  expect(days.map(({ day }) => day).slice(0, 3)).toEqual(['2025-01-15', '2025-03-05', '2025-04-05'])
  expect(days).toHaveLength(25)
  expect(days.at(-1)).toMatchObject({ day: '2027-02-05', note: expect.stringContaining('no-dues') })
  const file = calendarFile(days)
  expect(file.match(/BEGIN:VALARM\r\n/g)).toHaveLength(25)
  expect(file).toContain('TRIGGER:-PT15H\r\n')
  expect(file).toContain('SUMMARY:EMI of ₹9\\,555.00 to Kaveri Bank')
  expect(loanDays(loan, '2027-01-10')).toHaveLength(1)
})

test('the days of a loan have the same identifiers in every file, and no line of theirs can be broken', () => {
  const uidsOf = (of: typeof loan, now: Date): string[] =>
    calendarFile(loanDays(of, '2025-01-13'), now).match(/^UID:.*$/gm) ?? []
  const first = uidsOf(loan, new Date('2025-01-13T10:00:00Z'))
  expect(new Set(first).size).toBe(25)
  expect(uidsOf({ ...loan, instalment: 9_560 }, new Date('2025-01-14T10:00:00Z'))).toEqual(first)
  const others = uidsOf({ ...loan, id: 'b' }, new Date('2025-01-13T10:00:00Z'))
  expect(others.filter((uid) => first.includes(uid))).toEqual([])
  expect(calendarFile(loanDays({ ...loan, id: 'a\r\nX:1' }, '2025-01-13'))).not.toMatch(/^X:1/m)
})

test('a half-typed loan survives a reload, also beside a kept one, until it is kept', async () => {
  const user = open()
  await user.type(field('Lender'), 'Neem Finance')
  await user.type(field('Loan amount'), '2 lakh')
  await user.type(field('Date the loan was paid out'), '12/01/2025')
  keepLoan(loan)
  document.body.innerHTML = ''
  open()
  expect(field('Lender').value).toBe('Neem Finance')
  expect(field('Loan amount').value).toBe('2,00,000')
  expect(field('Date the loan was paid out').value).toBe('12/01/2025')
  expect(field('Lender').closest('details')?.open).toBe(true)
  expect(localStorage.getItem('myLoans')).not.toContain('Neem')
})

test('a loan that another page found is confirmed first, and a half-typed one stays beside it', async () => {
  const user = open()
  await user.type(field('Lender'), 'Neem Finance')
  writeFoundLoan({
    source: 'statement',
    principal: 200_000,
    annualRatePercent: 13.5,
    tenureMonths: 24,
    instalment: 9_555,
  })
  document.body.innerHTML = ''
  open()
  const found = () => within(screen.getByRole('region', { name: 'Check this loan, then keep it' }))
  const foundField = (name: string) => found().getByLabelText<HTMLInputElement>(name)
  expect(foundField('EMI').value).toBe('9,555')
  expect(foundField('Loan amount').value).toBe('2,00,000')
  expect(main()).toContain('From the statement that you checked')
  expect(kept()).toEqual([])
  expect(screen.getAllByRole('button', { name: 'Keep this loan' })).toHaveLength(1)
  await user.click(found().getByRole('button', { name: 'Keep this loan' }))
  expect(main()).toContain('Enter the lender’s name')
  await user.type(foundField('Lender'), 'Kaveri Bank')
  await user.type(foundField('Date the loan was paid out'), '12/01/2025')
  await user.type(foundField('Date of the first EMI'), '05/03/2025')
  document.body.innerHTML = ''
  open()
  expect(foundField('Lender').value).toBe('Kaveri Bank')
  await user.click(found().getByRole('button', { name: 'Keep this loan' }))
  expect(kept()).toMatchObject([{ lender: 'Kaveri Bank', instalment: 9_555, fees: 0 }])
  expect(screen.queryByRole('region', { name: 'Check this loan, then keep it' })).toBe(null)
  expect(field('Lender').value).toBe('Neem Finance')
})

test('a loan that another page found can be left', async () => {
  writeFoundLoan({ source: 'application', lender: 'Kaveri Bank', principal: 200_000, tenureMonths: 24 })
  const user = open()
  expect(main()).toContain('what was shown to you when you opened this offer')
  await user.click(press('Cancel'))
  expect(screen.queryByRole('region', { name: 'Check this loan, then keep it' })).toBe(null)
  expect(sessionStorage.getItem('foundLoan')).toBe(null)
  expect(kept()).toEqual([])
})

test('today’s offers are asked for only by a press, and one that costs less after all costs is shown with them', async () => {
  keepLoan({ ...loan, annualRatePercent: 24, instalment: 10_710, loanType: 'Personal Loan' })
  const terms = { interestRate: '12% p.a.', tenure: '6 to 36 months' }
  const offers = [
    aStoredOffer({ id: 'other', lender: 'Neem Tree Finance', ...terms }),
    aStoredOffer({ id: 'own', lender: 'KAVERI BANK LTD.', ...terms, interestRate: '9% p.a.' }),
    aStoredOffer({ id: 'open', lender: 'Open End' }),
  ]
  const requests = serve({ '/user/offer-list': success({ offers }) })
  const user = open()
  await user.click(screen.getByText('Would today’s offers cost less?'))
  await user.click(await screen.findByRole('button', { name: 'Compare with today’s offers' }))
  expect(main()).toContain('Enter the charge, or 0 if there is none')
  await user.type(field('Charge for closing this loan early, % of what’s owed'), '2')
  expect(requests).toEqual([])
  await user.click(press('Compare with today’s offers'))
  await screen.findByText('The cheapest offer of today costs you less by')
  expect(requests.map(({ path, body }) => [path, body])).toEqual([['/user/offer-list', undefined]])
  expect(main()).toContain('Fees of the new lender, with GST₹588.82')
  expect(main()).toContain('1 more offer fits, but names no highest rate')
  expect(main()).toContain('Not counted: stamp duty')
  const list = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(list.some((text) => text?.startsWith('Neem Tree Finance'))).toBe(true)
  expect(list.some((text) => text?.startsWith('KAVERI'))).toBe(false)
})

test('a loan without a type is not compared, nor is one with an EMI overdue', async () => {
  keepLoan(loan)
  const user = open()
  await user.click(screen.getByText('Would today’s offers cost less?'))
  await screen.findByText(/^Choose the loan’s type first/)
  keepLoan({ ...loan, loanType: 'Personal Loan', missed: ['2025-07-05'] })
  await screen.findByText(/of this loan is overdue/)
  expect(screen.queryByRole('button', { name: 'Compare with today’s offers' })).toBe(null)
})

test('a loan whose stored figures don’t fit can still be corrected or removed, and what is no loan is left alone', async () => {
  localStorage.setItem('myLoans', JSON.stringify([{ ...loan, instalment: 1 }, { id: 'b' }, null, 7]))
  window.dispatchEvent(new Event('pageshow'))
  const user = open()
  expect(main()).toContain('The figures of this loan no longer fit together.')
  expect(screen.getAllByRole('button', { name: 'Remove this loan' })).toHaveLength(1)
  expect(main()).toContain('3 things are stored here that this page can’t read.')
  keepLoan({ ...loan, id: 'c' })
  expect(JSON.parse(localStorage.getItem('myLoans') ?? '')).toEqual([
    { ...loan, instalment: 1 },
    { ...loan, id: 'c' },
    { id: 'b' },
    null,
    7,
  ])
  await user.click(press('Remove what can’t be read'))
  expect(JSON.parse(localStorage.getItem('myLoans') ?? '')).toHaveLength(2)
  expect(main()).not.toContain('this page can’t read')
})

test('a stored text that is no list is kept until it is removed', async () => {
  localStorage.setItem('myLoans', '[{"id":"a","lend')
  window.dispatchEvent(new Event('pageshow'))
  const user = open()
  expect(main()).toContain('No loan is kept here yet.')
  keepLoan(loan)
  expect(JSON.parse(localStorage.getItem('myLoans') ?? '')).toEqual([loan, '[{"id":"a","lend'])
  await user.click(press('Remove what can’t be read'))
  expect(JSON.parse(localStorage.getItem('myLoans') ?? '')).toEqual([loan])
})

test('on a full device, the page says that the last change was not stored', async () => {
  const full = new Proxy(localStorage, {
    get(storage, name) {
      if (name === 'setItem') throw new DOMException('Full', 'QuotaExceededError')
      const value: unknown = Reflect.get(storage, name)
      return typeof value === 'function' ? value.bind(storage) : value
    },
  })
  const refuse = vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full)
  try {
    keepLoan(loan)
    open()
    expect(main()).toContain('Kaveri Bank')
    expect(main()).toContain('did not store your last change: it is full')
  } finally {
    refuse.mockRestore()
    keepLoan(loan)
  }
})

test('where the browser’s storage can’t be read, the page says so and works until it is closed', () => {
  const refuse = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError')
  })
  try {
    keepLoan(loan)
    open()
    expect(main()).toContain('Kaveri Bank')
    expect(main()).toContain('This browser lets no page read what it stores')
  } finally {
    refuse.mockRestore()
    keepLoan(loan)
  }
})
