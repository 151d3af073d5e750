import { account, region } from '#lib/local/template/provision.ts'

/** DynamoDB's response to a request. */
export interface DynamoResponse {
  status: number
  body: object
}

const namespace = 'com.amazonaws.dynamodb.v20120810#'

const message =
  'Throughput exceeds the current capacity of your table or index. DynamoDB is automatically scaling your table or index so please try again shortly. If exceptions persist, check if you have a hot key: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-design.html'

/**
 * The error of a single request or of a whole batch, on a table with on-demand capacity.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/throttling-diagnosing-workflow.html
 *
 * @param exhausted the partitions without capacity: `write STATS#3`, `write gsi1 USERS#2026-11`
 */
export function throttlingError(
  tableName: string,
  exhausted: Set<string>,
  { indexes }: { indexes: object },
): DynamoResponse {
  const reasons = [...exhausted].map((partition) => {
    const [kind, first = ''] = partition.split(' ')
    const index = first in indexes ? first : undefined
    const arn = `arn:aws:dynamodb:${region}:${account}:table/${tableName}`
    return {
      reason: `${index ? 'Index' : 'Table'}${kind === 'write' ? 'Write' : 'Read'}KeyRangeThroughputExceeded`,
      resource: index ? `${arn}/index/${index}` : arn,
    }
  })
  const body = { __type: `${namespace}ThrottlingException`, throttlingReasons: reasons, message }
  return { status: 400, body }
}

/**
 * The error of a transaction.
 *
 * @param isThrottled whether each action of the transaction is throttled, in the order of the actions
 */
export function cancellationError(isThrottled: boolean[]): DynamoResponse {
  const reasons = isThrottled.map((is) =>
    is ? { Code: 'ThrottlingError', Message: message } : { Code: 'None' },
  )
  return {
    status: 400,
    body: {
      __type: `${namespace}TransactionCanceledException`,
      Message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${reasons.map(({ Code }) => Code).join(', ')}]`,
      CancellationReasons: reasons,
    },
  }
}
