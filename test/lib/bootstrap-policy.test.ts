import { readFileSync } from 'node:fs'
import type { Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { variants } from '#lib/settings/variants.ts'
import { addStacks } from '#lib/stacks/stacks.ts'
import { anApp, withoutExtras } from '#support/stacks.ts'

interface Statement {
  Effect: string
  Action: string | string[]
  Resource: string | string[]
  Condition?: { StringEquals: Record<string, string[]> }
}

const text = readFileSync('lib/operations/bootstrap-policy.json', 'utf8')
const { Statement: statements } = JSON.parse(text) as { Statement: Statement[] }
const actions = statements.flatMap(({ Action }) => Action)
const services = new Set(actions.map((action) => action.split(':')[0]))

/** The prefix of a service's actions, where it is not the lower-case name in the type of its resources. */
const prefixes: Record<string, string> = { ApiGatewayV2: 'apigateway', Cognito: 'cognito-idp' }

interface Resource {
  Type: string
  Properties?: Record<string, unknown>
}

const resources = [...Object.values(variants), { stage: 'trial', demo: 'true' }].flatMap((settings) => {
  const app = anApp(settings, withoutExtras)
  addStacks(app)
  return app.node.children.flatMap((stack) =>
    Object.entries(Template.fromStack(stack as Stack).toJSON().Resources as Record<string, Resource>),
  )
})

const needed = new Set(
  resources.flatMap(([, { Type }]) => {
    const [vendor, service = ''] = Type.split('::')
    return vendor === 'AWS' && service !== 'CDK' ? [prefixes[service] ?? service.toLowerCase()] : []
  }),
)

test('the policy for CloudFormation names every service that a stack of any variant uses', () => {
  expect([...needed].filter((service) => !services.has(service))).toEqual([])
})

test('it names no other service, except where AWS needs one besides', () => {
  // A vault's storage, and the version of the bootstrap, which each template checks.
  const besides = ['backup-storage', 'ssm']
  expect([...services].filter((service = '') => !needed.has(service) && !besides.includes(service))).toEqual(
    [],
  )
})

test('it may pass roles to the services that assume one, and change roles and functions of our names only', () => {
  const assuming = resources.flatMap(([, { Type, Properties = {} }]) =>
    Type === 'AWS::IAM::Role' ? (JSON.stringify(Properties).match(/[a-z-]+\.amazonaws\.com/g) ?? []) : [],
  )
  const passing = statements.find(({ Action }) => Action === 'iam:PassRole')
  const passed = passing?.Condition?.StringEquals['iam:PassedToService'] ?? []
  // AWS STS is the audience of GitHub's tokens, and assumes nothing.
  const principals = new Set(assuming.filter((one) => one !== 'sts.amazonaws.com'))
  expect([...principals].filter((principal) => !passed.includes(principal))).toEqual([])

  for (const { Action, Resource } of statements)
    if ([Action].flat().some((action) => /^(iam|dynamodb|lambda|s3|sns):/.test(action)))
      expect([Resource].flat()).not.toContain('*')
  expect(actions).not.toContain('*')
  expect(actions).not.toContain('iam:*')
  const named = resources.flatMap(([, { Type, Properties }]) =>
    ['AWS::IAM::Role', 'AWS::SNS::Topic', 'AWS::Lambda::Function'].includes(Type)
      ? [Properties?.RoleName ?? Properties?.TopicName ?? Properties?.FunctionName ?? 'Tulna-']
      : [],
  )
  for (const name of named) expect(String(name)).toMatch(/^[Tt]ulna-/)
})

test('it fits into a managed policy', () => {
  expect(JSON.stringify(JSON.parse(text)).length).toBeLessThan(6_144)
})
