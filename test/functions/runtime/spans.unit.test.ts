import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { span, traced } from '#runtime/spans.ts'

const sampled = 'Root=1-6743d1aa-a006649127e371903a2de979;Parent=70de5b6f19ff9a0b;Sampled=1;Lineage=1:a:0'

/** Plays the X-Ray daemon. */
let daemon: Socket
let datagrams: string[]
/** Plays DynamoDB. */
let server: Server
let status: number

beforeAll(async () => {
  daemon = createSocket('udp4').bind(0, '127.0.0.1')
  daemon.on('message', (message) => datagrams.push(String(message)))
  server = createServer((request, response) => {
    request.resume()
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' })
    response.end(status === 200 ? '{}' : '{"__type":"com.amazonaws#ConditionalCheckFailedException"}')
  }).listen(0, '127.0.0.1')
  await Promise.all([once(daemon, 'listening'), once(server, 'listening')])
})
beforeEach(() => {
  datagrams = []
  status = 200
  vi.stubEnv('_X_AMZN_TRACE_ID', sampled)
  vi.stubEnv('AWS_XRAY_DAEMON_ADDRESS', `127.0.0.1:${daemon.address().port}`)
})
afterEach(() => vi.unstubAllEnvs())
afterAll(() => {
  daemon.close()
  server.close()
})

/** Waits for the first subsegment. */
const received = () =>
  vi.waitFor(
    () => {
      const [header, document = '', ...others] = (datagrams[0] ?? '').split('\n')
      expect(header).toBe('{"format":"json","version":1}')
      expect(others).toEqual([])
      return JSON.parse(document)
    },
    { timeout: 60_000, interval: 10 },
  )

/** Writes an item with the text `marked`, which no subsegment may contain. */
async function putItem() {
  const { port } = server.address() as AddressInfo
  const client = traced(
    new DynamoDBClient({
      endpoint: `http://127.0.0.1:${port}`,
      region: 'ap-south-1',
      credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
      maxAttempts: 1,
    }),
    'DynamoDB',
  )
  const Item = { pk: { S: 'USER#marked' }, name: { S: 'marked' } }
  await client.send(new PutItemCommand({ TableName: 'marked', Item })).finally(() => client.destroy())
}

test('sends a subsegment of Lambda’s segment for a call to DynamoDB, without keys or values', async () => {
  const before = Date.now() / 1000
  await putItem()
  const subsegment = await received()
  expect(subsegment).toEqual({
    name: 'DynamoDB',
    namespace: 'aws',
    aws: { operation: 'PutItem' },
    type: 'subsegment',
    id: expect.stringMatching(/^[\da-f]{16}$/),
    trace_id: '1-6743d1aa-a006649127e371903a2de979',
    parent_id: '70de5b6f19ff9a0b',
    start_time: expect.any(Number),
    end_time: expect.any(Number),
  })
  expect(subsegment.start_time).toBeGreaterThanOrEqual(before)
  expect(subsegment.end_time).toBeGreaterThanOrEqual(subsegment.start_time)
})

test('marks a refused call as an error and a failed one as a fault, and passes the error on', async () => {
  status = 400
  await expect(putItem()).rejects.toThrow()
  expect(await received()).toMatchObject({ error: true })
  datagrams = []
  status = 500
  await expect(putItem()).rejects.toThrow()
  const failed = await received()
  expect(failed).toMatchObject({ fault: true })
  expect(JSON.stringify(failed)).not.toContain('marked')
  datagrams = []
  const throttled = Object.assign(new Error('marked'), { name: 'ThrottlingException' })
  const work = { name: 'SecretsManager', namespace: 'aws' } as const
  await expect(span(work, () => Promise.reject(throttled))).rejects.toBe(throttled)
  expect(await received()).toMatchObject({ error: true, throttle: true })
})

test.each([
  ['is not sampled', { _X_AMZN_TRACE_ID: sampled.replace('Sampled=1', 'Sampled=0') }],
  ['has no trace', { _X_AMZN_TRACE_ID: undefined }],
  ['has no parent', { _X_AMZN_TRACE_ID: 'Root=1-6743d1aa-a006649127e371903a2de979;Sampled=1' }],
  ['runs without a daemon', { AWS_XRAY_DAEMON_ADDRESS: undefined }],
])('sends nothing for a request that %s', async (_, variables) => {
  const work = (name: string) => span({ name, namespace: 'remote' }, async () => name)
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  expect(await work('quiet')).toBe('quiet')
  vi.unstubAllEnvs()
  vi.stubEnv('_X_AMZN_TRACE_ID', sampled)
  vi.stubEnv('AWS_XRAY_DAEMON_ADDRESS', `127.0.0.1:${daemon.address().port}`)
  expect(await work('heard')).toBe('heard')
  expect(await received()).toMatchObject({ name: 'heard', namespace: 'remote' })
})

test('does the work even if nothing listens at the daemon’s address', async () => {
  const work = (name: string) => span({ name, namespace: 'remote' }, async () => name)
  // The second host’s name is too long to be looked up, so the send fails.
  for (const address of ['127.0.0.1:9', `${'x'.repeat(300)}:9`]) {
    vi.stubEnv('AWS_XRAY_DAEMON_ADDRESS', address)
    expect(await work('quiet')).toBe('quiet')
  }
  // This datagram is sent after the others.
  vi.stubEnv('AWS_XRAY_DAEMON_ADDRESS', `127.0.0.1:${daemon.address().port}`)
  expect(await work('heard')).toBe('heard')
  expect(await received()).toMatchObject({ name: 'heard' })
})
