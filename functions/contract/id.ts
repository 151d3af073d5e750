import * as z from 'zod/mini'
import * as messages from './messages.ts'

/** The id of a borrower, an offer, an export or a request. */
export const Id = z.string(messages.idInvalid).check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, messages.idInvalid))

/** The borrower id that a signed-in borrower sends. `validateInput` rejects any id but their own. */
export const OwnId = z
  .string(messages.userIdMissing)
  .check(z.minLength(1, messages.userIdMissing), z.maxLength(64))
