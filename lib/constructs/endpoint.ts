import { join } from 'node:path'
import { Duration } from 'aws-cdk-lib'
import type { HttpApi, IHttpRouteAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { Architecture, Code, Function as LambdaFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { Route } from '../../functions/contract/routes.ts'
import { environment } from '../../functions/shared/names.ts'
import { dist } from '../dist.ts'

export interface EndpointProps {
  /** The API that gets the route. */
  api: HttpApi
  /** What is called, and the name of the bundle that answers. */
  route: Route
  /** Refuses a request of an `admin` route before the function is called. */
  administrators: IHttpRouteAuthorizer
  stage: string
  /** More CPU comes with more memory; this much imports and answers quickly. */
  memoryMb?: number
  /** Shorter than what a person on a phone waits, longer than a cold start with a retried transaction. */
  timeoutSeconds?: number
}

/** One route of the API and the function of its own behind it, which may do nothing until it is granted. */
export class Endpoint extends Construct {
  readonly function: LambdaFunction

  constructor(scope: Construct, id: string, props: EndpointProps) {
    super(scope, id)
    const { api, route, administrators, stage, memoryMb = 512, timeoutSeconds = 10 } = props

    this.function = new LambdaFunction(this, 'Function', {
      functionName: `tulna-${stage}-${route.name}`,
      description: `${route.method} ${route.path}`,
      code: Code.fromAsset(join(dist.functions, route.name)),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: memoryMb,
      timeout: Duration.seconds(timeoutSeconds),
      tracing: Tracing.ACTIVE,
      logGroup: new LogGroup(this, 'Logs', { retention: RetentionDays.THREE_MONTHS }),
      environment: { [environment.callerName]: route.name },
    })

    api.addRoutes({
      path: route.path,
      methods: [HttpMethod[route.method]],
      integration: new HttpLambdaIntegration(route.name, this.function),
      ...(route.access === 'admin' && { authorizer: administrators }),
    })
  }
}
