import * as messages from '#contract/messages.ts'
import { Invalid } from '#runtime/errors.ts'

/** @throws Invalid if the time from which a change applies is not in the next year */
export function checkStart(starts_at: string, now: Date): void {
  if (starts_at <= now.toISOString()) throw invalidStart(messages.startPassed)
  if (Date.parse(starts_at) > now.getTime() + yearMs) throw invalidStart(messages.startTooLate)
}

export const invalidStart = (message: string) => new Invalid(message, { starts_at: message })

const yearMs = 366 * 24 * 60 * 60 * 1000
