import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { environment } from './names.ts'
import { setting } from './settings.ts'

/** One client for the life of the process. Attributes that are `undefined` are left out of what is written. */
export const dynamo = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
  marshallOptions: { removeUndefinedValues: true },
})

/** Read at the call, so that a test can point one process at one table after another. */
export const tableName = () => setting(environment.tableName)
