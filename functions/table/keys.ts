import { createHash } from 'node:crypto'

/**
 * Every key of the single table, and so every way it is read:
 *
 * | to find                              | read                                              |
 * |--------------------------------------|---------------------------------------------------|
 * | a borrower by id                     | get `borrower(id)`                                |
 * | whose mobile this is                 | get `mobile(digits)`                              |
 * | who has given this PAN               | query the partition of `pan(pan, …)`              |
 * | what a borrower agreed to            | query the partition of `borrower(id)`, `CONSENT#` |
 * | the months that have borrowers       | query the partition of `month(…)`                 |
 * | borrowers of a month, newest first   | query `gsi1` at `registered(…).gsi1pk`, backwards |
 * | all borrowers, in any order          | scan `gsi1` in segments: only they are in it      |
 * | all offers                           | query the partition of `offer(…)`                 |
 * | an offer by id                       | get `offer(id)`                                   |
 * | the totals                           | query the partition of `totals(…)`                |
 * | the offers a borrower applied with   | query the partition of `borrower(id)`, `APPLIED#` |
 * | what "Apply Now" had shown, and when | query the partition of `borrower(id)`, `SHOWN#`   |
 * | how many borrowers applied           | query the partition of `applicants(…)`            |
 * | how an export is getting on          | get `exportJob(id)`                               |
 * | what became of an offer's form       | get `sentForm(adminId, requestId)`                |
 * | what administrators did on a day     | query the partition of `audit(…)`                 |
 */
export const keys = {
  borrower: (id: string) => ({ pk: `USER#${id}`, sk: 'PROFILE' }),
  mobile: (mobile: string) => ({ pk: `MOBILE#${mobile}`, sk: 'MOBILE' }),
  /** Beside the borrower, written with them: two borrowers may have given the same PAN. */
  pan: (pan: string, borrowerId: string) => ({ pk: `PAN#${pan}`, sk: `USER#${borrowerId}` }),
  consent: (id: string, kind: string, version: string) => ({
    pk: `USER#${id}`,
    sk: `CONSENT#${kind}#${version}`,
  }),
  month: (month: string) => ({ pk: 'MONTHS', sk: month }),
  offer: (id: string) => ({ pk: 'OFFERS', sk: `OFFER#${id}` }),
  totals: (shard: number) => ({ pk: 'STATS', sk: `SHARD#${shard}` }),
  /** A borrower and an offer, once, however often the button is pressed. */
  application: (borrowerId: string, offerId: string) => ({
    pk: `USER#${borrowerId}`,
    sk: `APPLIED#${offerId}`,
  }),
  /** `figures` tells two presses of one day apart; with the same figures they are one. */
  shown: (borrowerId: string, day: string, offerId: string, figures: string) => ({
    pk: `USER#${borrowerId}`,
    sk: `SHOWN#${day}#${offerId}#${figures}`,
  }),
  /** Counted in shards like the totals, so that many can apply with one offer at the same moment. */
  applicants: (offerId: string, shard: number) => ({ pk: 'APPLICANTS', sk: `OFFER#${offerId}#${shard}` }),
  audit: (at: string, id: string) => ({ pk: `AUDIT#${at.slice(0, 10)}`, sk: `${at}#${id}` }),
  /** Under the administrator, so that nobody meets what another one sends. */
  sentForm: (adminId: string, requestId: string) => ({ pk: `FORM#${adminId}#${requestId}`, sk: 'FORM' }),
  exportJob: (id: string) => ({ pk: `EXPORT#${id}`, sk: 'EXPORT' }),
} as const

/** Where a borrower stands in the index of all borrowers, newest last within a month. It never changes. */
export const userIndexKey = (registeredAt: string, id: string) => ({
  gsi1pk: `USERS#${monthOf(registeredAt)}`,
  gsi1sk: `${registeredAt}#${id}`,
})

/** `yyyy-mm` of an ISO instant, in UTC. */
export const monthOf = (instant: string) => instant.slice(0, 7)

/** Totals are spread over this many items, so that no one item takes every registration's write. */
export const totalsShards = 8

/** The shard that counts this borrower: always the same one, so that each shard is true on its own. */
export const shardOf = (borrowerId: string) =>
  (createHash('sha256').update(borrowerId).digest()[0] ?? 0) % totalsShards
