import { expect, test } from 'vitest'
import { type Route, routes } from '../../functions/contract/routes.ts'
import { environment } from '../../functions/shared/names.ts'
import { resourcesOf, templatesOf } from '../support/stacks.ts'

const { service: prod } = templatesOf({ stage: 'prod' })
const { service: demo } = templatesOf({ stage: 'dev', demo: 'true' })
const all = Object.values<Route>(routes)
const notDemo = all.filter(({ access }) => access !== 'demo')

interface LambdaProperties {
  Description: string
  Environment: { Variables: Record<string, unknown> }
}

const functionsOf = (template: typeof prod) =>
  resourcesOf(template, 'AWS::Lambda::Function')
    .map(([id, { Properties }]) => ({ id, ...(Properties as unknown as LambdaProperties) }))
    // Not ours: what CDK brings along to upload the site.
    .filter(({ id }) => !id.startsWith('CustomCDK'))

const routeKeysOf = (template: typeof prod) =>
  resourcesOf(template, 'AWS::ApiGatewayV2::Route').map(([, { Properties }]) => Properties.RouteKey)

const keysOf = (routes: Route[]) => routes.map(({ method, path }) => `${method} ${path}`).sort()

test('gives every route of the contract one API route and one function of its own', () => {
  expect(routeKeysOf(demo).sort()).toEqual(keysOf(all))
  expect(
    functionsOf(demo)
      .map(({ Description }) => Description)
      .sort(),
  ).toEqual(keysOf(all))
})

test('has no trace of a demo route where demo mode is off', () => {
  expect(notDemo.length).toBeLessThan(all.length)
  expect(routeKeysOf(prod).sort()).toEqual(keysOf(notDemo))
  expect(functionsOf(prod)).toHaveLength(notDemo.length)
  const template = JSON.stringify(prod.toJSON())
  for (const { name } of all.filter(({ access }) => access === 'demo')) expect(template).not.toContain(name)
})

test('runs every function on Node 24 and ARM, traced, with a time limit and logs that end', () => {
  const ours = functionsOf(demo)
  for (const fn of ours)
    expect(fn).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      Timeout: 10,
      MemorySize: 512,
      TracingConfig: { Mode: 'Active' },
      LoggingConfig: { LogGroup: { Ref: expect.any(String) } },
    })
  const logGroups = resourcesOf(demo, 'AWS::Logs::LogGroup')
  expect(logGroups).toHaveLength(ours.length)
  for (const [, { Properties }] of logGroups) expect(Properties.RetentionInDays).toBe(90)
})

test('puts no secret into an environment variable, only where the secret is found', () => {
  const known: string[] = Object.values(environment)
  for (const { Environment } of functionsOf(demo)) {
    expect(known).toEqual(expect.arrayContaining(Object.keys(Environment.Variables)))
    const secret = Environment.Variables[environment.sessionSecret]
    if (secret) expect(secret).toEqual({ 'Fn::ImportValue': expect.stringContaining('RefSessionSecret') })
  }
  expect(JSON.stringify(demo.toJSON())).not.toMatch(/resolve:secretsmanager|SecretString/)
})

interface Statement {
  Action: string | string[]
  Resource: unknown
}

/** What our functions may do, by the route's key in the contract. */
const granted = new Map(
  Object.keys(routes).map((name) => {
    const policies = resourcesOf(demo, 'AWS::IAM::Policy').filter(([id]) => id.startsWith(`${name}Function`))
    return [
      name,
      policies.flatMap(
        ([, { Properties }]) => (Properties.PolicyDocument as { Statement: Statement[] }).Statement,
      ),
    ]
  }),
)
const actions = (name: string) => (granted.get(name) ?? []).flatMap(({ Action }) => Action)

test.each(Object.entries<Route>(routes))('lets %s do what it needs and no more', (name, { access }) => {
  const table = actions(name).filter((action) => action.startsWith('dynamodb:'))
  expect(table).not.toHaveLength(0)
  expect(actions(name).join()).not.toMatch(/\*|Scan|Batch|Table/)
  expect(actions(name).includes('secretsmanager:GetSecretValue')).toBe(
    access === 'borrower' || access === 'demo',
  )
  if (access === 'public') expect(table.join()).toMatch(/^dynamodb:(GetItem|Query)$/)
})

test('grants nothing on everything, but for writing traces', () => {
  for (const { Action, Resource } of [...granted.values()].flat())
    if (Resource === '*') expect(Action).toEqual(['xray:PutTraceSegments', 'xray:PutTelemetryRecords'])
    else expect(JSON.stringify(Resource)).not.toContain('*')
})

test('has the administrators’ token checked before every admin route, and before no other', () => {
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
