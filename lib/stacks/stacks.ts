import { type App, DefaultStackSynthesizer, Tags } from 'aws-cdk-lib'
import { readConfig } from '../settings/config.ts'
import { AlarmsStack } from './alarms.ts'
import { DataStack } from './data.ts'
import { EdgeStack, edgeRegion } from './edge.ts'
import { GitHubStack } from './github.ts'
import { ServiceStack } from './service.ts'

/**
 * Adds the stacks of a stage, by default of the one that the app's context describes. Data that must survive a mistake is in the data stack. The
 * service stack can be deleted, in prod once its termination protection is off, and deployed again; CloudFront's host name
 * then changes. Throws a one-line error on a wrong setting.
 */
export function addStacks(app: App, config = readConfig(app.node.getAllContext())) {
  const { stage, region, account, github } = config
  const stackProps = (stackRegion = region) => ({
    env: { region: stackRegion, ...(account && { account }) },
    terminationProtection: stage === 'prod' && config.protection,
    // Each stage has its own bootstrap roles, so a deployment to the account of another stage fails.
    synthesizer: new DefaultStackSynthesizer({ qualifier: stage }),
  })
  const data = new DataStack(app, `Tulna-${stage}-Data`, { ...stackProps(), config })
  const alarms = new AlarmsStack(app, `Tulna-${stage}-Alarms`, { ...stackProps(), config, table: data.table })
  const edge =
    stage === 'local'
      ? undefined
      : new EdgeStack(app, `Tulna-${stage}-Edge`, {
          ...stackProps(edgeRegion),
          stage,
          monitoring: config.monitoring,
          waf: config.waf,
          wafChallenge: config.wafChallenge,
          email: config.alarmEmail,
          monthlyBudget: config.monthlyBudget,
          crossRegionReferences: config.waf,
        })
  const service = new ServiceStack(app, `Tulna-${stage}-Service`, {
    ...stackProps(),
    config,
    data,
    operatorsTopicArn: alarms.topicArn,
    ...(edge?.webAclArn && { webAclArn: edge.webAclArn, crossRegionReferences: true }),
  })
  // Its releases watch alarms that they name.
  service.addStackDependency(alarms)
  // When WAF is turned off, its web ACL is deleted only after the distribution no longer refers to it.
  if (!config.waf) edge?.addStackDependency(service)
  if (github) new GitHubStack(app, `Tulna-${stage}-GitHub`, { ...stackProps(), stage, github })
  // CloudFormation doesn't support tags on dashboards in every region yet, and some linters reject them.
  const tagOptions = { excludeResourceTypes: ['AWS::CloudWatch::Dashboard'] }
  Tags.of(app).add('product', 'tulna', tagOptions)
  Tags.of(app).add('stage', stage, tagOptions)
  return { stage, data, alarms, service }
}
