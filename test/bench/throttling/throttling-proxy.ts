import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { close, host, listen, portOf, readBody } from '#lib/local/http.ts'
import type { Database } from '#lib/local/services/dynamodb.ts'
import type { PartitionLimits } from './partition-limits.ts'
import { type Send, throttler } from './throttled-operations.ts'
import type { DynamoResponse } from './throttling-errors.ts'

/** More than the largest request: a transaction has at most 4 MB of items. */
const maxBodyBytes = 16 * 1024 * 1024

/**
 * Starts a proxy in front of a DynamoDB emulator. It limits each partition key of a table and its indexes, and responds
 * with DynamoDB's errors. A scan is not
 * limited: it reads one partition after another. A throttled request consumes no units.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-design.html
 */
export async function startThrottlingProxy(
  { endpoint, keysOf }: Pick<Database, 'endpoint' | 'keysOf'>,
  limits: PartitionLimits,
) {
  const sendIfAllowed = throttler(limits, keysOf)
  const { hostname, port } = new URL(endpoint)
  const agent = new Agent({ keepAlive: true })
  const server = await listen(async (incoming, outgoing) => {
    const [prefix, operation = ''] = String(incoming.headers['x-amz-target']).split('.')
    try {
      const text = (await readBody(incoming, maxBodyBytes)).toString()
      const send: Send = (name, body) =>
        post({ ...incoming.headers, 'x-amz-target': `${prefix}.${name}` }, body)
      const { status, body } = await sendIfAllowed(operation, text, send)
      outgoing.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body))
    } catch (error) {
      if (!outgoing.destroyed) console.error(error)
      // As if the emulator were unreachable.
      outgoing.destroy()
    }
  })

  function post(headers: IncomingHttpHeaders, input: object): Promise<DynamoResponse> {
    const body = JSON.stringify(input)
    const options = { hostname, port, method: 'POST', path: '/', agent }
    return new Promise((resolve, reject) => {
      const outgoing = httpRequest(
        { ...options, headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
        (response) => {
          buffer(response)
            .then((text) =>
              resolve({ status: response.statusCode ?? 502, body: JSON.parse(text.toString()) }),
            )
            .catch(reject)
        },
      )
      outgoing.once('error', reject).end(body)
    })
  }

  return {
    endpoint: `http://${host}:${portOf(server)}`,
    async stop() {
      agent.destroy()
      await close(server)
    },
  }
}
