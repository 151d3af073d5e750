import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { type Gh, ghCli } from '#lib/operations/gh-cli.ts'
import { describeStep, prepareRepository } from '#lib/operations/github.ts'
import { readConfig } from '#lib/settings/config.ts'
import { variants } from '#lib/settings/variants.ts'
import { temporaryFolder } from '#support/temporary-folder.ts'

const dev = readConfig(variants['dev from GitHub'] ?? {})
const prod = readConfig(variants['prod with everything'] ?? {})

/** GitHub's errors as `gh` prints them. */
const noReviewers =
  'gh: Failed to create the environment protection rule. Please ensure the billing plan supports the required reviewers protection rule. (HTTP 422)'
const noRulesets =
  'gh: Upgrade to GitHub Pro or make this repository public to enable this feature. (HTTP 403)'

/** A repository at GitHub, as far as the command touches it. */
function aRepository({ hasIds = false, plan = 'enterprise' as 'enterprise' | 'free' } = {}) {
  const environments = new Map<string, { reviewers?: { type: string; id: number }[]; branches: string[] }>()
  const variables: Record<string, string> = {}
  const rulesets: { id: number; name: string }[] = []
  const gh: Gh = async (given, body) => {
    const [command, ...rest] = given
    if (command === 'variable') {
      const env = rest.includes('--env') ? rest[rest.indexOf('--env') + 1] : 'repository'
      variables[`${env} ${rest[1]}`] = rest[rest.indexOf('--body') + 1] ?? ''
      return undefined
    }
    const method = rest[0] === '--method' ? rest[1] : 'GET'
    const path = rest.at(-1) ?? ''
    if (path === 'users/asha') return { login: 'asha', id: 7 }
    if (path === 'repos/tulna/tulna')
      return { id: 5678, name: 'tulna', private: plan === 'free', owner: { login: 'tulna', id: 1234 } }
    if (path.endsWith('/oidc/customization/sub'))
      return { use_default: true, ...(hasIds && { use_immutable_subject: true }) }
    if (path.includes('/rulesets')) {
      if (plan === 'free') throw new Error(noRulesets)
      if (method === 'GET') return rulesets
      if (method === 'POST') rulesets.push({ id: rulesets.length + 1, ...(body as { name: string }) })
      return {}
    }
    const [, name = '', isPolicy] = /environments\/([\w-]+)(\/deployment-branch-policies)?/.exec(path) ?? []
    if (method === 'GET' && !isPolicy) {
      const found = environments.get(name)
      if (!found) throw new Error('gh: Not Found (HTTP 404)')
      const reviewers = found.reviewers?.map(({ type, id }) => ({ type, reviewer: { login: 'x', id } }))
      const rule = reviewers ? [{ id: 1, type: 'required_reviewers', reviewers }] : []
      return { name, protection_rules: [...rule, { id: 2, type: 'branch_policy' }] }
    }
    const environment = environments.get(name) ?? { branches: [] }
    environments.set(name, environment)
    if (isPolicy && method === 'GET')
      return { branch_policies: environment.branches.map((branch, id) => ({ id, name: branch })) }
    if (isPolicy && method === 'POST') environment.branches.push((body as { name: string }).name)
    if (isPolicy && method === 'DELETE') environment.branches.splice(Number(path.split('/').at(-1)), 1)
    if (method === 'PUT' && body && plan === 'free') throw new Error(noReviewers)
    // A change without reviewers takes them away.
    if (method === 'PUT') {
      const { reviewers } = (body ?? {}) as Pick<typeof environment, 'reviewers'>
      if (reviewers) environment.reviewers = reviewers
      else delete environment.reviewers
    }
    return {}
  }
  return { gh, environments, variables, rulesets }
}

/** AWS, where the stages have their roles for GitHub. */
const aws = async (...given: string[]) => {
  const stage = given.includes('Tulna-prod-GitHub') ? 'prod' : 'dev'
  const outputs = ['Diff', 'Deploy'].map((role) => ({
    OutputKey: `${role}RoleArn`,
    OutputValue: `arn:aws:iam::1:role/${stage}-${role}`,
  }))
  return { Stacks: [{ StackStatus: 'CREATE_COMPLETE', Outputs: outputs }] }
}

const prepare = (config: typeof dev, at: ReturnType<typeof aRepository>, reviewer?: string) =>
  prepareRepository(config, { repository: 'tulna/tulna', reviewer }, { gh: at.gh, aws })

test('sets environments, rules and variables of both stages, and the same again when repeated', async () => {
  const at = aRepository()
  at.environments.set('prod', { branches: ['feature', 'main'] })
  const withIds = { ...dev, github: { repository: 'tulna/tulna', providerArn: undefined } }
  for (let run = 0; run < 2; run++) {
    const steps = [...(await prepare(withIds, at)), ...(await prepare(prod, at, 'asha'))]
    expect(steps.map(({ state }) => state)).toEqual(steps.map(() => 'set'))
    expect(at.variables).toEqual({
      'dev-plan AWS_DIFF_ROLE_ARN': 'arn:aws:iam::1:role/dev-Diff',
      'dev AWS_DEPLOY_ROLE_ARN': 'arn:aws:iam::1:role/dev-Deploy',
      'repository AWS_DIFF_ROLE_ARN': 'arn:aws:iam::1:role/dev-Diff',
      'prod-plan AWS_DIFF_ROLE_ARN': 'arn:aws:iam::1:role/prod-Diff',
      'prod AWS_DEPLOY_ROLE_ARN': 'arn:aws:iam::1:role/prod-Deploy',
    })
    expect([...at.environments.keys()].sort()).toEqual(['dev', 'dev-plan', 'prod', 'prod-plan'])
    for (const { branches } of at.environments.values()) expect(branches).toEqual(['main'])
    expect(at.environments.get('prod')?.reviewers).toEqual([{ type: 'User', id: 7 }])
    expect(at.rulesets).toHaveLength(1)
    await prepare(prod, at)
    expect(at.environments.get('prod')?.reviewers).toEqual([{ type: 'User', id: 7 }])
  }
})

test('says what the plan of a private repository lacks, and sets the rest', async () => {
  const at = aRepository({ plan: 'free' })
  const steps = await prepare(prod, at, 'asha')
  const lines = steps.filter(({ state }) => state === 'lacks').map(describeStep)
  expect(lines).toEqual([
    expect.stringMatching(/^LACKS prod-plan is for main only: .*billing plan/),
    expect.stringMatching(/^LACKS prod is for main only/),
    expect.stringMatching(/^LACKS asha approves .*The workflow Release/),
    expect.stringMatching(/^LACKS main takes pull requests only.*Upgrade to GitHub Pro/),
  ])
  expect(Object.keys(at.variables)).toHaveLength(2)
})

test('refuses a repository that the stage’s roles do not trust, and prints the form of its tokens', async () => {
  const at = aRepository({ hasIds: true })
  await prepare(dev, at)
  await expect(prepare(prod, at)).rejects.toThrow(
    'Set "githubRepository" of prod to tulna@1234/tulna@5678, as the tokens name the repository (it is "tulna/tulna")',
  )
  await expect(prepare(dev, aRepository())).rejects.toThrow('Set "githubRepository" of dev to tulna/tulna,')
})

test('asks for the stage’s roles first, and passes on other errors of GitHub', async () => {
  const at = aRepository()
  const noStack = async () => {
    throw new Error('An error occurred (ValidationError): Stack with id Tulna-prod-GitHub does not exist')
  }
  const options = { repository: 'tulna/tulna' }
  await expect(prepareRepository(prod, options, { gh: at.gh, aws: noStack })).rejects.toThrow(
    'npx cdk deploy Tulna-prod-GitHub -c stage=prod',
  )
  const denied: Gh = async (given, body) => {
    if (given.includes('PUT')) throw new Error('gh: Must have admin rights to Repository. (HTTP 403)')
    return at.gh(given, body)
  }
  await expect(prepareRepository(prod, options, { gh: denied, aws })).rejects.toThrow(
    'Must have admin rights',
  )
})

test('runs gh with the body of a request, and throws what it prints', async () => {
  const folder = temporaryFolder()
  const gh = join(folder, 'gh')
  writeFileSync(
    gh,
    '#!/bin/sh\necho "$@" >"$0.arguments"\ncat >"$0.body"\n[ "$1" = api ] || { echo no >&2; exit 1; }\necho \'{"id": 1}\'\n',
  )
  chmodSync(gh, 0o755)
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`)
  try {
    expect(await ghCli(['api', '--method', 'PUT', 'x'], { name: 'main' })).toEqual({ id: 1 })
    expect(readFileSync(`${gh}.arguments`, 'utf8')).toBe('api --method PUT x --input -\n')
    expect(readFileSync(`${gh}.body`, 'utf8')).toBe('{"name":"main"}')
    await expect(ghCli(['nonsense'])).rejects.toThrow(/^no$/)
    vi.stubEnv('PATH', '/nowhere')
    await expect(ghCli(['api'])).rejects.toThrow('Install GitHub’s CLI')
  } finally {
    vi.unstubAllEnvs()
  }
})
