import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type * as routes from '#contract/routes.ts'
import { environment, logoFolder, table as tableNames, uploadFolder } from '#runtime/names.ts'
import type { DataStack } from '../stacks/data.ts'
import { acknowledgeObjects } from './acknowledge.ts'

type TableAction = 'GetItem' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'Query'

/** What the function behind a route may do. A transaction is authorized by the writes that it consists of. */
interface Grant {
  table: TableAction[]
  /** Reads the secret that signs sessions. */
  session?: true
  /** Checks what the phone provider says. */
  firebase?: true
  /** Reads the list of borrowers. */
  index?: true
  /** Starts the export worker, and hands out its files. */
  exports?: true
  /** Signs an upload, as which the browser then acts; or makes logos of uploads, and drops them. */
  logos?: 'upload' | 'manage'
}

export const grants: Record<keyof typeof routes, Grant> = {
  firebaseAuth: {
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'],
    session: true,
    firebase: true,
  },
  confirmDob: {
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    session: true,
  },
  mockAuth: { table: ['GetItem', 'PutItem', 'UpdateItem'], session: true },
  logout: { table: ['GetItem', 'UpdateItem'], session: true },
  getUserInfo: { table: ['GetItem'], session: true },
  basicDetails: { table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'], session: true },
  loanPreferences: { table: ['GetItem', 'UpdateItem'], session: true },
  apply: { table: ['GetItem', 'PutItem', 'UpdateItem'], session: true },
  applications: { table: ['GetItem', 'Query'], session: true },
  offerList: { table: ['Query'] },
  getOffer: { table: ['GetItem'] },
  adminOffers: { table: ['Query'] },
  users: { table: ['GetItem', 'PutItem', 'Query'], index: true },
  userDetails: { table: ['GetItem', 'PutItem'] },
  exportUsers: { table: ['GetItem', 'PutItem', 'UpdateItem'], exports: true },
  logoUpload: { table: ['PutItem'], logos: 'upload' },
  addOffers: { table: ['GetItem', 'PutItem'], logos: 'manage' },
  updateOffers: { table: ['GetItem', 'PutItem', 'UpdateItem'], logos: 'manage' },
}

/** Gives a function its rights to data, together with the settings that make it use them. */
export function grantData(fn: LambdaFunction, { table, index, session, logos }: Grant, data: DataStack) {
  const { tableArn } = data.table
  fn.addEnvironment(environment.tableName, data.table.tableName)
  const actions = table.map((action) => `dynamodb:${action}`)
  allow(fn, actions, tableArn)
  if (index) allow(fn, ['dynamodb:Query'], `${tableArn}/index/${tableNames.index.name}`)
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
      // With the right to list, an upload that is missing is a 404 and not a 403.
      allow(fn, ['s3:ListBucket'], bucket.bucketArn)
      allowObjects(fn, ['s3:GetObject', 's3:DeleteObject'], bucket, `${uploadFolder}/*`)
      allowObjects(fn, ['s3:PutObject', 's3:DeleteObject'], bucket, `${logoFolder}/*`)
    }
  }
}

/** Adds a right to the role of a function. */
export function allow(fn: LambdaFunction, actions: string[], resource: string) {
  fn.addToRolePolicy(new PolicyStatement({ actions, resources: [resource] }))
}

/** Adds a right to the objects of a bucket of another stack, or of a folder in it: `logos/*`. */
export function allowObjects(fn: LambdaFunction, actions: string[], bucket: IBucket, folder = '*') {
  allow(fn, actions, bucket.arnForObjects(folder))
  if (fn.role) acknowledgeObjects(fn.role, bucket, folder)
}
