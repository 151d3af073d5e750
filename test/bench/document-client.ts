/** The baseline for import times: a function with only the DynamoDB document client and the commands that most functions use. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'

const client = DynamoDBDocumentClient.from(new DynamoDBClient({}))

export const handler = () =>
  Promise.all([
    client.send(new GetCommand({ TableName: 'table', Key: { pk: 'pk', sk: 'sk' } })),
    client.send(new QueryCommand({ TableName: 'table' })),
    client.send(new TransactWriteCommand({ TransactItems: [] })),
  ])
