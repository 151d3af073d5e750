import { createHash } from 'node:crypto'

/**
 * The partitions of the single table, by name. Together with `sortKeyPrefixes` and `keys`, they cover every way in
 * which the table is read:
 *
 * | to find                               | read                                                         |
 * |---------------------------------------|--------------------------------------------------------------|
 * | a borrower by id                      | get `keys.borrower(id)`                                      |
 * | the owner of a mobile number          | get `keys.mobile(digits)`                                    |
 * | the borrowers who gave a PAN          | query `partitions.pan(pan)`                                  |
 * | a borrower's consents                 | query `partitions.borrower(id)`, `sortKeyPrefixes.consent`   |
 * | the months that have registrations    | query `partitions.months`                                    |
 * | borrowers of a month, newest first    | query `gsi1` at `userIndexPartition(month)`, backwards       |
 * | all borrowers, in any order           | scan `gsi1` in segments: it holds nothing else               |
 * | all offers                            | query `partitions.offers`                                    |
 * | an offer by id                        | get `keys.offer(id)`                                         |
 * | the totals                            | query `partitions.totals`                                    |
 * | the offers a borrower applied for     | query `partitions.borrower(id)`, `sortKeyPrefixes.application` |
 * | the figures shown at each application | query `partitions.borrower(id)`, `sortKeyPrefixes.shown`     |
 * | how many borrowers applied            | query `partitions.applicants`                                |
 * | the state of an export                | get `keys.exportJob(id)`                                     |
 * | the result of an offer form           | get `keys.idempotencyRecord(adminId, requestId)`             |
 * | what administrators did on a day      | query `partitions.audit(day)`                                |
 */
export const partitions = {
  borrower: (id: string) => `USER#${id}`,
  mobile: (mobile: string) => `MOBILE#${mobile}`,
  pan: (pan: string) => `PAN#${pan}`,
  months: 'MONTHS',
  offers: 'OFFERS',
  totals: 'STATS',
  applicants: 'APPLICANTS',
  /** `day` is `yyyy-mm-dd` in UTC. */
  audit: (day: string) => `AUDIT#${day}`,
  /** Includes the administrator, so that request ids of two administrators never clash. */
  idempotency: (adminId: string, requestId: string) => `FORM#${adminId}#${requestId}`,
  /** `id` is an export's, or that of the administrator whose exports are counted. */
  export: (id: string) => `EXPORT#${id}`,
} as const

/** The prefixes of the sort keys in a borrower's partition. */
export const sortKeyPrefixes = {
  consent: 'CONSENT#',
  application: 'APPLIED#',
  shown: 'SHOWN#',
} as const

/** A primary key of the table. */
export interface Key {
  pk: string
  sk: string
}

/** The primary key of every kind of item. Instants are ISO 8601 in UTC. */
export const keys = {
  borrower: (id: string) => ({ pk: partitions.borrower(id), sk: 'PROFILE' }),
  /** A profile whose number has changed hands. No function reads it. */
  sealedBorrower: (id: string) => ({ pk: partitions.borrower(id), sk: 'SEALED' }),
  mobile: (mobile: string) => ({ pk: partitions.mobile(mobile), sk: 'MOBILE' }),
  /** One item for each borrower with this PAN: two borrowers may have given the same one. */
  pan: (pan: string, borrowerId: string) => ({ pk: partitions.pan(pan), sk: `USER#${borrowerId}` }),
  consent: (id: string, kind: string, version: string) => ({
    pk: partitions.borrower(id),
    sk: `${sortKeyPrefixes.consent}${kind}#${version}`,
  }),
  month: (month: string) => ({ pk: partitions.months, sk: month }),
  offer: (id: string) => ({ pk: partitions.offers, sk: `OFFER#${id}` }),
  totals: (shard: number) => ({ pk: partitions.totals, sk: `SHARD#${shard}` }),
  /** One item per borrower and offer, however often the borrower applies. */
  application: (borrowerId: string, offerId: string) => ({
    pk: partitions.borrower(borrowerId),
    sk: sortKeyPrefixes.application + offerId,
  }),
  /** `day` is in India. Two applications on one day with the same `figures` are one item. */
  shown: (borrowerId: string, day: string, offerId: string, figures: string) => ({
    pk: partitions.borrower(borrowerId),
    sk: `${sortKeyPrefixes.shown}${day}#${offerId}#${figures}`,
  }),
  applicationCount: (borrowerId: string) => ({
    pk: partitions.borrower(borrowerId),
    sk: 'APPLICATION_COUNT',
  }),
  /** Write-sharded like the totals, so that many borrowers can apply for one offer at the same moment. */
  applicants: (offerId: string, shard: number) => ({
    pk: partitions.applicants,
    sk: `OFFER#${offerId}#${shard}`,
  }),
  audit: (at: string, id: string) => ({ pk: partitions.audit(at.slice(0, 10)), sk: `${at}#${id}` }),
  idempotencyRecord: (adminId: string, requestId: string) => ({
    pk: partitions.idempotency(adminId, requestId),
    sk: 'FORM',
  }),
  exportJob: (id: string) => ({ pk: partitions.export(id), sk: 'EXPORT' }),
  /** `day` is in India. */
  exportCount: (adminId: string, day: string) => ({ pk: partitions.export(adminId), sk: `COUNT#${day}` }),
} as const

/** The partition of the borrowers' index that holds those who registered in a month (`yyyy-mm`, UTC). */
export const userIndexPartition = (month: string) => `USERS#${month}`

/** A borrower's key in the index of all borrowers, sorted by registration within a month. It never changes. */
export const userIndexKey = (registeredAt: string, id: string) => ({
  gsi1pk: userIndexPartition(monthOf(registeredAt)),
  gsi1sk: `${registeredAt}#${id}`,
})

/** `yyyy-mm` of an ISO instant, in UTC. */
export const monthOf = (instant: string) => instant.slice(0, 7)

/** A key without the mobile number or PAN that some partition keys contain, for logs. */
export const loggableKey = ({ pk, sk }: Key) => `${pk.replace(/^(MOBILE|PAN)#.*/, '$1#…')} ${sk}`

/** How many write shards the totals have, so that registrations don't all write the same item. */
export const totalsShards = 8

/** The write shard that counts this borrower: always the same one, so that every shard is exact by itself. */
export const shardOf = (borrowerId: string) =>
  (createHash('sha256').update(borrowerId).digest()[0] ?? 0) % totalsShards
