import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { DynamoDBDocumentClient, GetCommand, ScanCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { Context } from 'aws-lambda'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Borrower } from '#borrowers/borrowers.ts'
import type { ExportJob } from '#exports/export-jobs.ts'
import { captureLog } from '#support/in-process.ts'
import { mockAws } from '#support/mock-aws.ts'

const dynamo = mockAws(DynamoDBDocumentClient)
const s3 = mockAws(S3Client)

const job: ExportJob = {
  id: 'e1',
  status: 'running',
  rows: 0,
  requested_by: 'admin-1',
  requested_at: '2026-11-21T10:00:00.000Z',
  alive_until: Date.now() + 60_000,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
}

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
  vi.stubEnv('TABLE_NAME', 'table')
  vi.stubEnv('EXPORTS_BUCKET', 'exports')
  dynamo.on(TransactWriteCommand).resolves({})
  dynamo.on(GetCommand).resolves({ Item: job })
  s3.on(PutObjectCommand).resolves({})
  s3.on(CreateMultipartUploadCommand).resolves({ UploadId: 'u1' })
  s3.on(UploadPartCommand).resolves({ ETag: 'part' })
  s3.on(CompleteMultipartUploadCommand).resolves({})
  s3.on(AbortMultipartUploadCommand).resolves({})
})
afterEach(() => vi.unstubAllEnvs())

/** Segment 0 has this many pages of 10,000 borrowers, about 2 MB of file each; the others are empty. */
function borrowersIn(pages: number) {
  dynamo.on(ScanCommand).callsFake(({ Segment, ExclusiveStartKey }) => {
    const page: number = ExclusiveStartKey?.page ?? 0
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

/** The changes to the job, in the order of the writes. */
const changes = () =>
  dynamo
    .commandCalls(TransactWriteCommand)
    .map(({ args }) => args[0].input.TransactItems?.[0]?.Update?.ExpressionAttributeValues)

test('writes a large file in parts of equal size, and records its number of rows', async () => {
  borrowersIn(12)
  await run()
  const parts = s3.commandCalls(UploadPartCommand).map(({ args }) => args[0].input.Body as Buffer)
  expect(parts.length).toBeGreaterThan(1)
  expect(parts.slice(0, -1).every(({ length }) => length === 8 * 1024 * 1024)).toBe(true)
  const lines = Buffer.concat(parts).toString().split('\r\n')
  expect(lines).toHaveLength(120_000 + 2)
  expect(s3.commandCalls(CompleteMultipartUploadCommand)).toHaveLength(1)
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
  const sincePart = pagesRead.map((pages, part) => pages - (pagesRead[part - 1] ?? 0))
  expect(pagesRead.length).toBeGreaterThan(4)
  expect(Math.max(...sincePart)).toBeLessThanOrEqual(14)
})

test('aborts the upload and fails when S3 fails half-way', async () => {
  borrowersIn(12)
  s3.on(UploadPartCommand, { PartNumber: 2 }).rejects(new Error('SlowDown'))
  await run()
  expect(s3.commandCalls(AbortMultipartUploadCommand)[0]?.args[0].input).toMatchObject({
    Bucket: 'exports',
    Key: 'exports/e1.csv',
    UploadId: 'u1',
  })
  expect(s3.commandCalls(CompleteMultipartUploadCommand)).toHaveLength(0)
  expect(changes().at(-1)).toMatchObject({ ':status': 'failed' })
})

test('aborts the upload and fails when the table cannot be read any further', async () => {
  borrowersIn(12)
  dynamo.on(ScanCommand, { ExclusiveStartKey: { page: 9 } }).rejects(new Error('throttled'))
  await run()
  expect(s3.commandCalls(AbortMultipartUploadCommand)).toHaveLength(1)
  expect(changes().at(-1)).toMatchObject({ ':status': 'failed' })
})

test('a page that cannot be read while another is being written fails the export, not the process', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  dynamo.on(ScanCommand).callsFake(async ({ ExclusiveStartKey }) => {
    if (ExclusiveStartKey) throw new Error('throttled')
    return { Items: aPage(1, 'p'), LastEvaluatedKey: { page: 1 } }
  })
  const { allBorrowers } = await import('#borrowers/all-borrowers.ts')
  const pages = allBorrowers()
  await pages.next()
  await new Promise((resolve) => setTimeout(resolve, 20))
  const readOn = async () => {
    for (;;) await pages.next()
  }
  await expect(readOn()).rejects.toThrow('throttled')
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

test('fails by itself before Lambda’s timeout', async () => {
  borrowersIn(12)
  await run(10_000)
  expect(changes().at(-1)).toMatchObject({ ':status': 'failed' })
  expect(s3.commandCalls(CompleteMultipartUploadCommand)).toHaveLength(0)
})

test('does nothing if the job is already claimed', async () => {
  borrowersIn(1)
  const CancellationReasons = [{ Code: 'ConditionalCheckFailed' }]
  dynamo
    .on(TransactWriteCommand)
    .rejects(new TransactionCanceledException({ message: 'no', $metadata: {}, CancellationReasons }))
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
