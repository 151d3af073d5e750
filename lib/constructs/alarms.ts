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
import type { ExportWorker } from './export-worker.ts'

export interface AlarmsProps {
  /** Names the topic and the alarms. */
  stage: string
  /** Watched for failures and slow answers. */
  api: HttpApi
  /** Watched for what it turns away. */
  apiStage: ApiStage
  /** Watched for throttling. */
  table: ITable
  /** Those that answer routes: watched for errors. */
  functions: LambdaFunction[]
  /** Watched for exports that fail. */
  exportWorker: ExportWorker
  /** Who hears of them; without it they only show in the console. */
  email?: string | undefined
}

const period = Duration.minutes(5)

/** What somebody should get up for. docs/operations.md says of each what it means and what to do. */
export class Alarms extends Construct {
  private readonly topic: Topic
  private readonly stage: string

  constructor(scope: Construct, id: string, { stage, api, table, ...props }: AlarmsProps) {
    super(scope, id)
    this.stage = stage
    this.topic = new Topic(this, 'Topic', { topicName: `tulna-${stage}-alarms`, enforceSSL: true })
    // A topic with a policy of its own has no longer the one that lets alarms in.
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
    this.alarm('turned-away', props.apiStage.metricTurnedAway(period), 100)
    for (const fn of props.functions)
      this.alarm(`errors-${fn.node.scope?.node.id}`, fn.metricErrors({ period, statistic: 'Sum' }), 3)
    this.alarm('throttles', lambdaThrottles(), 1)
    this.alarm('table-throttling', tableThrottles(table), 1, 2)
    this.alarm('failed-exports', props.exportWorker.metricFailures(period), 1)
  }

  /** Raised when a metric reaches `from` in each of so many periods. */
  private alarm(name: string, metric: IMetric, from: number, periods = 1) {
    new Alarm(this, name, {
      alarmName: `tulna-${this.stage}-${name}`,
      alarmDescription: `See "${name}" in docs/operations.md`,
      metric,
      threshold: from,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods: periods,
      // Nobody asked for anything, which is fine at night.
      treatMissingData: TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(new SnsAction(this.topic))
  }
}

/** Of all functions of the account: they share its limit. */
export const lambdaThrottles = () =>
  new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', statistic: 'Sum', period })

/** Requests that the table or its index has turned away, because one partition had too many. */
export function tableThrottles({ tableName: TableName }: ITable): IMetric {
  const places = { table: { TableName }, index: { TableName, GlobalSecondaryIndexName: names.index.name } }
  const metrics = Object.entries(places).flatMap(([place, dimensionsMap]) =>
    ['Read', 'Write'].map((kind) => {
      const metricName = `${kind}ThrottleEvents`
      const metric = new Metric({
        namespace: 'AWS/DynamoDB',
        metricName,
        dimensionsMap,
        statistic: 'Sum',
        period,
      })
      return [`${place}${kind}`, metric] as const
    }),
  )
  return new MathExpression({
    expression: metrics.map(([id]) => `FILL(${id}, 0)`).join(' + '),
    usingMetrics: Object.fromEntries(metrics),
    label: 'Throttled',
    period,
  })
}
