import { Duration, Stack } from 'aws-cdk-lib'
import {
  Alarm,
  type AlarmBase,
  type AlarmProps,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Construct } from 'constructs'
import type { Route } from '#contract/route.ts'
import { table as names } from '#table/schema.ts'
import { alarmNameOf, workers } from '../resource-names.ts'
import { throttledRequests } from './api-stage.ts'
import { failedExports } from './export-worker.ts'
import { functionMetric } from './function-metric.ts'

export interface AlarmsProps {
  /** Part of the names of the topic and the alarms. */
  stage: string
  /** The address that receives the alarms; without it they only show in the CloudWatch console. */
  email?: string | undefined
}

interface Watched {
  /** Monitored for throttling. */
  table: ITable
  /** The deployed routes by their keys. The function of each is monitored for errors. */
  routes: [string, Route][]
  /** Whether the cleanup of a demo stage is monitored for failed runs. */
  cleansUpDemo: boolean
  /** Whether the checks of lenders' links are monitored for failed runs. */
  checksLinks: boolean
}

const period = Duration.minutes(5)

/**
 * The topic that reaches the operators and, once `watch` is called, alarms that need somebody to act. docs/incidents.md says
 * what each one means and what to do.
 */
export class Alarms extends Construct {
  /** Notified by the alarms. */
  readonly topic: Topic
  private readonly stage: string

  constructor(scope: Construct, id: string, { stage, email }: AlarmsProps) {
    super(scope, id)
    this.stage = stage
    this.topic = alarmTopic(this, { name: `tulna-${stage}-alarms`, email })
  }

  /** Adds the alarms on everything but the objectives. */
  watch({ table, routes, cleansUpDemo, checksLinks }: Watched) {
    const { stage } = this
    const errorsOf = (name: string) => functionMetric('Errors', { stage, name, period })
    this.add('api-throttling', throttledRequests(stage, period), 100)
    for (const [key, { name }] of routes) this.add(errorsAlarm(key), errorsOf(name), 3)
    this.add('lambda-throttling', lambdaThrottles(), 1)
    this.add('table-throttling', tableThrottles(table), 1, 2)
    this.add('failed-exports', failedExports(stage, period), 1)
    // A single failed run of these is repaired by the next minute's.
    this.add('failed-scheduled-changes', errorsOf(workers.applyScheduledChanges), 3)
    this.add('failed-payment-report', errorsOf(workers.publishPayments), 3)
    if (checksLinks) this.add('failed-link-checks', errorsOf(workers.checkLinks), 3)
    // The cleanup runs only once an hour.
    if (cleansUpDemo) this.add('failed-demo-cleanup', errorsOf(workers.eraseDemoBorrowers), 1)
  }

  /** Adds an alarm that is raised when the metric reaches the threshold in each of `periods` periods in a row. */
  add(name: string, metric: IMetric, threshold: number, periods = 1) {
    this.notify(createAlarm(this, this.stage, name, { metric, threshold, evaluationPeriods: periods }))
  }

  /** Makes an alarm notify the topic. */
  notify(alarm: AlarmBase) {
    alarm.addAlarmAction(new SnsAction(this.topic))
  }
}

/** The topic for a stage's alarms in one region. AWS asks `email` to confirm the subscription. */
export function alarmTopic(
  scope: Construct,
  { name, email }: { name: string; email?: string | undefined },
): Topic {
  const topic = new Topic(scope, 'Topic', { topicName: name, enforceSSL: true })
  // `enforceSSL` adds a topic policy, which replaces the default one that lets alarms publish.
  topic.addToResourcePolicy(
    new PolicyStatement({
      actions: ['sns:Publish'],
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
    }),
  )
  if (email) topic.addSubscription(new EmailSubscription(email))
  return topic
}

/** The name of the alarm on crashes and timeouts of a route's function, by the route's key. */
export const errorsAlarm = (key: string) => `errors-${key}`

/** Creates an alarm that is raised, unless `props` says otherwise, when one period's metric reaches the threshold. */
export const createAlarm = (
  scope: Construct,
  stage: string,
  name: string,
  props: Partial<AlarmProps> & Pick<AlarmProps, 'metric' | 'threshold'>,
) =>
  new Alarm(scope, name, {
    alarmName: alarmNameOf(stage, name),
    alarmDescription: whatToDo(name),
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    evaluationPeriods: 1,
    // No requests means no data, which is normal at night.
    treatMissingData: TreatMissingData.NOT_BREACHING,
    ...props,
  })

/** The description of an alarm: where docs/incidents.md says what to do about it. */
export const whatToDo = (name: string) => `What to do: docs/incidents.md, Alarms, ${name}`

/** Throttled invocations of all functions in the region, at the account's or a function's concurrency limit. */
export const lambdaThrottles = () =>
  new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', statistic: 'Sum', period })

/** Requests that the table or its index throttled, such as when one partition had too many. */
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
