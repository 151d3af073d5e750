/** A local cloud in its own process, so that a test can kill it. Prints its address once it responds. */
import { startCloud } from '#lib/local/cloud.ts'

const [state = ''] = process.argv.slice(2)
const { address, tableName, endpoints } = await startCloud({ state })
process.send?.({ address, tableName, endpoints })
