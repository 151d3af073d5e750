import type { IncomingMessage } from 'node:http'
import { account, region } from '../template/provision.ts'
import type { AccessRequest } from './iam.ts'

/** Returns the name of the partition key of a table, or of one of its indexes. Throws if there is no such table or index. */
export type PartitionKeyOf = (tableName: string, indexName?: string) => string

type AttributeValue = { S?: string; N?: string; B?: string }
type Attributes = Record<string, AttributeValue>

/** The part of a request, or of one action of a transaction, that authorization looks at. */
interface ItemRequest extends KeyCondition {
  TableName: string
  IndexName?: string
  Item?: Attributes
  Key?: Attributes
}

interface KeyCondition {
  KeyConditionExpression?: string
  ExpressionAttributeNames?: Record<string, string>
  ExpressionAttributeValues?: Attributes
}

/** The permission that each action of a transaction needs. */
const transactionActions: Record<string, string> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
}

/**
 * Returns the permissions that a DynamoDB request needs, with the partition keys that it names. Throws on an
 * operation or a key condition that it cannot read: with no keys, the request would be allowed, because `ForAllValues`
 * conditions hold for an empty set.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis-iam.html
 */
export function dynamodbAccess(
  { headers }: IncomingMessage,
  body: Buffer,
  partitionKeyOf: PartitionKeyOf,
): AccessRequest[] {
  const [, operation = ''] = String(headers['x-amz-target']).split('.')
  const input = JSON.parse(body.toString())

  switch (operation) {
    case 'GetItem':
    case 'PutItem':
    case 'UpdateItem':
    case 'DeleteItem':
      return [itemAccess(operation, input)]
    case 'Query':
      return [
        access(operation, input, [
          keyOfQuery(input, partitionKeyOf(nameOf(input.TableName), input.IndexName)),
        ]),
      ]
    case 'Scan':
      return [access(operation, input)]
    case 'BatchGetItem':
      return Object.entries<{ Keys: Attributes[] }>(input.RequestItems).map(([TableName, { Keys }]) =>
        access(
          operation,
          { TableName },
          Keys.map((Key) => keyOfItem({ TableName, Key })),
        ),
      )
    case 'TransactWriteItems':
      return (input.TransactItems as Record<string, ItemRequest>[]).flatMap((item) =>
        Object.entries(item).map(([action, request]) => itemAccess(transactionActions[action], request)),
      )
    default:
      throw new Error(`the local cloud does not support ${operation}`)
  }

  function itemAccess(action: string | undefined, request: ItemRequest): AccessRequest {
    if (!action) throw new Error('the local cloud does not support this action of a transaction')
    return access(action, request, [keyOfItem(request)])
  }

  function access(action: string, { TableName, IndexName }: ItemRequest, leadingKeys?: string[]) {
    const table = `arn:aws:dynamodb:${region}:${account}:table/${nameOf(TableName)}`
    const resource = IndexName ? `${table}/index/${IndexName}` : table
    return { action: `dynamodb:${action}`, resource, ...(leadingKeys && { leadingKeys }) }
  }

  function keyOfItem({ TableName, Key, Item }: ItemRequest): string {
    return text((Key ?? Item)?.[partitionKeyOf(nameOf(TableName))])
  }
}

/**
 * The partition key's value in a query: the operand of `=` in the key condition, which names the attribute directly or by a
 * placeholder. Throws on a condition that cannot be read.
 */
export function keyOfQuery(query: KeyCondition, partitionKey: string): string {
  const equalities = (query.KeyConditionExpression ?? '').matchAll(/(#?[\w.-]+)\s*=\s*(:\w+)/g)
  for (const [, name = '', placeholder = ''] of equalities)
    if ((query.ExpressionAttributeNames?.[name] ?? name) === partitionKey)
      return text(query.ExpressionAttributeValues?.[placeholder])
  throw new Error(`no value of ${partitionKey} in the key condition`)
}

const nameOf = (table: string) => table.split('table/').at(-1) ?? table

function text(value: AttributeValue | undefined): string {
  const key = value?.S ?? value?.N ?? value?.B
  if (key === undefined) throw new Error('the request has no partition key')
  return key
}
