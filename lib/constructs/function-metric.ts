import type { Duration } from 'aws-cdk-lib'
import { type IMetric, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { functionNameOf } from '../resource-names.ts'

/** The sum of a metric of Lambda over a stage's function, which may be in another stack or not exist yet. */
export const functionMetric = (
  metricName: 'Errors' | 'AsyncEventsDropped',
  { stage, name, period }: { stage: string; name: string; period: Duration },
): IMetric =>
  new Metric({
    namespace: 'AWS/Lambda',
    metricName,
    dimensionsMap: { FunctionName: functionNameOf(stage, name) },
    statistic: 'Sum',
    period,
  })
