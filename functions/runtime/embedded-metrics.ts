import { environment } from './environment.ts'

/**
 * The `_aws` key of a log line, which tells CloudWatch to record other keys of the line as metrics (embedded metric
 * format). An empty object if no namespace is set.
 *
 * Source: https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html
 *
 * @param dimensions sets of keys of the line; every metric is recorded once for each set
 * @param units the unit of each metric, by the metric's key in the line
 */
export function embeddedMetrics(dimensions: string[][], units: Record<string, string>, at: Date) {
  const namespace = process.env[environment.metricNamespace]
  if (!namespace) return {}
  const Metrics = Object.entries(units).map(([Name, Unit]) => ({ Name, Unit }))
  return {
    _aws: {
      Timestamp: at.getTime(),
      CloudWatchMetrics: [{ Namespace: namespace, Dimensions: dimensions, Metrics }],
    },
  }
}
