import * as z from 'zod/mini'
import { Id } from './id.ts'

/** Why a lender's page counts as not answering. */
export const linkFailures = [
  /** An error, whose status is known. */
  'status',
  'timeout',
  /** No connection, or none that can be trusted. */
  'unreachable',
  /** It leads to a host that is not on the list. */
  'elsewhere',
  /** It leads on and on. */
  'redirects',
] as const
export type LinkFailure = (typeof linkFailures)[number]

/** What the link checker found about an offer. */
export const LinkProblem = z.object({
  offer_id: Id,
  /** Whether it is about the offer's link or its Key Facts Statement. */
  field: z.enum(['link', 'key_facts_statement']),
  /** `failed`: it has not answered in two nights in a row. `changed`: it says something else than when it was last checked. */
  problem: z.enum(['failed', 'changed']),
  /** The day in India, `yyyy-MM-dd`. */
  since: z.string(),
  /** Of a failed one. */
  failure: z.optional(z.enum(linkFailures)),
  status: z.optional(z.number()),
})
export type LinkProblem = z.infer<typeof LinkProblem>
