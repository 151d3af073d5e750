/**
 * `npm run bench`: measures performance figures and compares them with their budgets. `npm run bench -- users rank` runs
 * only the parts `users` and `rank`, and `--users 1000000` sets the number of borrowers for the part `users`.
 */
import { parseArgs } from 'node:util'
import { buildChanged } from '#bin/build.ts'
import { contentionFigures } from './contention.ts'
import { importTimes } from './import-time.ts'
import { javascriptFigures } from './javascript.ts'
import { latencies } from './latency.ts'
import { longListFigures } from './long-list.ts'
import { memoryFigures } from './memory.ts'
import { rankTimes } from './rank.ts'
import { scheduleTimes } from './schedule.ts'
import { print, type Row } from './table.ts'
import { tableCallFigures } from './table-calls.ts'
import { usableTimes } from './usable.ts'
import { userFigures } from './users.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { users: { type: 'string', default: '100000' } },
})
const users = Number(values.users)
if (!Number.isInteger(users) || users <= 1_000) throw new Error('--users takes a whole number above 1,000')

const parts: Record<string, () => Promise<Row[]> | AsyncIterable<Row>> = {
  imports: importTimes,
  memory: memoryFigures,
  latency: latencies,
  calls: tableCallFigures,
  contention: contentionFigures,
  javascript: javascriptFigures,
  rank: rankTimes,
  schedule: scheduleTimes,
  list: longListFigures,
  usable: usableTimes,
  users: () => userFigures(users),
}
const unknown = positionals.find((name) => !(name in parts))
if (unknown) {
  console.error(`There is no part "${unknown}". The parts are: ${Object.keys(parts).join(', ')}`)
  process.exit(1)
}

await buildChanged()
const rows: Row[] = []
for (const [name, measure] of Object.entries(parts))
  if (positionals.length === 0 || positionals.includes(name))
    for await (const row of await measure()) {
      // A whole run takes minutes, so each part's figures are printed as soon as the part yields them.
      console.error(`${row.label}: ${row.measured}`)
      rows.push(row)
    }
process.exit(print(rows) ? 0 : 1)
