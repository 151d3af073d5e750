import type { Duration } from 'aws-cdk-lib'
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { type objectiveOf, requestMetrics } from '#runtime/metric-names.ts'
import { metricNamespaceOf } from '../resource-names.ts'

export type Objective = (typeof objectiveOf)[keyof typeof objectiveOf]

/** Which requests of a stage to count: those of a route, or those that count towards an objective. */
export type Counted = { stage: string; period: Duration } & ({ route: string } | { objective: Objective })

type RequestMetric = Exclude<keyof typeof requestMetrics, 'dimensions'>

/** A metric from the line that a function logs at the end of each request. */
export function requestMetric(name: RequestMetric, counted: Counted, statistic = 'Sum'): IMetric {
  const { stage, period, ...dimensionsMap } = counted
  return new Metric({
    namespace: metricNamespaceOf(stage),
    metricName: requestMetrics[name],
    dimensionsMap,
    statistic,
    period,
  })
}

/** The number of requests. */
export const requests = (counted: Counted) => requestMetric('duration', counted, 'SampleCount')

/**
 * The number of requests that did what was asked.
 *
 * @param label in the legend of a graph, where it must be unique
 */
export function successes(counted: Counted, label: string): IMetric {
  // A graph has one namespace for the ids of all its metrics.
  const id = label.toLowerCase().replaceAll(/[^a-z]/g, '_')
  return new MathExpression({
    expression: `${id}_all - ${id}_refused - ${id}_faults`,
    usingMetrics: {
      [`${id}_all`]: requests(counted),
      [`${id}_refused`]: requestMetric('refused', counted),
      [`${id}_faults`]: requestMetric('faults', counted),
    },
    label,
    period: counted.period,
  })
}
