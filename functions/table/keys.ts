import { dayOfHandover } from '#contract/handover-id.ts'
import { dayInIndia } from '#loans/dates.ts'
import { applicantsPartitions, handoverShards, shardOf } from './shards.ts'

/**
 * The partitions of the single table, by name. Together with `sortKeyPrefixes` and `keys`, they serve these reads:
 *
 * | to find                               | read                                                         |
 * |---------------------------------------|--------------------------------------------------------------|
 * | a borrower by id                      | get `keys.borrower(id)`                                      |
 * | the owner of a mobile number          | get `keys.mobile(digits)`                                    |
 * | the borrowers with a given PAN        | query `partitions.pan(pan)`                                  |
 * | all that a borrower has saved         | query `partitions.borrower(id)`                              |
 * | the views of a borrower's details     | query `partitions.views(id)`                                 |
 * | the exports of all borrowers          | query `partitions.exported`                                  |
 * | what is left of a closed account      | query `partitions.sealed(id)`: only `npm run erase` may      |
 * | the months that have registrations    | query `partitions.months`                                    |
 * | borrowers of a month, newest first    | query `gsi1` at each `userIndexPartition(month, shard)`, backwards, and merge |
 * | all borrowers, in any order           | scan `gsi1` in segments: it holds nothing else               |
 * | all offers                            | query `partitions.offers`                                    |
 * | an offer by id                        | get `keys.offer(id)`                                         |
 * | the versions of an offer              | query `partitions.offerHistory(id)`, backwards               |
 * | the scheduled changes that are due    | query `partitions.scheduled`, up to `keys.waitingChange` of now |
 * | the totals                            | get every `keys.totals(shard)`, in batches                   |
 * | the offers a borrower applied for     | query `partitions.borrower(id)`, `sortKeyPrefixes.application` |
 * | how many borrowers applied            | query every `partitions.applicants(n)`                       |
 * | the presses of a day                  | query every `partitions.handovers(day, shard)`               |
 * | a press by its id                     | get `keys.handover(id)`                                      |
 * | how many people came to each step     | query every `partitions.figures(month, step, shard)`         |
 * | since when steps are counted          | get `keys.figuresSince`                                      |
 * | what a lender said of a month         | query `partitions.outcomes(lender, month)`                   |
 * | what matches no press, in a month     | query `partitions.unmatchedOutcomes(month)`                  |
 * | an outcome by the lender's event      | get `keys.outcomeEvent(lender, eventId)`                     |
 * | how lenders' pages answered           | query `partitions.links`, `pageCheckPrefix`                  |
 * | what lenders pay                      | query `partitions.paymentTerms`                              |
 * | the state of an export                | get `keys.exportJob(id)`                                     |
 * | how far a long export is              | query `partitions.export(id)`, `exportHandoverPrefix`        |
 * | the result of an offer form           | get `keys.idempotencyRecord(adminId, requestId)`             |
 * | the open complaints, most urgent first | query `partitions.openComplaints`                           |
 * | a complaint by due date and reference | get `keys.openComplaint(…)`, then `keys.closedComplaint(…)`  |
 * | the result of a complaint form        | get `keys.complaintRequest(requestId)`                       |
 * | the audit entries of a day            | query `partitions.audit(day)`                                |
 */
export const partitions = {
  borrower: (id: string) => `USER#${id}`,
  /** What is kept of an account that was closed, or whose number has changed hands. No function may read it. */
  sealed: (id: string) => `SEALED#${id}`,
  /** The views of a borrower's details. Separate, so that their writer cannot change the borrower's other items. */
  views: (borrowerId: string) => `VIEWS#${borrowerId}`,
  /** The exports of all borrowers. */
  exported: 'EXPORTED',
  mobile: (mobile: string) => `MOBILE#${mobile}`,
  pan: (pan: string) => `PAN#${pan}`,
  months: 'MONTHS',
  offers: 'OFFERS',
  /** The changes of offers with a start time, and those that wait for approval. */
  scheduled: 'SCHEDULED',
  /** What the public feeds were written from, and the last day whose ranking is published. */
  feeds: 'FEEDS',
  offerHistory: (offerId: string) => `OFFER_HISTORY#${offerId}`,
  totals: (shard: number | '*') => `STATS#${shard}`,
  applicants: (shard: number | '*') => `APPLICANTS#${shard === '*' ? shard : shard % applicantsPartitions}`,
  /** The presses of “Apply Now” on a day in India, `yyyy-MM-dd`. No item in it says who pressed. */
  handovers: (day: string, shard: number | '*') => `HANDOVERS#${day}#${shard}`,
  /** How many people came to each step of the journey, in a month in India, `yyyy-MM`. No item in it says who. */
  figures: (month: string, step: string, shard: number | '*') => `FIGURES#${month}#${step}#${shard}`,
  /** The first day on which a step was counted. */
  figuresSince: 'FIGURES_SINCE',
  /** What a lender said became of hand-overs, in a month in India, `yyyy-MM`. `lender` is `lenderId` of its name. */
  outcomes: (lender: string, month: string) => `OUTCOMES#${lender}#${month}`,
  /** Those of all lenders that match no press, once more. */
  unmatchedOutcomes: (month: string) => `UNMATCHED#${month}`,
  /** One event of a lender, once more: its id alone says whether it has been recorded. */
  outcomeEvent: (lender: string, eventId: string) => `OUTCOME#${lender}#${eventId}`,
  /** The lenders' pages that the link checker asks for, and the last night that it finished. */
  links: 'LINKS',
  /** What lenders pay. No function that lists, prices, ranks or shows offers may read a partition that begins with `PAY#`. */
  paymentTerms: 'PAY#TERMS',
  /** What the public report of payments was written from. */
  publishedPayments: 'PAY#PUBLISHED',
  /** `day` is `yyyy-mm-dd` in UTC. */
  audit: (day: string) => `AUDIT#${day}`,
  /** Includes the administrator, so that request ids of two administrators never clash. */
  idempotency: (adminId: string, requestId: string) => `FORM#${adminId}#${requestId}`,
  openComplaints: 'COMPLAINTS#OPEN',
  closedComplaints: 'COMPLAINTS#CLOSED',
  complaintRequest: (requestId: string) => `COMPLAINT_REQUEST#${requestId}`,
  complaintCount: (digest: string) => `COMPLAINT_COUNT#${digest}`,
  /** `id` is an export's, or that of the administrator whose exports are counted. */
  export: (id: string) => `EXPORT#${id}`,
} as const

/** The prefixes of the sort keys in a borrower's partition. */
export const sortKeyPrefixes = {
  consent: 'CONSENT#',
  application: 'APPLIED#',
  earlierApplication: 'SHOWN#',
  withdrawal: 'WITHDRAWN#',
  answer: 'ANSWER#',
  complaint: 'COMPLAINT#',
} as const

/** The prefix of the sort keys of an export's handovers. */
export const exportHandoverPrefix = 'HANDOVER#'

/** The prefix of the sort keys of the changes that wait for their time. */
export const waitingPrefix = 'WAITING#'

/** The prefix of the sort keys of the checks of lenders' pages. */
export const pageCheckPrefix = 'PAGE#'

/** A primary key of the table. */
export interface Key {
  pk: string
  sk: string
}

/** The primary keys of items, by kind. Instants are ISO 8601 in UTC. */
export const keys = {
  borrower: (id: string) => ({ pk: partitions.borrower(id), sk: 'PROFILE' }),
  sealedBorrower: (id: string) => ({ pk: partitions.sealed(id), sk: 'SEALED' }),
  /** @param sk the sort key that the item had */
  sealedRecord: (id: string, sk: string) => ({ pk: partitions.sealed(id), sk }),
  mobile: (mobile: string) => ({ pk: partitions.mobile(mobile), sk: 'MOBILE' }),
  /** One item for each borrower with this PAN: two borrowers may have given the same one. */
  pan: (pan: string, borrowerId: string) => ({ pk: partitions.pan(pan), sk: `USER#${borrowerId}` }),
  consent: (id: string, kind: string, version: string) => ({
    pk: partitions.borrower(id),
    sk: `${sortKeyPrefixes.consent}${kind}#${version}`,
  }),
  withdrawal: (id: string, kind: string, at: string) => ({
    pk: partitions.borrower(id),
    sk: `${sortKeyPrefixes.withdrawal}${kind}#${at}`,
  }),
  answer: (id: string, offerId: string) => ({
    pk: partitions.borrower(id),
    sk: sortKeyPrefixes.answer + offerId,
  }),
  nominee: (id: string) => ({ pk: partitions.borrower(id), sk: 'NOMINEE' }),
  /** A reference to a complaint that the borrower sent. The complaint itself stays when the account is closed. */
  ownComplaint: (id: string, reference: string) => ({
    pk: partitions.borrower(id),
    sk: sortKeyPrefixes.complaint + reference,
  }),
  view: (borrowerId: string, at: string, id: string) => ({
    pk: partitions.views(borrowerId),
    sk: `VIEWED#${at}#${id}`,
  }),
  exported: (at: string, exportId: string) => ({ pk: partitions.exported, sk: `${at}#${exportId}` }),
  month: (month: string) => ({ pk: partitions.months, sk: month }),
  offer: (id: string) => ({ pk: partitions.offers, sk: `OFFER#${id}` }),
  /** Padded, so that versions sort as numbers. */
  offerVersion: (id: string, version: number) => ({
    pk: partitions.offerHistory(id),
    sk: `VERSION#${String(version).padStart(9, '0')}`,
  }),
  /** Sorts by the time from which it applies. */
  waitingChange: (startsAt: string, id: string) => ({
    pk: partitions.scheduled,
    sk: `${waitingPrefix}${startsAt}#${id}`,
  }),
  /** A change that waits for approval. */
  proposedChange: (id: string) => ({ pk: partitions.scheduled, sk: `PROPOSED#${id}` }),
  /** A change that failed or was revoked. */
  endedChange: (id: string) => ({ pk: partitions.scheduled, sk: `ENDED#${id}` }),
  publishedFeeds: { pk: partitions.feeds, sk: 'PUBLISHED' },
  publishedRanking: { pk: partitions.feeds, sk: 'RANKING' },
  totals: (shard: number) => ({ pk: partitions.totals(shard), sk: 'TOTALS' }),
  /** The latest application: one item per borrower and offer, however often the borrower applies. */
  application: (borrowerId: string, offerId: string) => ({
    pk: partitions.borrower(borrowerId),
    sk: sortKeyPrefixes.application + offerId,
  }),
  /** An earlier application. `day` is in India. Two for an offer on one day with the same `inputs` are one item. */
  earlierApplication: (borrowerId: string, day: string, offerId: string, inputs: string) => ({
    pk: partitions.borrower(borrowerId),
    sk: `${sortKeyPrefixes.earlierApplication}${day}#${offerId}#${inputs}`,
  }),
  applicationCount: (borrowerId: string) => ({
    pk: partitions.borrower(borrowerId),
    sk: 'APPLICATION_COUNT',
  }),
  applicants: (offerId: string, shard: number) => ({
    pk: partitions.applicants(shard),
    sk: `OFFER#${offerId}#${shard}`,
  }),
  handover: (id: string) => ({
    pk: partitions.handovers(dayOfHandover(id), shardOf(id, handoverShards)),
    sk: id,
  }),
  /** `day` is in India. `lender` and `offerId` are empty for a step before one is chosen. */
  figures: (shard: number, day: string, step: string, lender = '', offerId = '') => ({
    pk: partitions.figures(day.slice(0, 7), step, shard),
    sk: `${day}#${lender}#${offerId}`,
  }),
  figuresSince: { pk: partitions.figuresSince, sk: 'SINCE' },
  /** `at` is when it happened. */
  outcome: (lender: string, at: string, eventId: string) => ({
    pk: partitions.outcomes(lender, monthInIndia(at)),
    sk: `${at}#${eventId}`,
  }),
  unmatchedOutcome: (lender: string, at: string, eventId: string) => ({
    pk: partitions.unmatchedOutcomes(monthInIndia(at)),
    sk: `${at}#${lender}#${eventId}`,
  }),
  outcomeEvent: (lender: string, eventId: string) => ({
    pk: partitions.outcomeEvent(lender, eventId),
    sk: 'EVENT',
  }),
  /** `digest` is that of the page's address, which may be longer than a sort key. */
  pageCheck: (digest: string) => ({ pk: partitions.links, sk: `${pageCheckPrefix}${digest}` }),
  checkedNight: { pk: partitions.links, sk: 'NIGHT' },
  publishedPayments: { pk: partitions.publishedPayments, sk: 'PUBLISHED' },
  /** `lender` is `lenderId` of its name, and `from` the day from which the terms apply. */
  paymentTerms: (lender: string, from: string) => ({ pk: partitions.paymentTerms, sk: `${lender}#${from}` }),
  audit: (at: string, id: string) => ({ pk: partitions.audit(at.slice(0, 10)), sk: `${at}#${id}` }),
  idempotencyRecord: (adminId: string, requestId: string) => ({
    pk: partitions.idempotency(adminId, requestId),
    sk: 'FORM',
  }),
  /** Sorts by the day in India by which it must be answered. */
  openComplaint: (dueOn: string, reference: string) => ({
    pk: partitions.openComplaints,
    sk: `${dueOn}#${reference}`,
  }),
  closedComplaint: (dueOn: string, reference: string) => ({
    pk: partitions.closedComplaints,
    sk: `${dueOn}#${reference}`,
  }),
  complaintRequest: (requestId: string) => ({ pk: partitions.complaintRequest(requestId), sk: 'REQUEST' }),
  /** `day` is in India. */
  complaintCount: (digest: string, day: string) => ({
    pk: partitions.complaintCount(digest),
    sk: `COUNT#${day}`,
  }),
  exportJob: (id: string) => ({ pk: partitions.export(id), sk: 'EXPORT' }),
  /** Padded, so that they sort as numbers. */
  exportHandover: (id: string, number: number) => ({
    pk: partitions.export(id),
    sk: exportHandoverPrefix + String(number).padStart(4, '0'),
  }),
  /** `day` is in India. */
  exportCount: (adminId: string, day: string) => ({ pk: partitions.export(adminId), sk: `COUNT#${day}` }),
} as const

/** The partition of the borrowers' index with one write shard of a month (`yyyy-mm`, UTC). */
export const userIndexPartition = (month: string, shard: number | '*') => `USERS#${month}#${shard}`

/** Sorts borrowers by their registration. */
export const userIndexSortKey = (registeredAt: string, id: string) => `${registeredAt}#${id}`

/**
 * A borrower's key in the index of all borrowers. It never changes.
 *
 * @param shards the number of write shards at the time of the registration
 */
export const userIndexKey = (registeredAt: string, id: string, shards: number) => ({
  gsi1pk: userIndexPartition(monthOf(registeredAt), shardOf(id, shards)),
  gsi1sk: userIndexSortKey(registeredAt, id),
})

/** `yyyy-mm` of an ISO instant, in UTC. */
export const monthOf = (instant: string) => instant.slice(0, 7)

const monthInIndia = (instant: string) => dayInIndia(instant).slice(0, 7)

/** A key without the mobile number or PAN that some partition keys contain, for logs. */
export const loggableKey = ({ pk, sk }: Key) => `${pk.replace(/^(MOBILE|PAN)#.*/, '$1#…')} ${sk}`
