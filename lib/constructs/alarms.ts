import { Duration, Stack } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Construct } from 'constructs'
import { table as names } from '#runtime/names.ts'
import type { ApiStage } from './api-stage.ts'
import type { DemoCleanup } from './demo-cleanup.ts'
import type { ExportWorker } from './export-worker.ts'

export interface AlarmsProps {
  /** Part of the names of the topic and the alarms. */
  stage: string
  /** Monitored for server errors and latency. */
  api: HttpApi
  /** Monitored for throttled requests. */
  apiStage: ApiStage
  /** Monitored for throttling. */
  table: ITable
  /** Each is monitored for errors. */
  functions: LambdaFunction[]
  /** Monitored for failed exports. */
  exportWorker: ExportWorker
  /** Monitored for failed runs. One failure raises the alarm, because it runs only once an hour. */
  demoCleanup?: DemoCleanup | undefined
  /** The address that receives the alarms; without it they only show in the CloudWatch console. */
  email?: string | undefined
}

const period = Duration.minutes(5)

/** Alarms that need somebody to act. docs/operations.md says what each one means and what to do. */
export class Alarms extends Construct {
  private readonly topic: Topic
  private readonly stage: string

  constructor(scope: Construct, id: string, { stage, api, table, ...props }: AlarmsProps) {
    super(scope, id)
    this.stage = stage
    this.topic = new Topic(this, 'Topic', { topicName: `tulna-${stage}-alarms`, enforceSSL: true })
    // `enforceSSL` adds a topic policy, which replaces the default one that lets alarms publish.
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        actions: ['sns:Publish'],
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    )
    if (props.email) this.topic.addSubscription(new EmailSubscription(props.email))

    this.alarm('api-5xx', api.metricServerError({ period, statistic: 'Sum' }), 5)
    this.alarm('api-latency', api.metricLatency({ period, statistic: 'p95' }), 1_500, 3)
    this.alarm('api-throttling', props.apiStage.metricThrottled(period), 100)
    for (const fn of props.functions)
      this.alarm(`errors-${fn.node.scope?.node.id}`, fn.metricErrors({ period, statistic: 'Sum' }), 3)
    this.alarm('lambda-throttling', lambdaThrottles(), 1)
    this.alarm('table-throttling', tableThrottles(table), 1, 2)
    this.alarm('failed-exports', props.exportWorker.metricFailures(period), 1)
    const cleanup = props.demoCleanup?.function
    if (cleanup) this.alarm('failed-demo-cleanup', cleanup.metricErrors({ period, statistic: 'Sum' }), 1)
  }

  /** An alarm that is raised when the metric reaches the threshold in each of `periods` periods in a row. */
  private alarm(name: string, metric: IMetric, threshold: number, periods = 1) {
    new Alarm(this, name, {
      alarmName: `tulna-${this.stage}-${name}`,
      alarmDescription: `What to do: docs/operations.md, Alarms, ${name}`,
      metric,
      threshold,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods: periods,
      // No requests means no data, which is normal at night.
      treatMissingData: TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(new SnsAction(this.topic))
  }
}

/** Throttled calls of all functions in the account, which share one concurrency limit. */
export const lambdaThrottles = () =>
  new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', statistic: 'Sum', period })

/** Requests that the table or its index throttled because one partition had too many. */
export function tableThrottles({ tableName: TableName }: ITable): IMetric {
  const resources = { table: { TableName }, index: { TableName, GlobalSecondaryIndexName: names.index.name } }
  const metrics = Object.entries(resources).flatMap(([resource, dimensionsMap]) =>
    ['Read', 'Write'].map((kind) => {
      const metricName = `${kind}ThrottleEvents`
      const metric = new Metric({
        namespace: 'AWS/DynamoDB',
        metricName,
        dimensionsMap,
        statistic: 'Sum',
        period,
      })
      return [`${resource}${kind}`, metric] as const
    }),
  )
  return new MathExpression({
    expression: metrics.map(([id]) => `FILL(${id}, 0)`).join(' + '),
    usingMetrics: Object.fromEntries(metrics),
    label: 'Throttled',
    period,
  })
}
