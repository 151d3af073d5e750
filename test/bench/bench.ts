/** `npm run bench`: every figure that has a budget, measured side by side in one run. */
import { importTimes } from './import-time.ts'
import { latencies } from './latency.ts'
import { memoryFigures } from './memory.ts'
import { rankTimes } from './rank.ts'
import { print } from './table.ts'
import { userFigures } from './users.ts'

const isWithin = print([
  ...(await importTimes()),
  ...(await memoryFigures()),
  ...(await latencies()),
  ...(await rankTimes()),
  ...(await userFigures()),
])
process.exit(isWithin ? 0 : 1)
