import { keyOfQuery } from '#lib/local/iam/dynamodb-access.ts'
import type { TableKeys } from '#lib/local/services/dynamodb.ts'
import {
  type Attributes,
  type Charge,
  partitionName,
  type WriteAction,
  type WriteRequest,
  writeCharges,
} from './partition-charges.ts'
import type { PartitionLimits } from './partition-limits.ts'
import { cancellationError, type DynamoResponse, throttlingError } from './throttling-errors.ts'

/** Sends an operation to the emulator. */
export type Send = (operation: string, input: object) => Promise<DynamoResponse>

type WriteItem = Partial<Record<WriteAction, WriteRequest>>
type ReadRequest = Parameters<typeof keyOfQuery>[0] & {
  TableName: string
  IndexName?: string
  Key?: Attributes
  ConsistentRead?: boolean
}
type BatchKeys = Record<string, { Keys: Attributes[]; ConsistentRead?: boolean }>

/**
 * Returns a function that sends an operation to the emulator if the partition keys that it uses have enough capacity
 * units, and otherwise returns DynamoDB's throttling error. Of a batch, it sends the keys that are not throttled.
 */
export function throttler(limits: PartitionLimits, keysOf: (tableName: string) => TableKeys) {
  return sendIfAllowed

  function sendIfAllowed(operation: string, text: string, send: Send): Promise<DynamoResponse> {
    const input = JSON.parse(text)
    switch (operation) {
      case 'PutItem':
      case 'UpdateItem':
      case 'DeleteItem':
        return write(operation, input, send)
      case 'TransactWriteItems':
        return transact(input, send)
      case 'GetItem':
      case 'Query':
        return read(operation, input, send)
      case 'BatchGetItem':
        return readBatch(input, send)
      default:
        return send(operation, input)
    }
  }

  async function write(operation: string, input: WriteRequest, send: Send): Promise<DynamoResponse> {
    const [charges = []] = await chargesOf([{ [operation.replace('Item', '')]: input }], false, send)
    const exhausted = limits.take(charges)
    return exhausted.size > 0
      ? throttlingError(input.TableName, exhausted, keysOf(input.TableName))
      : send(operation, input)
  }

  async function transact(input: { TransactItems: WriteItem[] }, send: Send): Promise<DynamoResponse> {
    const charges = await chargesOf(input.TransactItems, true, send)
    const exhausted = limits.take(charges.flat())
    if (exhausted.size === 0) return send('TransactWriteItems', input)
    return cancellationError(
      charges.map((ofItem) => ofItem.some(({ partition }) => exhausted.has(partition))),
    )
  }

  /**
   * Sends a read if the partition key has the units that the smallest possible read consumes. The rest is charged
   * afterwards, when the consumption is known.
   */
  async function read(operation: string, input: ReadRequest, send: Send): Promise<DynamoResponse> {
    const keys = keysOf(input.TableName)
    const partition = input.Key
      ? partitionName('read', input.Key[keys.partition])
      : partitionName('read', { S: queriedKey(input, keys) }, input.IndexName)
    const least = leastUnits(input)
    const exhausted = limits.take([{ partition, units: least }])
    if (exhausted.size > 0) return throttlingError(input.TableName, exhausted, keys)
    const response = await send(operation, { ReturnConsumedCapacity: 'TOTAL', ...input })
    const { ConsumedCapacity } = response.body as { ConsumedCapacity?: { CapacityUnits: number } }
    limits.spend({ partition, units: Math.max(0, (ConsumedCapacity?.CapacityUnits ?? 0) - least) })
    return response
  }

  /**
   * Returns throttled keys as unprocessed. As in DynamoDB, a batch fails only if every key is throttled. Each key counts as
   * one item of at most 4 KB.
   */
  async function readBatch(input: { RequestItems: BatchKeys }, send: Send): Promise<DynamoResponse> {
    const processed: BatchKeys = {}
    const unprocessed: BatchKeys = {}
    let exhausted = new Set<string>()
    for (const [table, request] of Object.entries(input.RequestItems))
      for (const key of request.Keys) {
        const partition = partitionName('read', key[keysOf(table).partition])
        const lacking = limits.take([{ partition, units: leastUnits(request) }])
        const list = lacking.size > 0 ? unprocessed : processed
        list[table] = { ...request, Keys: [...(list[table]?.Keys ?? []), key] }
        exhausted = new Set([...exhausted, ...lacking])
      }
    const [table = ''] = Object.keys(unprocessed)
    if (!table) return send('BatchGetItem', input)
    if (Object.keys(processed).length === 0) return throttlingError(table, exhausted, keysOf(table))
    const { status, body } = await send('BatchGetItem', { ...input, RequestItems: processed })
    return { status, body: { ...body, ...(status === 200 && { UnprocessedKeys: unprocessed }) } }
  }

  /** The charges of each write, which depend on the items that are stored now. */
  async function chargesOf(writes: WriteItem[], isTransaction: boolean, send: Send): Promise<Charge[][]> {
    const actions = writes.flatMap((write) => Object.entries(write) as [WriteAction, WriteRequest][])
    const wanted: BatchKeys = {}
    for (const [, request] of actions) {
      const Keys = [...(wanted[request.TableName]?.Keys ?? []), keyOf(request)]
      wanted[request.TableName] = { Keys, ConsistentRead: true }
    }
    const { body } = await send('BatchGetItem', { RequestItems: wanted })
    const { Responses = {} } = body as { Responses?: Record<string, Attributes[]> }
    return actions.map(([action, request]) => {
      const id = JSON.stringify(keyOf(request))
      const stored = Responses[request.TableName]?.find(
        (item) => JSON.stringify(keyOf({ ...request, Key: item })) === id,
      )
      return writeCharges(action, request, { stored, keys: keysOf(request.TableName), isTransaction })
    })
  }

  function keyOf({ TableName, Key, Item }: WriteRequest): Attributes {
    const { partition, sort } = keysOf(TableName)
    const item = Key ?? Item ?? {}
    return Object.fromEntries(
      [partition, sort].flatMap((name) => (name && item[name] ? [[name, item[name]]] : [])),
    )
  }
}

const leastUnits = ({ ConsistentRead = false }: { ConsistentRead?: boolean }) => (ConsistentRead ? 1 : 0.5)

function queriedKey(query: ReadRequest, keys: TableKeys): string {
  const { partition = '' } = (query.IndexName ? keys.indexes[query.IndexName] : keys) ?? {}
  return keyOfQuery(query, partition)
}
