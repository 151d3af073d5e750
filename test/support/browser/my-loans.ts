import type { Page } from 'playwright-core'
import { daysLater, monthsLater, todayInIndia } from '#loans/dates.ts'

/** A loan that its borrower got yesterday, so that it can still be returned. */
export const newLoan = () => ({
  id: 'a',
  lender: 'Kaveri Bank',
  loanType: 'Personal Loan',
  principal: 200_000,
  annualRatePercent: 12,
  tenureMonths: 24,
  instalment: 9_414.69,
  paidOut: daysLater(todayInIndia(), -1),
  firstDue: daysLater(todayInIndia(), 35),
  brokenInterest: 'withFirst',
  fees: 4_720,
  coolingOffDays: 3,
  mandateDay: 5,
  missed: [],
  extras: [],
  done: ['mandate'],
})

/** A dear loan of half a year ago. */
export const dearLoan = () => ({
  ...newLoan(),
  id: 'b',
  annualRatePercent: 36,
  instalment: 11_809.48,
  paidOut: monthsLater(todayInIndia(), -6),
  firstDue: monthsLater(todayInIndia(), -5),
  mandateDay: 0,
})

/** A bank statement since the payout of `dearLoan`, in which the third instalment is missing and the lender took a charge. */
function accountCsv(): string {
  const { firstDue, instalment } = dearLoan()
  const dues = [0, 1, 3, 4].map((month) => monthsLater(firstDue, month))
  const entries = [
    { on: daysLater(firstDue, -10), narration: 'SALARY ACME', paise: 12_000_000 },
    ...dues.map((on) => ({
      on,
      narration: 'ACH D- KAVERI BANK-TLKB001',
      paise: -Math.round(instalment * 100),
    })),
    { on: daysLater(firstDue, 70), narration: 'ACH D- KAVERI BANK VISIT CHARGES', paise: -59_000 },
    { on: daysLater(todayInIndia(), -1), narration: 'UPI-ANITA-anita@bank', paise: -50_000 },
  ].sort((a, b) => (a.on < b.on ? -1 : 1))
  let balance = 0
  const rows = entries.map(({ on, narration, paise }) => {
    balance += paise
    const amount = (Math.abs(paise) / 100).toFixed(2)
    const day = on.split('-').reverse().join('/')
    return [
      day,
      narration,
      paise < 0 ? amount : '',
      paise > 0 ? amount : '',
      (balance / 100).toFixed(2),
    ].join(',')
  })
  return ['Account,1234', '', 'Date,Narration,Debit,Credit,Balance', ...rows].join('\r\n')
}

/** Opens `/my-loans` anew with a kept loan. */
export async function keepInBrowser(page: Page, loan: ReturnType<typeof newLoan>) {
  await page.evaluate((loans) => localStorage.setItem('myLoans', loans), JSON.stringify([loan]))
  await page.reload()
  await page.getByRole('heading', { name: loan.lender }).waitFor()
}

export async function compareWithStatement(page: Page) {
  await page.getByText('Compare with a bank statement').click()
  await page
    .getByLabel('Bank statement (CSV)')
    .setInputFiles({ name: 'account.csv', mimeType: 'text/csv', buffer: Buffer.from(accountCsv()) })
  await page.getByText('Paid on').first().waitFor()
}

export async function compareWithOffers(page: Page) {
  await page.getByText('Would today’s offers cost less?').click()
  await page.getByLabel('Charge for closing this loan early, % of what’s owed').fill('2')
  await page.getByRole('button', { name: 'Compare with today’s offers' }).click()
  await page.getByText('The cheapest offer of today costs you less by').waitFor()
}
