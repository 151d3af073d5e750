import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager'
import type * as routes from '#contract/routes.ts'
import { environment } from '#runtime/environment.ts'
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
  /** May read the secret that signs sessions. */
  session?: true
  /** May read the secret that signs receipts. */
  receipts?: true
  /** Closes accounts. A setting of the stage says for how many days they stay sealed. */
  closes?: true
  /** Registers borrowers. A setting of the stage says how many index shards a month has. */
  registers?: true
  /** Verifies the phone provider's tokens. */
  firebase?: true
  /** May query the index of all borrowers. */
  index?: true
  /** May start the export worker, read its files and sign links to them. */
  exports?: true
  /** May notify the operators that a complaint has come in. */
  notifiesOperators?: true
  /** `upload` may sign uploads, which the browser then makes; `manage` may turn uploads into logos and delete both. */
  logos?: 'upload' | 'manage'
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
  totals: partitions.totals('*'),
  applicants: partitions.applicants('*'),
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
const { totals, applicants, audit, idempotencyRecord, exportJob } = partitionPatterns
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
    session: true,
    registers: true,
    firebase: true,
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
    session: true,
    registers: true,
  },
  mockAuth: {
    table: {
      GetItem: [mobile, months],
      PutItem: [mobile, borrower],
      UpdateItem: [mobile, borrower, months, totals],
    },
    session: true,
    registers: true,
  },
  codeSent: { table: {} },
  webVitals: { table: {} },
  logout: { table: { GetItem: [borrower], UpdateItem: [borrower, mobile] }, session: true },
  getUserInfo: { table: { GetItem: [borrower] }, session: true },
  basicDetails: {
    table: { GetItem: [borrower], UpdateItem: [borrower], PutItem: [pan], DeleteItem: [pan] },
    session: true,
  },
  loanPreferences: { table: { GetItem: [borrower], UpdateItem: [borrower, totals] }, session: true },
  apply: {
    table: {
      GetItem: [borrower, offers],
      ConditionCheckItem: [borrower],
      PutItem: [borrower],
      UpdateItem: [borrower, applicants],
    },
    session: true,
  },
  applications: { table: { GetItem: [borrower], Query: [borrower] }, session: true },
  complaint: {
    table: {
      GetItem: [borrower, complaintRequest],
      ConditionCheckItem: [borrower],
      PutItem: [borrower, openComplaints, complaintRequest],
      UpdateItem: [complaintRequest, complaintCount],
    },
    session: true,
    notifiesOperators: true,
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
    session: true,
  },
  consentReceipts: { table: { GetItem: [borrower], Query: [borrower] }, session: true, receipts: true },
  withdrawConsent: {
    table: { ...closing, UpdateItem: [borrower, totals], PutItem: [borrower, sealed, audit] },
    session: true,
    closes: true,
  },
  giveConsent: { table: { GetItem: [borrower], UpdateItem: [borrower] }, session: true },
  closeAccount: { table: closing, session: true, closes: true },
  answerApplication: {
    table: { GetItem: [borrower], ConditionCheckItem: [borrower], PutItem: [borrower] },
    session: true,
  },
  saveNominee: {
    table: { GetItem: [borrower], ConditionCheckItem: [borrower], PutItem: [borrower] },
    session: true,
  },
  removeNominee: {
    table: { GetItem: [borrower], ConditionCheckItem: [borrower], DeleteItem: [borrower] },
    session: true,
  },
  offerList: { table: { Query: [offers] } },
  getOffer: { table: { GetItem: [offers] } },
  offerHistory: { table: { GetItem: [offers], Query: [offerHistory] } },
  adminOffers: { table: { Query: [offers, applicants] } },
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
    exports: true,
  },
  logoUpload: { table: { PutItem: [audit] }, logos: 'upload' },
  addOffers: {
    table: { GetItem: [idempotencyRecord], PutItem: [offers, offerHistory, idempotencyRecord, audit] },
    logos: 'manage',
  },
  updateOffers: {
    table: {
      GetItem: [offers, idempotencyRecord],
      PutItem: [offerHistory, idempotencyRecord, audit],
      UpdateItem: [offers],
    },
    logos: 'manage',
  },
}

const writes = ['PutItem', 'UpdateItem', 'DeleteItem'] as const

/** Whether a function with these permissions may write to the table, even if only to the audit. */
export const mayWrite = (table: ItemGrants): boolean => writes.some((action) => table[action] !== undefined)

/** Where functions find the data. */
interface DataStores {
  table: ITable
  sessionSecret: ISecret
  receiptSecret: ISecret
  logos: LogoStore
}

/** Gives a function its permissions on data, together with the environment variables that it finds the data by. */
export function grantData(
  fn: LambdaFunction,
  { table, index, session, receipts, logos }: Grant,
  data: DataStores,
) {
  const { tableArn } = data.table
  fn.addEnvironment(environment.tableName, data.table.tableName)
  allowItems(fn, table, tableArn)
  if (index)
    allowItems(fn, { Query: [partitionPatterns.borrowerIndex] }, `${tableArn}/index/${tableNames.index.name}`)
  if (session) grantSecret(fn, environment.sessionSecret, data.sessionSecret)
  if (receipts) grantSecret(fn, environment.receiptSecret, data.receiptSecret)
  if (logos) {
    const { bucket } = data.logos
    fn.addEnvironment(environment.logoBucket, bucket.bucketName)
    if (logos === 'upload') {
      allowObjects(fn, ['s3:PutObject'], bucket, `${uploadFolder}/*`)
    } else {
      // S3 answers a missing upload with 404 to a caller who may list the bucket, and with 403 to others.
      allow(fn, ['s3:ListBucket'], bucket.bucketArn)
      allowObjects(fn, ['s3:GetObject', 's3:DeleteObject'], bucket, `${uploadFolder}/*`)
      allowObjects(fn, ['s3:PutObject', 's3:DeleteObject'], bucket, `${logoFolder}/*`)
    }
  }
}

/** Lets a function read a secret, whose id it finds in an environment variable. */
function grantSecret(fn: LambdaFunction, variable: string, { secretArn }: ISecret) {
  fn.addEnvironment(variable, secretArn)
  allow(fn, ['secretsmanager:GetSecretValue'], secretArn)
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
