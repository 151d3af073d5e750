import { daysLater } from '#loans/dates.ts'
import { standingOn } from '#loans/running/running-loan.ts'
import { formatRupeesAndPaise } from '#loans/rupees.ts'
import * as words from '#words/tools-my-loans.ts'
import type { CalendarDay } from '../../ui/calendar-file.ts'
import type { KeptLoan } from './kept-loans.ts'

/** The days of a loan that are still to come, each with an alarm a day before. */
export function loanDays(loan: KeptLoan, today: string): CalendarDay[] {
  const { id, lender, coolingOffDays, paidOut } = loan
  const { rows } = standingOn(loan, today)
  const returnBy = daysLater(paidOut, coolingOffDays)
  return [
    ...(coolingOffDays > 0 && returnBy >= today
      ? [{ id: `${id}-return`, day: returnBy, title: words.eventReturn(lender), remindDaysBefore: 1 }]
      : []),
    ...rows.map(({ due, paid }, place) => ({
      id: `${id}-${due}`,
      day: due,
      title: words.eventDue(formatRupeesAndPaise(paid), lender),
      ...(place === rows.length - 1 && { note: words.eventLast(lender) }),
      remindDaysBefore: 1,
    })),
  ]
}
