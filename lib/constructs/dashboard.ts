import { Duration } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Dashboard as CfnDashboard, GraphWidget, type IMetric, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { consentLanguages } from '#contract/consents.ts'
import type { Route } from '#contract/route.ts'
import { webVitals } from '#runtime/metric-names.ts'
import { metricNamespaceOf } from '../resource-names.ts'
import { lambdaThrottles, tableThrottles } from './alarms.ts'
import { requestMetric, successes } from './request-metrics.ts'

export interface DashboardProps {
  /** Part of the dashboard's name. */
  stage: string
  /** Its requests, errors and latency are shown. */
  api: HttpApi
  /** The stage's routes. The successful requests to those of the borrower's journey are shown. */
  routes: Route[]
  /** Its consumed capacity and throttling are shown. */
  table: ITable
  /** Their errors and duration are shown. */
  functions: LambdaFunction[]
}

const period = Duration.minutes(5)

/** The CloudWatch dashboard `tulna-<stage>`. */
export class Dashboard extends Construct {
  constructor(scope: Construct, id: string, { stage, api, routes, table, functions }: DashboardProps) {
    super(scope, id)
    const sum = { period, statistic: 'Sum' }
    const ofFunctions = (metric: (fn: LambdaFunction) => IMetric) => functions.map(metric)
    const labelled = (fn: LambdaFunction) => ({ label: fn.node.scope?.node.id ?? fn.node.id })

    new CfnDashboard(this, 'Dashboard', {
      dashboardName: `tulna-${stage}`,
      defaultInterval: Duration.days(1),
      widgets: [
        [
          graph('Requests', [api.metricCount(sum)], [api.metricClientError(sum), api.metricServerError(sum)]),
          graph(
            'API latency, ms',
            ['p50', 'p95', 'p99'].map((statistic) =>
              api.metricLatency({ period, statistic, label: statistic }),
            ),
          ),
        ],
        [
          graph(
            'Function errors',
            ofFunctions((fn) => fn.metricErrors({ ...sum, ...labelled(fn) })),
          ),
          graph(
            'Function duration, p95, ms',
            ofFunctions((fn) => fn.metricDuration({ period, statistic: 'p95', ...labelled(fn) })),
          ),
        ],
        [
          graph('Concurrent executions in the account', [concurrency()], [lambdaThrottles()]),
          graph(
            'Table: consumed capacity units, throttled requests',
            [table.metricConsumedReadCapacityUnits(sum), table.metricConsumedWriteCapacityUnits(sum)],
            [tableThrottles(table)],
          ),
        ],
        [
          graph(
            'The borrower’s journey: successful requests',
            routes
              .filter(({ journey }) => journey)
              .sort((a, b) => (a.journey ?? 0) - (b.journey ?? 0))
              .map(({ name }) => successes({ stage, route: name, period }, name)),
          ),
          graph(
            'Conflicts and retries',
            (['conflicts', 'retries'] as const).map((metric) =>
              requestMetric(metric, { stage, objective: 'save', period }),
            ),
          ),
        ],
        [
          graph(
            'Web vitals of visitors, p75: LCP and INP in ms, CLS',
            [...vitals(stage, 'lcp'), ...vitals(stage, 'inp')],
            vitals(stage, 'cls'),
          ),
        ],
      ],
    })
  }
}

/** A web vital by language, as Google judges it: at the 75th percentile. */
const vitals = (stage: string, metricName: keyof typeof webVitals.units) =>
  consentLanguages.map(
    (language) =>
      new Metric({
        namespace: metricNamespaceOf(stage),
        metricName,
        dimensionsMap: { [webVitals.dimension]: language },
        statistic: 'p75',
        period: Duration.hours(1),
        label: `${metricName}, ${language}`,
      }),
  )

const concurrency = () =>
  new Metric({ namespace: 'AWS/Lambda', metricName: 'ConcurrentExecutions', statistic: 'Maximum', period })

const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
  new GraphWidget({ title, left, right, width: 12, height: 6 })
