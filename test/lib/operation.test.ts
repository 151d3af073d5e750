import { readFileSync } from 'node:fs'
import { Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import type { Access, Route } from '#contract/route.ts'
import * as routes from '#contract/routes.ts'
import { addStacks } from '#lib/stacks/stacks.ts'
import { anApp, firebase, resourcesOf } from '#support/stacks.ts'

const app = anApp(
  {
    stage: 'prod',
    waf: 'true',
    ...firebase,
    domain: 'www.tulna.example',
    certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/0a',
  },
  { builtinCloudFormationValidation: false },
)
const stacks = addStacks(app)
const service = Template.fromStack(stacks.service)

const only = (template: Template, type: string) => {
  const found = resourcesOf(template, type)
  expect(found).toHaveLength(1)
  return found[0]?.[1].Properties ?? {}
}

test('limits the rate of every route, and of sign-in and administration more tightly', () => {
  const { RouteSettings } = only(service, 'AWS::ApiGatewayV2::Stage') as {
    RouteSettings: Record<string, { ThrottlingRateLimit: number; ThrottlingBurstLimit: number }>
  }
  const deployed = Object.values<Route>(routes).filter(({ access }) => access !== 'demo')
  expect(Object.keys(RouteSettings).sort()).toEqual(
    deployed.map(({ method, path }) => `${method} ${path}`).sort(),
  )
  const rates = (wanted: Access) =>
    deployed
      .filter(({ access }) => access === wanted)
      .map(({ method, path }) => RouteSettings[`${method} ${path}`]?.ThrottlingRateLimit ?? Number.NaN)
  for (const rate of [...rates('phone'), ...rates('admin')])
    expect(rate).toBeLessThan(Math.min(...rates('borrower'), ...rates('public')) / 5)
})

test('creates the API’s stage after the routes that it limits', () => {
  const [[, stage] = []] = resourcesOf(service, 'AWS::ApiGatewayV2::Stage')
  const ids = resourcesOf(service, 'AWS::ApiGatewayV2::Route').map(([id]) => id)
  expect(stage).toMatchObject({ DependsOn: expect.arrayContaining(ids) })
})

test('logs each request without personal data', () => {
  const { AccessLogSettings } = only(service, 'AWS::ApiGatewayV2::Stage') as {
    AccessLogSettings: { Format: string; DestinationArn: unknown }
  }
  expect(JSON.parse(AccessLogSettings.Format)).toMatchObject({
    request_id: '$context.requestId',
    route: '$context.routeKey',
    status: '$context.status',
  })
  expect(AccessLogSettings.Format).not.toMatch(/sourceIp|userAgent|\.path|claims|querystring|identity/i)
  for (const [, { Properties }] of resourcesOf(service, 'AWS::Logs::LogGroup'))
    expect(Properties.RetentionInDays).toBe(90)
})

test('sends every alarm to a topic that has a subscriber and lets CloudWatch publish', () => {
  const topic = resourcesOf(service, 'AWS::SNS::Topic')[0]?.[0]
  const alarms = resourcesOf(service, 'AWS::CloudWatch::Alarm').map(([, { Properties }]) => Properties)
  for (const alarm of alarms) expect(alarm.AlarmActions).toEqual([{ Ref: topic }])
  expect(alarms.map(({ AlarmName }) => AlarmName)).toEqual(
    expect.arrayContaining([
      'tulna-prod-api-5xx',
      'tulna-prod-api-latency',
      'tulna-prod-errors-firebaseAuth',
      'tulna-prod-lambda-throttling',
      'tulna-prod-table-throttling',
      'tulna-prod-failed-exports',
    ]),
  )
  expect(only(service, 'AWS::SNS::Subscription')).toMatchObject({
    Protocol: 'email',
    Endpoint: 'ops@tulna.example',
    TopicArn: { Ref: topic },
  })
  expect(JSON.stringify(only(service, 'AWS::SNS::TopicPolicy'))).toContain('cloudwatch.amazonaws.com')
  expect(only(service, 'AWS::CloudWatch::Dashboard').DashboardName).toBe('tulna-prod')
})

test('docs/operations.md explains every alarm', () => {
  const manual = readFileSync('docs/operations.md', 'utf8')
  for (const [, { Properties }] of resourcesOf(service, 'AWS::CloudWatch::Alarm')) {
    const name = String(Properties.AlarmName).replace('tulna-prod-', '')
    expect(manual).toContain(`| \`${name.replace(/^errors-.*/, 'errors-…')}\` |`)
  }
})

const counts = (MetricName: string, FilterPattern: string) =>
  service.hasResourceProperties('AWS::Logs::MetricFilter', {
    FilterPattern,
    MetricTransformations: [{ MetricNamespace: 'Tulna/prod', MetricName, MetricValue: '1' }],
  })

test('counts exports that log a failure', () => {
  counts('FailedExports', '{ $.message = "export failed" }')
})

test('counts throttled requests, for which API Gateway has no metric', () => {
  counts('ThrottledRequests', '{ $.status = "429" }')
  service.hasResourceProperties('AWS::CloudWatch::Alarm', {
    AlarmName: 'tulna-prod-api-throttling',
    MetricName: 'ThrottledRequests',
    Namespace: 'Tulna/prod',
    Statistic: 'Sum',
    Threshold: 100,
  })
})

test('serves its domain with TLS 1.2 or later, over HTTP/3, behind WAF', () => {
  expect(only(service, 'AWS::CloudFront::Distribution').DistributionConfig).toMatchObject({
    Aliases: ['www.tulna.example'],
    HttpVersion: 'http2and3',
    ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021', SslSupportMethod: 'sni-only' },
    WebACLId: expect.anything(),
  })
  service.hasOutput('SiteAddress', { Value: 'https://www.tulna.example' })
})

test('creates the web ACL in us-east-1, with AWS managed rules and a rate limit per address', () => {
  const waf = app.node.findChild('Tulna-prod-Waf') as typeof stacks.service
  expect(waf.region).toBe('us-east-1')
  const { Scope, Rules, CustomResponseBodies } = only(Template.fromStack(waf), 'AWS::WAFv2::WebACL') as {
    Scope: string
    CustomResponseBodies: { tooManyRequests: { ContentType: string; Content: string } }
    Rules: { Name: string; Action?: object; VisibilityConfig: { SampledRequestsEnabled: boolean } }[]
  }
  expect(Scope).toBe('CLOUDFRONT')
  expect(Rules.map(({ Name }) => Name)).toEqual([
    'rate',
    'AWSManagedRulesCommonRuleSet',
    'AWSManagedRulesKnownBadInputsRuleSet',
    'AWSManagedRulesAmazonIpReputationList',
  ])
  expect(Rules[0]?.Action).toEqual({
    Block: { CustomResponse: { ResponseCode: 429, CustomResponseBodyKey: 'tooManyRequests' } },
  })
  expect(CustomResponseBodies.tooManyRequests.ContentType).toBe('APPLICATION_JSON')
  expect(JSON.parse(CustomResponseBodies.tooManyRequests.Content)).toEqual({
    success: false,
    message: 'Too many requests. Please try again later.',
  })
  for (const { VisibilityConfig } of Rules) expect(VisibilityConfig.SampledRequestsEnabled).toBe(false)
})

test('gives every function a log group that keeps its log for 90 days', () => {
  const functions = resourcesOf(service, 'AWS::Lambda::Function')
  // CDK adds these at synth, for the web ACL in another region.
  const ours = functions.filter(([id]) => !id.startsWith('CustomCrossRegionExport'))
  expect(ours.length).toBeGreaterThanOrEqual(functions.length - 1)
  for (const [id, { Properties }] of ours)
    expect(Properties.LoggingConfig, id).toEqual({ LogGroup: { Ref: expect.any(String) } })
})

test('can be deleted and deployed again: no resource with a fixed name is retained', () => {
  const named = Object.values(service.toJSON().Resources as Record<string, Kept>).filter(
    ({ Properties }) => Properties?.LogGroupName ?? Properties?.TopicName ?? Properties?.BucketName,
  )
  expect(named.length).toBeGreaterThan(0)
  for (const { DeletionPolicy } of named) expect(DeletionPolicy).not.toBe('Retain')
})

interface Kept {
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

test('retains every resource with data when its stack is deleted', () => {
  const kept = [
    'AWS::DynamoDB::Table',
    'AWS::S3::Bucket',
    'AWS::Cognito::UserPool',
    'AWS::SecretsManager::Secret',
  ]
  const data = Template.fromStack(stacks.data)
  for (const type of kept) {
    expect(resourcesOf(data, type)).not.toEqual([])
    for (const [, resource] of [...resourcesOf(data, type), ...resourcesOf(service, type)])
      expect(resource).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' })
  }
})

test('limits an administrator’s token to ten minutes, and lets the sign-out revoke the refresh token', () => {
  expect(only(Template.fromStack(stacks.data), 'AWS::Cognito::UserPoolClient')).toMatchObject({
    AccessTokenValidity: 10,
    IdTokenValidity: 10,
    TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes' },
    EnableTokenRevocation: true,
  })
})
