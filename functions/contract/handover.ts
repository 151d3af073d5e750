import * as z from 'zod/mini'
import { isDay } from '#loans/dates.ts'
import { loanTypes } from '#loans/loan-request.ts'
import { consentLanguages } from './consents.ts'
import { isHandoverId } from './handover-id.ts'
import { Id } from './id.ts'
import * as messages from './messages.ts'

/** Made by `newHandoverId`. */
const HandoverId = z.string(messages.requestInvalid).check(z.refine(isHandoverId, messages.requestInvalid))

/** What is counted of a press. Strict, so that nothing about the person can come along. */
const press = {
  offer_id: Id,
  language: z.enum(consentLanguages, messages.requestInvalid),
  /** Absent if the comparison was for no type. */
  loan_type: z.optional(z.enum(loanTypes, messages.requestInvalid)),
  /** Where the offer stood in the list as it was shown, from 1. Absent if the press was made outside of it. */
  place: z.optional(
    z
      .int(messages.requestInvalid)
      .check(z.minimum(1, messages.requestInvalid), z.maximum(10_000, messages.requestInvalid)),
  ),
}

/** A press of “Apply Now”, by anybody. */
export const Handover = z.strictObject({
  ...press,
  /** Absent if the lender did not get it: its link has no place for one, or the visitor did not want it. */
  id: z.optional(HandoverId),
})
export type Handover = z.infer<typeof Handover>

/** How many presses had the same offer, language, loan type and place, and sent an id to the lender or not. */
export const HandoverCount = z.object({ ...press, has_id: z.boolean(), presses: z.number() })
export type HandoverCount = z.infer<typeof HandoverCount>

/** A day in India, `yyyy-MM-dd`. */
export const HandoversQuery = z.object({
  day: z.string(messages.requestInvalid).check(z.refine(isDay, messages.requestInvalid)),
})
