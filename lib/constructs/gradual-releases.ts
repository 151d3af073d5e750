import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Construct } from 'constructs'
import { objectiveOf } from '#runtime/metric-names.ts'
import { acknowledge } from './acknowledge.ts'
import type { Alarms } from './alarms.ts'
import type { Endpoint } from './endpoint.ts'
import type { RecentFaults } from './objectives.ts'

export interface GradualReleasesProps {
  /** The endpoints whose functions are released gradually. */
  endpoints: Endpoint[]
  /** Has the crash alarm of each function. */
  alarms: Alarms
  /** Has the five-minute fault alarm of each objective. */
  recentFaults: RecentFaults
}

/**
 * Sends a tenth of the requests to the new version of a function for five minutes, then all of them. If the function's
 * crash alarm, or the five-minute fault alarm of its objective, is raised during those minutes, all requests go back to the
 * previous version and the deployment fails. The function of complaints has the crash alarm only.
 */
export class GradualReleases extends Construct {
  constructor(scope: Construct, id: string, { endpoints, alarms, recentFaults }: GradualReleasesProps) {
    super(scope, id)
    const application = new LambdaApplication(this, 'Application')
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('codedeploy.amazonaws.com') })
    acknowledge(role, {
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]':
        'AWS’s own policy for CodeDeploy, with what it needs to move an alias.',
    })
    for (const { node, route, live, function: fn } of endpoints) {
      const crashes = alarms.errors.get(fn)
      const objective = objectiveOf[route.access]
      const faults = recentFaults.alarms.get(objective)
      if (!crashes || !faults) throw new Error(`${node.id} lacks an alarm that rolls back its releases`)
      new LambdaDeploymentGroup(this, node.id, {
        application,
        role,
        alias: live,
        // Strangers who flood the complaints must not be able to fail a deployment.
        alarms: objective === 'complaints' ? [crashes] : [crashes, faults],
        deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
      })
    }
  }
}
