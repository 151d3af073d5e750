import { Alarm } from 'aws-cdk-lib/aws-cloudwatch'
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Construct } from 'constructs'
import { objectiveOf } from '#runtime/metric-names.ts'
import { alarmNameOf } from '../resource-names.ts'
import { acknowledge } from './acknowledge.ts'
import { errorsAlarm } from './alarms.ts'
import type { Endpoint } from './endpoint.ts'
import { recentFaultsAlarm } from './objectives.ts'

export interface GradualReleasesProps {
  /** The endpoints whose functions are released gradually. */
  endpoints: Endpoint[]
  /** The stage, whose alarms have been deployed before. */
  stage: string
}

/**
 * Sends a tenth of the requests to the new version of a function for five minutes, then all of them. If the function's
 * crash alarm, or the five-minute fault alarm of its objective, is raised during those minutes, all requests go back to the
 * previous version and the deployment fails. The function of complaints has the crash alarm only. The alarms are in another stack and found
 * by name: CloudFormation could not delete an alarm that this stack imports, when a route is removed.
 */
export class GradualReleases extends Construct {
  constructor(scope: Construct, id: string, { endpoints, stage }: GradualReleasesProps) {
    super(scope, id)
    const application = new LambdaApplication(this, 'Application')
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('codedeploy.amazonaws.com') })
    acknowledge(role, {
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]':
        'AWS’s own policy for CodeDeploy, with what it needs to move an alias.',
    })
    for (const { node, route, live } of endpoints) {
      const objective = objectiveOf[route.access]
      const crashes = errorsAlarm(node.id)
      // Strangers who flood the complaints must not be able to fail a deployment.
      const watched = objective === 'complaints' ? [crashes] : [crashes, recentFaultsAlarm(objective)]
      new LambdaDeploymentGroup(this, node.id, {
        application,
        role,
        alias: live,
        alarms: watched.map((name) =>
          Alarm.fromAlarmName(this, `${node.id}-${name}`, alarmNameOf(stage, name)),
        ),
        deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
      })
    }
  }
}
