import * as z from 'zod/mini'
import { rankingFolder } from './ranking-day.ts'

/** The public file that says which lenders pay, in its bucket and in its path on the site. */
export const publishedPaymentsKey = `${rankingFolder}/payments.json`

/** Presses of “Apply Now” at a place of the list, on offers of lenders that paid on that day and of others. */
const PlaceCount = z.object({
  /** From 1; absent for all presses outside a list. */
  place: z.optional(z.number()),
  paying: z.number(),
  others: z.number(),
})

/** Which lenders pay Tulna, and where in the list people pressed, quarter by quarter. Nothing in it says how much is paid. */
export const PublishedPayments = z.object({
  /** The day in India on which it was written, `yyyy-MM-dd`. */
  day: z.string(),
  /** The lenders that pay on that day, by name. */
  lenders: z.array(z.object({ name: z.string(), since: z.string() })),
  /** The complete quarters of which presses are kept, the latest first. */
  quarters: z.array(
    z.object({
      /** Its first day, `yyyy-MM-dd`. */
      from: z.string(),
      places: z.array(PlaceCount),
    }),
  ),
})
export type PublishedPayments = z.infer<typeof PublishedPayments>
