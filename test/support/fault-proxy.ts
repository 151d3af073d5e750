import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { close, host, listen, portOf } from '#lib/local/http.ts'

/** What a service says instead of doing what it was asked for. */
interface Refused {
  status: number
  headers: Record<string, string>
  body: string
}

/**
 * What becomes of a request to AWS. `hang`: the connection stays open and nobody answers. `cut`: it breaks before
 * the request arrives. `lose`: the request arrives and is done, and its answer is lost. `stall`: it is done, the
 * answer begins and never ends. `swallow`: it is done, and nobody answers.
 */
export type Fault = 'hang' | 'cut' | 'lose' | 'stall' | 'swallow' | Refused

/** Says what becomes of the next request of an operation (`TransactWriteItems`, `UploadPart` …). */
export type Plan = (operation: string) => Fault | undefined | Promise<undefined>

/** Each request of `target` meets the next fault, then none. */
export const inTurn =
  (target: string, ...faults: Fault[]): Plan =>
  (operation) =>
    operation === target ? faults.shift() : undefined

export const always =
  (target: string, fault: Fault): Plan =>
  (operation) =>
    operation === target ? fault : undefined

const json = (body: object): Refused => ({
  status: 400,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  body: JSON.stringify(body),
})
const xml = (status: number, code: string): Refused => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>No.</Message></Error>`,
})
const dynamodb = 'com.amazonaws.dynamodb.v20120810'

/** As the services themselves say it. */
export const refusals = {
  throttled: json({
    __type: `${dynamodb}#ProvisionedThroughputExceededException`,
    message: 'The level of configured provisioned throughput for the table was exceeded',
  }),
  /** A throttled transaction, which DynamoDB reports as cancelled. */
  transactionThrottled: json({
    __type: `${dynamodb}#TransactionCanceledException`,
    Message:
      'Transaction cancelled, please refer cancellation reasons for specific reasons [ThrottlingError, None]',
    CancellationReasons: [
      { Code: 'ThrottlingError', Message: 'Throughput exceeds the current capacity of your table or index.' },
      { Code: 'None' },
    ],
  }),
  conditionFailed: json({
    __type: `${dynamodb}#TransactionCanceledException`,
    Message: 'Transaction cancelled',
    CancellationReasons: [{ Code: 'ConditionalCheckFailed' }],
  }),
  /** The table will not, however often it is asked. */
  invalid: json({ __type: 'com.amazon.coral.validate#ValidationException', message: 'No.' }),
  secretUnavailable: json({ __type: 'DecryptionFailure', Message: 'The KMS key is disabled' }),
  /** S3 is busy: the SDK sends it again. */
  slowDown: xml(503, 'SlowDown'),
  /** S3 will not, however often it is asked. */
  denied: xml(403, 'AccessDenied'),
}

/** Stands in front of an emulator, and lets through what it has no other plan for. */
export async function startFaultProxy(emulator = '') {
  const proxy = {
    address: '',
    /** Where requests go on to. */
    emulator,
    plan: (() => undefined) as Plan,
    /** The operations that were asked for, in order. */
    asked: [] as string[],
    /** The faults that happened. */
    met: [] as Fault[],
    /** Is told of each fault, after whatever it lets happen has happened. */
    onMet: () => {},
    stop: () => close(server),
  }
  const server = await listen(async (incoming, outgoing) => {
    const body = await buffer(incoming)
    const operation = operationOf(incoming)
    proxy.asked.push(operation)
    const fault = await proxy.plan(operation)
    const meet = () => {
      if (!fault) return
      proxy.met.push(fault)
      proxy.onMet()
    }
    if (fault === 'hang') return meet()
    if (fault === 'cut') {
      outgoing.destroy()
      return meet()
    }
    if (typeof fault === 'object') {
      outgoing.writeHead(fault.status, fault.headers).end(fault.body)
      return meet()
    }
    const { method, headers, url = '/' } = incoming
    const onward = request(new URL(url, proxy.emulator), { method, headers }, async (answer) => {
      const text = await buffer(answer)
      if (fault === 'lose') outgoing.destroy()
      else if (fault !== 'swallow') outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      if (fault === 'stall') outgoing.write(text.subarray(0, 1))
      else if (!fault) outgoing.end(text)
      meet()
    })
    onward.on('error', () => outgoing.destroy())
    onward.end(body)
  })
  proxy.address = `http://${host}:${portOf(server)}`
  return proxy
}

/** S3 has no name for it in a request; the others write it into a header. */
function operationOf({ method = '', url = '', headers }: IncomingMessage): string {
  const target = headers['x-amz-target']
  if (target) return String(target).split('.').at(-1) ?? ''
  const query = new URLSearchParams(url.split('?')[1])
  const of: Record<string, string> = query.has('uploads')
    ? { POST: 'CreateMultipartUpload' }
    : query.has('uploadId')
      ? { PUT: 'UploadPart', POST: 'CompleteMultipartUpload', DELETE: 'AbortMultipartUpload' }
      : { PUT: 'PutObject', GET: 'GetObject', DELETE: 'DeleteObject' }
  return of[method] ?? `${method} ${url}`
}
