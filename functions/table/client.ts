import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { environment } from '#runtime/names.ts'
import { setting } from '#runtime/settings.ts'
import { timeouts } from '#runtime/timeouts.ts'

/** Attributes that are `undefined` are left out of what is written. */
export const documentClient = (timeoutMs: number) =>
  DynamoDBDocumentClient.from(new DynamoDBClient({ requestHandler: timeouts(timeoutMs) }), {
    marshallOptions: { removeUndefinedValues: true },
  })

/**
 * One client for the life of the process. The four attempts of the SDK fit into the ten seconds that a function has,
 * and a transaction that is sent again carries the same token, so that it is not done twice.
 */
export const dynamo = documentClient(2_000)

/** Read at the call, so that a test can point one process at one table after another. */
export const tableName = () => setting(environment.tableName)
