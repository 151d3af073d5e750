/** A local cloud in a process of its own, so that a test can kill it. Says where it is once it answers. */
import { startCloud } from '#lib/local/cloud.ts'

const [state = ''] = process.argv.slice(2)
const { address, tableName, endpoints } = await startCloud({ state })
process.send?.({ address, tableName, endpoints })
