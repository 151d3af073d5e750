import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Route } from '#contract/route.ts'
import type * as routes from '#contract/routes.ts'
import { logoFolder, uploadFolder } from '#runtime/folders.ts'
import { partitions, userIndexPartition } from '#table/keys.ts'
import { table as tableNames } from '#table/schema.ts'
import { acknowledgeObjects } from './acknowledge.ts'
import type { LogoStore } from './logo-store.ts'

type ItemAction =
  | 'ConditionCheckItem'
  | 'GetItem'
  | 'BatchGetItem'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'Query'

/** The partitions that each action on the table may name, as patterns of `dynamodb:LeadingKeys`. */
export type ItemGrants = Partial<Record<ItemAction, string[]>>

/** The permissions of the function behind a route. */
interface Grant {
  /** A transaction needs the permissions of the actions that it consists of. */
  table: ItemGrants
  /** May read the secret that signs receipts. */
  receipts?: true
  /** May read the secret from which lenders' keys are derived. */
  signingKeys?: true
  /** May query the index of all borrowers. */
  index?: true
  /**
   * `upload` may sign uploads, which the browser then makes; `manage` may turn uploads into logos and delete both; `delete` may
   * delete logos.
   */
  logos?: 'upload' | 'manage' | 'delete'
}

/** The partition of each kind of item, as a pattern of `dynamodb:LeadingKeys`. */
export const partitionPatterns = {
  /**
   * All items of a borrower: the profile, the consents and their withdrawals, the nominee, the applications, their
   * count, the answers to “Did you apply?”, and the references of complaints.
   */
  borrower: partitions.borrower('*'),
  sealed: partitions.sealed('*'),
  views: partitions.views('*'),
  exported: partitions.exported,
  mobile: partitions.mobile('*'),
  pan: partitions.pan('*'),
  months: partitions.months,
  offers: partitions.offers,
  offerHistory: partitions.offerHistory('*'),
  scheduled: partitions.scheduled,
  feeds: partitions.feeds,
  links: partitions.links,
  totals: partitions.totals('*'),
  applicants: partitions.applicants('*'),
  handovers: partitions.handovers('*', '*'),
  figures: partitions.figures('*', '*', '*'),
  figuresSince: partitions.figuresSince,
  outcomes: partitions.outcomes('*', '*'),
  unmatchedOutcomes: partitions.unmatchedOutcomes('*'),
  outcomeEvents: partitions.outcomeEvent('*', '*'),
  paymentTerms: partitions.paymentTerms,
  publishedPayments: partitions.publishedPayments,
  audit: partitions.audit('*'),
  idempotencyRecord: partitions.idempotency('*', '*'),
  exportJob: partitions.export('*'),
  openComplaints: partitions.openComplaints,
  closedComplaints: partitions.closedComplaints,
  complaintRequest: partitions.complaintRequest('*'),
  complaintCount: partitions.complaintCount('*'),
  /** A partition of the index, not of the table. */
  borrowerIndex: userIndexPartition('*', '*'),
} as const

const { borrower, sealed, views, exported, mobile, pan, months, offers, offerHistory } = partitionPatterns
const { scheduled, links, totals, applicants, handovers, audit, idempotencyRecord, exportJob } =
  partitionPatterns
const { figures, figuresSince, outcomes, unmatchedOutcomes, outcomeEvents, paymentTerms } = partitionPatterns
const { openComplaints, closedComplaints, complaintRequest, complaintCount } = partitionPatterns

/** The permissions to erase a borrower. */
export const erasure = {
  Query: [borrower, views],
  DeleteItem: [borrower, views, mobile, pan],
  UpdateItem: [totals],
  PutItem: [audit],
} satisfies ItemGrants

/** The permissions to close the account of a signed-in borrower. No function may read sealed items. */
const closing = {
  ...erasure,
  GetItem: [borrower],
  PutItem: [sealed, audit],
} satisfies ItemGrants

/** The permissions to count a step of the journey. */
const counting = [figures, figuresSince]

/** The permissions to record outcomes, and to see which presses they match. */
const recording = {
  BatchGetItem: [handovers, outcomeEvents],
  PutItem: [outcomes, unmatchedOutcomes, outcomeEvents],
  UpdateItem: counting,
} satisfies ItemGrants

/**
 * No function may update or delete an audit item or a version of an offer. IAM cannot require that an item does not
 * exist yet, so only the condition of the write keeps a `PutItem` from overwriting one (functions/audit,
 * functions/offers).
 */
export const grants: Record<keyof typeof routes, Grant> = {
  firebaseAuth: {
    table: {
      // Signing in with a verified number first erases the Pending account that has the number.
      ...erasure,
      GetItem: [mobile, months],
      PutItem: [mobile, borrower, ...erasure.PutItem],
      UpdateItem: [mobile, borrower, months, ...erasure.UpdateItem],
    },
  },
  confirmDob: {
    table: {
      GetItem: [borrower, mobile, months],
      Query: erasure.Query,
      // Sealing an account moves all that it holds.
      PutItem: [mobile, borrower, sealed, audit],
      UpdateItem: [mobile, borrower, months, totals],
      DeleteItem: erasure.DeleteItem,
    },
  },
  mockAuth: {
    table: {
      GetItem: [mobile, months],
      PutItem: [mobile, borrower],
      UpdateItem: [mobile, borrower, months, totals],
    },
  },
  changeMobile: {
    table: {
      GetItem: [borrower, mobile],
      PutItem: [mobile, audit],
      UpdateItem: [borrower],
      DeleteItem: [mobile],
    },
  },
  codeSent: { table: {} },
  webVitals: { table: {} },
  journeyStep: { table: { UpdateItem: counting } },
  handover: { table: { GetItem: [offers], PutItem: [handovers], UpdateItem: counting } },
  handoverOutcome: { table: recording, signingKeys: true },
  logout: { table: { GetItem: [borrower], UpdateItem: [borrower, mobile] } },
  getUserInfo: { table: { GetItem: [borrower] } },
  basicDetails: {
    table: { GetItem: [borrower], UpdateItem: [borrower], PutItem: [pan], DeleteItem: [pan] },
  },
  loanPreferences: { table: { GetItem: [borrower], UpdateItem: [borrower, totals] } },
  apply: {
    table: {
      GetItem: [borrower, offers],
      ConditionCheckItem: [borrower],
      PutItem: [borrower],
      UpdateItem: [borrower, applicants],
    },
  },
  applications: { table: { GetItem: [borrower], Query: [borrower] } },
  complaint: {
    table: {
      GetItem: [borrower, complaintRequest],
      BatchGetItem: [complaintRequest, complaintCount],
      ConditionCheckItem: [borrower],
      PutItem: [borrower, openComplaints, complaintRequest],
      UpdateItem: [complaintRequest, complaintCount],
    },
  },
  complaints: { table: { Query: [openComplaints], PutItem: [audit] } },
  answerComplaint: {
    table: {
      GetItem: [openComplaints, closedComplaints],
      PutItem: [openComplaints, closedComplaints, audit],
      DeleteItem: [openComplaints],
    },
  },
  myData: {
    table: {
      GetItem: [borrower, mobile, openComplaints, closedComplaints],
      Query: [borrower, views, exported],
    },
  },
  consentReceipts: { table: { GetItem: [borrower], Query: [borrower] }, receipts: true },
  withdrawConsent: {
    table: { ...closing, UpdateItem: [borrower, totals], PutItem: [borrower, sealed, audit] },
  },
  giveConsent: { table: { GetItem: [borrower], UpdateItem: [borrower] } },
  closeAccount: { table: closing },
  answerApplication: {
    table: { GetItem: [borrower], ConditionCheckItem: [borrower], PutItem: [borrower] },
  },
  saveNominee: {
    table: { GetItem: [borrower], ConditionCheckItem: [borrower], PutItem: [borrower] },
  },
  removeNominee: {
    table: { GetItem: [borrower], ConditionCheckItem: [borrower], DeleteItem: [borrower] },
  },
  offerList: { table: { Query: [offers] } },
  getOffer: { table: { GetItem: [offers], Query: [offers] } },
  offerHistory: { table: { GetItem: [offers], Query: [offerHistory] } },
  adminOffers: { table: { Query: [offers, scheduled, links, applicants] } },
  users: {
    table: {
      GetItem: [borrower, mobile],
      BatchGetItem: [totals],
      Query: [pan, months],
      PutItem: [audit],
    },
    index: true,
  },
  userDetails: {
    table: { GetItem: [borrower], ConditionCheckItem: [borrower], PutItem: [views, audit] },
  },
  exportUsers: {
    table: { GetItem: [exportJob], PutItem: [exportJob, audit], UpdateItem: [exportJob] },
  },
  handovers: { table: { Query: [handovers] } },
  insights: { table: { GetItem: [figuresSince], Query: [figures, offers, openComplaints] } },
  handoverOutcomes: {
    table: { Query: [outcomes, unmatchedOutcomes], PutItem: [audit] },
    signingKeys: true,
  },
  importOutcomes: { table: { ...recording, PutItem: [...recording.PutItem, audit] } },
  payments: { table: { Query: [paymentTerms, outcomes] } },
  paymentTerms: { table: { PutItem: [paymentTerms, audit], DeleteItem: [paymentTerms] } },
  audit: { table: { Query: [audit], PutItem: [audit] } },
  logoUpload: { table: { PutItem: [audit] }, logos: 'upload' },
  addOffers: {
    table: {
      GetItem: [idempotencyRecord],
      Query: [offers],
      PutItem: [offers, offerHistory, scheduled, idempotencyRecord, audit],
    },
    logos: 'manage',
  },
  updateOffers: {
    table: {
      GetItem: [offers, idempotencyRecord],
      Query: [offers, scheduled],
      PutItem: [offerHistory, scheduled, idempotencyRecord, audit],
      UpdateItem: [offers],
    },
    logos: 'manage',
  },
  scheduleOffer: {
    table: {
      GetItem: [offers, idempotencyRecord],
      Query: [offers, scheduled],
      PutItem: [scheduled, idempotencyRecord, audit],
      DeleteItem: [scheduled],
    },
  },
  revokeChange: {
    table: { Query: [scheduled], PutItem: [scheduled, audit], DeleteItem: [scheduled] },
  },
  approveChange: {
    table: {
      GetItem: [offers, scheduled],
      Query: [offers, scheduled],
      PutItem: [offerHistory, scheduled, audit],
      UpdateItem: [offers, scheduled],
      DeleteItem: [scheduled],
    },
    logos: 'delete',
  },
}

const writes = ['PutItem', 'UpdateItem', 'DeleteItem'] as const

/** Whether a function with these permissions may write to the table, even if only to the audit. */
export const mayWrite = (table: ItemGrants): boolean => writes.some((action) => table[action] !== undefined)

/** Where functions find the data. */
export interface DataStores {
  table: ITable
  sessionSecret: ISecret
  receiptSecret: ISecret
  outcomeSecret: ISecret
  logos: LogoStore
}

/** Whether the function of a route reads or issues borrowers' sessions. */
export const usesSessions = ({ access }: Route): boolean => !['public', 'admin', 'lender'].includes(access)

/** Gives the function of a route its permissions on data. */
export function grantData(
  fn: LambdaFunction,
  route: Route,
  { table, index, receipts, signingKeys, logos }: Grant,
  { table: { tableArn }, sessionSecret, receiptSecret, outcomeSecret, logos: { bucket } }: DataStores,
) {
  allowItems(fn, table, tableArn)
  if (index)
    allowItems(fn, { Query: [partitionPatterns.borrowerIndex] }, `${tableArn}/index/${tableNames.index.name}`)
  if (usesSessions(route)) allow(fn, ['secretsmanager:GetSecretValue'], sessionSecret.secretArn)
  if (receipts) allow(fn, ['secretsmanager:GetSecretValue'], receiptSecret.secretArn)
  if (signingKeys) allow(fn, ['secretsmanager:GetSecretValue'], outcomeSecret.secretArn)
  if (logos === 'upload') allowObjects(fn, ['s3:PutObject'], bucket, `${uploadFolder}/*`)
  if (logos === 'delete') allowObjects(fn, ['s3:DeleteObject'], bucket, `${logoFolder}/*`)
  if (logos === 'manage') {
    // S3 answers a missing upload with 404 to a caller who may list the bucket, and with 403 to others.
    allow(fn, ['s3:ListBucket'], bucket.bucketArn)
    allowObjects(fn, ['s3:GetObject', 's3:DeleteObject'], bucket, `${uploadFolder}/*`)
    allowObjects(fn, ['s3:PutObject', 's3:DeleteObject'], bucket, `${logoFolder}/*`)
  }
}

/** Adds a permission to the role of a function. */
export function allow(fn: LambdaFunction, actions: string[], resource: string) {
  fn.addToRolePolicy(new PolicyStatement({ actions, resources: [resource] }))
}

/**
 * Allows a function to act on the items of some partitions of a table or an index. `ForAllValues` also holds for a
 * request without a partition key, such as a `Scan`: never grant `dynamodb:Scan` with it.
 */
export function allowItems(fn: LambdaFunction, items: ItemGrants, resource: string) {
  for (const [action, leadingKeys] of Object.entries(items))
    fn.addToRolePolicy(
      new PolicyStatement({
        actions: [`dynamodb:${action}`],
        resources: [resource],
        conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': leadingKeys } },
      }),
    )
}

/** Adds a permission on the objects of another stack's bucket, or of a folder in it: `logos/*`. */
export function allowObjects(fn: LambdaFunction, actions: string[], bucket: IBucket, folder = '*') {
  allow(fn, actions, bucket.arnForObjects(folder))
  if (fn.role) acknowledgeObjects(fn.role, bucket, folder)
}
