import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { routes } from '../functions/contract/routes.ts'
import { environment, logoFolder, table as tableNames, uploadFolder } from '../functions/shared/names.ts'
import type { DataStack } from './data-stack.ts'

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
  firebaseAuth: { table: ['GetItem', 'PutItem', 'UpdateItem'], session: true, firebase: true },
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
  users: { table: ['GetItem', 'Query'], index: true },
  userDetails: { table: ['GetItem', 'PutItem'] },
  exportUsers: { table: ['GetItem', 'PutItem'], exports: true },
  logoUpload: { table: ['PutItem'], logos: 'upload' },
  addOffers: { table: ['PutItem'], logos: 'manage' },
  updateOffers: { table: ['GetItem', 'PutItem', 'UpdateItem'], logos: 'manage' },
}

/** Gives a function its permissions together with the settings that make it use them. */
export function grant(fn: LambdaFunction, { table, session, index, logos }: Grant, data: DataStack) {
  const allow = (actions: string[], resources: string[]) =>
    fn.addToRolePolicy(new PolicyStatement({ actions, resources }))

  fn.addEnvironment(environment.tableName, data.table.tableName)
  allow(
    table.map((action) => `dynamodb:${action}`),
    [data.table.tableArn, ...(index ? [`${data.table.tableArn}/index/${tableNames.index.name}`] : [])],
  )
  if (session) {
    const { secretArn } = data.sessionSecret
    fn.addEnvironment(environment.sessionSecret, secretArn)
    allow(['secretsmanager:GetSecretValue'], [secretArn])
  }
  if (logos) {
    const { bucket } = data.logos
    fn.addEnvironment(environment.logoBucket, bucket.bucketName)
    if (logos === 'upload') {
      allow(['s3:PutObject'], [bucket.arnForObjects(`${uploadFolder}/*`)])
    } else {
      // With the right to list, an upload that is missing is a 404 and not a 403.
      allow(['s3:ListBucket'], [bucket.bucketArn])
      allow(['s3:GetObject', 's3:DeleteObject'], [bucket.arnForObjects(`${uploadFolder}/*`)])
      allow(['s3:PutObject', 's3:DeleteObject'], [bucket.arnForObjects(`${logoFolder}/*`)])
    }
  }
}
