import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type * as routes from '#contract/routes.ts'
import { environment, logoFolder, table as tableNames, uploadFolder } from '#runtime/names.ts'
import { partitions, userIndexPartition } from '#table/keys.ts'
import type { DataStack } from '../stacks/data.ts'
import { acknowledgeObjects } from './acknowledge.ts'

type ItemAction = 'ConditionCheckItem' | 'GetItem' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'Query'

/** By action on the table, the partitions that it may name, as patterns of `dynamodb:LeadingKeys`. */
export type ItemGrants = Partial<Record<ItemAction, string[]>>

/** The permissions of the function behind a route. */
interface Grant {
  /** A transaction needs the permissions of the actions that it consists of. */
  table: ItemGrants
  /** May read the secret that signs sessions. */
  session?: true
  /** Verifies the phone provider's tokens. */
  firebase?: true
  /** May query the index of all borrowers. */
  index?: true
  /** May start the export worker and sign links to its files. */
  exports?: true
  /** `upload` may sign uploads, which the browser then makes; `manage` may turn uploads into logos and delete both. */
  logos?: 'upload' | 'manage'
}

/** The partition of each kind of item, as a pattern of `dynamodb:LeadingKeys`. */
export const partitionPatterns = {
  /** The profile, the consents, and what the borrower applied with. */
  borrower: partitions.borrower('*'),
  mobile: partitions.mobile('*'),
  pan: partitions.pan('*'),
  months: partitions.months,
  offers: partitions.offers,
  totals: partitions.totals,
  applicants: partitions.applicants,
  audit: partitions.audit('*'),
  offerForm: partitions.idempotency('*', '*'),
  exportJob: partitions.export('*'),
  /** Of the index. */
  borrowerIndex: userIndexPartition('*'),
} as const

const { borrower, mobile, pan, months, offers, totals, applicants, audit, offerForm, exportJob } =
  partitionPatterns

/** What erasing a borrower needs. */
export const erasure = {
  GetItem: [borrower],
  Query: [borrower],
  DeleteItem: [borrower, mobile, pan],
  UpdateItem: [totals],
  PutItem: [audit],
} satisfies ItemGrants

/**
 * Nobody may update or delete an audit item. IAM has no condition for "only where there is none", so that what keeps a
 * `PutItem` from overwriting one is its random key and the condition of the write (functions/audit).
 */
export const grants: Record<keyof typeof routes, Grant> = {
  firebaseAuth: {
    table: {
      // Proving the number of a Pending account erases what it holds.
      ...erasure,
      GetItem: [mobile, ...erasure.GetItem],
      PutItem: [mobile, borrower, months, ...erasure.PutItem],
      UpdateItem: [mobile, borrower, ...erasure.UpdateItem],
    },
    session: true,
    firebase: true,
  },
  confirmDob: {
    table: {
      GetItem: [borrower, mobile],
      Query: [borrower],
      PutItem: [mobile, borrower, months, audit],
      UpdateItem: [mobile, borrower, totals],
      // Sealing an account removes it from the number and the PAN.
      DeleteItem: [borrower, mobile, pan],
    },
    session: true,
  },
  mockAuth: {
    table: {
      GetItem: [mobile],
      PutItem: [mobile, borrower, months],
      UpdateItem: [mobile, borrower, totals],
    },
    session: true,
  },
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
  offerList: { table: { Query: [offers] } },
  getOffer: { table: { GetItem: [offers] } },
  adminOffers: { table: { Query: [offers, applicants] } },
  users: {
    table: { GetItem: [borrower, mobile], Query: [pan, months, totals], PutItem: [audit] },
    index: true,
  },
  userDetails: { table: { GetItem: [borrower], PutItem: [audit] } },
  exportUsers: {
    table: { GetItem: [exportJob], PutItem: [exportJob, audit], UpdateItem: [exportJob] },
    exports: true,
  },
  logoUpload: { table: { PutItem: [audit] }, logos: 'upload' },
  addOffers: { table: { GetItem: [offerForm], PutItem: [offers, offerForm, audit] }, logos: 'manage' },
  updateOffers: {
    table: { GetItem: [offers, offerForm], PutItem: [offerForm, audit], UpdateItem: [offers] },
    logos: 'manage',
  },
}

/** Gives a function its permissions on data, together with the environment variables that it finds the data by. */
export function grantData(fn: LambdaFunction, { table, index, session, logos }: Grant, data: DataStack) {
  const { tableArn } = data.table
  fn.addEnvironment(environment.tableName, data.table.tableName)
  allowItems(fn, table, tableArn)
  if (index)
    allowItems(fn, { Query: [partitionPatterns.borrowerIndex] }, `${tableArn}/index/${tableNames.index.name}`)
  if (session) {
    const { secretArn } = data.sessionSecret
    fn.addEnvironment(environment.sessionSecret, secretArn)
    allow(fn, ['secretsmanager:GetSecretValue'], secretArn)
  }
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

/** Adds a permission to the role of a function. */
export function allow(fn: LambdaFunction, actions: string[], resource: string) {
  fn.addToRolePolicy(new PolicyStatement({ actions, resources: [resource] }))
}

/**
 * Allows a function to act on the items of some partitions of a table or an index. `ForAllValues` also holds where a
 * request names no partition key, as a `Scan` does not: never grant `dynamodb:Scan` with it.
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
