import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb'

/** The schema of a test's own table: the keys of the product's table, and no index. */
export const tableSchema = {
  BillingMode: 'PAY_PER_REQUEST',
  KeySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ],
  AttributeDefinitions: [
    { AttributeName: 'pk', AttributeType: 'S' },
    { AttributeName: 'sk', AttributeType: 'S' },
  ],
} satisfies Omit<CreateTableCommandInput, 'TableName'>
