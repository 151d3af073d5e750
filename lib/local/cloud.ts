import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from 'aws-cdk-lib'
import { httpApis } from './api/http-api.ts'
import { startEdge } from './edge/edge.ts'
import { listenOnSitePort, type Middleware } from './edge/listener.ts'
import type { Origin } from './http.ts'
import type { Grant } from './iam/iam.ts'
import { endpointVariables } from './iam/iam-proxy.ts'
import { startLambda } from './lambda/lambda.ts'
import { bucketDeployment } from './services/bucket-deployment.ts'
import { startEvents } from './services/events.ts'
import { type DynamodbProxy, startServices } from './start-services.ts'
import { readAssembly } from './template/assembly.ts'
import { type Emulator, provision } from './template/provision.ts'

export interface CloudOptions {
  /** The folder for data that is kept between starts. */
  state: string
  /** Deletes the folder `state` first. */
  isFresh?: boolean
  /** The site's port; 0 picks a free one. */
  port?: number
  /** Adds the stacks to provision. The product's stacks by default. */
  stacks?: (app: App) => void
  /** A folder with stacks that are already synthesized, such as `<state>/cdk.out` of another cloud. Replaces `stacks`. */
  assembly?: string
  /**
   * Uploads the site's files. On by default; a test that needs only the API starts faster with the two `config*.json`
   * files alone.
   */
  hasPages?: boolean
  /** Runs the functions that have a schedule. On by default; a test that calls them itself must not be interrupted. */
  hasSchedules?: boolean
  /** Extra environment variables for every function, such as those that must not be in a template. */
  functionEnvironment?: Record<string, string>
  /** Fills a new table before the site answers its first request, so the edge never caches an empty catalogue. */
  fill?: (cloud: Omit<Cloud, 'stop'>) => Promise<void>
  /** Handles requests before the edge does. */
  middleware?: Middleware
  /** Enforces the API's throttling limits, as AWS does. Off by default, because tests exceed them. */
  isThrottled?: boolean
  dynamodbProxy?: DynamodbProxy
  /**
   * Multiplies the timeouts of functions and of their calls to other services, for a machine that is busy with other
   * work. Defaults to 1.
   */
  timeoutFactor?: number
  /** Prints the logs of functions, besides writing them to `<state>/logs`. */
  isVerbose?: boolean
}

export interface Cloud {
  /** The site, such as `http://127.0.0.1:3000`. */
  address: string
  /** The product's one table. */
  tableName: string
  /** The bucket of the lenders' logos. */
  logoBucket: string
  /** Whether this start created the table. */
  isNew: boolean
  endpoints: { cognito: string; dynamodb: string; s3: string; secretsManager: string }
  /** The environment variables with which the AWS SDK in any process uses this cloud, with all permissions. */
  environment: Record<string, string>
  /** Lists every permission of every function, and whether it has been used since the start. */
  grants(): Grant[]
  /** Resolves with a message when the cloud fails: an emulator has ended, or a function's log cannot be written. */
  failure: Promise<string>
  /** Reloads every function from `<folder>/<name of its bundle>` at its next request. */
  reloadFunctions(folder: string): Promise<unknown>
  /** Loads every function before its first request. */
  warmUp(): Promise<void>
  stop(): Promise<void>
}

/** Runs the synthesized templates of stage `local` on this machine. If it cannot start, stops what has started and throws. */
export async function startCloud(options: CloudOptions): Promise<Cloud> {
  const stops: (() => Promise<unknown>)[] = []
  const stop = async () => {
    // One service that fails to stop must not prevent the others from stopping.
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
  const { state, isFresh = false, port = 0, middleware, isVerbose = false } = options
  const { hasPages = true } = options
  const origins = new Map<string, Origin>()

  const site = await listenOnSitePort(port, middleware)
  atStop(site.close)
  // Only once the port is ours: a second start on the same port must not delete the data of the first.
  if (isFresh) rmSync(state, { recursive: true, force: true })
  mkdirSync(state, { recursive: true })

  const services = await startServices({
    state,
    origins,
    ownOrigins: site.ownOrigins,
    findFunction: (arn) => lambda.find(arn),
    dynamodbProxy: options.dynamodbProxy,
    atStop,
  })
  const { cognito, dynamodb, s3, secretsManager, sns, lambdaApi, iam, proxies, environment } = services
  const assembly = options.assembly ?? join(state, 'cdk.out')
  if (!options.assembly) {
    // Imported only where stacks are synthesized: the CDK takes longer to load than a cloud to start.
    const { synthesize } = await import('./template/synthesize.ts')
    synthesize(assembly, options.stacks ?? (await import('../stacks/stacks.ts')).addStacks)
  }
  const { stacks: templates, assetFolder } = readAssembly(assembly)
  const lambda = startLambda({
    assetFolder,
    environment: { ...environment, ...proxies.environment, ...options.functionEnvironment },
    assume: iam.assume,
    logs: join(state, 'logs'),
    isVerbose,
    timeoutFactor: options.timeoutFactor ?? 1,
  })
  atStop(lambda.stop)
  const events = startEvents(lambda.find, options.hasSchedules)
  atStop(events.stop)
  const apis = httpApis(origins, lambda.find, options.isThrottled)
  const edge = startEdge(origins, site.domainName, state)

  const emulators: Record<string, Emulator> = {
    'AWS::ApiGatewayV2::Api': apis.api,
    'AWS::ApiGatewayV2::Authorizer': apis.authorizer,
    'AWS::ApiGatewayV2::Integration': apis.integration,
    'AWS::ApiGatewayV2::Route': apis.route,
    'AWS::ApiGatewayV2::Stage': apis.stage,
    'AWS::CloudFront::CachePolicy': edge.cachePolicy,
    'AWS::CloudFront::Distribution': edge.distribution,
    'AWS::CloudFront::Function': edge.function,
    'AWS::CloudFront::KeyValueStore': edge.keyValueStore,
    'AWS::CloudFront::OriginRequestPolicy': edge.requestPolicy,
    'AWS::CloudFront::ResponseHeadersPolicy': edge.headersPolicy,
    'AWS::Cognito::UserPool': cognito.userPool,
    'AWS::Cognito::UserPoolClient': cognito.client,
    'AWS::Cognito::UserPoolGroup': cognito.group,
    'AWS::DynamoDB::GlobalTable': dynamodb.table,
    'AWS::Events::Rule': events.rule,
    'AWS::IAM::Policy': iam.policy,
    'AWS::IAM::Role': iam.role,
    'AWS::Lambda::Alias': lambda.alias,
    'AWS::Lambda::EventInvokeConfig': lambdaApi.invokeConfig,
    'AWS::Lambda::Function': lambda.function,
    'AWS::Lambda::Version': lambda.version,
    'AWS::S3::Bucket': s3.bucketsAt(proxies.endpoints.s3 ?? ''),
    'AWS::SecretsManager::Secret': secretsManager.secret,
    'AWS::SNS::Topic': sns.topic,
    'Custom::CDKBucketDeployment': bucketDeployment(
      s3.endpoint,
      assetFolder,
      (key) => hasPages || key.startsWith('config'),
    ),
  }
  await provision(templates, emulators, secretsManager.valueOf)

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
    failure: Promise.race([dynamodb.unexpectedExit, cognito.unexpectedExit, lambda.failure]),
    reloadFunctions: lambda.reload,
    warmUp: lambda.warmUp,
  }
  if (cloud.isNew) await options.fill?.(cloud)
  site.serve(edge.listener)
  return cloud
}
