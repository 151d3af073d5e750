/**
 * Looks for what would stop a deployment of a stage, with the AWS CLI, version 2, and your own AWS credentials. It
 * changes nothing. `--again` refuses a first deployment, which somebody has to make by hand.
 */
import { parseArgs } from 'node:util'
import { awsCli } from '#lib/operations/aws-cli.ts'
import { describeFinding, describeStack, isDeployed, preflight } from '#lib/operations/preflight.ts'
import { runCommand } from '#lib/operations/run-command.ts'
import { readConfig } from '#lib/settings/config.ts'
import { stageSettings } from '#lib/settings/stage-file.ts'

const usage = 'Usage: npm run preflight -- --stage prod [--again]'

async function run() {
  const { values } = parseArgs({
    options: { stage: { type: 'string' }, again: { type: 'boolean', default: false } },
  })
  const { stage, again } = values
  if (!stage) throw new Error(usage)
  const config = readConfig(stageSettings({ stage }).settings)
  const data = { name: `Tulna-${stage}-Data`, region: config.region }
  if (again && !isDeployed((await describeStack(awsCli, data))?.StackStatus))
    throw new Error(
      `${stage} has not been deployed yet. Do it by hand first: npm run deploy -- --stage ${stage}`,
    )
  const findings = await preflight(config, awsCli)
  for (const finding of findings) console.log(describeFinding(finding))
  if (findings.some(({ state }) => state === 'stop')) process.exit(1)
}

await runCommand(run, usage)
