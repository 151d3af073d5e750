import * as z from 'zod/mini'
import { EligibilitySchema } from './eligibility.ts'
import { Id } from './id.ts'
import { OfferFacts } from './offer-facts.ts'
import { OfferTermsSchema, StoredTermsSchema } from './offer-terms.ts'
import { recommendedReasons } from './recommended-reasons.ts'

/** A document that the lender asks for, such as `Income proof` with the example `Salary slips, last 3 months`. */
const OfferDocument = z.object({
  title: z.string(),
  examples: z.array(z.string()),
})
export type OfferDocument = z.infer<typeof OfferDocument>

/** A reason for the badge, or empty for none. */
const RecommendedFor = z.enum(['', ...recommendedReasons])

/**
 * An offer as borrowers see it. Amount, rate, fee and tenure are in the lender's own words; `parseTerms` turns them
 * into numbers, unless `terms` has them.
 */
export const Offer = z.object({
  id: Id,
  lender: z.string(),
  /** A path on this site (`/logos/…`) or empty. The schema allows a URL, as the specification does; none is saved. */
  logo: z.string(),
  description: z.string(),
  recommended: z.boolean(),
  /**
   * Our editors' reason for recommending it. If it is empty or absent, the badge says that an editor set it. Borrowers get no
   * badge whose reason is not true any more.
   */
  recommended_for: z.optional(RecommendedFor),
  loanAmount: z.string(),
  interestRate: z.string(),
  processingFee: z.string(),
  tenure: z.string(),
  /** The lender's own page, http or https. */
  link: z.string(),
  documents: z.array(OfferDocument),
  /** Who can apply, if an administrator has set it. */
  eligibility: z.optional(EligibilitySchema),
  facts: z.optional(OfferFacts),
  /** The day on which the lender was last asked for what `facts` lacks, `yyyy-MM-dd`. If it is empty or absent, nobody has noted one. */
  facts_asked_on: z.optional(z.string()),
  /**
   * The first day in India on which the lender takes applications again, `yyyy-MM-dd`. On the days before it takes none. If it is
   * empty, absent or not in the future, the lender takes them.
   */
  paused_until: z.optional(z.string()),
  /** The terms as data, each as far as an administrator confirmed it. */
  terms: z.optional(OfferTermsSchema),
  /** ISO 8601, UTC. */
  create_date: z.string(),
  /**
   * Incremented by every change. A save may name the version that its form was filled from, and then does not overwrite a
   * newer one (optimistic lock).
   */
  version: z.number(),
})
export type Offer = z.infer<typeof Offer>

/**
 * An offer as borrowers saw it from `at`, an ISO 8601 instant in UTC, until it was changed or hidden. It has no logo, because
 * replacing a logo deletes the earlier file.
 */
export const OfferVersion = z.extend(z.omit(Offer, { logo: true }), { at: z.string() })
export type OfferVersion = z.infer<typeof OfferVersion>

/** Borrowers get no `hidden` offer from the API, but a cached list may still have it. */
export const offerStatuses = ['shown', 'hidden'] as const

/** An offer as stored. */
export const StoredOffer = z.extend(Offer, {
  status: z.enum(offerStatuses),
  terms: z.optional(StoredTermsSchema),
})
export type StoredOffer = z.infer<typeof StoredOffer>

/** An offer as administrators see it. */
export const AdminOffer = z.extend(StoredOffer, {
  /** Borrowers don't see the badge of this recommended offer, because its reason is not true any more. */
  is_badge_off: z.optional(z.boolean()),
  /** How many borrowers have pressed "Apply Now". Each counts once. */
  applicants: z.number(),
})
export type AdminOffer = z.infer<typeof AdminOffer>
