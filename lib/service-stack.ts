import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib'
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { Construct } from 'constructs'
import { type Route, routes } from '../functions/contract/routes.ts'
import { environment } from '../functions/shared/names.ts'
import type { Config } from './config.ts'
import { Endpoint } from './constructs/endpoint.ts'
import { ExportWorker } from './constructs/export-worker.ts'
import { firebaseSources } from './constructs/firebase-sources.ts'
import { Site } from './constructs/site.ts'
import type { DataStack } from './data-stack.ts'
import { grant, grants } from './grants.ts'

export interface ServiceStackProps extends StackProps {
  config: Config
  /** What the functions work on. */
  data: DataStack
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
      grant(endpoint.function, grants[key], data)
      if (grants[key].firebase && config.firebase)
        endpoint.function.addEnvironment(environment.firebaseProject, config.firebase.projectId)
      if (grants[key].exports) worker.grantExport(endpoint.function)
    }

    const { stage, demo, firebase } = config
    const site = new Site(this, 'Site', {
      api,
      routes: deployed.map(([, route]) => route),
      siteConfig: { stage, demo, ...(firebase && { firebase }), admin: data.administrators.signIn },
      logoBucket: data.logos.bucket,
      others: [
        { 'connect-src': [data.administrators.host, data.logos.uploads] },
        ...(firebase ? [firebaseSources(firebase)] : []),
      ],
    })
    new CfnOutput(this, 'SiteAddress', { value: site.address })
  }
}

/** The contract's routes, without those of a way to sign in that this stage does not have. */
function deployedRoutes({ demo, firebase }: Config) {
  const all = Object.entries(routes) as [keyof typeof routes, Route][]
  return all.filter(([, { access }]) => (demo || access !== 'demo') && (firebase || access !== 'phone'))
}
