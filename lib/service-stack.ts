import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib'
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { type Route, routes } from '../functions/contract/routes.ts'
import { environment, table as tableNames } from '../functions/shared/names.ts'
import type { Config } from './config.ts'
import { Endpoint } from './constructs/endpoint.ts'
import { ExportWorker } from './constructs/export-worker.ts'
import { firebaseSources } from './constructs/firebase-sources.ts'
import { Site } from './constructs/site.ts'
import type { DataStack } from './data-stack.ts'

export interface ServiceStackProps extends StackProps {
  config: Config
  /** What the functions work on. */
  data: DataStack
}

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
}

const grants: Record<keyof typeof routes, Grant> = {
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
}

/** The API, its functions and the site: everything that keeps nothing. */
export class ServiceStack extends Stack {
  constructor(scope: Construct, id: string, { config, data, ...props }: ServiceStackProps) {
    super(scope, id, props)
    const api = new HttpApi(this, 'Api', { apiName: `tulna-${config.stage}` })
    const deployed = deployedRoutes(config)
    const administrators = data.administrators.authorizer()
    const worker = new ExportWorker(this, 'ExportWorker', {
      stage: config.stage,
      table: data.table,
      bucket: data.exports,
    })

    for (const [key, route] of deployed) {
      const endpoint = new Endpoint(this, key, { api, route, administrators, stage: config.stage })
      this.grant(endpoint, grants[key], data)
      if (grants[key].firebase && config.firebase)
        endpoint.function.addEnvironment(environment.firebaseProject, config.firebase.projectId)
      if (grants[key].exports) worker.grantExport(endpoint.function)
    }

    const { stage, demo, firebase } = config
    const site = new Site(this, 'Site', {
      api,
      routes: deployed.map(([, route]) => route),
      siteConfig: { stage, demo, ...(firebase && { firebase }), admin: data.administrators.signIn },
      others: [
        { 'connect-src': [data.administrators.host] },
        ...(firebase ? [firebaseSources(firebase)] : []),
      ],
    })
    new CfnOutput(this, 'SiteAddress', { value: site.address })
  }

  /** Gives a function its permissions together with the settings that make it use them. */
  private grant({ function: fn }: Endpoint, { table, session, index }: Grant, data: DataStack) {
    fn.addEnvironment(environment.tableName, data.table.tableName)
    fn.addToRolePolicy(
      new PolicyStatement({
        actions: table.map((action) => `dynamodb:${action}`),
        resources: [data.table.tableArn, ...(index ? [indexArn(data)] : [])],
      }),
    )
    if (!session) return
    const { secretArn } = data.sessionSecret
    fn.addEnvironment(environment.sessionSecret, secretArn)
    fn.addToRolePolicy(
      new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: [secretArn] }),
    )
  }
}

const indexArn = ({ table }: DataStack) => `${table.tableArn}/index/${tableNames.index.name}`

/** The contract's routes, without those of a way to sign in that this stage does not have. */
function deployedRoutes({ demo, firebase }: Config) {
  const all = Object.entries(routes) as [keyof typeof routes, Route][]
  return all.filter(([, { access }]) => (demo || access !== 'demo') && (firebase || access !== 'phone'))
}
