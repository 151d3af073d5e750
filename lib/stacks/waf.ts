import { Stack, type StackProps } from 'aws-cdk-lib'
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'

export interface WafStackProps extends StackProps {
  /** Names what guards the site. */
  stage: string
}

/** Where CloudFront looks for what guards a distribution. */
export const wafRegion = 'us-east-1'

/** Many phones in India share one address of their network, so this is far above what one person does. */
const requestsPerAddressIn5Minutes = 3_000

const managedRules: { name: string; counted?: string[] }[] = [
  // Offers have texts, and a logo may come with them: a body over 8 KB is no attack here.
  { name: 'AWSManagedRulesCommonRuleSet', counted: ['SizeRestrictions_BODY'] },
  { name: 'AWSManagedRulesKnownBadInputsRuleSet' },
  { name: 'AWSManagedRulesAmazonIpReputationList' },
]

/** AWS WAF for the site: AWS's own rules, and a limit of requests from one address. */
export class WafStack extends Stack {
  readonly webAclArn: string

  constructor(scope: Construct, id: string, { stage, ...props }: WafStackProps) {
    super(scope, id, props)
    const visible = (name: string) => ({
      metricName: `tulna-${stage}-${name}`,
      cloudWatchMetricsEnabled: true,
      // A sample would keep addresses and what people sent.
      sampledRequestsEnabled: false,
    })
    const webAcl = new CfnWebACL(this, 'WebAcl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visible('waf'),
      rules: [
        {
          name: 'rate',
          priority: 0,
          action: { block: {} },
          statement: {
            rateBasedStatement: { aggregateKeyType: 'IP', limit: requestsPerAddressIn5Minutes },
          },
          visibilityConfig: visible('rate'),
        },
        ...managedRules.map(({ name, counted = [] }, n) => ({
          name,
          priority: n + 1,
          overrideAction: { none: {} },
          statement: {
            managedRuleGroupStatement: {
              vendorName: 'AWS',
              name,
              ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
            },
          },
          visibilityConfig: visible(name),
        })),
      ],
    })
    this.webAclArn = webAcl.attrArn
  }
}
