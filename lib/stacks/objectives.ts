import { Stack, type StackProps } from 'aws-cdk-lib'
import { Topic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import { Objectives } from '../constructs/objectives.ts'
import { alarmTopicName } from '../resource-names.ts'
import type { Config } from '../settings/config.ts'

export interface ObjectivesStackProps extends StackProps {
  /** The settings of the stage. */
  config: Config
}

/**
 * The alarms on the service level objectives, because the service stack, with eleven resources for each route, has no room for them.
 * They are deployed after it. They know its topic and its alarms by name, so neither stack keeps the other from changing.
 */
export class ObjectivesStack extends Stack {
  constructor(scope: Construct, id: string, { config: { stage, launched }, ...props }: ObjectivesStackProps) {
    super(scope, id, props)
    const arn = this.formatArn({ service: 'sns', resource: alarmTopicName(stage) })
    new Objectives(this, 'Objectives', {
      stage,
      topic: Topic.fromTopicArn(this, 'Topic', arn),
      expectsSignIns: launched,
    })
  }
}
