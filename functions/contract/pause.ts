import { todayInIndia } from '#loans/dates.ts'
import * as words from '#words/catalogue.ts'
import * as changes from '#words/changes.ts'
import { monthNames } from '#words/dates.ts'
import type { Offer } from './offer.ts'

type MaybePaused = Pick<Offer, 'paused_until'>

/**
 * Whether the lender takes no applications for an offer on a day in India. Its place and its price do not depend on it: the
 * ranking gets no `paused_until`.
 */
export const isPaused = ({ paused_until = '' }: MaybePaused, today = todayInIndia()): boolean =>
  today < paused_until

/** `Takes no applications until 15 December`, with the year if it is not this one; empty for an offer that takes them. */
export function describePause(offer: MaybePaused, today = todayInIndia()): string {
  const { paused_until: until = '' } = offer
  if (!isPaused(offer, today)) return ''
  return words.takesNoneUntil(inWords(until, until.slice(0, 4) !== today.slice(0, 4)))
}

/** What changed between two versions. It does not depend on the day on which it is read. */
export function pauseChanges({ paused_until: before = '' }: MaybePaused, after: MaybePaused): string[] {
  const { paused_until: until = '' } = after
  if (before === until) return []
  return [until === '' ? changes.takesApplications : words.takesNoneUntil(inWords(until, true))]
}

function inWords(day: string, hasYear: boolean): string {
  const [year, month = 1, date] = day.split('-').map(Number)
  return `${date} ${monthNames[month - 1]}${hasYear ? ` ${year}` : ''}`
}
