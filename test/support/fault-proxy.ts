import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { close, host, listen, portOf } from '#lib/local/http.ts'

/** An AWS error response, sent instead of forwarding the request. */
interface ErrorResponse {
  status: number
  headers: Record<string, string>
  body: string
}

/**
 * What happens to a request to AWS. `hang`: it never arrives, and the connection stays open without a response. `cut`:
 * the connection breaks before the request arrives. `lose`: the request is executed, then the connection breaks.
 * `stall`: it is executed, and the response begins but never ends. `swallow`: it is executed, without a response.
 */
export type Fault = 'hang' | 'cut' | 'lose' | 'stall' | 'swallow' | ErrorResponse

/**
 * Decides what happens to the next request of an operation (`TransactWriteItems`, `UploadPart` …). A promise holds the
 * request back until it resolves.
 */
export type Plan = (operation: string) => Fault | undefined | Promise<undefined>

/** Requests of `target` get these faults in turn, then none. */
export const inTurn =
  (target: string, ...faults: Fault[]): Plan =>
  (operation) =>
    operation === target ? faults.shift() : undefined

export const always =
  (target: string, fault: Fault): Plan =>
  (operation) =>
    operation === target ? fault : undefined

const json = (body: object): ErrorResponse => ({
  status: 400,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  body: JSON.stringify(body),
})
const xml = (status: number, code: string): ErrorResponse => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>No.</Message></Error>`,
})
const dynamodb = 'com.amazonaws.dynamodb.v20120810'

/** Error responses in the services' own format. */
export const errorResponses = {
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
  /** DynamoDB rejects the request as invalid. The SDK does not retry it. */
  invalid: json({ __type: 'com.amazon.coral.validate#ValidationException', message: 'No.' }),
  secretUnavailable: json({ __type: 'DecryptionFailure', Message: 'The KMS key is disabled' }),
  /** S3 is busy. The SDK retries the request. */
  slowDown: xml(503, 'SlowDown'),
  /** S3 denies access. The SDK does not retry the request. */
  denied: xml(403, 'AccessDenied'),
}

/** Starts a proxy in front of an emulator. It passes on every request and response, except for the faults of `plan`. */
export async function startFaultProxy(emulator = '') {
  const proxy = {
    address: '',
    /** The address that requests are forwarded to. */
    emulator,
    plan: (() => undefined) as Plan,
    /** The operations requested so far, in order. */
    operations: [] as string[],
    /** The faults injected so far, in order. */
    injected: [] as Fault[],
    /** Called once after each fault; if the request is executed nevertheless, after its execution. */
    onFault: () => {},
    stop: () => close(server),
  }
  const server = await listen(async (incoming, outgoing) => {
    // The caller may be killed while it sends the body.
    const body = await buffer(incoming).catch(() => undefined)
    if (!body) return
    const operation = operationOf(incoming)
    proxy.operations.push(operation)
    const fault = await proxy.plan(operation)
    const recordFault = () => {
      if (!fault) return
      proxy.injected.push(fault)
      proxy.onFault()
    }
    if (fault === 'hang') return recordFault()
    if (fault === 'cut') {
      outgoing.destroy()
      return recordFault()
    }
    if (typeof fault === 'object') {
      outgoing.writeHead(fault.status, fault.headers).end(fault.body)
      return recordFault()
    }
    const { method, headers, url = '/' } = incoming
    const forwarded = request(new URL(url, proxy.emulator), { method, headers }, async (response) => {
      // The emulator may be stopped while it responds.
      const text = await buffer(response).catch(() => undefined)
      if (!text) return void outgoing.destroy()
      if (fault === 'lose') outgoing.destroy()
      else if (fault !== 'swallow') outgoing.writeHead(response.statusCode ?? 502, response.headers)
      if (fault === 'stall') outgoing.write(text.subarray(0, 1))
      else if (!fault) outgoing.end(text)
      recordFault()
    })
    forwarded.on('error', () => outgoing.destroy())
    forwarded.end(body)
  })
  proxy.address = `http://${host}:${portOf(server)}`
  return proxy
}

/** The operation of a request: for S3 it follows from method and URL; other services name it in a header. */
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
