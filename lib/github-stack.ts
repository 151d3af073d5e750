import { Arn, ArnFormat, CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { CfnOIDCProvider, PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import type { GitHubConfig } from './config.ts'
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
 * Lets the workflows of one repository act as the roles of `cdk bootstrap`, without any key: `Deploy` from the
 * stage's own GitHub environment, `Diff`, which only reads, from pull requests.
 */
export class GitHubStack extends Stack {
  constructor(scope: Construct, id: string, { stage, github, ...props }: GitHubStackProps) {
    super(scope, id, props)
    const provider = github.providerArn ?? this.newProvider()
    const roleFor = (name: string, whose: string, cdkRoles: string[]) => {
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
      const resources = cdkRoles.flatMap((cdkRole) => [
        this.bootstrapRole(cdkRole, this.region),
        this.bootstrapRole(cdkRole, wafRegion),
      ])
      role.addToPolicy(new PolicyStatement({ actions: ['sts:AssumeRole'], resources }))
      new CfnOutput(this, `${name}RoleArn`, { value: role.roleArn })
    }
    roleFor('Deploy', `environment:${stage}`, ['deploy', 'file-publishing', 'lookup'])
    roleFor('Diff', 'pull_request', ['lookup'])
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
