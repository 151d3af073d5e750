/**
 * Deploys a stage by hand, with the AWS CLI, version 2, and your own AWS credentials: checks, bootstrap if needed, all
 * stacks, the smoke test, the first administrator, and what is left to do. Run it again after any failure.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { Administrators } from '#lib/operations/administrators.ts'
import { awsCli } from '#lib/operations/aws-cli.ts'
import { deploy } from '#lib/operations/deploy.ts'
import { lookUp } from '#lib/operations/look-up.ts'
import { runCommand } from '#lib/operations/run-command.ts'
import { reachableAddress, smoke } from '#lib/operations/smoke.ts'
import { readConfig } from '#lib/settings/config.ts'
import { stageSettings } from '#lib/settings/stage-file.ts'

const usage = 'Usage: npm run deploy -- --stage prod [--administrator someone@example.com]'
const print = console.log

async function npx(given: string[]) {
  const [code] = await once(spawn('npx', given, { stdio: 'inherit' }), 'exit')
  if (code !== 0)
    throw new Error(
      `npx ${given.join(' ')} failed. Read its last lines, mend the cause, and run this command again`,
    )
}

async function run() {
  const { values } = parseArgs({
    options: { stage: { type: 'string' }, administrator: { type: 'string' } },
  })
  const { stage, administrator } = values
  if (!stage || (administrator !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(administrator)))
    throw new Error(usage)
  const config = readConfig(stageSettings({ stage }).settings)
  process.env.AWS_REGION = config.region
  const tools = {
    aws: awsCli,
    npx,
    print,
    administrators: () => Administrators.of(stage),
    smoke: async (address: string, host: string) =>
      smoke(await reachableAddress(address, host, { print, lookUp }), { print, journey: config.demo }),
  }
  await deploy(config, tools, administrator)
}

await runCommand(run, usage)
