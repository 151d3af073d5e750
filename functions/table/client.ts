import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { environment, setting } from '#runtime/environment.ts'
import { traced } from '#runtime/spans.ts'
import { timeouts } from '#runtime/timeouts.ts'

/** A client that omits `undefined` attributes from what it writes. */
export const documentClient = (timeoutMs: number) =>
  DynamoDBDocumentClient.from(
    traced(new DynamoDBClient({ requestHandler: timeouts(timeoutMs) }), 'DynamoDB'),
    { marshallOptions: { removeUndefinedValues: true } },
  )

/**
 * The client for everything but the scan of an export. The SDK's four attempts fit into an endpoint's ten seconds. The SDK
 * retries a transaction with the same client request token, so that DynamoDB does not execute it twice.
 */
export const dynamo = documentClient(2_000)

/** Read on every call, so that a test can use several tables in one process. */
export const tableName = () => setting(environment.tableName)
