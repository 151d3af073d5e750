import type { Route } from '#contract/route.ts'
import { environment, journey, requestMetrics as names, objectiveOf } from './names.ts'

let retries = 0

/** Counts a retry for the metrics of the current request. A function handles one request at a time. */
export const countRetry = () => void retries++

/** Resets the count at the start of a request. */
export const resetRetries = () => {
  retries = 0
}

/**
 * The keys that turn the log line of a request into metrics, in CloudWatch's embedded metric format. They never identify
 * the caller. Empty if no namespace is set.
 *
 * Source: https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html
 *
 * @param status of the response; undefined if the function failed without one
 */
export function requestMetrics({ name, access }: Route, status: number | undefined, at: Date) {
  const namespace = process.env[environment.metricNamespace]
  if (!namespace) return {}
  const { route, objective } = names.dimensions
  const counts = {
    [names.faults]: isBetween(500, status ?? 500, 599),
    [names.refused]: isBetween(400, status ?? 500, 499),
    [names.conflicts]: isBetween(409, status ?? 500, 409),
    [names.retries]: retries,
  }
  return {
    _aws: {
      Timestamp: at.getTime(),
      CloudWatchMetrics: [
        {
          Namespace: namespace,
          Dimensions: journey.includes(name) ? [[objective], [route]] : [[objective]],
          Metrics: [
            { Name: names.duration, Unit: 'Milliseconds' },
            ...Object.keys(counts).map((Name) => ({ Name, Unit: 'Count' })),
          ],
        },
      ],
    },
    [objective]: objectiveOf[access],
    ...counts,
  }
}

const isBetween = (first: number, status: number, last: number) => (status >= first && status <= last ? 1 : 0)
