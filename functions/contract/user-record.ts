import * as z from 'zod/mini'
import { loanTypes, professions } from '#loans/loan-request.ts'
import { genders, loanPurposes, userStatuses } from './enums.ts'
import { Id } from './id.ts'
import { limits } from './limits.ts'
import * as messages from './messages.ts'

/** A borrower in the administrator's list: only what the list shows. */
export const UserRow = z.object({
  id: Id,
  mobile: z.string(),
  name: z.optional(z.string()),
  loanType: z.optional(z.enum(loanTypes)),
  /** Whole rupees. */
  loanAmount: z.optional(z.number()),
  /** Months. */
  tenure: z.optional(z.number()),
  /** ISO 8601, UTC. */
  registrationDate: z.string(),
  /** True (Verified) when a phone provider has verified the number; otherwise Pending. */
  isAuthenticated: z.boolean(),
  /** The borrower has withdrawn the consent to be contacted. Absent otherwise. */
  doNotContact: z.optional(z.literal(true)),
})
export type UserRow = z.infer<typeof UserRow>

/** Everything that an administrator may see of a borrower, besides open complaints. Missing values are absent. */
export const UserRecord = z.extend(UserRow, {
  gender: z.optional(z.enum(genders)),
  /** `yyyy-MM-dd` */
  dob: z.optional(z.string()),
  profession: z.optional(z.enum(professions)),
  loanPurpose: z.optional(z.enum(loanPurposes)),
  /** Rupees a month, perhaps with paise. */
  income: z.optional(z.number()),
  pan: z.optional(z.string()),
  /** `********1234`: only the last four digits are stored. */
  aadhar: z.optional(z.string()),
})
export type UserRecord = z.infer<typeof UserRecord>

/** Statistics of all borrowers. Amounts are whole rupees. */
export const Stats = z.object({
  totalUsers: z.number(),
  verifiedUsers: z.number(),
  pendingUsers: z.number(),
  totalLoanAmount: z.number(),
  /** The average over the borrowers with a loan amount, rounded; 0 when there are none. */
  avgLoanAmount: z.number(),
})
export type Stats = z.infer<typeof Stats>

/** Search, filter and paging of the administrator's list. A blank search or status matches every borrower. */
export const UsersQuery = z.object({
  /**
   * Part of a name or mobile number, or at least five characters from the start or end of a PAN. Case-insensitive.
   */
  search: z.optional(
    z.string().check(z.trim(), z.maxLength(limits.userSearchLength, messages.searchTooLong)),
  ),
  status: z.optional(
    z.pipe(
      z.enum(['', ...userStatuses], messages.requestInvalid),
      z.transform((status) => status || undefined),
    ),
  ),
  /** The cursor that the previous page returned. */
  cursor: z.optional(z.string(messages.cursorInvalid).check(z.maxLength(200, messages.cursorInvalid))),
  limit: z.optional(
    z.pipe(
      z.string().check(z.regex(/^[0-9]{1,3}$/, messages.requestInvalid)),
      z.pipe(
        z.transform(Number),
        z
          .number()
          .check(
            z.minimum(1, messages.requestInvalid),
            z.maximum(limits.userPage.max, messages.requestInvalid),
          ),
      ),
    ),
  ),
})
export type UsersQuery = z.output<typeof UsersQuery>
