import type { KeyNames, TableKeys } from '#lib/local/services/dynamodb.ts'

/** A value in DynamoDB's JSON: `{ "S": "text" }`. */
type AttributeValue = Record<string, unknown>
export type Attributes = Record<string, AttributeValue>

/** The capacity units that a request consumes of one partition key, of the table or an index. */
export interface Charge {
  /** Such as `write STATS#3`, or `write gsi1 USERS#2026-11` for an index. */
  partition: string
  units: number
}

/** A write request, or one action of a transaction. */
export interface WriteRequest {
  TableName: string
  Item?: Attributes
  Key?: Attributes
  UpdateExpression?: string
  ExpressionAttributeNames?: Record<string, string>
  ExpressionAttributeValues?: Attributes
}

export type WriteAction = 'Put' | 'Update' | 'Delete' | 'ConditionCheck'

/** The name of a partition key in charges. */
export const partitionName = (kind: 'read' | 'write', key: AttributeValue | undefined, index?: string) =>
  [kind, index, ...Object.values(key ?? {})].filter((part) => part !== undefined).join(' ')

/**
 * The write units of an action: one per KB of the item, as it was or as it becomes, whichever is larger; twice as many
 * in a transaction; and one per KB for each index entry that is put or deleted, on the index's own partition key.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html
 *
 * @param stored the item before the action
 */
export function writeCharges(
  action: WriteAction,
  request: WriteRequest,
  {
    stored,
    keys,
    isTransaction,
  }: { stored: Attributes | undefined; keys: TableKeys; isTransaction: boolean },
): Charge[] {
  const after = itemAfter(action, request, stored)
  const itemKey = (request.Key ?? request.Item)?.[keys.partition]
  const units = Math.max(writeUnits(stored), writeUnits(after)) * (isTransaction ? 2 : 1)
  const charges = [{ partition: partitionName('write', itemKey), units }]
  if (action === 'ConditionCheck') return charges
  for (const [name, index] of Object.entries(keys.indexes)) {
    const [before, next] = [entryOf(stored, index), entryOf(after, index)]
    const isMoved = before?.id !== next?.id
    // An entry whose key changes is deleted and put.
    for (const entry of isMoved ? [before, next] : [next])
      if (entry)
        charges.push({
          partition: partitionName('write', entry.partition, name),
          units: writeUnits(entry.item),
        })
  }
  return charges
}

const writeUnits = (item: Attributes | undefined) => Math.max(1, Math.ceil(itemBytes(item ?? {}) / 1024))

/** An item's entry in an index. An item without all of the index's key attributes has none. */
function entryOf(item: Attributes | undefined, { partition, sort }: KeyNames) {
  const names = sort ? [partition, sort] : [partition]
  if (!item || names.some((name) => !item[name])) return undefined
  return { item, partition: item[partition], id: JSON.stringify(names.map((name) => item[name])) }
}

function itemAfter(action: WriteAction, request: WriteRequest, stored: Attributes | undefined) {
  if (action === 'Put') return request.Item
  if (action === 'Delete') return undefined
  return action === 'Update' ? applyUpdate(request, stored) : stored
}

/**
 * The item after an update, accurate enough for its size and keys: with the values that the expression assigns or adds, and
 * without the attributes that it removes. `a = b + :c` sets `a` to `:c`. Assignments with a function of two arguments are
 * ignored.
 */
function applyUpdate(request: WriteRequest, stored: Attributes | undefined): Attributes {
  const { Key = {}, UpdateExpression = '', ExpressionAttributeValues = {} } = request
  const nameOf = (text = '') => request.ExpressionAttributeNames?.[text] ?? text
  const item: Attributes = { ...stored, ...Key }
  for (const [, name, value = ''] of UpdateExpression.matchAll(/([#\w]+)\s*(?:=[^,:]*|\s)(:\w+)/g)) {
    const assigned = ExpressionAttributeValues[value]
    if (assigned) item[nameOf(name)] = assigned
  }
  const [, removed = ''] =
    /\bREMOVE\s+([#\w\s,]+?)\s*(?:\b(?:SET|ADD|DELETE)\b|$)/i.exec(UpdateExpression) ?? []
  for (const name of removed.split(',')) delete item[nameOf(name.trim())]
  return item
}

/**
 * The size of an item in bytes.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html
 */
export const itemBytes = (item: Attributes): number =>
  Object.entries(item).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + valueBytes(value), 0)

function valueBytes(value: AttributeValue): number {
  const [[type, content] = ['NULL', true]] = Object.entries(value)
  switch (type) {
    case 'S':
      return Buffer.byteLength(String(content))
    case 'N':
      return Math.ceil(String(content).replace(/\D/g, '').length / 2) + 1
    case 'B':
      return Buffer.byteLength(String(content), 'base64')
    case 'SS':
    case 'NS':
    case 'BS':
      return (content as string[]).reduce((sum, one) => sum + valueBytes({ [type.slice(0, 1)]: one }), 0)
    case 'L':
      return (content as AttributeValue[]).reduce((sum, one) => sum + 1 + valueBytes(one), 3)
    case 'M':
      return 3 + Object.keys(content as Attributes).length + itemBytes(content as Attributes)
    default:
      return 1
  }
}
