import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import {
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb'
import type { Context } from 'aws-lambda'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Borrower } from '#borrowers/borrowers.ts'
import { anExportJob } from '#support/builders.ts'
import { captureLog } from '#support/in-process.ts'
import { mockAws } from '#support/mock-aws.ts'

const dynamo = mockAws(DynamoDBDocumentClient)
const s3 = mockAws(S3Client)
const lambda = mockAws(LambdaClient)

const job = anExportJob({ id: 'e1' })

const aPage = (count: number, name: string) =>
  Array.from(
    { length: count },
    (_, n): Partial<Borrower> => ({
      id: `${name}-${n}`,
      mobile: '4000000000',
      name: 'Asha Nair '.repeat(9),
      is_verified: false,
      registered_at: '2026-11-21T10:00:00.000Z',
    }),
  )

beforeEach(() => {
  dynamo.reset()
  s3.reset()
  lambda.reset()
  vi.stubEnv('TABLE_NAME', 'table')
  vi.stubEnv('EXPORTS_BUCKET', 'exports')
  vi.stubEnv('EXPORT_WORKER', 'worker')
  lambda.on(InvokeCommand).resolves({})
  dynamo.on(TransactWriteCommand).resolves({})
  dynamo.on(GetCommand).resolves({ Item: job })
  s3.on(PutObjectCommand).resolves({})
  s3.on(CreateMultipartUploadCommand).resolves({ UploadId: 'u1' })
  s3.on(UploadPartCommand).resolves({ ETag: 'part' })
  s3.on(CompleteMultipartUploadCommand).resolves({})
  s3.on(AbortMultipartUploadCommand).resolves({})
})
afterEach(() => vi.unstubAllEnvs())

/** Segment 0 has this many pages of 10,000 borrowers, about 1.7 MB of file each; the others are empty. */
function borrowersIn(pages: number) {
  dynamo.on(ScanCommand).callsFake(({ Segment, ExclusiveStartKey }) => {
    const page = Number(ExclusiveStartKey?.page ?? 0)
    if (Segment !== 0) return { Items: [] }
    return {
      Items: aPage(10_000, `p${page}`),
      ...(page + 1 < pages && { LastEvaluatedKey: { page: page + 1 } }),
    }
  })
}

async function run(remainingMs = 900_000) {
  const { handler } = await import('#worker/export-users.ts')
  await handler({ id: 'e1' }, { awsRequestId: 'r1', getRemainingTimeInMillis: () => remainingMs } as Context)
}

const conditionFailed = () =>
  new TransactionCanceledException({
    message: 'no',
    $metadata: {},
    CancellationReasons: [{ Code: 'ConditionalCheckFailed' }],
  })

/** The changes to the job, in the order of the writes. */
const changes = () =>
  dynamo
    .commandCalls(TransactWriteCommand)
    .map(({ args }) => args[0].input.TransactItems?.[0]?.Update?.ExpressionAttributeValues)

test('writes a large file in parts of at least 8 MiB except the last, and records its number of rows', async () => {
  borrowersIn(12)
  await run()
  const parts = s3.commandCalls(UploadPartCommand).map(({ args }) => args[0].input.Body as Buffer)
  expect(parts.length).toBeGreaterThan(1)
  const sizes = parts.slice(0, -1).map(({ length }) => length / 1024 / 1024)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8)
  expect(Math.max(...sizes)).toBeLessThan(11)
  const lines = Buffer.concat(parts).toString().split('\r\n')
  expect(lines).toHaveLength(120_000 + 2)
  const [completion] = s3.commandCalls(CompleteMultipartUploadCommand)
  expect(completion?.args[0].input.MultipartUpload?.Parts?.map(({ PartNumber }) => PartNumber)).toEqual(
    parts.map((_, n) => n + 1),
  )
  expect(changes().at(-1)).toMatchObject({ ':status': 'ready', ':rows': 120_000, ':was_status': 'running' })
})

test('reads only a few pages ahead of the upload', async () => {
  borrowersIn(28)
  const pagesRead: number[] = []
  s3.on(UploadPartCommand).callsFake(async () => {
    pagesRead.push(dynamo.commandCalls(ScanCommand).length)
    await new Promise((resolve) => setTimeout(resolve, 30))
    return { ETag: 'part' }
  })
  await run()
  expect(pagesRead.length).toBeGreaterThan(4)
  // A part has five pages, and each of the three other segments has an empty one.
  const ahead = pagesRead.map((pages, part) => pages - 3 - 5 * (part + 1))
  expect(Math.max(...ahead)).toBeLessThanOrEqual(2)
})

test('aborts the upload and marks the export as failed when a page of the table cannot be read', async () => {
  borrowersIn(12)
  dynamo.on(ScanCommand, { ExclusiveStartKey: { page: 9 } }).rejects(new Error('throttled'))
  await run()
  expect(s3.commandCalls(AbortMultipartUploadCommand)).toHaveLength(1)
  expect(changes().at(-1)).toMatchObject({ ':status': 'failed' })
})

test('an error while reading ahead is thrown by a later read and causes no unhandled rejection', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  onTestFinished(() => void process.off('unhandledRejection', unhandled))
  dynamo.on(ScanCommand).callsFake(async ({ ExclusiveStartKey }) => {
    if (ExclusiveStartKey) throw new Error('throttled')
    return { Items: aPage(1, 'p'), LastEvaluatedKey: { page: 1 } }
  })
  const { allBorrowers, scanStart } = await import('#borrowers/all-borrowers.ts')
  const pages = allBorrowers(scanStart)
  await pages.next()
  await new Promise((resolve) => setTimeout(resolve, 20))
  const readOn = async () => {
    for (;;) await pages.next()
  }
  await expect(readOn()).rejects.toThrow('throttled')
  expect(unhandled).not.toHaveBeenCalled()
})

test('marks the export as failed when Lambda’s timeout is near', async () => {
  borrowersIn(12)
  await run(10_000)
  expect(changes().at(-1)).toMatchObject({ ':status': 'failed' })
  expect(s3.commandCalls(CompleteMultipartUploadCommand)).toHaveLength(0)
})

describe('a handover to another worker', () => {
  const minutes = 60_000
  /** The handover that the worker has stored for the next one. */
  const handover = () =>
    dynamo
      .commandCalls(TransactWriteCommand)
      .map(({ args }) => args[0].input.TransactItems?.[0]?.Put?.Item)
      .find((item) => item !== undefined)

  /** Rejects writes that change the job from one of these states to `failed`, as if it were in another state. */
  const refuseFailed = (...states: string[]) =>
    dynamo.on(TransactWriteCommand).callsFake(({ TransactItems }) => {
      const values = TransactItems[0].Update?.ExpressionAttributeValues ?? {}
      if (values[':status'] === 'failed' && states.includes(values[':was_status'])) throw conditionFailed()
      return {}
    })

  test('happens minutes before Lambda’s timeout, and stores the parts so far but no borrower’s data', async () => {
    borrowersIn(12)
    dynamo.on(QueryCommand).resolves({ Items: [] })
    s3.on(UploadPartCommand).callsFake(({ PartNumber }) => ({
      ETag: `"part-${PartNumber}"`,
      ChecksumCRC32: 'AAAAAA==',
    }))
    await run(2 * minutes)
    expect(handover()).toMatchObject({
      pk: 'EXPORT#e1',
      sk: 'HANDOVER#0000',
      upload_id: 'u1',
      parts: [{ etag: '"part-1"', crc32: 'AAAAAA==' }],
      expires_at: job.expires_at,
    })
    const { rows, positions } = handover() ?? {}
    expect(positions).toHaveLength(4)
    expect(positions[0]).toEqual({ page: rows / 10_000 })
    expect(rows).toBeGreaterThan(0)
    expect(rows).toBeLessThan(120_000)
    expect(JSON.stringify(handover())).not.toMatch(/Asha|4000000000/)
    expect(lambda.commandCalls(InvokeCommand)[0]?.args[0].input).toMatchObject({
      FunctionName: 'worker',
      InvocationType: 'Event',
      Payload: '{"id":"e1"}',
    })
    expect(s3.commandCalls(CompleteMultipartUploadCommand)).toHaveLength(0)
    expect(s3.commandCalls(AbortMultipartUploadCommand)).toHaveLength(0)
  })

  test('lets the next worker continue the file, and mark the export as ready only if no other worker has taken over since', async () => {
    dynamo.on(GetCommand).resolves({ Item: { ...job, handovers: 1 } })
    const before = {
      upload_id: 'u0',
      parts: [{ etag: '"part-1"', crc32: 'AAAAAA==' }],
      rows: 50_000,
      positions: [{ page: '10' }, 'end', 'end', 'end'],
      expires_at: job.expires_at,
    }
    dynamo.on(QueryCommand).resolves({ Items: [{ pk: 'EXPORT#e1', sk: 'HANDOVER#0000', ...before }] })
    const starts: unknown[] = []
    dynamo.on(ScanCommand).callsFake(({ ExclusiveStartKey }) => {
      starts.push(ExclusiveStartKey)
      const page = Number(ExclusiveStartKey.page)
      return { Items: aPage(10_000, `p${page}`), ...(page < 11 && { LastEvaluatedKey: { page: page + 1 } }) }
    })
    await run()
    expect(starts).toEqual([{ page: '10' }, { page: 11 }])
    expect(s3.commandCalls(CreateMultipartUploadCommand)).toHaveLength(0)
    const [completion] = s3.commandCalls(CompleteMultipartUploadCommand)
    expect(completion?.args[0].input).toMatchObject({
      UploadId: 'u0',
      MultipartUpload: {
        Parts: [
          { PartNumber: 1, ETag: '"part-1"', ChecksumCRC32: 'AAAAAA==' },
          { PartNumber: 2, ETag: 'part' },
        ],
      },
    })
    expect(changes().at(-1)).toMatchObject({
      ':status': 'ready',
      ':rows': 70_000,
      ':was_status': 'running',
      ':was_handovers': 1,
    })
  })

  test('marks the export as failed and aborts the upload if no other worker can be started', async () => {
    borrowersIn(12)
    dynamo.on(QueryCommand).resolves({ Items: [] })
    lambda.on(InvokeCommand).rejects(new Error('TooManyRequests'))
    refuseFailed('running')
    await run(2 * minutes)
    expect(changes().at(-1)).toEqual({
      ':status': 'failed',
      ':was_status': 'requested',
      ':was_handovers': 1,
    })
    expect(s3.commandCalls(AbortMultipartUploadCommand)).toHaveLength(1)
  })

  test('does not abort the upload if another worker has claimed the export', async () => {
    borrowersIn(12)
    dynamo.on(QueryCommand).resolves({ Items: [] })
    lambda.on(InvokeCommand).rejects(new Error('The response was lost'))
    refuseFailed('running', 'requested')
    await run(2 * minutes)
    expect(s3.commandCalls(AbortMultipartUploadCommand)).toHaveLength(0)
  })
})

test('does nothing if the job is already claimed', async () => {
  borrowersIn(1)
  dynamo.on(TransactWriteCommand).rejects(conditionFailed())
  await run()
  expect(dynamo.commandCalls(ScanCommand)).toHaveLength(0)
  expect(s3.calls()).toHaveLength(0)
})

test('logs a failed export without the borrowers’ data in the error', async () => {
  vi.resetModules()
  const lines = captureLog()
  borrowersIn(1)
  s3.on(PutObjectCommand).rejects(
    Object.assign(new Error('Slow down'), { input: { Body: 'Asha Nair,4000000000' }, $fault: 'server' }),
  )
  await run()
  const failed = lines.map((line) => JSON.parse(line)).find(({ message }) => message === 'export failed')
  expect(failed).toMatchObject({
    level: 'ERROR',
    export_id: 'e1',
    function_request_id: 'r1',
    error: { message: 'Slow down' },
  })
  expect(lines.join('\n')).not.toMatch(/Asha|4000000000/)
})
