import { type Duration, RemovalPolicy } from 'aws-cdk-lib'
import { CfnRoute, CfnStage, type HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch'
import { FilterPattern, LogGroup, MetricFilter, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { Access, Route } from '#contract/route.ts'

export interface ApiStageProps {
  /** Has no stage yet. */
  api: HttpApi
  /** Those that the API has. */
  routes: Route[]
  /** Names the log. */
  stage: string
}

/** Requests a second of everybody together, and how many more may come at once, for each route of a kind. */
const throttling: Record<Access, { rate: number; burst: number }> = {
  public: { rate: 500, burst: 1000 },
  borrower: { rate: 500, burst: 1000 },
  phone: { rate: 50, burst: 100 },
  demo: { rate: 50, burst: 100 },
  admin: { rate: 20, burst: 40 },
}

/** What is kept of each request: nothing that is of a person, not even an address or a query. */
const logFormat = JSON.stringify({
  at: '$context.requestTime',
  request_id: '$context.requestId',
  route: '$context.routeKey',
  status: '$context.status',
  ms: '$context.responseLatency',
  function_ms: '$context.integrationLatency',
  bytes: '$context.responseLength',
  error: '$context.error.responseType',
  authorizer_error: '$context.authorizer.error',
  function_error: '$context.integrationErrorMessage',
})

/**
 * Makes the API answer under its address, with limits for each route and a log line for each request. Metrics by route
 * would cost more than all the rest of a small stage, and each route's function has its own for nothing.
 */
export class ApiStage extends Construct {
  private readonly turnedAway: MetricFilter

  constructor(scope: Construct, id: string, { api, routes, stage }: ApiStageProps) {
    super(scope, id)
    const logs = new LogGroup(this, 'AccessLogs', {
      // Elsewhere, each new API would lengthen a policy of the account that has a limit.
      logGroupName: `/aws/vendedlogs/tulna-${stage}-api`,
      retention: RetentionDays.THREE_MONTHS,
      // With a name of its own, one that stayed behind would be in the way of the next stack.
      removalPolicy: RemovalPolicy.DESTROY,
    })
    this.turnedAway = new MetricFilter(this, 'TurnedAway', {
      logGroup: logs,
      filterPattern: FilterPattern.stringValue('$.status', '=', '429'),
      metricNamespace: `Tulna/${stage}`,
      metricName: 'TurnedAway',
    })
    const { rate, burst } = throttling.borrower
    const cfnStage = new CfnStage(this, 'Stage', {
      apiId: api.apiId,
      stageName: '$default',
      autoDeploy: true,
      accessLogSettings: { destinationArn: logs.logGroupArn, format: logFormat },
      defaultRouteSettings: {
        throttlingRateLimit: rate,
        throttlingBurstLimit: burst,
      },
      routeSettings: Object.fromEntries(
        routes.map(({ method, path, access }) => [
          `${method} ${path}`,
          {
            ThrottlingRateLimit: throttling[access].rate,
            ThrottlingBurstLimit: throttling[access].burst,
          },
        ]),
      ),
    })
    // API Gateway refuses settings for a route that isn't there yet.
    for (const route of api.node.findAll().filter((node) => node instanceof CfnRoute))
      cfnStage.addResourceDependency(route)
  }

  /** How many requests were over the limits of their route. */
  metricTurnedAway(period: Duration): IMetric {
    return this.turnedAway.metric({ period, statistic: 'Sum' })
  }
}
