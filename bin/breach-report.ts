/**
 * Prints whom a breach may have affected, from a stage's audit, and drafts of the notices to them and to the Data
 * Protection Board. With your own AWS credentials.
 */
import { parseArgs } from 'node:util'
import { describeBreach, readAudit } from '#lib/operations/breach-report.ts'
import { regionOption, runCommand } from '#lib/operations/run-command.ts'
import { useTableOf } from './stage-table.ts'

const usage =
  'Usage: npm run breach-report -- --stage prod --from 2026-12-01T08:00:00+05:30 --to 2026-12-02T08:00:00+05:30 [--by <administrator’s id>]'

async function run() {
  const { values } = parseArgs({
    options: {
      stage: { type: 'string' },
      region: regionOption,
      from: { type: 'string' },
      to: { type: 'string' },
      by: { type: 'string' },
    },
  })
  const { stage, region, by } = values
  const [from, to] = [new Date(values.from ?? ''), new Date(values.to ?? '')]
  if (!stage || !(from.getTime() < to.getTime())) throw new Error(usage)
  await useTableOf(stage, region)
  const period = { from, to, by }
  for (const line of describeBreach(await readAudit(period), period, new Date())) console.log(line)
}

await runCommand(run, usage)
