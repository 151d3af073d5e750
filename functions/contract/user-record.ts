import * as z from 'zod/mini'
import { loanTypes, professions } from '#loans/loan-request.ts'
import { genders, loanPurposes, userStatuses } from './enums.ts'
import { Id } from './id.ts'
import { limits } from './limits.ts'
import { messages } from './messages.ts'

/** A borrower as a line of the administrator's list: what the table shows, and no more of a person than that. */
export const UserRow = z.object({
  id: Id,
  mobile: z.string(),
  name: z.optional(z.string()),
  loanType: z.optional(z.enum(loanTypes)),
  loanPurpose: z.optional(z.enum(loanPurposes)),
  /** Whole rupees. */
  loanAmount: z.optional(z.number()),
  /** Months. */
  tenure: z.optional(z.number()),
  /** ISO 8601, UTC. */
  registrationDate: z.string(),
  /** A phone provider has proved the number: Verified, else Pending. */
  isAuthenticated: z.boolean(),
})
export type UserRow = z.infer<typeof UserRow>

/** Everything that an administrator may see of a borrower. What was never given is absent. */
export const UserRecord = z.extend(UserRow, {
  gender: z.optional(z.enum(genders)),
  /** `yyyy-MM-dd` */
  dob: z.optional(z.string()),
  profession: z.optional(z.enum(professions)),
  /** Whole rupees a month. */
  income: z.optional(z.number()),
  pan: z.optional(z.string()),
  /** `********1234`: no more of it is kept. */
  aadhar: z.optional(z.string()),
})
export type UserRecord = z.infer<typeof UserRecord>

/** Counted over all borrowers. Amounts are whole rupees. */
export const Stats = z.object({
  totalUsers: z.number(),
  verifiedUsers: z.number(),
  pendingUsers: z.number(),
  totalLoanAmount: z.number(),
  /** Over the borrowers who have asked for an amount, rounded; 0 where nobody has. */
  avgLoanAmount: z.number(),
})
export type Stats = z.infer<typeof Stats>

/** Which borrowers the list is about, and which part of it. Blank means "any". */
export const UsersQuery = z.object({
  /** Part of a mobile, a name or a PAN, in capitals or small letters. */
  search: z.optional(
    z.string().check(z.trim(), z.maxLength(limits.userSearchLength, messages.searchTooLong)),
  ),
  status: z.optional(
    z.pipe(
      z.enum(['', ...userStatuses], messages.requestInvalid),
      z.transform((status) => status || undefined),
    ),
  ),
  /** Where the page before this one ended, as that page said. */
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
