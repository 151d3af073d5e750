import { Stack, type StackProps } from 'aws-cdk-lib'
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { messages } from '#contract/messages.ts'

export interface WafStackProps extends StackProps {
  /** Part of the metric names. */
  stage: string
}

/** The region in which CloudFront looks for web ACLs. */
export const wafRegion = 'us-east-1'

/** Mobile carriers in India share one address among many phones, so this is far above what one person needs. */
const requestsPerAddressIn5Minutes = 3_000

/** In the shape of every other error response. */
const tooManyRequests = JSON.stringify({ success: false, message: messages.tooManyRequests })

/** `counted` rules only count what they match. */
const managedRules: { name: string; counted?: string[] }[] = [
  // Offer forms carry long texts and a logo: a body over 8 KB is normal.
  { name: 'AWSManagedRulesCommonRuleSet', counted: ['SizeRestrictions_BODY'] },
  { name: 'AWSManagedRulesKnownBadInputsRuleSet' },
  { name: 'AWSManagedRulesAmazonIpReputationList' },
]

/** AWS WAF for the site: AWS managed rules, and a rate limit per IP address. */
export class WafStack extends Stack {
  /** For the distribution's `webAclId`. */
  readonly webAclArn: string

  constructor(scope: Construct, id: string, { stage, ...props }: WafStackProps) {
    super(scope, id, props)
    const metrics = (name: string) => ({
      metricName: `tulna-${stage}-${name}`,
      cloudWatchMetricsEnabled: true,
      // Samples would store IP addresses and request contents.
      sampledRequestsEnabled: false,
    })
    const webAcl = new CfnWebACL(this, 'WebAcl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: metrics('waf'),
      customResponseBodies: {
        tooManyRequests: { contentType: 'APPLICATION_JSON', content: tooManyRequests },
      },
      rules: [
        {
          name: 'rate',
          priority: 0,
          action: {
            block: { customResponse: { responseCode: 429, customResponseBodyKey: 'tooManyRequests' } },
          },
          statement: {
            rateBasedStatement: { aggregateKeyType: 'IP', limit: requestsPerAddressIn5Minutes },
          },
          visibilityConfig: metrics('rate'),
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
          visibilityConfig: metrics(name),
        })),
      ],
    })
    this.webAclArn = webAcl.attrArn
  }
}
