import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { dist } from '#lib/dist.ts'
import { workers } from '#lib/resource-names.ts'
import { environment } from '#runtime/environment.ts'
import { adminIdOf } from '#support/admin.ts'
import { exportAll, idsIn, storeLargeBorrowers } from '#support/exported.ts'
import { type Plan, startFaultProxy } from '#support/fault-proxy.ts'
import { startFaultyCloud } from '#support/faulty-cloud.ts'
import { stubEnvironment } from '#support/in-process.ts'
import { database, scan } from '#support/stored.ts'
import { keys } from '#table/keys.ts'

const concurrency = 3
const place = await startFaultyCloud({}, 10)
const everybody = (await storeLargeBorrowers(place, 10)).sort()
stubEnvironment(place)
const exports = await import('#exports/export-jobs.ts')

const bundle = join(dist.functions, workers.exportUsers, 'index.mjs')
/**
 * The worker asks for the remaining time after each page. At the sixth page, the clock jumps by a second, so that the worker
 * records progress once while it reads.
 */
const script = `
  const { handler } = await import(${JSON.stringify(bundle)})
  const startedAt = Date.now()
  let pages = 0
  Date.now = () => startedAt + (pages < 6 ? 0 : 1_050)
  const getRemainingTimeInMillis = () => (pages++, 900_000)
  for (let worker = 0; worker < process.argv[2]; worker++)
    await handler({ id: process.argv[1] }, { awsRequestId: 'killed', getRemainingTimeInMillis })`

/** One worker, or three in turn: the first hands over after its first part, and the third finds the export complete. */
const alone = { workers: '1', settings: {} }
const inTurns = { workers: '3', settings: { [environment.exportHandoverMs]: '1000000000' } }

/**
 * Runs an export in its own process. `isLast` gets the operations that the process has requested from DynamoDB and S3
 * so far, in order. Once it returns true, the process is killed.
 */
async function runExport(isLast: (asked: string[]) => boolean = () => false, { workers, settings } = alone) {
  // Each run of several workers has a new administrator, so that no administrator reaches the daily limit of exports.
  const adminId = workers === '1' ? adminIdOf(place.token) : crypto.randomUUID()
  const id = await exports.requestExport(adminId, new Date())
  const asked: string[] = []
  let isOver = isLast(asked)
  const plan: Plan = (operation) => {
    if (isOver) return 'hang'
    asked.push(operation)
    isOver = isLast(asked)
    return isOver ? 'swallow' : undefined
  }
  const { endpoints } = place.cloud
  const proxies = [await startFaultProxy(endpoints.dynamodb), await startFaultProxy(endpoints.s3)]
  // Accepts the invocation of the next worker without running it: the script does that itself.
  const lambda = await startFaultProxy()
  lambda.plan = () => ({ status: 202, headers: {}, body: '' })
  const env = {
    ...process.env,
    ...place.environment,
    ...settings,
    [environment.timeoutFactor]: '10',
    [environment.exportWorker]: 'next',
    AWS_ENDPOINT_URL_DYNAMODB: proxies[0]?.address,
    AWS_ENDPOINT_URL_S3: proxies[1]?.address,
    AWS_ENDPOINT_URL_LAMBDA: lambda.address,
  }
  const args = ['--no-warnings', '--input-type=module', '-e', script, id, workers]
  const child = spawn(process.execPath, args, { env })
  for (const proxy of proxies) Object.assign(proxy, { plan, onFault: () => child.kill('SIGKILL') })
  const [, signal] = await once(child, 'exit')
  await Promise.all([...proxies, lambda].map(({ stop }) => stop()))
  return { id, signal, asked }
}

const follow = (id: string) => place.call('GET', `/user/downalduser?id=${id}`, { token: place.token })

/** Moves the job's deadline into the past, as if its worker had long stopped recording progress. */
const expireJob = (id: string) =>
  database(place.cloud.endpoints.dynamodb).send(
    new UpdateCommand({
      TableName: place.cloud.tableName,
      Key: keys.exportJob(id),
      UpdateExpression: 'SET alive_until = :past',
      ExpressionAttributeValues: { ':past': Date.now() - 1 },
    }),
  )

/**
 * Conditions for `runExport` that kill the process before any request, and after each request of a complete run. Requests
 * overlap, so their order differs between runs. Therefore each condition counts the requests of one operation, not all requests.
 */
const everyEnd = (asked: string[]) => [
  () => true,
  ...asked.map((operation, at) => {
    const nth = asked.slice(0, at + 1).filter((one) => one === operation).length
    return (sent: string[]) =>
      sent.at(-1) === operation && sent.filter((one) => one === operation).length === nth
  }),
]

/** Whether the export's last transaction was sent. It follows the completion of the file. */
function isComplete({ asked }: { asked: string[] }) {
  const completion = asked.indexOf('CompleteMultipartUpload')
  return completion > -1 && asked.includes('TransactWriteItems', completion)
}

test('an export fails if its worker is killed before the last transaction, and the next export succeeds', async () => {
  const { id, asked } = await runExport()
  expect((await follow(id)).body).toMatchObject({ status: 'ready', rows: everybody.length })
  const died = await inPool(everyEnd(asked), async (isLast) => {
    const killed = await runExport(isLast)
    expect(killed.signal).toBe(isLast(killed.asked) ? 'SIGKILL' : null)
    const isDone = isComplete(killed)
    expect((await follow(killed.id)).status).toBe(isDone ? 200 : 202)
    await expireJob(killed.id)
    const { status, body } = await follow(killed.id)
    if (isDone) expect(body).toMatchObject({ status: 'ready', rows: everybody.length })
    else expect([status, body.message]).toEqual([500, 'Failed to export data'])
    expect((await idsIn(await exportAll(place))).sort()).toEqual(everybody)
    return killed
  })

  // Each operation was the last one of some run.
  expect(asked.filter((operation) => operation === 'TransactWriteItems')).toHaveLength(4)
  expect(new Set(died.flatMap((killed) => killed.asked.at(-1) ?? 'nothing yet'))).toEqual(
    new Set(['nothing yet', ...asked]),
  )
  // Only completed exports are audited as exported.
  const audited = (await scan(place.cloud)).filter(({ action }) => action === 'exported')
  const auditedOfKilled = audited.filter(({ export_id }) => died.some((killed) => killed.id === export_id))
  const completed = died.filter(isComplete).map(({ id }) => id)
  expect(completed).not.toEqual([])
  expect(auditedOfKilled.map(({ export_id }) => export_id).sort()).toEqual(completed.sort())
  for (const { count } of auditedOfKilled) expect(count).toBe(everybody.length)
  expect(new Set(audited.map(({ export_id }) => export_id)).size).toBe(audited.length)
  // Each operation is the last one of an export of its own, followed by another export.
}, 600_000)

test('an export by several workers fails if one of them is killed before the last transaction', async () => {
  const { id, asked } = await runExport(undefined, inTurns)
  expect(await exports.findExport(id)).toMatchObject({
    status: 'ready',
    rows: everybody.length,
    handovers: 1,
  })
  const last = await inPool(everyEnd(asked), async (isLast) => {
    const run = await runExport(isLast, inTurns)
    const isDone = isComplete(run)
    expect(run.signal).toBe(isLast(run.asked) ? 'SIGKILL' : null)
    await expireJob(run.id)
    expect(await exports.findExport(run.id)).toMatchObject(
      isDone ? { status: 'ready', rows: everybody.length } : { status: 'failed' },
    )
    return isDone ? [] : (run.asked.at(-1) ?? 'nothing yet')
  })
  expect(new Set(last.flat())).toEqual(new Set(['nothing yet', ...asked]))
}, 600_000)

/** Maps values through `act`, a few at a time. */
async function inPool<Item, Result>(items: Item[], act: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  const left = [...items.entries()]
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) results[next[0]] = await act(next[1])
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return results
}
