import { Stack, type StackProps } from 'aws-cdk-lib'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import type { Construct } from 'constructs'
import { Alarms } from '../constructs/alarms.ts'
import { Objectives } from '../constructs/objectives.ts'
import type { Config } from '../settings/config.ts'
import { deployedRoutes } from './deployed-routes.ts'

export interface AlarmsStackProps extends StackProps {
  /** The settings of the stage. */
  config: Config
  /** Monitored for throttling. */
  table: ITable
}

/**
 * The topic that reaches the operators and, with `monitoring`, the alarms of the stage's region. It is deployed before the
 * service stack, whose gradual releases watch some of the alarms. It finds functions and metrics by their names:
 * a reference to the service stack would be a cycle.
 */
export class AlarmsStack extends Stack {
  /** The ARN of the topic. */
  readonly topicArn: string

  constructor(scope: Construct, id: string, { config, table, ...props }: AlarmsStackProps) {
    super(scope, id, props)
    const { stage } = config
    const alarms = new Alarms(this, 'Alarms', { stage, email: config.alarmEmail })
    this.topicArn = alarms.topic.topicArn
    // Always exported: the deployed service imports it, also when a later release no longer does.
    this.exportValue(this.topicArn)
    if (!config.monitoring) return
    alarms.watch({
      table,
      routes: deployedRoutes(config),
      cleansUpDemo: config.isPublicDemo,
      checksLinks: config.linkHosts.length > 0,
    })
    new Objectives(this, 'Objectives', { stage, alarms, expectsSignIns: config.launched })
  }
}
