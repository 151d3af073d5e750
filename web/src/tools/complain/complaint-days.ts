import type { Body } from '#redress/rules.ts'
import type { Advice } from '#redress/where-to-complain.ts'
import * as words from '#words/tools-complain.ts'
import type { CalendarDay } from '../../ui/calendar-file.ts'

/** A reminder a week before the last day leaves time to write. */
const weekBefore = 7

/** The body that the days of an advice are about. */
export const bodyOfDays = ({ body, next }: Advice): Body => next ?? body

/** The days that count and are still to come, for a calendar. */
export function complaintDays(advice: Advice, today: string): CalendarDay[] {
  const { answerDueOn, opensOn, closesOn } = advice
  const body = words.bodies[bodyOfDays(advice)]
  const days: (CalendarDay | undefined)[] = [
    answerDueOn === undefined
      ? undefined
      : { day: answerDueOn, title: words.eventAnswer, remindDaysBefore: 0 },
    opensOn === undefined ? undefined : { day: opensOn, title: words.eventOpens(body), remindDaysBefore: 0 },
    closesOn === undefined
      ? undefined
      : { day: closesOn, title: words.eventCloses(body), remindDaysBefore: weekBefore },
  ]
  return days.filter((event) => event !== undefined).filter(({ day }) => day >= today)
}
