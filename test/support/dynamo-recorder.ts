import { request } from 'node:http'
import { buffer, json } from 'node:stream/consumers'
import { type Cloud, startCloud } from '#lib/local/cloud.ts'
import { close, listen, portOf } from '#lib/local/http.ts'
import { seed } from '#lib/local/seed.ts'
import { startDynamoDB } from '#lib/local/services/dynamodb.ts'
import { workers } from '#lib/resource-names.ts'
import { aJourney, type EndpointCall, everyEndpoint } from './every-endpoint.ts'

/** A request that reached the table. */
export interface TableCall {
  /** `GetItem`, `TransactWriteItems` … */
  operation: string
  /** Read and write capacity units together, as DynamoDB counts them. */
  units: number
}

interface Consumed {
  CapacityUnits: number
}

/** The sum of the capacity units of all writes among these requests. */
export const writeUnits = (calls: TableCall[]) =>
  calls
    .filter(({ operation }) => /Write|Put|Update|Delete/.test(operation))
    .reduce((sum, { units }) => sum + units, 0)

/** A proxy in front of DynamoDB that records the cost of each request, except those of the workers that run every minute. */
async function startRecorder(dynamodb: string) {
  const calls: TableCall[] = []
  const server = await listen(async (incoming, outgoing) => {
    const operation = String(incoming.headers['x-amz-target']).split('.').at(-1) ?? ''
    // They run at the start of each minute, whichever endpoint is being called then.
    const isOfWorker = [workers.applyScheduledChanges, workers.publishPayments].some((name) =>
      String(incoming.headers['user-agent']).includes(`app/${name}`),
    )
    const asked = (await json(incoming)) as object
    const isOfItems = /Item|Query|Scan/.test(operation)
    const body = JSON.stringify({ ...asked, ...(isOfItems && { ReturnConsumedCapacity: 'TOTAL' }) })
    const headers = { ...incoming.headers, 'content-length': Buffer.byteLength(body) }
    const onward = request(dynamodb, { method: 'POST', headers }, async (response) => {
      const text = await buffer(response)
      const { ConsumedCapacity = [] }: { ConsumedCapacity?: Consumed | Consumed[] } = JSON.parse(
        text.toString(),
      )
      const units = [ConsumedCapacity].flat().reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0)
      if (!isOfWorker) calls.push({ operation, units })
      outgoing.writeHead(response.statusCode ?? 502, response.headers).end(text)
    })
    onward.on('error', () => outgoing.destroy())
    onward.end(body)
  })
  return {
    endpoint: `http://127.0.0.1:${portOf(server)}`,
    /** Returns the requests since the last call. */
    take: () => calls.splice(0),
    stop: () => close(server),
  }
}

/** Runs `use` on a cloud with the sample data whose table requests are recorded. The caller deletes `state`. */
async function withRecorder<Result>(
  state: string,
  use: (cloud: Cloud, recorder: Pick<Awaited<ReturnType<typeof startRecorder>>, 'take'>) => Promise<Result>,
): Promise<Result> {
  const dynamodb = await startDynamoDB(state, {
    accessKeyId: 'test',
    secretAccessKey: 'test',
  })
  const recorder = await startRecorder(dynamodb.endpoint)
  const elsewhere = process.env.DYNAMODB_ENDPOINT
  process.env.DYNAMODB_ENDPOINT = recorder.endpoint
  const cloud = await startCloud({ state, hasPages: false, fill: seed, timeoutFactor: 10 })
  try {
    return await use(cloud, recorder)
  } finally {
    await cloud.stop()
    await recorder.stop()
    await dynamodb.stop()
    if (elsewhere) process.env.DYNAMODB_ENDPOINT = elsewhere
    else delete process.env.DYNAMODB_ENDPOINT
  }
}

/**
 * Records the table requests of each warm endpoint, one call after another, and those of each step of a new borrower's
 * journey.
 */
export const tableCalls = (state: string) =>
  withRecorder(state, async (cloud, recorder) => {
    const found: { endpoint: EndpointCall; calls: TableCall[] }[] = []
    for (const endpoint of await everyEndpoint(cloud)) {
      const { before, call } = endpoint
      // The first call may make additional requests, such as for an offer that the function then keeps in memory.
      for (const isFirst of [true, false]) {
        await before?.()
        recorder.take()
        await call()
        if (!isFirst) found.push({ endpoint, calls: recorder.take() })
      }
    }
    const journey: { step: string; calls: TableCall[] }[] = []
    for await (const step of aJourney(cloud)) journey.push({ step, calls: recorder.take() })
    return { found, journey }
  })
