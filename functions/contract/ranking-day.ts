import * as z from 'zod/mini'
import { loanTypes } from '#loans/loan-request.ts'
import { Id } from './id.ts'

/** The folder of what is published about the ranking of each day, in its bucket and in its path on the site. */
export const rankingFolder = 'rankings'

/** The keys in the bucket, and the paths on the site, of the published files. */
export const rankingKeys = {
  /** @param day `yyyy-MM-dd`, in India */
  day: (day: string) => `${rankingFolder}/${day}.json`,
  /** The offers of a day: a version per line, each as canonical JSON. */
  offers: (sha256: string) => `${rankingFolder}/offers-${sha256}.jsonl`,
  /** The code that ranked them, an ES module (`functions/rankings/rank-day.ts`). */
  code: (sha256: string) => `${rankingFolder}/rank-${sha256}.mjs`,
  /** The public keys of the stage. */
  publicKeys: `${rankingFolder}/key.json`,
}

/** In hexadecimal. */
const sha256 = () => z.string().check(z.regex(/^[0-9a-f]{64}$/))
const day = () => z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** How the offers that borrowers saw at the end of a day were ranked, with the hash of all that the ranking depends on. */
export const RankingDay = z.object({
  /** In India. */
  day: day(),
  /** The last instant of the day: ISO 8601, UTC. */
  at: z.string(),
  rule: z.object({
    version: z.string(),
    /** The first day on which it applies. */
    date: day(),
    /** The highest share of an income that all EMIs may take before an offer is a stretch. */
    affordableShare: z.number(),
    /** On fees. */
    gstPercent: z.number(),
    /** The rates of offers without an upper limit, in per cent a year, by loan type. */
    ceilings: z.record(z.enum(loanTypes), z.number()),
  }),
  /** The hash of the file with the code. */
  code: sha256(),
  /** The hash of the file with the offers. */
  offers_file: sha256(),
  /** Each offer's version at that instant, with the hash of its line in the file. */
  offers: z.array(z.object({ id: Id, version: z.number(), sha256: sha256() })),
  /** Three loans, each with the ids of the offers in the order of every group. */
  loans: z.array(
    z.object({
      type: z.enum(loanTypes),
      /** Rupees. */
      amount: z.number(),
      months: z.number(),
      order: z.record(z.string(), z.array(Id)),
    }),
  ),
  /** The hash of the whole file of the day before; null on the first day. */
  before: z.nullable(sha256()),
})
export type RankingDay = z.infer<typeof RankingDay>
