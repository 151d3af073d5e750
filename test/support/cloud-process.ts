/**
 * A local cloud in its own process. Sends its address, table and endpoints to the parent process once it runs. The
 * arguments are its state folder and, optionally, further options in JSON.
 */
import { startCloud } from '#lib/local/cloud.ts'

const [state = '', options = '{}'] = process.argv.slice(2)
const { address, tableName, endpoints } = await startCloud({ state, hasPages: false, ...JSON.parse(options) })
process.send?.({ address, tableName, endpoints })
