/**
 * A local cloud in its own process, with sample data and with DynamoDB's limits per partition key. Sends its address, table
 * and endpoints to the parent process once it runs. The arguments are its state folder and its `CampaignCloudOptions` in JSON.
 *
 * The parent sets the clock of the limits on writes by sending milliseconds. Any other message is answered with the
 * consumption of every partition key. The limits on reads follow the machine's clock, because the functions' and the
 * edge's caches of the catalogue follow it too.
 */
import { type CloudOptions, startCloud } from '#lib/local/cloud.ts'
import { seed } from '#lib/local/seed.ts'
import { PartitionLimits } from './throttling/partition-limits.ts'
import { startThrottlingProxy } from './throttling/throttling-proxy.ts'

export interface CampaignCloudOptions extends Pick<CloudOptions, 'functionEnvironment' | 'timeoutFactor'> {
  /** Divides DynamoDB's limits. */
  divisor: number
  /** How many capacity units a partition key may consume at once. */
  burst: { write: number; read: number }
}

const [state = '', given = ''] = process.argv.slice(2)
const { divisor, burst, ...options }: CampaignCloudOptions = JSON.parse(given)
let ms = 0
const now = (kind: 'read' | 'write') => (kind === 'write' ? ms : performance.now())
const limits = new PartitionLimits({ divisor, burst, now })
const { address, tableName, endpoints } = await startCloud({
  ...options,
  state,
  hasPages: false,
  fill: seed,
  dynamodbProxy: (dynamodb) => startThrottlingProxy(dynamodb, limits),
})
process.on('message', (message) => {
  if (typeof message === 'number') ms = message
  else process.send?.(limits.consumption())
})
process.send?.({ address, tableName, endpoints })
