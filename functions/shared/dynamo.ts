import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { environment } from './names.ts'
import { patience } from './patience.ts'
import { setting } from './settings.ts'

/**
 * The four attempts of the SDK fit into the ten seconds that a function has, and a transaction that is sent again
 * carries the same token, so that it is not done twice.
 */
const requestHandler = patience(2_000)

/** One client for the life of the process. Attributes that are `undefined` are left out of what is written. */
export const dynamo = DynamoDBDocumentClient.from(new DynamoDBClient({ requestHandler }), {
  marshallOptions: { removeUndefinedValues: true },
})

/** Read at the call, so that a test can point one process at one table after another. */
export const tableName = () => setting(environment.tableName)
