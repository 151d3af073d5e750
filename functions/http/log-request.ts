import type { Route } from '#contract/route.ts'
import { log } from '#runtime/log.ts'
import { requestMetrics, resetRetries } from '#runtime/request-metrics.ts'
import type { Middleware, Result } from './request.ts'

/**
 * Logs one line at the end of each request: its route, status and duration, with the ids that all its log lines share.
 * CloudWatch makes metrics from this line.
 */
export function logRequest(route: Route): Middleware {
  let startedAt = 0
  return {
    before({ event, context }) {
      startedAt = performance.now()
      resetRetries()
      log.resetKeys()
      log.appendKeys({
        function_request_id: context.awsRequestId,
        request_id: event.requestContext?.requestId,
        edge_request_id: event.headers?.['x-amz-cf-id'],
      })
    },
    after: logEnd,
    onError: logEnd,
  }

  function logEnd({ response }: { response: Result | null }) {
    const ms = Math.round(performance.now() - startedAt)
    const status = response?.statusCode
    log.info('answered', { route: route.name, status, ms, ...requestMetrics(route, status, new Date()) })
  }
}
