import * as messages from '#contract/messages.ts'
import { dayInIndia, isDay, startInIndia, timeInIndia } from '#loans/dates.ts'
import { writtenDay } from '../../../ui/written-day.ts'

/** A day, `yyyy-MM-dd`, and a time, `hh:mm`, in India, as typed: either may be empty. */
export interface Start {
  day: string
  time: string
}

/** Why a change can't start then, in a sentence. */
export function startProblem(start: Start, now = new Date()): string | undefined {
  const instant = instantOf(start)
  if (instant === undefined) return messages.startInvalid
  return instant <= now.toISOString() ? messages.startPassed : undefined
}

/** The instant in ISO 8601, UTC; `undefined` if the day or the time is missing. */
export function instantOf({ day, time }: Start): string | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(time) ?? []
  if (!isDay(day) || hours === undefined) return undefined
  return new Date(startInIndia(day).getTime() + (Number(hours) * 60 + Number(minutes)) * 60_000).toISOString()
}

/** `1 December 2026, 00:00`, in India. */
export const writtenInstant = (instant: string) =>
  `${writtenDay(dayInIndia(instant))}, ${timeInIndia(instant)}`
