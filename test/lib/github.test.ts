import { Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { addStacks } from '#lib/stacks/stacks.ts'
import { anApp, firebase, resourcesOf, theResource, withoutExtras } from '#support/stacks.ts'

const githubRepository = 'tulna/tulna'

/** The app of a stage that GitHub deploys. */
function appOf(stage: string, settings: Record<string, string> = firebase) {
  const app = anApp({ stage, waf: 'true', githubRepository, ...settings }, withoutExtras)
  addStacks(app)
  return app
}

const githubTemplate = (stage: string, settings?: Record<string, string>) =>
  Template.fromStack(appOf(stage, settings).node.findChild(`Tulna-${stage}-GitHub`) as Stack)

interface Trust {
  Action: string
  Condition: { StringEquals: Record<string, string | string[]> }
}

/** The subjects of GitHub's tokens that may assume a role of a stage. */
function trusted(github: Template, role: string): string[] {
  const [, { Properties }] = theResource(github, 'AWS::IAM::Role', new RegExp(`^${role}`))
  const { Statement } = Properties.AssumeRolePolicyDocument as { Statement: Trust[] }
  return Statement.flatMap(({ Action, Condition: { StringEquals, ...others } }) => {
    expect([Action, others]).toEqual(['sts:AssumeRoleWithWebIdentity', {}])
    const { [`${host}:aud`]: audience, [`${host}:sub`]: subjects = [], ...more } = StringEquals
    expect([audience, more]).toEqual(['sts.amazonaws.com', {}])
    return subjects
  })
}

const host = 'token.actions.githubusercontent.com'

test('lets only one repository deploy, only from the stage’s environment, and never from a pull request', () => {
  const github = githubTemplate('prod')
  expect(trusted(github, 'Deploy')).toEqual(['repo:tulna/tulna:environment:prod'])
  const policies = resourcesOf(github, 'AWS::IAM::Policy')
    .filter(([id]) => id.startsWith('Deploy'))
    .map(([, { Properties }]) => JSON.stringify(Properties))
  for (const policy of policies) expect(policy).not.toContain('*')
  // The role may assume prod's bootstrap roles, and no other stage's.
  const roles = [...policies.join().matchAll(/role\/cdk-(\w+)-(\S+?)-role-(\d+)/g)].map(([, ...parts]) =>
    parts.join(' '),
  )
  expect([...new Set(roles)].sort()).toEqual(
    ['deploy', 'file-publishing', 'lookup'].map((name) => `prod ${name} 222222222222`),
  )
  github.resourceCountIs('AWS::IAM::AccessKey', 0)
})

test('trusts only the form of the subject that the repository uses', () => {
  const withIds = { ...firebase, githubRepository: 'tulna@1234/tulna@5678' }
  const github = githubTemplate('prod', withIds)
  expect(trusted(github, 'Deploy')).toEqual(['repo:tulna@1234/tulna@5678:environment:prod'])
  expect(trusted(github, 'Diff')).toEqual(['repo:tulna@1234/tulna@5678:environment:prod-plan'])
  expect(JSON.stringify(github.toJSON())).not.toContain('repo:tulna/tulna:')
})

test('deploys each stage with bootstrap roles of its own, to its own account', () => {
  for (const [stage, account] of [
    ['dev', '111111111111'],
    ['prod', '222222222222'],
  ] as const) {
    const all = appOf(stage).node.children.filter((child) => child instanceof Stack)
    expect(all).toHaveLength(5)
    for (const stack of all)
      expect([stack.synthesizer.bootstrapQualifier, stack.account]).toEqual([stage, account])
  }
})

test('gives the roles of every stage the same names, so that IAM refuses a second stage in an account', () => {
  const rolesOf = (stage: string) =>
    resourcesOf(githubTemplate(stage), 'AWS::IAM::Role').map(([, { Properties }]) => Properties.RoleName)
  expect(rolesOf('dev')).toEqual(['tulna-deploy', 'tulna-diff'])
  expect(rolesOf('prod')).toEqual(rolesOf('dev'))
})

test('lets deployment plans read the stage’s stacks and nothing else, and lets pull requests read dev’s, not prod’s', () => {
  const subjects = ['repo:tulna/tulna:environment:dev-plan', 'repo:tulna/tulna:pull_request']
  expect(trusted(githubTemplate('dev', { demo: 'true' }), 'Diff')).toEqual(subjects)
  expect(trusted(githubTemplate('prod'), 'Diff')).toEqual(['repo:tulna/tulna:environment:prod-plan'])
  for (const stage of ['dev', 'prod']) {
    const github = githubTemplate(stage)
    const diff = resourcesOf(github, 'AWS::IAM::Policy').filter(([id]) => id.startsWith('Diff'))
    const statements = diff.flatMap(
      ([, { Properties }]) =>
        (Properties.PolicyDocument as { Statement: { Action: string[]; Resource: unknown[] }[] }).Statement,
    )
    expect(statements.map(({ Action }) => Action)).toEqual([
      ['cloudformation:DescribeStacks', 'cloudformation:GetTemplate'],
    ])
    for (const resource of statements.flatMap(({ Resource }) => Resource))
      expect(JSON.stringify(resource)).toMatch(new RegExp(`:stack/Tulna-${stage}-\\*"`))
  }
})
