/**
 * Prints or changes what a stage's edge lets through, without a deployment. The stage is the local cloud unless `--stage`
 * names a deployed one, for which you need the AWS CLI, version 2, and your own AWS credentials.
 */
import { parseArgs } from 'node:util'
import { KeyValueStore } from '#lib/local/edge/key-value-store.ts'
import { stateFolder } from '#lib/local/running.ts'
import { runCommand } from '#lib/operations/run-command.ts'
import { changeSwitches, DeployedSwitchStore, describeSwitches } from '#lib/operations/switches.ts'
import { switchesName } from '#lib/resource-names.ts'

const usage =
  'Usage: npm run switch -- [--stage prod] [waiting-room=20] [read-only=on]; without a change it prints both switches'

async function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { stage: { type: 'string', default: 'local' } },
  })
  const { stage } = values
  const store =
    stage === 'local' ? new KeyValueStore(stateFolder, switchesName(stage)) : new DeployedSwitchStore(stage)
  const switches = await changeSwitches(store, positionals)
  console.log(stage)
  for (const line of describeSwitches(switches)) console.log(`  ${line}`)
  if (positionals.length > 0 && stage !== 'local') console.log('Edge locations follow within seconds.')
}

await runCommand(run, usage)
