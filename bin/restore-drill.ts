/**
 * Restores a stage's table under another name, to measure how long that takes and to compare the copy with the table.
 * Needs your own AWS credentials. The stage goes on using its own table.
 */
import { parseArgs } from 'node:util'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { deployedTable } from '#lib/operations/deployed-setting.ts'
import { cleanUpCommands, restoreDrill } from '#lib/operations/restore-drill.ts'
import { regionOption, runCommand } from '#lib/operations/run-command.ts'

const usage =
  'Usage: npm run restore-drill -- --stage dev [--at 2026-11-21T08:30:00Z] [--target tulna-dev-restored]'

async function run() {
  const { values } = parseArgs({
    options: {
      stage: { type: 'string' },
      region: regionOption,
      at: { type: 'string' },
      target: { type: 'string' },
    },
  })
  const { stage, region, at } = values
  const moment = at === undefined ? undefined : new Date(at)
  if (!stage || (moment && Number.isNaN(moment.getTime()))) throw new Error(usage)
  const minute = new Date().toISOString().slice(0, 16).replaceAll(/\D/g, '')
  const target = values.target ?? `tulna-${stage}-drill-${minute}`
  if (!target.startsWith(`tulna-${stage}-`)) throw new Error(`--target must start with tulna-${stage}-`)
  process.env.AWS_REGION = region
  const source = await deployedTable(stage)
  const { count, sample, restoredTo } = await restoreDrill({
    client: new DynamoDBClient({}),
    source,
    target,
    ...(moment && { at: moment }),
    print: console.log,
  })
  const since = restoredTo.toISOString()
  console.log('To repeat in the copy what people have asked for since:')
  console.log(
    `  npm run after-restore -- --stage ${stage} --old ${source} --table ${target} --since ${since}`,
  )
  console.log('To remove the copy:')
  for (const command of cleanUpCommands(target, region)) console.log(`  ${command}`)
  const isEmpty = count.target === 0 && count.source > 0
  const isDifferent = sample.missing + sample.changed > 0.05 * (sample.same + sample.missing + sample.changed)
  if (isEmpty || isDifferent)
    throw new Error('The copy is empty, or over 5% of its sampled items differ from the source. Find out why')
}

await runCommand(run, usage)
