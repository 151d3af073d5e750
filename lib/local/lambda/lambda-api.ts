import { text } from 'node:stream/consumers'
import { close, host, listen, portOf } from '../http.ts'
import { account, emulator, region } from '../template/provision.ts'

const invocations = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/

const arnOf = (name: string) =>
  name.startsWith('arn:') ? name : `arn:aws:lambda:${region}:${account}:function:${name}`

interface Invocable {
  invoke(event: unknown): Promise<unknown>
}

/**
 * Answers Lambda's Invoke, by which one function sets another to work without waiting for it.
 *
 * @param find the function with an ARN; throws where there is none
 */
export async function startLambdaApi(find: (arn: string) => Invocable) {
  const server = await listen(async (request, response) => {
    const answer = (status: number, body?: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(body && JSON.stringify(body))
    }
    const [, name] = invocations.exec(request.url?.split('?')[0] ?? '') ?? []
    const type = request.headers['x-amz-invocation-type']
    if (!name || request.method !== 'POST' || type !== 'Event')
      return answer(400, { Message: `${request.method} ${request.url} (${type}) is not played here` })
    const event: unknown = JSON.parse((await text(request)) || '{}')
    try {
      const fn = find(arnOf(decodeURIComponent(name)))
      answer(202)
      // Whoever asked is not told how it goes; the function's own log has the reason of a failure.
      fn.invoke(event).catch(() => undefined)
    } catch (error) {
      answer(404, { Message: String(error) })
    }
  })

  return {
    endpoint: `http://${host}:${portOf(server)}`,
    /** How often a failed run is run again, which here is never. */
    invokeConfig: emulator<{ FunctionName: string; MaximumRetryAttempts?: number }>(
      ({ FunctionName, MaximumRetryAttempts }, name) => {
        if (MaximumRetryAttempts !== 0)
          throw new Error(`${FunctionName} would be run again, which is not played`)
        return { ref: name }
      },
    ),
    stop: () => close(server),
  }
}
