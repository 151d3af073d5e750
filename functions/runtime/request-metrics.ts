import type { Route } from '#contract/route.ts'
import { embeddedMetrics } from './embedded-metrics.ts'
import { requestMetrics as names, objectiveOf } from './metric-names.ts'

let retries = 0

/** Counts a retry for the metrics of the current request. A function handles one request at a time. */
export const countRetry = () => void retries++

/** Resets the count at the start of a request. */
export const resetRetries = () => {
  retries = 0
}

/**
 * The keys that turn the log line of a request into metrics. They never identify the caller. Empty if no namespace is
 * set, and for a beacon that is not part of the journey.
 *
 * @param status of the response; undefined if the function failed without one
 */
export function requestMetrics({ access, journey, beacon }: Route, status: number | undefined, at: Date) {
  const { route, objective } = names.dimensions
  const dimensions = [...(beacon ? [] : [[objective]]), ...(journey ? [[route]] : [])]
  const counts = {
    [names.faults]: Number(status === undefined || status >= 500),
    [names.refused]: Number(status !== undefined && status >= 400 && status < 500),
    [names.conflicts]: Number(status === 409),
    [names.retries]: retries,
  }
  const units = {
    [names.duration]: 'Milliseconds',
    ...Object.fromEntries(Object.keys(counts).map((count) => [count, 'Count'])),
  }
  const metrics = dimensions.length > 0 ? embeddedMetrics(dimensions, units, at) : {}
  if (!('_aws' in metrics)) return {}
  return { ...metrics, ...(!beacon && { [objective]: objectiveOf[access] }), ...counts }
}
