import { join } from 'node:path'
import type { Origin } from './http.ts'
import { startIam } from './iam/iam.ts'
import { startIamProxies } from './iam/iam-proxy.ts'
import { startLambdaApi } from './lambda/lambda-api.ts'
import { startCognito } from './services/cognito.ts'
import { type Database, startDynamoDB } from './services/dynamodb.ts'
import { startS3 } from './services/s3.ts'
import { startSecretsManager } from './services/secrets-manager.ts'
import { startSns } from './services/sns.ts'
import { region } from './template/provision.ts'

/** Starts a proxy between the functions and DynamoDB. */
export type DynamodbProxy = (
  dynamodb: Pick<Database, 'endpoint' | 'keysOf'>,
) => Promise<{ endpoint: string; stop(): Promise<void> }>

interface ServicesOptions {
  /** The folder for everything that survives a restart. */
  state: string
  /** The edge's origins by domain name. The buckets are added to them. */
  origins: Map<string, Origin>
  findFunction: Parameters<typeof startLambdaApi>[0]
  /** The site's own web origins. Pages of any other web origin may not call the services. */
  ownOrigins: string[]
  dynamodbProxy?: DynamodbProxy | undefined
  /** Registers a function that stops a service. Called for each as it starts, so that a failed start stops the earlier ones. */
  atStop: (stop: () => Promise<unknown>) => void
}

/** The only key pair that the S3 emulator accepts. The other emulators accept any. */
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/** This machine's Node may be older than Lambda's, so the SDK's warning about Node versions is of no use. */
const sdkWarning = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' }

/** Starts the emulators of AWS services, and an IAM proxy in front of each one that functions call. */
export async function startServices(options: ServicesOptions) {
  const { state, origins, findFunction, ownOrigins, dynamodbProxy, atStop } = options
  Object.assign(process.env, sdkWarning)
  const startingCognito = startCognito(join(state, 'cognito'), credentials, ownOrigins)
  // Awaited only once DynamoDB has started: without a handler, an earlier failure would be an unhandled rejection.
  startingCognito.catch(() => undefined)
  atStop(() => startingCognito.then(({ stop }) => stop()))
  const dynamodb = await startDynamoDB(state, credentials)
  atStop(dynamodb.stop)
  const cognito = await startingCognito
  const s3 = await startS3(join(state, 's3'), origins, ownOrigins)
  atStop(s3.stop)
  const secretsManager = await startSecretsManager(join(state, 'secrets.json'), ownOrigins)
  atStop(secretsManager.stop)
  const sns = await startSns(join(state, 'logs', 'sns.log'), ownOrigins)
  atStop(sns.stop)
  const lambdaApi = await startLambdaApi(findFunction, ownOrigins)
  atStop(lambdaApi.stop)

  const endpoints = {
    dynamodb: dynamodb.endpoint,
    lambda: lambdaApi.endpoint,
    s3: s3.endpoint,
    secretsmanager: secretsManager.endpoint,
    sns: sns.endpoint,
  }
  const ownProxy = await dynamodbProxy?.(dynamodb)
  if (ownProxy) atStop(ownProxy.stop)
  const iam = startIam()
  const behindProxies = { ...endpoints, ...(ownProxy && { dynamodb: ownProxy.endpoint }) }
  const proxies = await startIamProxies(iam, behindProxies, dynamodb.partitionKeyOf, ownOrigins)
  atStop(proxies.stop)
  /** The variables that an AWS SDK needs besides the endpoints. */
  const environment = {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    ...sdkWarning,
  }
  return {
    cognito,
    dynamodb,
    s3,
    secretsManager,
    sns,
    lambdaApi,
    iam,
    proxies,
    endpoints,
    environment,
  }
}
