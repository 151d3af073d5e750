import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import type { HttpApi, IHttpRouteAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { Alias } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import type { Route } from '#contract/route.ts'
import { acknowledge } from './acknowledge.ts'
import { BundledFunction } from './bundled-function.ts'
import { memoryMb } from './memory.ts'

export interface EndpointProps {
  /** The API to which the route is added. */
  api: HttpApi
  /** The route. Its name is also that of the function's bundle. */
  route: Route
  /** Authorizes requests to `admin` routes before the function is called. */
  adminAuthorizer: IHttpRouteAuthorizer
  /** The stage, which is part of the function's name. */
  stage: string
  /** The environment variables of the function. */
  environment: Record<string, string>
  /** How many requests the function may handle at once; no limit of its own if absent. */
  reservedConcurrency?: number | undefined
}

/** Longer than a cold start with a retried transaction, shorter than a person waits. */
const timeout = Duration.seconds(10)

/** A route of the API and its Lambda function, which has no rights to data until they are granted. */
export class Endpoint extends Construct {
  readonly route: Route
  readonly function: BundledFunction
  /** The alias that the route calls. It points to the newest version, or to the newest two during a gradual release. */
  readonly live: Alias

  constructor(scope: Construct, id: string, props: EndpointProps) {
    super(scope, id)
    const { api, route, adminAuthorizer, stage, environment, reservedConcurrency } = props

    this.route = route
    this.function = new BundledFunction(this, 'Function', {
      stage,
      name: route.name,
      description: `${route.method} ${route.path}`,
      memorySize: memoryMb(route),
      timeout,
      environment,
      ...(reservedConcurrency && { reservedConcurrentExecutions: reservedConcurrency }),
      // A gradual release can roll back to the previous version.
      currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN },
    })

    this.live = this.function.addAlias('live')

    const httpRoutes = api.addRoutes({
      path: route.path,
      methods: [HttpMethod[route.method]],
      integration: new HttpLambdaIntegration(route.name, this.live),
      ...(route.access === 'admin' && { authorizer: adminAuthorizer }),
    })
    if (route.access !== 'admin')
      for (const httpRoute of httpRoutes)
        acknowledge(httpRoute, {
          APIG4:
            'The route is public, or its function checks the borrower’s session or the lender’s signature.',
        })
  }
}
