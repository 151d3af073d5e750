import { expect, test } from 'vitest'
import type { Route } from '#contract/route.ts'
import * as routes from '#contract/routes.ts'
import { environment } from '#runtime/environment.ts'
import { firebase, permissionsOf, resourcesOf, templatesOf } from '#support/stacks.ts'

const { service: prod } = templatesOf({ stage: 'prod', ...firebase })
const { service: full } = templatesOf({ stage: 'dev', demo: 'true', ...firebase })
const { service: demoOnly } = templatesOf({ stage: 'dev', demo: 'true' })
const all = Object.values<Route>(routes)

interface LambdaProperties {
  Description: string
  Environment: { Variables: Record<string, unknown> }
}

const functionsOf = (template: typeof prod) =>
  resourcesOf(template, 'AWS::Lambda::Function')
    .map(([id, { Properties }]) => ({ id, ...(Properties as unknown as LambdaProperties) }))
    // Without the functions that have no route: CDK's own, which uploads the site, and the workers.
    .filter(
      ({ id }) => !/^(CustomCDK|ExportWorker|ChangeSchedule|PaymentReport|LinkChecks|DemoCleanup)/.test(id),
    )

const routeKeysOf = (template: typeof prod) =>
  resourcesOf(template, 'AWS::ApiGatewayV2::Route').map(([, { Properties }]) => Properties.RouteKey)

const keysOf = (routes: Route[]) => routes.map(({ method, path }) => `${method} ${path}`).sort()

test('passes the numbers of shards to the functions that register borrowers, if the stage sets them', () => {
  const settings = { userIndexShards: '50', totalsShards: '60' }
  const { service } = templatesOf({ stage: 'dev', demo: 'true', ...firebase, ...settings })
  const shardsOf = (template: typeof prod, name: 'userIndexShards' | 'totalsShards') =>
    functionsOf(template).flatMap(({ Description, Environment }) => {
      const shards = Environment.Variables[environment[name]]
      return shards ? [`${Description}: ${shards}`] : []
    })
  const routesThatRegister = keysOf([routes.confirmDob, routes.firebaseAuth, routes.mockAuth])
  for (const name of ['userIndexShards', 'totalsShards'] as const) {
    const each = routesThatRegister.map((key) => `${key}: ${settings[name]}`)
    expect(shardsOf(service, name).sort()).toEqual(each)
    expect(shardsOf(full, name)).toEqual([])
  }
})

test('gives every route of the contract an API route and a function of its own', () => {
  expect(routeKeysOf(full).sort()).toEqual(keysOf(all))
  expect(
    functionsOf(full)
      .map(({ Description }) => Description)
      .sort(),
  ).toEqual(keysOf(all))
})

test.each([
  ['demo', prod],
  ['phone', demoOnly],
] as const)('leaves out %s routes where the stage lacks that sign-in method', (way, template) => {
  const others = all.filter(({ access }) => access !== way)
  expect(others.length).toBeLessThan(all.length)
  expect(routeKeysOf(template).sort()).toEqual(keysOf(others))
  expect(functionsOf(template)).toHaveLength(others.length)
  const json = JSON.stringify(template.toJSON())
  for (const { name } of all.filter(({ access }) => access === way)) expect(json).not.toContain(name)
})

test('configures the Firebase project for the functions that verify its tokens, and no other', () => {
  const configured = functionsOf(full).filter(
    ({ Environment }) => environment.firebaseProject in Environment.Variables,
  )
  expect(configured.map(({ Description }) => Description).sort()).toEqual([
    'POST /user/change-mobile',
    'POST /user/firebase-auth',
  ])
  for (const { Environment } of configured)
    expect(Environment.Variables[environment.firebaseProject]).toBe('tulna-tests')
})

test('never deploys a function that trusts Firebase’s emulator', () => {
  const emulated = { ...firebase, firebaseProjectId: 'demo-tulna', firebaseEmulator: 'http://127.0.0.1:9099' }
  const { service: local } = templatesOf({ stage: 'local', ...emulated })
  for (const template of [prod, full, demoOnly, local])
    expect(JSON.stringify(template.toJSON())).not.toContain('FIREBASE_AUTH_EMULATOR_HOST')
  for (const stage of ['dev', 'prod'])
    expect(() => templatesOf({ stage, ...emulated })).toThrow('for stage local only')
})

test('runs the function of every route on Node 24 and ARM, with tracing, a timeout and log retention', () => {
  const ours = functionsOf(full)
  for (const fn of ours)
    expect(fn).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      Timeout: 10,
      MemorySize: fn.Description === 'GET /user/users' ? 1024 : 512,
      TracingConfig: { Mode: 'Active' },
      LoggingConfig: {
        LogGroup: { Ref: expect.any(String) },
        LogFormat: 'JSON',
        SystemLogLevel: 'WARN',
        ApplicationLogLevel: 'INFO',
      },
    })
  const logGroups = resourcesOf(full, 'AWS::Logs::LogGroup').filter(
    ([id]) => !/^(ExportWorker|ChangeSchedule|PaymentReport|LinkChecks|DemoCleanup|ApiStage|Site)/.test(id),
  )
  expect(logGroups).toHaveLength(ours.length)
  for (const [, { Properties }] of logGroups) expect(Properties.RetentionInDays).toBe(180)
})

test('puts the ARNs of secrets into environment variables, and the value of no secret except the edge’s', () => {
  const known: string[] = Object.values(environment)
  const variables = resourcesOf(full, 'AWS::Lambda::Function').flatMap(([, { Properties }]) =>
    Object.entries((Properties as Partial<LambdaProperties>).Environment?.Variables ?? {}),
  )
  for (const [name, value] of variables) {
    const json = JSON.stringify(value)
    if (name === environment.edgeSecret) expect(json).toMatch(edgeReference)
    else expect(json).not.toContain('{{resolve:')
    if (name === environment.sessionSecret) expect(value).toEqual(arnOf('SessionSecret'))
    else if (name === environment.receiptSecret) expect(value).toEqual(arnOf('ReceiptSecret'))
    else if (name === environment.outcomeSecret) expect(value).toEqual(arnOf('OutcomeSecret'))
    else expect(json).not.toMatch(/(Session|Receipt|Outcome)Secret/)
  }
  for (const { Environment } of functionsOf(full))
    expect(known).toEqual(expect.arrayContaining(Object.keys(Environment.Variables)))
  // One reference for each endpoint, and one for CloudFront. CloudFormation allows 60 in a template.
  const references = [...JSON.stringify(full.toJSON()).matchAll(/\{\{resolve:/g)]
  expect(references).toHaveLength(all.length + 1)
  expect(references.length).toBeLessThanOrEqual(60)
})

/** `{{resolve:secretsmanager:…}}`, joined around the secret's ARN. */
const edgeReference =
  /^\{"Fn::Join":\["",\["\{\{resolve:secretsmanager:",\{"Ref":"EdgeSecret\w+"\},":SecretString:::\}\}"\]\]\}$/
const arnOf = (secret: string) => ({ 'Fn::ImportValue': expect.stringContaining(`Ref${secret}`) })

test('sends the edge secret to no origin but the API, in the version in the settings, which the functions have too', () => {
  const edgeSecretVersion = '0a1b2c3d-0000-4000-8000-000000000001'
  const { service } = templatesOf({ stage: 'dev', demo: 'true', ...firebase, edgeSecretVersion })
  const [marked, ...others] = resourcesOf(service, 'AWS::CloudFront::Distribution')
    .flatMap(([, { Properties }]) => (Properties.DistributionConfig as { Origins: object[] }).Origins)
    .filter((origin) => 'OriginCustomHeaders' in origin)
  expect(others).toEqual([])
  expect(JSON.stringify(marked)).toContain('ApiEndpoint')
  expect(JSON.stringify(marked)).toContain(`:SecretString:::${edgeSecretVersion}}}`)
  for (const { Environment } of functionsOf(service))
    expect(JSON.stringify(Environment.Variables[environment.edgeSecret])).toContain(edgeSecretVersion)
})

/** The policy statements of each function, by its route's key in the contract. */
const granted = new Map(
  Object.keys(routes).map((name) => [
    name,
    permissionsOf(full).flatMap(([id, statements]) => (id.startsWith(`${name}Function`) ? statements : [])),
  ]),
)
const actions = (name: string) => (granted.get(name) ?? []).flatMap(({ Action }) => Action)

test.each(Object.entries<Route>(routes))(
  'grants %s no scan and no wildcard action, a secret only if it uses sessions or lenders’ keys, and if it is public no write but of a press and a count',
  (name, { access, beacon = false }) => {
    const table = actions(name).filter((action) => action.startsWith('dynamodb:'))
    const writesOf: Record<string, string[]> = {
      handover: ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
      journeyStep: ['dynamodb:UpdateItem'],
    }
    const counts = writesOf[name]
    expect(table.length === 0).toBe(beacon && !counts)
    expect(actions(name).join()).not.toMatch(/\*|Scan|BatchWrite|Table/)
    expect(actions(name).includes('secretsmanager:GetSecretValue')).toBe(
      ['anyone', 'borrower', 'demo', 'phone', 'lender'].includes(access) || name === 'handoverOutcomes',
    )
    if (counts) expect(table).toEqual(counts)
    else if (access === 'public')
      for (const action of table) expect(action).toMatch(/^dynamodb:(GetItem|Query)$/)
  },
)

test('uses wildcard resources only for traces and for objects in a bucket', () => {
  for (const { Action, Resource } of [...granted.values()].flat())
    if (Resource === '*') expect(Action).toEqual(['xray:PutTelemetryRecords', 'xray:PutTraceSegments'])
    else if (JSON.stringify(Resource).includes('*')) {
      expect(JSON.stringify(Resource)).not.toMatch(/(?<!\/)\*/)
      for (const action of [Action].flat()) expect(action).toMatch(/^s3:(Get|Put|Delete)Object$/)
    }
})

test('lets only the functions of the offer forms write logos, only that of approvals delete them too, and not the function that signs upload URLs', () => {
  expect(actions('logoUpload')).toContain('s3:PutObject')
  expect(JSON.stringify(granted.get('logoUpload'))).not.toContain('/logos/')
  for (const name of ['addOffers', 'updateOffers']) {
    const statements = granted.get(name) ?? []
    const puts = statements.filter(({ Action }) => [Action].flat().includes('s3:PutObject'))
    expect(puts).toHaveLength(1)
    expect(JSON.stringify(puts)).toContain('/logos/*')
  }
  // An approved logo replaces one, which is then deleted.
  expect(actions('approveChange').filter((action) => action.startsWith('s3:'))).toEqual(['s3:DeleteObject'])
  const withLogos = ['addOffers', 'updateOffers', 'approveChange']
  const others = Object.keys(routes).filter((name) => !withLogos.includes(name))
  expect(JSON.stringify(others.map((name) => granted.get(name)))).not.toContain('/logos/')
})

test('requires an administrator’s token on every admin route and on no other', () => {
  const checked = resourcesOf(prod, 'AWS::ApiGatewayV2::Route').filter(
    ([, { Properties }]) => Properties.AuthorizationType === 'JWT' && Properties.AuthorizerId,
  )
  expect(checked.map(([, { Properties }]) => Properties.RouteKey).sort()).toEqual(
    keysOf(all.filter(({ access }) => access === 'admin')),
  )
  const authorizers = resourcesOf(prod, 'AWS::ApiGatewayV2::Authorizer')
  expect(authorizers).toHaveLength(1)
  expect(authorizers[0]?.[1].Properties).toMatchObject({
    IdentitySource: ['$request.header.Authorization'],
    JwtConfiguration: { Audience: [expect.anything()], Issuer: expect.anything() },
  })
})
