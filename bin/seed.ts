/** `npm run seed -- --users 100000` adds that many sample borrowers to the running local cloud. */
import { parseArgs } from 'node:util'
import { runningCloud } from '#lib/local/running.ts'
import { seed } from '#lib/local/seed.ts'
import { runCommand } from '#lib/operations/run-command.ts'

const usage = 'Give the number of borrowers to add: npm run seed -- --users 100000'

async function run() {
  const { values } = parseArgs({ options: { users: { type: 'string' } } })
  const users = Number(values.users)
  if (!Number.isInteger(users) || users < 1) throw new Error(usage)
  await seed(await runningCloud(), users)
}

await runCommand(run, usage)
