import { environment } from './names.ts'

/**
 * The key that turns other keys of a log line into metrics, in CloudWatch's embedded metric format. Empty if no namespace
 * is set.
 *
 * Source: https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html
 *
 * @param dimensions sets of keys of the line, each of which makes a metric of its own
 * @param units by metric, which is a key of the line
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
