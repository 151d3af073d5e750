import { recordOutcome } from '#applications/outcomes.ts'
import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { Conflict, Invalid } from '#runtime/errors.ts'

export const handler = endpoint(routes.handoverOutcome, async ({ lender, body, now }) => {
  const { state, press } = await recordOutcome(lender, body, now)
  if (state === 'conflict') throw new Conflict(messages.outcomeDiffers)
  if (state === 'early') throw new Invalid(messages.outcomeTooEarly, { at: messages.outcomeTooEarly })
  return { already: state === 'already', matched: press !== null }
})
