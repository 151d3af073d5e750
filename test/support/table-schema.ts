import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb'

/** For a table that a test creates: the keys of the product's table, without its index. */
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
