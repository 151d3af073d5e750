import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { readConfig } from '#lib/settings/config.ts'
import { stageFile, stageSettings } from '#lib/settings/stage-file.ts'
import { addStacks } from '#lib/stacks/stacks.ts'

const app = new App()
const context = app.node.getAllContext()
try {
  const { settings, overrides } = stageSettings(context)
  const config = readConfig(settings)
  // Stage local has no deletion protection, sends administrators' passwords as plain text, and lets anyone sign in.
  if (config.stage === 'local')
    throw new Error('Stage local runs on a developer’s machine only: npm start. For AWS: -c stage=dev')
  for (const line of overrides) console.error(line)
  addStacks(app, config)
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  app.synth()
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  console.error(message.includes(' -c ') ? `${message}; for good in ${stageFile(context.stage)}` : message)
  process.exit(1)
}
