import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { S3Client } from '@aws-sdk/client-s3'
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { inject, onTestFinished } from 'vitest'
import { startIam } from '#lib/local/iam/iam.ts'
import { startIamProxies } from '#lib/local/iam/iam-proxy.ts'

/** The ARN of the local table. */
export const tableArn = () => `arn:aws:dynamodb:ap-south-1:000000000000:table/${inject('tableName')}`

interface Statement {
  Effect?: string
  Action: string | string[]
  Resource: string | string[]
  Condition?: object
}

/** Creates a role with these statements, and returns the AWS clients of a function `f` that has assumed it. */
export async function aFunction(...statements: Statement[]) {
  const iam = startIam()
  await iam.role({}, 'role')
  const Statement = statements.map((statement) => ({ Effect: 'Allow', ...statement }))
  await iam.policy({ PolicyDocument: { Statement }, Roles: ['role'] }, 'policy')
  const { dynamodb, s3, secretsManager } = inject('endpoints')
  const emulators = { dynamodb, s3, secretsmanager: secretsManager }
  const proxies = await startIamProxies(iam, emulators, (_table, index) => (index ? 'gsi1pk' : 'pk'))
  onTestFinished(async () => {
    await proxies.stop()
  })
  const sessionToken = iam.assume('arn:aws:iam::000000000000:role/role', 'f')
  const options = (service: string) => ({
    endpoint: proxies.environment[`AWS_ENDPOINT_URL_${service}`] ?? '',
    region: 'ap-south-1',
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', sessionToken },
    maxAttempts: 1,
  })
  return {
    iam,
    dynamo: new DynamoDBClient(options('DYNAMODB')),
    s3: new S3Client(options('S3')),
    secrets: new SecretsManagerClient(options('SECRETS_MANAGER')),
  }
}
