import { Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { addStacks } from '#lib/stacks/stacks.ts'
import { anApp, firebase, resourcesOf } from '#support/stacks.ts'

const githubRepository = 'tulna/tulna'

/** The app of a stage that GitHub deploys. */
function appOf(stage: string, settings: Record<string, string> = firebase) {
  const app = anApp(
    { stage, waf: 'true', githubRepository, ...settings },
    { builtinCloudFormationValidation: false },
  )
  addStacks(app)
  return app
}

const githubTemplate = (stage: string, settings?: Record<string, string>) =>
  Template.fromStack(appOf(stage, settings).node.findChild(`Tulna-${stage}-GitHub`) as Stack)

test('lets only one repository deploy, only from the stage’s environment, and never from a pull request', () => {
  const github = githubTemplate('prod')
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
  for (const [stage, account] of [
    ['dev', '111111111111'],
    ['prod', '222222222222'],
  ] as const) {
    const all = appOf(stage).node.children.filter((child) => child instanceof Stack)
    expect(all).toHaveLength(4)
    for (const stack of all)
      expect([stack.synthesizer.bootstrapQualifier, stack.account]).toEqual([stage, account])
  }
})

test('lets only one stage of an account be deployed from GitHub', () => {
  const rolesOf = (stage: string) =>
    resourcesOf(githubTemplate(stage), 'AWS::IAM::Role').map(([, { Properties }]) => Properties.RoleName)
  expect(rolesOf('dev')).toContain('tulna-deploy')
  expect(rolesOf('prod')).toEqual(['tulna-deploy'])
})

test('lets pull requests read dev’s templates and nothing else', () => {
  const github = githubTemplate('dev', { demo: 'true' })
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
