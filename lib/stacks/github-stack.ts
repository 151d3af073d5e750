import { Arn, ArnFormat, CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { CfnOIDCProvider, PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { acknowledge } from '../constructs/acknowledged.ts'
import type { GitHubConfig } from '../settings/config.ts'
import { wafRegion } from './waf-stack.ts'

export interface GitHubStackProps extends StackProps {
  /** Also the name of the GitHub environment from which alone this stage is deployed. */
  stage: string
  github: GitHubConfig
}

const host = 'token.actions.githubusercontent.com'
const audience = 'sts.amazonaws.com'

/** What `cdk bootstrap` has named its roles with. */
const qualifier = 'hnb659fds'

/**
 * Lets the workflows of one repository act without any key: `Deploy` as the roles of `cdk bootstrap`, from the
 * stage's own GitHub environment; `Diff` from pull requests, whose code nobody has approved yet. That one reads the
 * templates and nothing else: bootstrap's role for reading could read the table. Prod has none.
 */
export class GitHubStack extends Stack {
  constructor(scope: Construct, id: string, { stage, github, ...props }: GitHubStackProps) {
    super(scope, id, props)
    const provider = github.providerArn ?? this.newProvider()
    const roleFor = (name: string, whose: string, statement: PolicyStatement) => {
      const role = new Role(this, name, {
        roleName: `tulna-${stage}-${name.toLowerCase()}`,
        maxSessionDuration: Duration.hours(1),
        assumedBy: new WebIdentityPrincipal(provider, {
          StringEquals: {
            [`${host}:aud`]: audience,
            [`${host}:sub`]: `repo:${github.repository}:${whose}`,
          },
        }),
      })
      role.addToPolicy(statement)
      new CfnOutput(this, `${name}RoleArn`, { value: role.roleArn })
      return role
    }
    roleFor('Deploy', `environment:${stage}`, this.actAsBootstrap())
    if (stage === 'prod') return
    const diff = roleFor('Diff', 'pull_request', this.readTemplates(stage))
    for (const region of [this.region, wafRegion])
      acknowledge(diff, {
        [`IAM5[Resource::arn:<AWS::Partition>:cloudformation:${region}:<AWS::AccountId>:stack/Tulna-${stage}-*]`]:
          'The stacks of this stage. CloudFormation makes up the end of a stack’s ARN.',
      })
  }

  private actAsBootstrap() {
    const resources = ['deploy', 'file-publishing', 'lookup'].flatMap((cdkRole) => [
      this.bootstrapRole(cdkRole, this.region),
      this.bootstrapRole(cdkRole, wafRegion),
    ])
    return new PolicyStatement({ actions: ['sts:AssumeRole'], resources })
  }

  private readTemplates(stage: string) {
    const resourceName = `Tulna-${stage}-*`
    return new PolicyStatement({
      actions: ['cloudformation:DescribeStacks', 'cloudformation:GetTemplate'],
      resources: [this.region, wafRegion].map((region) =>
        Arn.format({ service: 'cloudformation', region, resource: 'stack', resourceName }, this),
      ),
    })
  }

  private newProvider() {
    return new CfnOIDCProvider(this, 'Provider', { url: `https://${host}`, clientIdList: [audience] }).attrArn
  }

  private bootstrapRole(name: string, region: string) {
    const resourceName = `cdk-${qualifier}-${name}-role-${this.account}-${region}`
    const arnFormat = ArnFormat.SLASH_RESOURCE_NAME
    return Arn.format({ service: 'iam', region: '', resource: 'role', resourceName, arnFormat }, this)
  }
}
