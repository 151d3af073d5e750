import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:dgram'
import { isThrottling } from './errors.ts'

/** The work that a span describes. Only names of services and operations: never a key, a value or an error's message. */
interface Work {
  /** The service, as the trace map shows it. */
  name: string
  namespace: 'aws' | 'remote'
  aws?: { operation: string }
}

/** Does some work and, if X-Ray samples the current request, records how long it took. */
export async function span<Result>(work: Work, run: () => Promise<Result>): Promise<Result> {
  const parent = sampledSegment()
  if (!parent) return run()
  const start_time = Date.now() / 1000
  let outcome: object = {}
  try {
    return await run()
  } catch (error) {
    outcome = outcomeOf(error)
    throw error
  } finally {
    const id = randomBytes(8).toString('hex')
    const ids = { type: 'subsegment', id, ...parent }
    void send({ ...work, ...ids, start_time, end_time: Date.now() / 1000, ...outcome }).catch(() => undefined)
  }
}

type Middleware = <Args, Result>(
  next: (args: Args) => Promise<Result>,
  context: { commandName?: string },
) => (args: Args) => Promise<Result>

interface Client {
  middlewareStack: { add(middleware: Middleware, options: { step: 'initialize'; name: string }): void }
}

/** Records one span for each call of an SDK client; the retries are within it. Returns the client. */
export function traced<C extends Client>(client: C, name: string): C {
  const middleware: Middleware = (next, { commandName = '' }) => {
    const operation = commandName.replace(/Command$/, '')
    return (args) => span({ name, namespace: 'aws', aws: { operation } }, () => next(args))
  }
  client.middlewareStack.add(middleware, { step: 'initialize', name: 'traced' })
  return client
}

/**
 * The ids of the segment that Lambda opened for the current request; undefined unless it is sampled.
 *
 * Source: https://docs.aws.amazon.com/lambda/latest/dg/configuration-envvars.html, `_X_AMZN_TRACE_ID`
 */
function sampledSegment() {
  const header = process.env._X_AMZN_TRACE_ID
  if (!header?.includes('Sampled=1')) return undefined
  const trace_id = /Root=([\w-]+)/.exec(header)?.[1]
  const parent_id = /Parent=(\w+)/.exec(header)?.[1]
  return trace_id && parent_id ? { trace_id, parent_id } : undefined
}

function outcomeOf(error: unknown) {
  if (isThrottling(error)) return { error: true, throttle: true }
  const { $metadata } = Object(error) as { $metadata?: { httpStatusCode?: number } }
  const status = $metadata?.httpStatusCode ?? 500
  return status < 500 ? { error: true } : { fault: true }
}

let socket: Promise<Socket> | undefined

/**
 * Sends a subsegment to the X-Ray daemon, which runs beside each Lambda function.
 *
 * Source: https://docs.aws.amazon.com/xray/latest/devguide/xray-api-sendingdata.html
 */
async function send(subsegment: object) {
  const [host, port] = process.env.AWS_XRAY_DAEMON_ADDRESS?.split(':') ?? []
  if (!host || !port) return
  socket ??= import('node:dgram').then(({ createSocket }) => createSocket('udp4').unref())
  const datagram = `{"format":"json","version":1}\n${JSON.stringify(subsegment)}`
  // With a callback, an error is passed to it instead of being thrown.
  ;(await socket).send(datagram, Number(port), host, () => undefined)
}
