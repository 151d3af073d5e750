import { readFileSync } from 'node:fs'
import { Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import type { Access, Route } from '#contract/route.ts'
import * as routes from '#contract/routes.ts'
import { variants } from '#lib/settings/variants.ts'
import { addStacks } from '#lib/stacks/stacks.ts'
import { anApp, firebase, resourcesOf, templatesOf, theResource, withoutExtras } from '#support/stacks.ts'

const app = anApp(
  {
    stage: 'prod',
    launched: 'true',
    signInRate: '300',
    ...firebase,
    domain: 'www.tulna.example',
    certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/0a',
  },
  withoutExtras,
)
const stacks = addStacks(app)
const service = Template.fromStack(stacks.service)
const alarmsTemplate = Template.fromStack(stacks.alarms)
const edgeStack = app.node.findChild('Tulna-prod-Edge') as typeof stacks.service
const edge = Template.fromStack(edgeStack)

const only = (template: Template, type: string) => theResource(template, type)[1].Properties

test('limits the rate of every route to the rate in the settings, or to the default', () => {
  const { RouteSettings } = only(service, 'AWS::ApiGatewayV2::Stage') as {
    RouteSettings: Record<string, { ThrottlingRateLimit: number; ThrottlingBurstLimit: number }>
  }
  const deployed = Object.values<Route>(routes).filter(({ access }) => access !== 'demo')
  expect(Object.keys(RouteSettings).sort()).toEqual(
    deployed.map(({ method, path }) => `${method} ${path}`).sort(),
  )
  const rates = (wanted: Access) =>
    deployed
      .filter(({ access, beacon, takesProof }) => access === wanted && !beacon && !takesProof)
      .map(({ method, path }) => RouteSettings[`${method} ${path}`]?.ThrottlingRateLimit ?? Number.NaN)
  const all = (wanted: Access, rate: number) => rates(wanted).map(() => rate)
  for (const [access, rate] of Object.entries({
    public: 10_000,
    borrower: 10_000,
    anyone: 50,
    lender: 50,
    phone: 300,
    admin: 200,
  }))
    expect(rates(access as Access)).toEqual(all(access as Access, rate))
  // A visit has several steps.
  const { method: post, path: step } = routes.journeyStep
  expect(RouteSettings[`${post} ${step}`]?.ThrottlingRateLimit).toBe(10_000)
  // A change of number is proved as a sign-in is. At most one of the others accompanies a sign-in, and fewer a visit.
  for (const { method, path } of [routes.changeMobile, routes.codeSent, routes.webVitals, routes.handover])
    expect(RouteSettings[`${method} ${path}`]?.ThrottlingRateLimit).toBe(300)
  // Not above the burst that API Gateway allows an account.
  for (const { ThrottlingRateLimit, ThrottlingBurstLimit } of Object.values(RouteSettings))
    expect(ThrottlingBurstLimit).toBe(Math.min(2 * ThrottlingRateLimit, 5_000))
})

test('creates the API’s stage after the routes that it limits', () => {
  const [[, stage] = []] = resourcesOf(service, 'AWS::ApiGatewayV2::Stage')
  const ids = resourcesOf(service, 'AWS::ApiGatewayV2::Route').map(([id]) => id)
  expect(stage).toMatchObject({ DependsOn: expect.arrayContaining(ids) })
})

test('keeps personal data out of the API’s access log', () => {
  const { AccessLogSettings } = only(service, 'AWS::ApiGatewayV2::Stage') as {
    AccessLogSettings: { Format: string; DestinationArn: unknown }
  }
  expect(JSON.parse(AccessLogSettings.Format)).toMatchObject({
    request_id: '$context.requestId',
    route: '$context.routeKey',
    status: '$context.status',
  })
  expect(AccessLogSettings.Format).not.toMatch(/sourceIp|userAgent|\.path|claims|querystring|identity/i)
})

test('e-mails every alarm to the operator, except those that a composite alarm combines', () => {
  const topic = resourcesOf(alarmsTemplate, 'AWS::SNS::Topic')[0]?.[0]
  const alarms = resourcesOf(alarmsTemplate, 'AWS::CloudWatch::Alarm').map(([, { Properties }]) => Properties)
  const combined = resourcesOf(alarmsTemplate, 'AWS::CloudWatch::CompositeAlarm').map(
    ([, { Properties }]) => Properties,
  )
  const combinedIds = combined.flatMap(({ AlarmRule }) => combinedAlarmIds(AlarmRule))
  for (const [id, { Properties }] of resourcesOf(alarmsTemplate, 'AWS::CloudWatch::Alarm'))
    expect(Properties.AlarmActions).toEqual(combinedIds.includes(id) ? undefined : [{ Ref: topic }])
  for (const alarm of combined) expect(alarm.AlarmActions).toEqual([{ Ref: topic }])
  expect(alarms.map(({ AlarmName }) => AlarmName)).toEqual(
    expect.arrayContaining([
      'tulna-prod-errors-firebaseAuth',
      'tulna-prod-lambda-throttling',
      'tulna-prod-table-throttling',
      'tulna-prod-failed-exports',
      'tulna-prod-failed-payment-report',
      'tulna-prod-failed-scheduled-changes',
    ]),
  )
  expect(only(alarmsTemplate, 'AWS::SNS::Subscription')).toMatchObject({
    Protocol: 'email',
    Endpoint: 'ops@tulna.example',
    TopicArn: { Ref: topic },
  })
  expect(JSON.stringify(only(alarmsTemplate, 'AWS::SNS::TopicPolicy'))).toContain('cloudwatch.amazonaws.com')
  expect(only(service, 'AWS::CloudWatch::Dashboard').DashboardName).toBe('tulna-prod')
})

test('shows the steps of the journey in its order on the dashboard', () => {
  const body = JSON.stringify(only(service, 'AWS::CloudWatch::Dashboard').DashboardBody)
  const steps = ['code-sent', 'firebase-auth', 'basic-details', 'loan-preferences', 'applications', 'apply']
  const labels = [...body.matchAll(/label\W+([\w-]+)\W+expression/g)].map(([, label]) => label)
  expect(labels.filter((label) => steps.includes(String(label)))).toEqual(steps)
})

/** The logical ids of the alarms that a composite alarm combines. */
const combinedAlarmIds = (rule: unknown) =>
  [...JSON.stringify(rule).matchAll(/"Fn::GetAtt":\["(\w+)","Arn"\]/g)].map(([, id]) => id)

const objectives = ['sign-in', 'save', 'complaints', 'offers', 'list']

test('raises an alarm when an objective uses up its error budget too fast in both a long and a short window', () => {
  const named = resourcesOf(alarmsTemplate, 'AWS::CloudWatch::Alarm').map(
    ([id, { Properties }]) => [id, Properties] as const,
  )
  for (const [burn, minutes, percent] of [
    ['fast-burn', [60, 5], 1.44],
    ['slow-burn', [360, 30], 0.6],
  ] as const)
    for (const objective of objectives) {
      const composite = resourcesOf(alarmsTemplate, 'AWS::CloudWatch::CompositeAlarm').find(
        ([, { Properties }]) => Properties.AlarmName === `tulna-prod-${objective}-${burn}`,
      )
      expect(JSON.stringify(composite?.[1].Properties.AlarmRule)).toContain(' AND ')
      const windows = combinedAlarmIds(composite?.[1].Properties.AlarmRule).map(
        (id) => named.find(([name]) => name === id)?.[1],
      )
      expect(windows.map((alarm) => alarm?.AlarmName)).toEqual(
        minutes.map((length) => `tulna-prod-${objective}-${burn}-${length}m`),
      )
      for (const [n, alarm] of windows.entries()) {
        expect(alarm?.Threshold).toBeCloseTo(percent)
        const metrics = alarm?.Metrics as {
          MetricStat?: { Period: number; Metric: { Dimensions: object[] } }
        }[]
        for (const { MetricStat } of metrics.filter((metric) => metric.MetricStat)) {
          expect(MetricStat?.Period).toBe(60 * (minutes[n] ?? 0))
          expect(MetricStat?.Metric.Dimensions).toEqual([{ Name: 'objective', Value: objective }])
        }
      }
    }
})

test('a launched stage raises an alarm when nobody signs in for six hours, even if there is no data; before, there is no such alarm', () => {
  const alarm = resourcesOf(alarmsTemplate, 'AWS::CloudWatch::Alarm')
    .map(([, { Properties }]) => Properties)
    .find(({ AlarmName }) => AlarmName === 'tulna-prod-no-sign-ins')
  expect(alarm).toMatchObject({
    TreatMissingData: 'breaching',
    ComparisonOperator: 'LessThanThreshold',
    Threshold: 1,
    EvaluationPeriods: 1,
  })
  const metrics = alarm?.Metrics as { MetricStat?: { Period: number } }[]
  const periods = metrics.flatMap(({ MetricStat }) => (MetricStat ? [MetricStat.Period] : []))
  expect(periods).toEqual([21_600, 21_600, 21_600])
  const dev = addStacks(anApp({ stage: 'dev', demo: 'true', monitoring: 'true' }, withoutExtras))
  const names = resourcesOf(Template.fromStack(dev.alarms), 'AWS::CloudWatch::Alarm').map(
    ([, { Properties }]) => Properties.AlarmName,
  )
  expect(names).toContain('tulna-dev-refused-sign-ins')
  expect(names).not.toContain('tulna-dev-no-sign-ins')
})

test.each([
  ['dev', undefined, 0],
  ['dev', 'true', 1],
  ['prod', undefined, 1],
] as const)(
  'a stage %s with monitoring %s has alarms, a dashboard and metrics, or none',
  (stage, monitoring, count) => {
    const settings = stage === 'prod' ? variants['prod without WAF'] : { stage, demo: 'true', ...firebase }
    const monitored = anApp({ ...settings, ...(monitoring && { monitoring }) }, withoutExtras)
    const { alarms, service } = addStacks(monitored)
    const edge = monitored.node.findChild(`Tulna-${stage}-Edge`) as typeof service
    const main = Template.fromStack(service)
    const has = (template: Template | undefined, type: string) =>
      template && Object.keys(template.findResources(type)).length > 0 ? 1 : 0
    expect(has(main, 'AWS::CloudWatch::Dashboard')).toBe(count)
    for (const template of [alarms, edge].map((stack) => Template.fromStack(stack))) {
      expect(has(template, 'AWS::CloudWatch::Alarm')).toBe(count)
      // Complaints go to the topic in any case.
      expect(has(template, 'AWS::SNS::Topic')).toBe(1)
    }
    const functions = resourcesOf(main, 'AWS::Lambda::Function').map(([, { Properties }]) => Properties)
    const publishing = functions.filter(({ Environment }) =>
      JSON.stringify(Environment ?? {}).includes('METRIC_NAMESPACE'),
    )
    expect(publishing.length > 0 ? 1 : 0).toBe(count)
  },
)

test('docs/incidents.md explains every alarm of prod that is not a part of another one', () => {
  const manual = readFileSync('docs/incidents.md', 'utf8')
  const alarms = ['AWS::CloudWatch::Alarm', 'AWS::CloudWatch::CompositeAlarm'].flatMap((type) =>
    [alarmsTemplate, edge]
      .flatMap((template) => resourcesOf(template, type))
      .map(([, { Properties }]) => Properties),
  )
  for (const { AlarmName, AlarmDescription } of alarms) {
    const name = String(AlarmName).replace('tulna-prod-', '')
    if (/-\d+m$/.test(name)) expect(AlarmDescription).toMatch(/^A window of tulna-prod-\S+-burn,/)
    else if (/-4xx-\w+$/.test(name)) expect(AlarmDescription).toMatch(/^A part of tulna-prod-cloudfront-4xx,/)
    else {
      const line = name.replace(/^errors-.*/, 'errors-…').replace(/^.*-(fast-burn|slow-burn|slow)$/, '…-$1')
      expect(manual).toContain(`| \`${line}\` |`)
    }
  }
})

const counts = (MetricName: string, FilterPattern: string) =>
  service.hasResourceProperties('AWS::Logs::MetricFilter', {
    FilterPattern,
    MetricTransformations: [{ MetricNamespace: 'Tulna/prod', MetricName, MetricValue: '1' }],
  })

test('counts failed exports in the logs', () => {
  counts('FailedExports', '{ $.message = "export failed" }')
})

test('counts throttled requests in the access log, because API Gateway has no metric for them', () => {
  counts('ThrottledRequests', '{ ($.status = "429") && ($.function_ms = "-") }')
  alarmsTemplate.hasResourceProperties('AWS::CloudWatch::Alarm', {
    AlarmName: 'tulna-prod-api-throttling',
    MetricName: 'ThrottledRequests',
    Namespace: 'Tulna/prod',
    Statistic: 'Sum',
    Threshold: 100,
  })
})

test('serves the site’s domain with TLS 1.2 or later, over HTTP/2 and HTTP/3, behind WAF', () => {
  expect(only(service, 'AWS::CloudFront::Distribution').DistributionConfig).toMatchObject({
    Aliases: ['www.tulna.example'],
    HttpVersion: 'http2and3',
    ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021', SslSupportMethod: 'sni-only' },
    WebACLId: expect.anything(),
  })
  service.hasOutput('SiteAddress', { Value: 'https://www.tulna.example' })
})

interface WafMatch {
  ByteMatchStatement?: { FieldToMatch: object; PositionalConstraint: string; SearchString: string }
  LabelMatchStatement?: { Scope: string; Key: string }
  OrStatement?: { Statements: WafMatch[] }
  AndStatement?: { Statements: WafMatch[] }
}

/** What a statement matches, such as `UriPath STARTS_WITH /user/`. */
const matchesOf = ({ ByteMatchStatement: match, OrStatement }: WafMatch = {}): string[] =>
  match
    ? [`${Object.keys(match.FieldToMatch)} ${match.PositionalConstraint} ${match.SearchString}`]
    : (OrStatement?.Statements.flatMap(matchesOf) ?? ['everything'])

interface WafRule {
  Name: string
  Action?: Record<string, unknown>
  RuleLabels?: { Name: string }[]
  Statement: WafMatch & {
    RateBasedStatement?: { AggregateKeyType: string; Limit: number; ScopeDownStatement: WafMatch }
    ManagedRuleGroupStatement?: { RuleActionOverrides?: { Name: string; ActionToUse: object }[] }
  }
  VisibilityConfig: { SampledRequestsEnabled: boolean }
}

const webAcl = (template = edge) =>
  only(template, 'AWS::WAFv2::WebACL') as Pick<WafRule, 'VisibilityConfig'> & {
    Scope: string
    Rules: WafRule[]
  }

test('turns AWS WAF on in prod, in us-east-1, unless the operator turns it off', () => {
  expect(edgeStack.region).toBe('us-east-1')
  expect(webAcl().Scope).toBe('CLOUDFRONT')
  const without = anApp({ stage: 'prod', waf: 'false', ...firebase }, withoutExtras)
  const { service: unprotected } = addStacks(without)
  const remaining = without.node.findChild('Tulna-prod-Edge') as typeof edgeStack
  expect(resourcesOf(Template.fromStack(remaining), 'AWS::WAFv2::WebACL')).toEqual([])
  // The site is detached from the web ACL before the web ACL is deleted.
  expect(remaining.dependencies).toContain(unprotected)
})

test('counts what an IP address with many sign-ins, API calls or page views sends, and blocks ten times as many sign-ins or calls', () => {
  const { Rules } = webAcl()
  expect(Rules.map(({ Name }) => Name)).toEqual([
    'sign-in-block',
    'api-block',
    'sign-in-often',
    'api-often',
    'challenge',
    'AWSManagedRulesCommonRuleSet',
    'AWSManagedRulesKnownBadInputsRuleSet',
    'AWSManagedRulesAmazonIpReputationList',
  ])
  const block = {
    Block: { CustomResponse: { ResponseCode: 429, CustomResponseBodyKey: 'tooManyRequests' } },
  }
  const count = { Count: {} }
  expect(Rules.slice(0, 4).map(({ Action }) => Action)).toEqual([block, block, count, count])
  const limits = Rules.slice(0, 4).map(({ Statement }) => Statement.RateBasedStatement?.Limit)
  const [, , signInOften = Number.NaN, apiOften = Number.NaN] = limits
  expect(limits.slice(0, 2)).toEqual([10 * signInOften, 10 * apiOften])
  for (const { Statement } of Rules.slice(0, 4))
    expect(Statement.RateBasedStatement?.AggregateKeyType).toBe('IP')
  const signIn = ['firebase-auth', 'confirm-dob', 'mock-auth', 'change-mobile'].map(
    (name) => `UriPath EXACTLY /user/${name}`,
  )
  const api = ['UriPath STARTS_WITH /user/']
  const page = 'SingleHeader EXACTLY navigate'
  // No rate limit counts requests for assets and logos.
  expect(
    Rules.slice(0, 4).map(({ Statement }) => matchesOf(Statement.RateBasedStatement?.ScopeDownStatement)),
  ).toEqual([signIn, api, [...signIn, page], [...api, page]])
  const { CustomResponseBodies } = only(edge, 'AWS::WAFv2::WebACL') as {
    CustomResponseBodies: { tooManyRequests: { ContentType: string; Content: string } }
  }
  expect(CustomResponseBodies.tooManyRequests.ContentType).toBe('APPLICATION_JSON')
  expect(JSON.parse(CustomResponseBodies.tooManyRequests.Content)).toEqual({
    success: false,
    message: 'Too many requests. Please try again later.',
  })
})

test('challenges only browsers that open a page, and only where the settings say so, with AWS’s scripts allowed', () => {
  const challenging = anApp({ stage: 'prod', wafChallenge: 'true', ...firebase }, withoutExtras)
  const { service: challengingService } = addStacks(challenging)
  const challengingEdge = challenging.node.findChild('Tulna-prod-Edge') as typeof edgeStack
  const ruleOf = (template: Template) => webAcl(template).Rules.find(({ Name }) => Name === 'challenge')
  expect(ruleOf(edge)?.Action).toEqual({ Count: {} })
  expect(ruleOf(Template.fromStack(challengingEdge))?.Action).toEqual({ Challenge: {} })
  const [page, often] = ruleOf(edge)?.Statement.AndStatement?.Statements ?? []
  expect(matchesOf(page)).toEqual(['SingleHeader EXACTLY navigate'])
  const labels = webAcl().Rules.flatMap(({ RuleLabels = [] }) => RuleLabels.map(({ Name }) => Name))
  expect(often?.OrStatement?.Statements.map(({ LabelMatchStatement }) => LabelMatchStatement)).toEqual(
    labels.map((Key) => ({ Scope: 'LABEL', Key })),
  )
  expect(labels).toHaveLength(2)
  const policies = (template: Template) =>
    JSON.stringify(resourcesOf(template, 'AWS::CloudFront::ResponseHeadersPolicy'))
  expect(policies(service)).not.toContain('awswaf')
  expect(policies(Template.fromStack(challengingService))).toMatch(
    /script-src 'self'[^;]* https:\/\/\*\.awswaf\.com.*connect-src 'self'[^;]* https:\/\/\*\.awswaf\.com/,
  )
})

test('counts, and does not block, what a picture or a quoted message can look like in a body', () => {
  const common = webAcl().Rules.find(({ Name }) => Name === 'AWSManagedRulesCommonRuleSet')
  const overrides = common?.Statement.ManagedRuleGroupStatement?.RuleActionOverrides ?? []
  expect(overrides.map(({ Name }) => Name)).toEqual([
    'SizeRestrictions_BODY',
    'CrossSiteScripting_BODY',
    'GenericLFI_BODY',
    'GenericRFI_BODY',
    'EC2MetaDataSSRF_BODY',
  ])
  expect(overrides.every(({ ActionToUse }) => 'Count' in ActionToUse)).toBe(true)
})

test('keeps WAF’s log for 180 days; neither it nor the sampled requests have session tokens, queries or bodies', () => {
  for (const { VisibilityConfig } of webAcl().Rules)
    expect(VisibilityConfig.SampledRequestsEnabled).toBe(true)
  // Requests that match no rule are neither logged nor sampled.
  expect(webAcl().VisibilityConfig.SampledRequestsEnabled).toBe(false)
  const log = only(edge, 'AWS::Logs::LogGroup')
  expect(log).toMatchObject({ LogGroupName: 'aws-waf-logs-tulna-prod', RetentionInDays: 180 })
  expect(only(edge, 'AWS::WAFv2::LoggingConfiguration')).toMatchObject({
    LoggingFilter: { DefaultBehavior: 'DROP' },
  })
  const { DataProtectionConfig } = only(edge, 'AWS::WAFv2::WebACL') as {
    DataProtectionConfig: { DataProtections: { Field: { FieldType: string; FieldKeys?: string[] } }[] }
  }
  expect(DataProtectionConfig.DataProtections.map(({ Field }) => Field)).toEqual([
    { FieldType: 'SINGLE_HEADER', FieldKeys: ['authorization'] },
    { FieldType: 'QUERY_STRING' },
    { FieldType: 'BODY' },
  ])
})

test('e-mails alarms on many blocked requests and on CloudFront’s error rates', () => {
  const topic = resourcesOf(edge, 'AWS::SNS::Topic')[0]?.[0]
  edge.hasResourceProperties('AWS::CloudWatch::Alarm', {
    AlarmName: 'tulna-prod-waf-blocks',
    MetricName: 'BlockedRequests',
    AlarmActions: [{ Ref: topic }],
  })
  const queryFor = (selected: string) => [
    {
      Expression: `SELECT ${selected} FROM SCHEMA("AWS/CloudFront", DistributionId, Region)`,
      Period: 300,
      ReturnData: true,
    },
  ]
  edge.hasResourceProperties('AWS::CloudWatch::Alarm', {
    AlarmName: 'tulna-prod-cloudfront-5xx',
    Metrics: queryFor('AVG("5xxErrorRate")'),
    AlarmActions: [{ Ref: topic }],
  })
  const alarms = resourcesOf(edge, 'AWS::CloudWatch::Alarm')
  const { AlarmName, AlarmActions, AlarmRule } = only(edge, 'AWS::CloudWatch::CompositeAlarm')
  expect({ AlarmName, AlarmActions }).toEqual({
    AlarmName: 'tulna-prod-cloudfront-4xx',
    AlarmActions: [{ Ref: topic }],
  })
  expect(JSON.stringify(AlarmRule)).toContain(' AND ')
  const parts = combinedAlarmIds(AlarmRule).map((id) => alarms.find(([name]) => name === id)?.[1].Properties)
  for (const [n, selected] of ['AVG("4xxErrorRate")', 'SUM("Requests")'].entries()) {
    expect(parts[n]).toMatchObject({ Metrics: queryFor(selected) })
    expect(parts[n]?.AlarmActions).toBeUndefined()
  }
  expect(only(edge, 'AWS::SNS::Subscription')).toMatchObject({ Endpoint: 'ops@tulna.example' })
})

test('gives every function of ours a log group that keeps its log for 180 days', () => {
  const functions = resourcesOf(service, 'AWS::Lambda::Function')
  // CDK adds this function to import the ARN of the web ACL, which is in us-east-1.
  const ours = functions.filter(([id]) => !id.startsWith('CustomCrossRegionExport'))
  expect(ours.length).toBeGreaterThanOrEqual(functions.length - 1)
  const logGroups = resourcesOf(service, 'AWS::Logs::LogGroup').map(([id]) => id)
  for (const [id, { Properties }] of ours) {
    const { LogGroup } = Properties.LoggingConfig as { LogGroup: { Ref: string } }
    expect(logGroups, id).toContain(LogGroup.Ref)
  }
  for (const [id, { Properties }] of resourcesOf(service, 'AWS::Logs::LogGroup'))
    expect(Properties.RetentionInDays, id).toBe(180)
})

test('can be deleted and deployed again: no retained resource of the service has a fixed name', () => {
  const resources = Object.entries(service.toJSON().Resources as Record<string, RetainableResource>)
  const retained = resources.filter(([, { DeletionPolicy }]) => DeletionPolicy === 'Retain')
  expect(retained.length).toBeGreaterThan(0)
  // The FunctionName of a version is not its own: it refers to the function.
  for (const [id, { Type, Properties = {} }] of retained)
    if (Type !== 'AWS::Lambda::Version')
      expect(
        Object.keys(Properties).filter((key) => key.endsWith('Name')),
        id,
      ).toEqual([])
})

interface RetainableResource {
  Type: string
  Properties?: Record<string, unknown>
  DeletionPolicy?: string
}

test('keeps every bucket private, and rejects requests without TLS', () => {
  const templates = [Template.fromStack(stacks.data), service]
  const all = (type: string) => templates.flatMap((template) => resourcesOf(template, type))
  expect(all('AWS::S3::Bucket').length).toBeGreaterThan(1)
  for (const [, { Properties }] of all('AWS::S3::Bucket')) {
    expect(Properties.PublicAccessBlockConfiguration).toEqual({
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    })
    expect(Properties.BucketEncryption).toBeDefined()
  }
  const policies = all('AWS::S3::BucketPolicy').map(([, { Properties }]) => JSON.stringify(Properties))
  expect(policies).toHaveLength(all('AWS::S3::Bucket').length)
  for (const policy of policies) {
    expect(policy).toContain('{"Bool":{"aws:SecureTransport":"false"}}')
    expect(policy).not.toMatch(/"Effect":"Allow","Principal":("\*"|\{"AWS":"\*"\})/)
  }
})

test('retains the table, the buckets, the user pool and the signing secrets when a stack is deleted', () => {
  const kept = [
    'AWS::DynamoDB::GlobalTable',
    'AWS::S3::Bucket',
    'AWS::Cognito::UserPool',
    'AWS::SecretsManager::Secret',
  ]
  const data = Template.fromStack(stacks.data)
  for (const type of kept) {
    expect(resourcesOf(data, type)).not.toEqual([])
    const inService = type === 'AWS::SecretsManager::Secret' ? [] : resourcesOf(service, type)
    for (const [, resource] of [...resourcesOf(data, type), ...inService])
      expect(resource).toMatchObject({
        DeletionPolicy: expect.stringMatching(/^Retain(ExceptOnCreate)?$/),
        UpdateReplacePolicy: 'Retain',
      })
  }
})

test('an administrator’s access and ID tokens expire after ten minutes, and a sign-out can revoke the refresh token', () => {
  expect(only(Template.fromStack(stacks.data), 'AWS::Cognito::UserPoolClient')).toMatchObject({
    AccessTokenValidity: 10,
    IdTokenValidity: 10,
    TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes' },
    EnableTokenRevocation: true,
  })
})

test('reserves concurrency for complaints and for the list and the export of users if asked to, and for nothing else', () => {
  const reserved = (template: Template) =>
    Object.fromEntries(
      resourcesOf(template, 'AWS::Lambda::Function')
        .filter(([, { Properties }]) => Properties.ReservedConcurrentExecutions !== undefined)
        .map(([, { Properties }]) => [Properties.FunctionName, Properties.ReservedConcurrentExecutions]),
    )
  const prod = { stage: 'prod', ...firebase }
  expect(reserved(templatesOf({ ...prod, reservedConcurrency: 'true' }).service)).toEqual({
    'tulna-prod-users': 50,
    'tulna-prod-export-users': 5,
    'tulna-prod-complaint': 10,
  })
  expect(reserved(templatesOf(prod).service)).toEqual({})
})

test('e-mails the operator at 80% and 100% of the month’s budget, and when the forecast exceeds it', () => {
  const budgetedApp = anApp({ stage: 'prod', ...firebase, monthlyBudget: '200' }, withoutExtras)
  addStacks(budgetedApp)
  // In us-east-1, because budgets do not exist in every region.
  const budgeted = Template.fromStack(budgetedApp.node.findChild('Tulna-prod-Edge') as typeof edgeStack)
  const { Budget, NotificationsWithSubscribers } = only(budgeted, 'AWS::Budgets::Budget') as {
    Budget: object
    NotificationsWithSubscribers: { Notification: object; Subscribers: object[] }[]
  }
  // The budget has no name: CloudFormation replaces it when the e-mail address changes, and cannot replace a named one.
  expect(Budget).toEqual({
    BudgetType: 'COST',
    TimeUnit: 'MONTHLY',
    BudgetLimit: { Amount: 200, Unit: 'USD' },
  })
  expect(NotificationsWithSubscribers.map(({ Notification }) => Notification)).toMatchObject([
    { NotificationType: 'ACTUAL', Threshold: 80 },
    { NotificationType: 'ACTUAL', Threshold: 100 },
    { NotificationType: 'FORECASTED', Threshold: 100 },
  ])
  for (const { Subscribers } of NotificationsWithSubscribers)
    expect(Subscribers).toEqual([{ SubscriptionType: 'EMAIL', Address: 'ops@tulna.example' }])
  expect(resourcesOf(service, 'AWS::Budgets::Budget')).toEqual([])
})
