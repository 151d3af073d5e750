import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { addStacks } from '#lib/stacks/stacks.ts'

try {
  const app = new App()
  const { stage } = addStacks(app)
  // Stage local has no deletion protection, sends administrators' passwords as plain text, and lets anyone sign in.
  if (stage === 'local')
    throw new Error('Stage local runs on a developer’s machine only: npm start. For AWS: -c stage=dev')
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  app.synth()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
