import { text } from 'node:stream/consumers'
import { isCrossOrigin } from '../cross-origin.js'
import { close, host, listen, portOf } from '../http.ts'
import { emulator } from '../template/provision.ts'
import { arnOf } from './lambda.ts'

const invocations = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/

interface Invocable {
  invoke(event: unknown): Promise<unknown>
}

/**
 * Emulates Lambda's asynchronous Invoke, by which one function starts another.
 *
 * @param find returns the function with an ARN; throws if there is none
 * @param ownOrigins the only origins whose pages may call it
 */
export async function startLambdaApi(find: (arn: string) => Invocable, ownOrigins: string[]) {
  const server = await listen(async (request, response) => {
    if (isCrossOrigin(request.headers, ownOrigins)) return void response.writeHead(403).end()
    const respond = (status: number, body?: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(body && JSON.stringify(body))
    }
    const [, name] = invocations.exec(request.url?.split('?')[0] ?? '') ?? []
    const type = request.headers['x-amz-invocation-type']
    if (!name || request.method !== 'POST' || type !== 'Event')
      return respond(400, {
        Message: `${request.method} ${request.url} (${type}) is not supported by the local cloud`,
      })
    const event: unknown = JSON.parse((await text(request)) || '{}')
    try {
      const fn = find(arnOf(decodeURIComponent(name)))
      respond(202)
      // The caller does not learn the outcome. If the function fails, its log has the error.
      fn.invoke(event).catch(() => undefined)
    } catch (error) {
      respond(404, { Message: String(error) })
    }
  })

  return {
    endpoint: `http://${host}:${portOf(server)}`,
    /** Only `MaximumRetryAttempts: 0` is supported. */
    invokeConfig: emulator<{ FunctionName: string; MaximumRetryAttempts?: number }>(
      ({ FunctionName, MaximumRetryAttempts }, name) => {
        if (MaximumRetryAttempts !== 0)
          throw new Error(`The local cloud does not support retries of ${FunctionName}`)
        return { ref: name }
      },
    ),
    stop: () => close(server),
  }
}
