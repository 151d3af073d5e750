/** The baseline for the export: reads the same items in the same number of segments, and only counts them. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb'

const client = DynamoDBDocumentClient.from(new DynamoDBClient({}))
const segments = 4

export async function handler(): Promise<number> {
  const counts = await Promise.all(Array.from({ length: segments }, (_, segment) => count(segment)))
  return counts.reduce((sum, one) => sum + one, 0)
}

async function count(Segment: number): Promise<number> {
  let items = 0
  let from: Record<string, unknown> | undefined
  do {
    const { Items, LastEvaluatedKey } = await client.send(
      new ScanCommand({
        TableName: process.env.TABLE_NAME,
        IndexName: 'gsi1',
        Segment,
        TotalSegments: segments,
        ExclusiveStartKey: from,
      }),
    )
    items += Items?.length ?? 0
    from = LastEvaluatedKey
  } while (from)
  return items
}
