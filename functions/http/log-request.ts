import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Route } from '#contract/route.ts'
import { log } from '#runtime/log.ts'
import { requestMetrics, resetRetries } from '#runtime/request-metrics.ts'
import type { Request } from './request.ts'

/**
 * Logs one line at the end of each request: its route, status and duration, with the ids that all its log lines share.
 * CloudWatch makes metrics from this line.
 */
export function logRequest(route: Route): MiddlewareObj<Request, APIGatewayProxyStructuredResultV2> {
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

  function logEnd({ response }: { response: APIGatewayProxyStructuredResultV2 | null }) {
    const ms = Math.round(performance.now() - startedAt)
    const status = response?.statusCode
    log.info('answered', { route: route.name, status, ms, ...requestMetrics(route, status, new Date()) })
  }
}
