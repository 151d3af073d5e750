/**
 * Repeats in a restored table what people asked for after the restored moment: closed, sealed and erased accounts, and
 * withdrawn consents. With `--empty`, deletes what is in the table that was replaced. Without `--yes`, only says what it would
 * do. Needs your own AWS credentials.
 */
import { parseArgs } from 'node:util'
import { applyRights, describeRights, emptyTable, laterRights } from '#lib/operations/after-restore.ts'
import { regionOption, runCommand } from '#lib/operations/run-command.ts'
import { environment } from '#runtime/environment.ts'
import { retainDaysOf, useTableOf } from './stage-table.ts'

const usage =
  'Usage: npm run after-restore -- --stage prod --old <table that was replaced>, and --since 2026-11-21T08:30:00Z [--table <copy, to rehearse>] or --empty; --yes to do it'

async function run() {
  const { values } = parseArgs({
    options: {
      stage: { type: 'string' },
      region: regionOption,
      old: { type: 'string' },
      since: { type: 'string' },
      table: { type: 'string' },
      empty: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  })
  const { stage, region, old, table, empty, yes } = values
  const since = new Date(values.since ?? '')
  const now = new Date()
  const hasMoment = since.getTime() < now.getTime()
  if (!stage || !old || empty === hasMoment) throw new Error(usage)
  await useTableOf(stage, region)
  const restored = table ?? process.env[environment.tableName]
  if (restored === old) throw new Error(`${stage} still uses ${old}: deploy it with "restoredTable" first`)
  if (empty) {
    const what = `all items of ${old}, and nothing of ${restored}`
    console.log(
      yes ? `Deleted ${await emptyTable(old)} items` : `This would delete ${what}. Add --yes to do so`,
    )
    return
  }
  process.env[environment.tableName] = old
  const rights = await laterRights(since, now)
  for (const line of describeRights(rights)) console.log(line)
  if (!yes) {
    console.log(`To repeat the first two in ${restored}, add --yes`)
    return
  }
  process.env[environment.tableName] = restored
  const { removed, withdrawn } = await applyRights(rights, { retainDays: await retainDaysOf(stage), now })
  console.log(`${restored}: ${removed} accounts removed again, ${withdrawn} consents withdrawn again`)
}

await runCommand(run, usage)
