import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import {
  type AlarmBase,
  AlarmRule,
  AlarmState,
  CompositeAlarm,
  MathExpression,
  Metric,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Topic } from 'aws-cdk-lib/aws-sns'
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import * as messages from '#contract/messages.ts'
import { alarmTopic, createAlarm, whatToDo } from '../constructs/alarms.ts'
import { logRetention } from '../constructs/log-retention.ts'
import { addMonthlyBudget } from '../constructs/monthly-budget.ts'
import { tooManyRequests, wafRules } from '../constructs/waf-rules.ts'

export interface EdgeStackProps extends StackProps {
  /** Part of the names of the metrics, the log and the alarms. */
  stage: string
  /** Whether there are alarms. */
  monitoring: boolean
  /** Whether AWS WAF protects the site. */
  waf: boolean
  /** Whether it challenges browsers at an address with many requests, instead of counting them. */
  wafChallenge: boolean
  /** The address that receives the alarms and the alerts of the budget. */
  email?: string | undefined
  /** US dollars a month for the whole account. */
  monthlyBudget?: number | undefined
}

/** The region in which CloudFront looks for web ACLs and keeps its metrics. */
export const edgeRegion = 'us-east-1'

/** Blocked requests in five minutes: more than a scanner that tries a few known weaknesses causes. */
const blocksAlarmThreshold = 1_000

/** Parts of a request that neither the log nor the samples keep: sessions, searches for borrowers, and forms. */
const protectedFields = [
  { fieldType: 'SINGLE_HEADER', fieldKeys: ['authorization'] },
  { fieldType: 'QUERY_STRING' },
  { fieldType: 'BODY' },
]

/** With fewer requests in five minutes, the 4xx rate raises no alarm: one scanner could make up a high share of them. */
const min4xxAlarmRequests = 500

const period = Duration.minutes(5)

/**
 * What CloudFront needs in us-east-1: with `monitoring`, alarms on its error rates and, if the stage uses it, AWS WAF with limits per IP
 * address, AWS managed rules, a log of what they stopped or counted, and an alarm on many blocked requests. Also the
 * account's budget.
 */
export class EdgeStack extends Stack {
  /** For the distribution's `webAclId`. */
  readonly webAclArn?: string
  private readonly stage: string
  private readonly topic: Topic

  constructor(scope: Construct, id: string, props: EdgeStackProps) {
    const { stage, monitoring, waf, wafChallenge, email, monthlyBudget } = props
    super(scope, id, props)
    this.stage = stage
    this.topic = alarmTopic(this, { name: `tulna-${stage}-edge-alarms`, email })
    if (monitoring) this.alarmOnErrors()
    // Budgets exist in few regions, and this one has them.
    if (monthlyBudget && email) addMonthlyBudget(this, { dollars: monthlyBudget, email })
    if (!waf) return
    const webAcl = this.addWebAcl(wafChallenge)
    this.webAclArn = webAcl.attrArn
    this.keepLog(webAcl)
    if (monitoring) this.alarmOnBlocks()
  }

  private addWebAcl(challenges: boolean) {
    const { stage } = this
    /** AWS keeps samples for three hours. They contain the visitor's address, so allowed requests are not sampled. */
    const visibilityOf = (name: string, sampledRequestsEnabled: boolean) => ({
      metricName: `tulna-${stage}-${name}`,
      cloudWatchMetricsEnabled: true,
      sampledRequestsEnabled,
    })
    return new CfnWebACL(this, 'WebAcl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visibilityOf('waf', false),
      customResponseBodies: {
        [tooManyRequests]: {
          contentType: 'APPLICATION_JSON',
          // In the shape of the functions' error responses.
          content: JSON.stringify({ success: false, message: messages.tooManyRequests }),
        },
      },
      dataProtectionConfig: {
        dataProtections: protectedFields.map((field) => ({ field, action: 'SUBSTITUTION' })),
      },
      rules: wafRules(challenges).map((rule, priority) => ({
        ...rule,
        priority,
        visibilityConfig: visibilityOf(rule.name, true),
      })),
    })
  }

  /** Logs the requests that were stopped or counted, with the visitor's address, which is in no other log. */
  private keepLog(webAcl: CfnWebACL) {
    const log = new LogGroup(this, 'Log', {
      // AWS WAF requires the prefix.
      logGroupName: `aws-waf-logs-tulna-${this.stage}`,
      retention: logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const Conditions = ['BLOCK', 'CHALLENGE', 'COUNT', 'EXCLUDED_AS_COUNT'].map((action) => ({
      ActionCondition: { Action: action },
    }))
    new CfnLoggingConfiguration(this, 'Logging', {
      resourceArn: webAcl.attrArn,
      // The log group's ARN without the `:*` that CDK appends.
      logDestinationConfigs: [this.formatArn({ service: 'logs', resource: `log-group:${log.logGroupName}` })],
      // CDK passes it on as it is, so its names are CloudFormation's.
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [{ Behavior: 'KEEP', Requirement: 'MEETS_ANY', Conditions }],
      },
    })
  }

  private alarmOnBlocks() {
    const blocked = new Metric({
      namespace: 'AWS/WAFV2',
      metricName: 'BlockedRequests',
      dimensionsMap: { WebACL: `tulna-${this.stage}-waf`, Rule: 'ALL' },
      statistic: 'Sum',
      period,
    })
    const alarm = { metric: blocked, threshold: blocksAlarmThreshold }
    this.notify(createAlarm(this, this.stage, 'waf-blocks', alarm))
  }

  /** Alarms on the error rates of all responses, including those to requests that never reached a function or a log. */
  private alarmOnErrors() {
    const faults = ofDistribution('AVG("5xxErrorRate")', '5xx, %')
    const onFaults = { metric: faults, threshold: 2, evaluationPeriods: 2 }
    this.notify(createAlarm(this, this.stage, 'cloudfront-5xx', onFaults))

    const alarmDescription = `A part of tulna-${this.stage}-cloudfront-4xx, which sends the alarm`
    const refused = ofDistribution('AVG("4xxErrorRate")', '4xx, %')
    const requests = ofDistribution('SUM("Requests")', 'Requests')
    const parts = Object.entries({
      'cloudfront-4xx-rate': { metric: refused, threshold: 25 },
      'cloudfront-4xx-requests': { metric: requests, threshold: min4xxAlarmRequests },
    }).map(([name, part]) =>
      createAlarm(this, this.stage, name, { ...part, evaluationPeriods: 3, alarmDescription }),
    )
    const both = new CompositeAlarm(this, 'cloudfront-4xx', {
      compositeAlarmName: `tulna-${this.stage}-cloudfront-4xx`,
      alarmDescription: whatToDo('cloudfront-4xx'),
      alarmRule: AlarmRule.allOf(...parts.map((alarm) => AlarmRule.fromAlarm(alarm, AlarmState.ALARM))),
    })
    this.notify(both)
  }

  private notify(alarm: AlarmBase) {
    alarm.addAlarmAction(new SnsAction(this.topic))
  }
}

/**
 * A metric of the account's only distribution. A query finds it without its id: the distribution is in a stack that may
 * use this one's web ACL, so this stack cannot refer to it.
 *
 * Source: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/programming-cloudwatch-metrics.html
 */
const ofDistribution = (selected: string, label: string) =>
  new MathExpression({
    expression: `SELECT ${selected} FROM SCHEMA("AWS/CloudFront", DistributionId, Region)`,
    label,
    period,
  })
