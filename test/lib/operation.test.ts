import { readFileSync } from 'node:fs'
import { Stack } from 'aws-cdk-lib'
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
    githubRepository: 'tulna/tulna',
    ...firebase,
    domain: 'www.tulna.example',
    certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/0a',
  },
  { builtinCloudFormationValidation: false },
)
const stacks = addStacks(app)
const service = Template.fromStack(stacks.service)
const named = (id: string) => app.node.findChild(id) as typeof stacks.service

const only = (template: Template, type: string) => {
  const found = resourcesOf(template, type)
  expect(found).toHaveLength(1)
  return found[0]?.[1].Properties ?? {}
}

test('limits every route, and the sign-in and the administration more tightly than the rest', () => {
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

test('makes the stage of the API wait for the routes that it limits', () => {
  const [[, stage] = []] = resourcesOf(service, 'AWS::ApiGatewayV2::Stage')
  const ids = resourcesOf(service, 'AWS::ApiGatewayV2::Route').map(([id]) => id)
  expect(stage).toMatchObject({ DependsOn: expect.arrayContaining(ids) })
})

test('logs of each request what happened, and nothing of the person who asked', () => {
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

test('raises every alarm to a topic that somebody hears and that alarms may write to', () => {
  const topic = resourcesOf(service, 'AWS::SNS::Topic')[0]?.[0]
  const alarms = resourcesOf(service, 'AWS::CloudWatch::Alarm').map(([, { Properties }]) => Properties)
  for (const alarm of alarms) expect(alarm.AlarmActions).toEqual([{ Ref: topic }])
  expect(alarms.map(({ AlarmName }) => AlarmName)).toEqual(
    expect.arrayContaining([
      'tulna-prod-api-5xx',
      'tulna-prod-api-latency',
      'tulna-prod-errors-firebaseAuth',
      'tulna-prod-throttles',
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

test('explains every alarm to whoever is woken by it', () => {
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

test('counts the exports that say that they failed', () => {
  counts('FailedExports', '{ $.message = "export failed" }')
})

test('counts the requests that the limits turn away, of which no metric of API Gateway tells', () => {
  counts('TurnedAway', '{ $.status = "429" }')
  service.hasResourceProperties('AWS::CloudWatch::Alarm', {
    AlarmName: 'tulna-prod-turned-away',
    MetricName: 'TurnedAway',
    Namespace: 'Tulna/prod',
    Statistic: 'Sum',
    Threshold: 100,
  })
})

test('serves its own domain with TLS 1.2 or later, over HTTP/3, behind the firewall', () => {
  expect(only(service, 'AWS::CloudFront::Distribution').DistributionConfig).toMatchObject({
    Aliases: ['www.tulna.example'],
    HttpVersion: 'http2and3',
    ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021', SslSupportMethod: 'sni-only' },
    WebACLId: expect.anything(),
  })
  service.hasOutput('SiteAddress', { Value: 'https://www.tulna.example' })
})

test('puts the firewall where CloudFront looks for it, with AWS’s rules and a limit by address', () => {
  const waf = named('Tulna-prod-Waf')
  expect(waf.region).toBe('us-east-1')
  const { Scope, Rules } = only(Template.fromStack(waf), 'AWS::WAFv2::WebACL') as {
    Scope: string
    Rules: { Name: string; VisibilityConfig: { SampledRequestsEnabled: boolean } }[]
  }
  expect(Scope).toBe('CLOUDFRONT')
  expect(Rules.map(({ Name }) => Name)).toEqual([
    'rate',
    'AWSManagedRulesCommonRuleSet',
    'AWSManagedRulesKnownBadInputsRuleSet',
    'AWSManagedRulesAmazonIpReputationList',
  ])
  for (const { VisibilityConfig } of Rules) expect(VisibilityConfig.SampledRequestsEnabled).toBe(false)
})

test('lets one repository deploy from the environment of the stage, and nobody from a pull request', () => {
  const github = Template.fromStack(named('Tulna-prod-GitHub'))
  const subjects = resourcesOf(github, 'AWS::IAM::Role').map(
    ([, { Properties }]) =>
      (Properties.AssumeRolePolicyDocument as { Statement: { Action: string; Condition: object }[] })
        .Statement,
  )
  const trusted = (sub: string) => [
    expect.objectContaining({
      Action: 'sts:AssumeRoleWithWebIdentity',
      Condition: {
        StringEquals: {
          'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
          'token.actions.githubusercontent.com:sub': sub,
        },
      },
    }),
  ]
  expect(subjects).toEqual([trusted('repo:tulna/tulna:environment:prod')])
  const policies = resourcesOf(github, 'AWS::IAM::Policy').map(([, { Properties }]) =>
    JSON.stringify(Properties),
  )
  for (const policy of policies) expect(policy).not.toContain('*')
  // Prod's bootstrap roles, and no other stage's.
  const roles = [...policies.join().matchAll(/role\/cdk-(\w+)-(\S+?)-role-(\d+)/g)].map(([, ...parts]) =>
    parts.join(' '),
  )
  expect([...new Set(roles)].sort()).toEqual(
    ['deploy', 'file-publishing', 'lookup'].map((name) => `prod ${name} 222222222222`),
  )
  github.resourceCountIs('AWS::IAM::AccessKey', 0)
})

test('deploys each stage with bootstrap roles of its own, to its own account', () => {
  const dev = anApp({ stage: 'dev', waf: 'true', githubRepository: 'tulna/tulna', ...firebase })
  addStacks(dev)
  for (const [of, stage, account] of [
    [dev, 'dev', '111111111111'],
    [app, 'prod', '222222222222'],
  ] as const) {
    const all = of.node.children.filter((child) => child instanceof Stack)
    expect(all).toHaveLength(4)
    for (const stack of all)
      expect([stack.synthesizer.bootstrapQualifier, stack.account]).toEqual([stage, account])
  }
})

test('lets only one stage of an account be deployed from GitHub', () => {
  const rolesOf = (stage: string) => {
    const app = anApp({ stage, githubRepository: 'tulna/tulna', ...firebase })
    addStacks(app)
    const github = Template.fromStack(app.node.findChild(`Tulna-${stage}-GitHub`) as typeof stacks.service)
    return resourcesOf(github, 'AWS::IAM::Role').map(([, { Properties }]) => Properties.RoleName)
  }
  expect(rolesOf('dev')).toContain('tulna-deploy')
  expect(rolesOf('prod')).toEqual(['tulna-deploy'])
})

test('lets pull requests see the templates of dev, and not one thing that is kept there', () => {
  const dev = anApp(
    { stage: 'dev', demo: 'true', githubRepository: 'tulna/tulna' },
    { builtinCloudFormationValidation: false },
  )
  addStacks(dev)
  const github = Template.fromStack(dev.node.findChild('Tulna-dev-GitHub') as typeof stacks.service)
  const diff = resourcesOf(github, 'AWS::IAM::Policy').filter(([id]) => id.startsWith('Diff'))
  const statements = diff.flatMap(
    ([, { Properties }]) =>
      (Properties.PolicyDocument as { Statement: { Action: string[]; Resource: unknown }[] }).Statement,
  )
  expect(statements.map(({ Action }) => Action)).toEqual([
    ['cloudformation:DescribeStacks', 'cloudformation:GetTemplate'],
  ])
  expect(JSON.stringify(statements[0]?.Resource)).toMatch(/:stack\/Tulna-dev-\*"/)
})

test('keeps every function’s log for 90 days, and gives none a log of its own making', () => {
  const functions = resourcesOf(service, 'AWS::Lambda::Function')
  // CDK makes these two itself when it writes the templates, and only for the firewall.
  const ours = functions.filter(([id]) => !id.startsWith('CustomCrossRegionExport'))
  expect(ours.length).toBeGreaterThanOrEqual(functions.length - 1)
  for (const [id, { Properties }] of ours)
    expect(Properties.LoggingConfig, id).toEqual({ LogGroup: { Ref: expect.any(String) } })
})

test('can be deleted and deployed again: nothing with a fixed name stays behind', () => {
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

test('has nothing public in S3, and refuses whoever comes without TLS', () => {
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

test('leaves everything that keeps data behind when its stack is deleted', () => {
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
