import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from 'aws-cdk-lib'
import { addStacks } from '../stacks/stacks.ts'
import { httpApis } from './api/http-api.ts'
import { startEdge } from './edge/edge.ts'
import { listenOnSitePort, type Middleware } from './edge/listener.ts'
import type { Origin } from './http.ts'
import type { Grant } from './iam/iam.ts'
import { endpointVariables } from './iam/iam-proxy.ts'
import { startLambda } from './lambda/lambda.ts'
import { bucketDeployment } from './services/bucket-deployment.ts'
import { startServices } from './services/start-services.ts'
import { type Emulator, provision } from './template/provision.ts'
import { synthesize } from './template/synthesize.ts'

export interface CloudOptions {
  /** The folder for everything that survives a restart. */
  state: string
  /** Forgets that folder first. */
  isFresh?: boolean
  /** The site's port; 0 picks a free one. */
  port?: number
  /** Adds the stacks to play: those of the product, unless a test brings its own. */
  stacks?: (app: App) => void
  /** More variables for every function: those that no template may carry. */
  functionEnvironment?: Record<string, string>
  /** Puts something into a new table, before anybody can see it empty, or the edge remember that it was. */
  fill?: (cloud: Omit<Cloud, 'stop'>) => Promise<void>
  /** Sees every request before the edge does. */
  before?: Middleware
  /** Turns away what is over the limits of the API, as AWS does. Tests ask faster than people do. */
  isThrottled?: boolean
  /** Multiplies the functions' timeouts, for a machine that is busy with other work. Defaults to 1. */
  timeoutFactor?: number
  /** Shows what functions log, besides writing it to `<state>/logs`. */
  isVerbose?: boolean
}

export interface Cloud {
  /** The site, such as `http://127.0.0.1:3000`. */
  address: string
  /** The product's one table. */
  tableName: string
  /** Has the lenders' logos. */
  logoBucket: string
  /** This start has made the table. */
  isNew: boolean
  endpoints: { cognito: string; dynamodb: string; s3: string; secretsManager: string }
  /** The variables that make an AWS SDK in any process use this cloud, with every right. */
  environment: Record<string, string>
  /** Every right of every function, and whether it has been used since the start. */
  grants(): Grant[]
  /** Resolves with a message when the cloud cannot go on: an emulator has ended, or the disk is full. */
  died: Promise<string>
  /** Makes the next requests load each function from `<folder>/<its name>`, as it is there now. */
  reloadFunctions(folder: string): Promise<unknown>
  stop(): Promise<void>
}

/** Plays the synthesized templates of stage `local` on this machine. Throws one clear line where it can't. */
export async function startCloud(options: CloudOptions): Promise<Cloud> {
  const stops: (() => Promise<unknown>)[] = []
  const stop = async () => {
    // What can't be ended must not keep the others from it.
    for (const end of stops.reverse().splice(0)) await end().catch(() => undefined)
  }
  try {
    return { ...(await start(options, (end) => stops.push(end))), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function start(
  options: CloudOptions,
  atStop: (end: () => Promise<unknown>) => void,
): Promise<Omit<Cloud, 'stop'>> {
  const { state, isFresh = false, port = 0, stacks = addStacks, before, isVerbose = false } = options
  const origins = new Map<string, Origin>()

  const site = await listenOnSitePort(port, before)
  atStop(site.close)
  // Not earlier: a second start on the same port must not delete the state of the first.
  if (isFresh) rmSync(state, { recursive: true, force: true })
  mkdirSync(state, { recursive: true })

  const services = await startServices({
    state,
    origins,
    ownOrigins: site.ownOrigins,
    findFunction: (arn) => lambda.find(arn),
    atStop,
  })
  const { cognito, dynamodb, s3, secretsManager, lambdaApi, iam, proxies, environment } = services
  const { stacks: templates, assetFolder } = synthesize(join(state, 'cdk.out'), stacks)
  const lambda = startLambda({
    assetFolder,
    environment: { ...environment, ...proxies.environment, ...options.functionEnvironment },
    assume: iam.assume,
    logs: join(state, 'logs'),
    isVerbose,
    timeoutFactor: options.timeoutFactor ?? 1,
  })
  atStop(lambda.stop)
  const apis = httpApis(origins, lambda.find, options.isThrottled)
  const edge = startEdge(origins, site.domainName)

  const emulators: Record<string, Emulator> = {
    'AWS::ApiGatewayV2::Api': apis.api,
    'AWS::ApiGatewayV2::Authorizer': apis.authorizer,
    'AWS::ApiGatewayV2::Integration': apis.integration,
    'AWS::ApiGatewayV2::Route': apis.route,
    'AWS::ApiGatewayV2::Stage': apis.stage,
    'AWS::CloudFront::CachePolicy': edge.cachePolicy,
    'AWS::CloudFront::Distribution': edge.distribution,
    'AWS::CloudFront::Function': edge.function,
    'AWS::CloudFront::ResponseHeadersPolicy': edge.headersPolicy,
    'AWS::Cognito::UserPool': cognito.userPool,
    'AWS::Cognito::UserPoolClient': cognito.client,
    'AWS::Cognito::UserPoolGroup': cognito.group,
    'AWS::DynamoDB::Table': dynamodb.table,
    'AWS::IAM::Policy': iam.policy,
    'AWS::IAM::Role': iam.role,
    'AWS::Lambda::EventInvokeConfig': lambdaApi.invokeConfig,
    'AWS::Lambda::Function': lambda.function,
    'AWS::S3::Bucket': s3.bucketsAt(proxies.endpoints.s3 ?? ''),
    'AWS::SecretsManager::Secret': secretsManager.secret,
    'Custom::CDKBucketDeployment': bucketDeployment(s3.endpoint, assetFolder),
  }
  await provision(templates, emulators)

  const [table] = dynamodb.tables
  const cloud = {
    address: `http://${site.domainName}`,
    tableName: table?.name ?? '',
    logoBucket: s3.uploadBuckets[0] ?? '',
    isNew: table?.isNew ?? false,
    endpoints: {
      cognito: cognito.endpoint,
      dynamodb: dynamodb.endpoint,
      s3: s3.endpoint,
      secretsManager: secretsManager.endpoint,
    },
    environment: {
      ...environment,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: cognito.endpoint,
      ...endpointVariables(services.endpoints),
    },
    grants: iam.grants,
    died: Promise.race([dynamodb.died, cognito.died, lambda.failed]),
    reloadFunctions: lambda.reload,
  }
  if (cloud.isNew) await options.fill?.(cloud)
  site.serve(edge.listener)
  void lambda.warmUp()
  return cloud
}
