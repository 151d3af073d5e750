import { daysLater } from '#loans/dates.ts'
import { standingOn } from '#loans/running/running-loan.ts'
import type { KeptLoan } from '#web/tools/my-loans/kept-loans.ts'
import type { Movement } from './layouts.ts'

export const loan: KeptLoan = {
  id: 'a',
  lender: 'Kaveri Bank',
  loanType: 'Personal Loan',
  principal: 200_000,
  annualRatePercent: 13.5,
  tenureMonths: 24,
  instalment: 9_554.6,
  paidOut: '2025-01-12',
  firstDue: '2025-03-05',
  brokenInterest: 'withFirst',
  fees: 4_720,
  coolingOffDays: 3,
  mandateDay: 5,
  missed: [],
  extras: [],
  done: [],
}

/** How a lender's name stands in the narration of its mandate. */
export const mandates = [
  'ACH D- KAVERI BANK LTD-TLKB00123',
  'NACH/KAVERIBANK/000123/Loan',
  'ECS DR KAVERI BANK LIMITED 123456',
  'EMI 987654321 CHQ S123456 0525987654321',
]

/** Other life of an account, in which the lender's name also occurs. */
const life = [
  { day: 1, narration: 'SALARY CREDIT ACME PVT LTD', paise: 6_500_000 },
  { day: 2, narration: 'UPI-RAMESH RENT-ramesh@oksbi-SBIN0001234-501234567890', paise: -1_800_000 },
  { day: 9, narration: 'UPI/DR/512345/ANITA/KAVERI BANK/anita@kvb/Dinner', paise: -64_050 },
  { day: 12, narration: 'ACH D- NEEM TREE FINANCE-998877', paise: -955_460 },
  { day: 17, narration: 'POS 416021XXXXXX1234 BIG BAZAAR', paise: -123_456 },
  { day: 23, narration: 'IMPS-512312345678-SUNITA-KAVERI BANK LTD-XX1234-Gift', paise: -250_000 },
  { day: 28, narration: 'INT.PD:01-06-2025 TO 30-06-2025', paise: 1_234 },
]

/** The months of an account, from the day of its first to that of its last entry. */
export function accountOf(
  months: readonly string[],
  mandate: string,
  change: (due: string, paise: number) => Movement[] | undefined = () => undefined,
): Movement[] {
  return months
    .flatMap((month) => {
      const due = `${month}-05`
      const { next } = standingOn(loan, daysLater(due, -1))
      // Lenders take whole rupees.
      const paise = -Math.round(next?.amount ?? 0) * 100
      return [
        ...life.map(({ day, ...rest }) => ({ on: `${month}-${String(day).padStart(2, '0')}`, ...rest })),
        ...(change(due, paise) ?? [{ on: daysLater(due, 1), narration: mandate, paise }]),
      ]
    })
    .sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
}

/** An account before and after the months of the loan's instalments, so that all of their days are covered. */
export const around = (movements: Movement[], first: string, last: string): Movement[] => [
  { on: first, narration: 'CASH DEPOSIT', paise: 100_000 },
  ...movements,
  { on: last, narration: 'ATM CASH 1234', paise: -50_000 },
]
