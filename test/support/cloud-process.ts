/**
 * A local cloud in its own process. Sends its address once it responds.
 *
 * With options in JSON as a second argument, it has the sample data and a clock for the limits on writes: a message with
 * milliseconds sets it, any other one is answered with the consumption of every partition key. Reads have the machine's clock, by which
 * functions and the edge cache the catalogue.
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
