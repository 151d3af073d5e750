/**
 * A local cloud in its own process. Sends its address, table and endpoints to the parent process once it runs. The
 * arguments are its state folder and, optionally, further options in JSON.
 *
 * With `partitionLimits`, the cloud has the sample data, and the parent sets the clock of the limits on writes by
 * sending milliseconds. Any other message is answered with the consumption of every partition key. The limits on reads
 * follow the machine's clock, because the functions' and the edge's caches of the catalogue follow it too.
 */
import { startCloud } from '#lib/local/cloud.ts'
import { seed } from '#lib/local/seed.ts'

const [state = '', given] = process.argv.slice(2)
let ms = 0
const now = (kind: 'read' | 'write') => (kind === 'write' ? ms : performance.now())
const { partitionLimits, ...options } = given ? JSON.parse(given) : {}
const { address, tableName, endpoints, partitionConsumption } = await startCloud({
  state,
  hasPages: false,
  ...options,
  ...(partitionLimits && { fill: seed, partitionLimits: { ...partitionLimits, now } }),
})
process.on('message', (message) => {
  if (typeof message === 'number') ms = message
  else process.send?.(partitionConsumption())
})
process.send?.({ address, tableName, endpoints })
