import { type Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { CfnRoute, CfnStage, type HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { type IMetric, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { FilterPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { Access, Route } from '#contract/route.ts'
import { journeyStep } from '#contract/routes.ts'
import { metricNamespaceOf } from '../resource-names.ts'
import { logRetention } from './log-retention.ts'

export interface ApiStageProps {
  /** An API that has its routes and no stage yet. */
  api: HttpApi
  /** The API's routes. */
  routes: Route[]
  /** Part of the names of the access log and the metric namespace. */
  stage: string
  /** The limit on requests per second to each route, from all callers together, by the route's access. */
  rates: Record<Access, number>
}

const throttledMetric = 'ThrottledRequests'

/** What the access log keeps of each request: no personal data, not even the IP address or the query string. */
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
 * The burst that API Gateway allows an account without a raised quota, in most regions and in those with less. AWS raises it
 * with the account's rate, to half of that.
 *
 * Source: https://docs.aws.amazon.com/apigateway/latest/developerguide/limits.html
 */
const accountBurst = { usual: 5_000, 'ap-south-2': 1_250 } as const

/** Twice the rate, but no more than the account allows: API Gateway may refuse a higher limit. */
const burstOf = (rate: number, region: string) =>
  Math.min(2 * rate, Math.max(region === 'ap-south-2' ? accountBurst[region] : accountBurst.usual, rate / 2))

/**
 * Deploys the API, with rate limits per route and an access log. Detailed metrics per route stay off: they would cost more
 * than the rest of a small stage, and each route's function has free metrics of its own.
 */
export class ApiStage extends Construct {
  constructor(scope: Construct, id: string, { api, routes, stage, rates }: ApiStageProps) {
    super(scope, id)
    const logs = new LogGroup(this, 'AccessLogs', {
      // Log groups outside /aws/vendedlogs/ add to a resource policy of the account, which has a size limit.
      logGroupName: `/aws/vendedlogs/tulna-${stage}-api`,
      retention: logRetention,
      // Once the stack is deleted, a retained log group would block its next deployment, because the name is fixed.
      removalPolicy: RemovalPolicy.DESTROY,
    })
    new MetricFilter(this, 'Throttled', {
      logGroup: logs,
      // A function's own 429, such as for too many complaints, has a latency; no function runs for a throttled request.
      filterPattern: FilterPattern.all(
        FilterPattern.stringValue('$.status', '=', '429'),
        FilterPattern.stringValue('$.function_ms', '=', '-'),
      ),
      metricNamespace: metricNamespaceOf(stage),
      metricName: throttledMetric,
    })
    // At most one beacon of a kind accompanies a sign-in, and fewer a visit, but a visit has several steps.
    const rateOf = ({ name, access, beacon, takesProof }: Route) =>
      rates[(beacon && name !== journeyStep.name) || takesProof ? 'phone' : access]
    const { region } = Stack.of(this)
    const cfnStage = new CfnStage(this, 'Stage', {
      apiId: api.apiId,
      stageName: '$default',
      autoDeploy: true,
      accessLogSettings: { destinationArn: logs.logGroupArn, format: logFormat },
      defaultRouteSettings: {
        throttlingRateLimit: rates.borrower,
        throttlingBurstLimit: burstOf(rates.borrower, region),
      },
      routeSettings: Object.fromEntries(
        routes.map((route) => [
          `${route.method} ${route.path}`,
          {
            ThrottlingRateLimit: rateOf(route),
            ThrottlingBurstLimit: burstOf(rateOf(route), region),
          },
        ]),
      ),
    })
    // API Gateway rejects settings for a route that does not exist yet.
    for (const route of api.node.findAll().filter((node) => node instanceof CfnRoute))
      cfnStage.addResourceDependency(route)
  }
}

/** The number of requests that exceeded the limits of their route. API Gateway has no such metric. */
export const throttledRequests = (stage: string, period: Duration): IMetric =>
  new Metric({
    namespace: metricNamespaceOf(stage),
    metricName: throttledMetric,
    statistic: 'Sum',
    period,
  })
