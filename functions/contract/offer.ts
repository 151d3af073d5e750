import * as z from 'zod/mini'
import { EligibilitySchema } from './eligibility.ts'
import { Id } from './id.ts'

/** One kind of paper that the lender asks for, such as `Income proof` with `Salary slips, last 3 months`. */
const OfferDocument = z.object({
  title: z.string(),
  examples: z.array(z.string()),
})
export type OfferDocument = z.infer<typeof OfferDocument>

/**
 * An offer as borrowers see it. Amount, rate, fee and tenure are the lender's own words, never rewritten;
 * `parseTerms` turns them into numbers.
 */
export const Offer = z.object({
  id: Id,
  lender: z.string(),
  /** A path on this site (`/logos/…`), an https URL, or empty. */
  logo: z.string(),
  description: z.string(),
  recommended: z.boolean(),
  loanAmount: z.string(),
  interestRate: z.string(),
  processingFee: z.string(),
  tenure: z.string(),
  /** The lender's own page, http or https. */
  link: z.string(),
  documents: z.array(OfferDocument),
  /** Whom the offer is for, where the administrator has said so. */
  eligibility: z.optional(EligibilitySchema),
  /** ISO 8601, UTC. */
  create_date: z.string(),
  /** Counts the saves; a save must name the version that it was made from. */
  version: z.number(),
})
export type Offer = z.infer<typeof Offer>

/** An offer as administrators see it. */
export const AdminOffer = z.extend(Offer, {
  /** How many borrowers have pressed "Apply Now", each counted once. */
  applicants: z.number(),
})
export type AdminOffer = z.infer<typeof AdminOffer>
