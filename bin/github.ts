/**
 * Prepares a repository at GitHub to deploy a stage: environments, rules and variables. Needs GitHub's CLI, the AWS CLI,
 * version 2, and your own AWS credentials for the stage.
 */
import { parseArgs } from 'node:util'
import { awsCli } from '#lib/operations/aws-cli.ts'
import { ghCli } from '#lib/operations/gh-cli.ts'
import { describeStep, prepareRepository } from '#lib/operations/github.ts'
import { runCommand } from '#lib/operations/run-command.ts'
import { readConfig } from '#lib/settings/config.ts'
import { stageSettings } from '#lib/settings/stage-file.ts'

const usage = 'Usage: npm run github -- --repo owner/name --stage dev [--reviewer login]'

async function run() {
  const { values } = parseArgs({
    options: { repo: { type: 'string' }, stage: { type: 'string' }, reviewer: { type: 'string' } },
  })
  const { repo = '', stage, reviewer } = values
  if (!stage || !/^[\w.-]+\/[\w.-]+$/.test(repo)) throw new Error(usage)
  const config = readConfig(stageSettings({ stage }).settings)
  const steps = await prepareRepository(config, { repository: repo, reviewer }, { gh: ghCli, aws: awsCli })
  for (const step of steps) console.log(describeStep(step))
}

await runCommand(run, usage)
