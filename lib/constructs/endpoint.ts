import { Duration } from 'aws-cdk-lib'
import type { HttpApi, IHttpRouteAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { Construct } from 'constructs'
import type { Route } from '#contract/route.ts'
import { acknowledge } from './acknowledge.ts'
import { BundledFunction } from './bundled-function.ts'
import { memoryMb } from './memory.ts'

export interface EndpointProps {
  /** The API that gets the route. */
  api: HttpApi
  /** What is called, and the name of the bundle that answers. */
  route: Route
  /** Refuses a request of an `admin` route before the function is called. */
  administrators: IHttpRouteAuthorizer
  /** Names the function. */
  stage: string
}

/** Shorter than what a person on a phone waits, longer than a cold start with a retried transaction. */
const timeout = Duration.seconds(10)

/** One route of the API and the function of its own behind it, which may do nothing until it is granted. */
export class Endpoint extends Construct {
  readonly function: BundledFunction

  constructor(scope: Construct, id: string, props: EndpointProps) {
    super(scope, id)
    const { api, route, administrators, stage } = props

    this.function = new BundledFunction(this, 'Function', {
      stage,
      name: route.name,
      description: `${route.method} ${route.path}`,
      memorySize: memoryMb(route),
      timeout,
    })

    const added = api.addRoutes({
      path: route.path,
      methods: [HttpMethod[route.method]],
      integration: new HttpLambdaIntegration(route.name, this.function),
      ...(route.access === 'admin' && { authorizer: administrators }),
    })
    if (route.access !== 'admin')
      for (const httpRoute of added)
        acknowledge(httpRoute, {
          APIG4: 'Public, or open to a session of our own, which the function checks.',
        })
  }
}
