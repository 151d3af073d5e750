import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { addStacks } from '#lib/stacks/stacks.ts'

try {
  const app = new App()
  const { stage } = addStacks(app)
  // Its user pool takes passwords, its table may be deleted, and anybody may sign in to it.
  if (stage === 'local') throw new Error('Stage local is for this machine: npm start. On AWS: -c stage=dev')
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  app.synth()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
