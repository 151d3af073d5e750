import { Arn, ArnFormat, CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { CfnOIDCProvider, PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { acknowledge, inFindings } from '../constructs/acknowledge.ts'
import type { GitHubConfig } from '../settings/config.ts'
import { edgeRegion } from './edge.ts'

export interface GitHubStackProps extends StackProps {
  /** The stage, and the name of the only GitHub environment that may deploy it. */
  stage: string
  /** The repository whose workflows get the roles. */
  github: GitHubConfig
}

const host = 'token.actions.githubusercontent.com'
const audience = 'sts.amazonaws.com'

/**
 * Lets the workflows of one repository act in the stage's account without an access key. `Deploy` assumes the stage's
 * bootstrap roles, from the stage's GitHub environment only. `Diff` reads the templates, parameters and outputs of the
 * stage's stacks and nothing else; it does not assume the bootstrap lookup role, which could read the table. `Diff` is
 * for code that nobody has approved yet: the plan of a deployment, in an environment of its own, and pull requests,
 * except in prod.
 *
 * The role names leave out the stage, so that IAM refuses the roles of a second stage in the same account. If two
 * stages shared an account, whoever deploys one could deploy the other, because CloudFormation lets anyone who may
 * update a stack use the stack's own role.
 */
export class GitHubStack extends Stack {
  private readonly stage: string

  constructor(scope: Construct, id: string, { stage, github, ...props }: GitHubStackProps) {
    super(scope, id, props)
    this.stage = stage
    const provider = github.providerArn ?? this.newProvider()
    const addRole = (name: string, subjects: string[], statement: PolicyStatement) => {
      const role = new Role(this, name, {
        roleName: `tulna-${name.toLowerCase()}`,
        maxSessionDuration: Duration.hours(1),
        assumedBy: new WebIdentityPrincipal(provider, {
          StringEquals: {
            [`${host}:aud`]: audience,
            [`${host}:sub`]: subjects.map((subject) => `repo:${github.repository}:${subject}`),
          },
        }),
      })
      role.addToPolicy(statement)
      new CfnOutput(this, `${name}RoleArn`, { value: role.roleArn })
      return role
    }
    addRole('Deploy', [`environment:${stage}`], this.assumeBootstrapRoles())
    const pullRequests = stage === 'prod' ? [] : ['pull_request']
    const diff = addRole('Diff', [`environment:${stage}-plan`, ...pullRequests], this.readTemplates())
    const { account, partition } = inFindings(this)
    for (const region of [this.region, edgeRegion])
      acknowledge(diff, {
        [`IAM5[Resource::arn:${partition}:cloudformation:${region}:${account}:stack/Tulna-${stage}-*]`]:
          'The stacks of this stage. CloudFormation generates the end of a stack’s ARN.',
      })
  }

  private assumeBootstrapRoles() {
    const resources = ['deploy', 'file-publishing', 'lookup'].flatMap((name) => [
      this.bootstrapRole(name, this.region),
      this.bootstrapRole(name, edgeRegion),
    ])
    return new PolicyStatement({ actions: ['sts:AssumeRole'], resources })
  }

  private readTemplates() {
    const resourceName = `Tulna-${this.stage}-*`
    return new PolicyStatement({
      actions: ['cloudformation:DescribeStacks', 'cloudformation:GetTemplate'],
      resources: [this.region, edgeRegion].map((region) =>
        Arn.format({ service: 'cloudformation', region, resource: 'stack', resourceName }, this),
      ),
    })
  }

  private newProvider() {
    return new CfnOIDCProvider(this, 'Provider', { url: `https://${host}`, clientIdList: [audience] }).attrArn
  }

  private bootstrapRole(name: string, region: string) {
    const resourceName = `cdk-${this.synthesizer.bootstrapQualifier}-${name}-role-${this.account}-${region}`
    const arnFormat = ArnFormat.SLASH_RESOURCE_NAME
    return Arn.format({ service: 'iam', region: '', resource: 'role', resourceName, arnFormat }, this)
  }
}
