import { type App, Tags } from 'aws-cdk-lib'
import { readConfig } from './config.ts'
import { DataStack } from './data-stack.ts'
import { ServiceStack } from './service-stack.ts'

/**
 * Everything a stage consists of. What must survive a mistake is in the data stack; the service stack can
 * be deleted and deployed again at any time.
 */
export function addStacks(app: App) {
  const config = readConfig((key) => app.node.tryGetContext(key))
  const env = { region: config.region }
  const terminationProtection = config.stage === 'prod'
  const data = new DataStack(app, `Tulna-${config.stage}-Data`, { env, terminationProtection, config })
  const service = new ServiceStack(app, `Tulna-${config.stage}-Service`, {
    env,
    terminationProtection,
    config,
    data,
  })
  Tags.of(app).add('product', 'tulna')
  Tags.of(app).add('stage', config.stage)
  return { data, service }
}
