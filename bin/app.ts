import { App } from 'aws-cdk-lib'
import { addStacks } from '../lib/stacks.ts'

try {
  const app = new App()
  addStacks(app)
  app.synth()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
