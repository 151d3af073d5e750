/**
 * Prints how the offers of a stage were ranked at the end of a day (in India), or at an instant, from their stored
 * versions. The stage is the local cloud unless `--stage` names a deployed one, for which you need your own AWS
 * credentials.
 */
import { parseArgs } from 'node:util'
import { describeReplay, replay } from '#lib/operations/replay.ts'
import { readReplayOptions, replayOptions } from '#lib/operations/replay-options.ts'
import { regionOption, runCommand } from '#lib/operations/run-command.ts'
import { useTableOf } from './stage-table.ts'

const usage =
  'Usage: npm run replay -- --at 2026-12-03 [--stage prod] [--amount "3 lakh"] [--tenure 36] [--type "Personal Loan"] [--income 60000] [--other-emis 5000] [--age 30] [--profession Salaried]'

async function run() {
  const { values } = parseArgs({
    options: { ...replayOptions, stage: { type: 'string', default: 'local' }, region: regionOption },
  })
  const { at, loanRequest } = readReplayOptions(values, new Date())
  await useTableOf(values.stage, values.region)
  for (const line of describeReplay(await replay(at, loanRequest))) console.log(line)
}

await runCommand(run, usage)
