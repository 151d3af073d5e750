import { join } from 'node:path'
import type { Origin } from '../http.ts'
import { startIam } from '../iam/iam.ts'
import { startIamProxies } from '../iam/iam-proxy.ts'
import { startLambdaApi } from '../lambda/lambda-api.ts'
import { region } from '../template/provision.ts'
import { startCognito } from './cognito.ts'
import { startDynamoDB } from './dynamodb.ts'
import { startS3 } from './s3.ts'
import { startSecretsManager } from './secrets-manager.ts'

interface ServicesOptions {
  /** The folder for everything that survives a restart. */
  state: string
  /** Gets the buckets, by their domain names. */
  origins: Map<string, Origin>
  findFunction: Parameters<typeof startLambdaApi>[0]
  /** Is told how to end each of them, as soon as it has begun. */
  atStop: (end: () => Promise<unknown>) => void
}

/** The one key pair that the S3 emulator knows; the others take any. */
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/** Lambda's Node is newer than the one that this machine may have: nobody here can act on the SDK's advice. */
const withoutAdvice = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' }

/** Starts what stands for the services of AWS that functions call, and a gate before each that asks for its rights. */
export async function startServices({ state, origins, findFunction, atStop }: ServicesOptions) {
  Object.assign(process.env, withoutAdvice)
  const startingCognito = startCognito(join(state, 'cognito'), credentials)
  atStop(() => startingCognito.then(({ stop }) => stop()))
  const dynamodb = await startDynamoDB(state, credentials)
  atStop(dynamodb.stop)
  const cognito = await startingCognito
  const s3 = await startS3(join(state, 's3'), origins)
  atStop(s3.stop)
  const secretsManager = await startSecretsManager(join(state, 'secrets.json'))
  atStop(secretsManager.stop)
  const lambdaApi = await startLambdaApi(findFunction)
  atStop(lambdaApi.stop)

  const endpoints = {
    dynamodb: dynamodb.endpoint,
    lambda: lambdaApi.endpoint,
    s3: s3.endpoint,
    secretsmanager: secretsManager.endpoint,
  }
  const iam = startIam()
  const proxies = await startIamProxies(iam, endpoints, dynamodb.partitionKeyOf)
  atStop(proxies.stop)
  /** What an AWS SDK needs besides the addresses. */
  const environment = {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    ...withoutAdvice,
  }
  return { cognito, dynamodb, s3, secretsManager, lambdaApi, iam, proxies, endpoints, environment }
}
