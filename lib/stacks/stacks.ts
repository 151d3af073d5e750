import { type App, Tags } from 'aws-cdk-lib'
import { readConfig } from '../settings/config.ts'
import { refuseUnknown } from '../settings/settings.ts'
import { DataStack } from './data-stack.ts'
import { GitHubStack } from './github-stack.ts'
import { ServiceStack } from './service-stack.ts'
import { WafStack, wafRegion } from './waf-stack.ts'

/**
 * Everything a stage consists of. What must survive a mistake is in the data stack; the service stack can
 * be deleted and deployed again at any time.
 */
export function addStacks(app: App) {
  refuseUnknown(Object.keys(app.node.getAllContext()))
  const config = readConfig((key) => app.node.tryGetContext(key))
  const { stage, region, github } = config
  const terminationProtection = stage === 'prod'
  const common = { env: { region }, terminationProtection, config }
  const data = new DataStack(app, `Tulna-${stage}-Data`, common)
  const waf = config.waf
    ? new WafStack(app, `Tulna-${stage}-Waf`, {
        stage,
        terminationProtection,
        env: { region: wafRegion },
        crossRegionReferences: true,
      })
    : undefined
  const service = new ServiceStack(app, `Tulna-${stage}-Service`, {
    ...common,
    data,
    ...(waf && { webAclArn: waf.webAclArn, crossRegionReferences: true }),
  })
  if (github)
    new GitHubStack(app, `Tulna-${stage}-GitHub`, { env: { region }, terminationProtection, stage, github })
  // Dashboards have tags only of late: not every linter, nor perhaps every region, knows it.
  const tagged = { excludeResourceTypes: ['AWS::CloudWatch::Dashboard'] }
  Tags.of(app).add('product', 'tulna', tagged)
  Tags.of(app).add('stage', config.stage, tagged)
  return { stage, data, service }
}
