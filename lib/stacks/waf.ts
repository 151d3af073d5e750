import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import * as messages from '#contract/messages.ts'
import { alarmTopic } from '../constructs/alarm-topic.ts'
import { logRetention } from '../constructs/log-retention.ts'
import { tooManyRequests, wafRules } from '../constructs/waf-rules.ts'

export interface WafStackProps extends StackProps {
  /** Part of the names of the metrics, the log and the alarm. */
  stage: string
  /** The address that receives the alarm. */
  email?: string | undefined
}

/** The region in which CloudFront looks for web ACLs. */
export const wafRegion = 'us-east-1'

/** In five minutes: more than scanners that try a few known weaknesses. */
const blocksThatAlarm = 1_000

/** Parts of a request that neither the log nor the samples keep: sessions, searches for borrowers, and forms. */
const protectedFields = [
  { fieldType: 'SINGLE_HEADER', fieldKeys: ['authorization'] },
  { fieldType: 'QUERY_STRING' },
  { fieldType: 'BODY' },
]

/** AWS WAF for the site: limits per IP address, AWS managed rules, a log of what they stopped, and an alarm. */
export class WafStack extends Stack {
  /** For the distribution's `webAclId`. */
  readonly webAclArn: string

  constructor(scope: Construct, id: string, { stage, email, ...props }: WafStackProps) {
    super(scope, id, props)
    const visibilityOf = (name: string) => ({
      metricName: `tulna-${stage}-${name}`,
      cloudWatchMetricsEnabled: true,
      // AWS keeps them for three hours. They have the visitor's address.
      sampledRequestsEnabled: true,
    })
    const webAcl = new CfnWebACL(this, 'WebAcl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visibilityOf('waf'),
      customResponseBodies: {
        [tooManyRequests]: {
          contentType: 'APPLICATION_JSON',
          // In the shape of every other error response.
          content: JSON.stringify({ success: false, message: messages.tooManyRequests }),
        },
      },
      dataProtectionConfig: {
        dataProtections: protectedFields.map((field) => ({ field, action: 'SUBSTITUTION' })),
      },
      rules: wafRules.map((rule, priority) => ({
        ...rule,
        priority,
        visibilityConfig: visibilityOf(rule.name),
      })),
    })
    this.webAclArn = webAcl.attrArn
    this.keepLog(stage, webAcl)
    this.alarmOnBlocks(stage, email)
  }

  /** Logs the requests that were stopped or counted, with the visitor's address, which is in no other log. */
  private keepLog(stage: string, webAcl: CfnWebACL) {
    const log = new LogGroup(this, 'Log', {
      // AWS WAF requires the prefix.
      logGroupName: `aws-waf-logs-tulna-${stage}`,
      retention: logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const Conditions = ['BLOCK', 'CHALLENGE', 'COUNT', 'EXCLUDED_AS_COUNT'].map((action) => ({
      ActionCondition: { Action: action },
    }))
    new CfnLoggingConfiguration(this, 'Logging', {
      resourceArn: webAcl.attrArn,
      // Without the `:*` that CDK appends.
      logDestinationConfigs: [this.formatArn({ service: 'logs', resource: `log-group:${log.logGroupName}` })],
      // CDK passes it on as it is, so its names are CloudFormation's.
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [{ Behavior: 'KEEP', Requirement: 'MEETS_ANY', Conditions }],
      },
    })
  }

  private alarmOnBlocks(stage: string, email: string | undefined) {
    const blocked = new Metric({
      namespace: 'AWS/WAFV2',
      metricName: 'BlockedRequests',
      dimensionsMap: { WebACL: `tulna-${stage}-waf`, Rule: 'ALL' },
      statistic: 'Sum',
      period: Duration.minutes(5),
    })
    new Alarm(this, 'waf-blocks', {
      alarmName: `tulna-${stage}-waf-blocks`,
      alarmDescription: 'What to do: docs/operations.md, Alarms, waf-blocks',
      metric: blocked,
      threshold: blocksThatAlarm,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods: 1,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(new SnsAction(alarmTopic(this, { stage, email })))
  }
}
