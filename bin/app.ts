import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { addStacks } from '../lib/stacks.ts'

try {
  const app = new App()
  addStacks(app)
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  app.synth()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
