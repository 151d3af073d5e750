import { z } from 'zod'
import type { Config } from '../settings/config.ts'
import type { Aws } from './aws-cli.ts'
import type { Gh } from './gh-cli.ts'
import { describeStack } from './preflight.ts'

/** `set`: GitHub has it now. `lacks`: GitHub refuses it, and the text says what that means. */
export interface Step {
  state: 'set' | 'lacks'
  text: string
}

interface GitHubTools {
  gh: Gh
  aws: Aws
}

const repositoryAnswer = z.object({
  id: z.number(),
  name: z.string(),
  owner: z.object({ id: z.number(), login: z.string() }),
})
const subjectAnswer = z.object({ use_immutable_subject: z.boolean().optional() })

/**
 * Prepares a repository to deploy a stage: the environments, who may deploy from them, the rule of `main`, and the variables
 * with the roles of the stage's stack. What is set already is set again, so the command can be repeated. What GitHub's plan
 * does not offer is a step that `lacks`, and the rest goes on.
 *
 * @param reviewer the login of somebody who approves deployments to prod
 * @throws Error with one line if the stage does not trust this repository, or has no roles for GitHub yet
 */
export async function prepareRepository(
  config: Config,
  { repository, reviewer }: { repository: string; reviewer?: string | undefined },
  { gh, aws }: GitHubTools,
): Promise<Step[]> {
  const { stage } = config
  await assertTrusted(config, repository, gh)
  const roles = await rolesOf(config, aws)
  const api = `repos/${repository}`
  const steps: Step[] = []
  const attempt = async (text: string, change: () => Promise<unknown>, without: string) => {
    try {
      await change()
      steps.push({ state: 'set', text })
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      if (!isOfPlan(message)) throw error
      steps.push({ state: 'lacks', text: `${text}: ${message.replaceAll(/\s+/g, ' ')}. ${without}` })
    }
  }

  for (const environment of [`${stage}-plan`, stage]) {
    const path = `${api}/environments/${environment}`
    const rules = await rulesOf(path, gh)
    if (!rules) await gh(['api', '--method', 'PUT', path])
    steps.push({ state: 'set', text: `environment ${environment}` })
    await attempt(
      `${environment} is for main only`,
      () => allowMainOnly(path, rules ?? {}, gh),
      'The roles trust this environment from every branch: let nobody push who may not deploy',
    )
  }
  if (reviewer) {
    const { id } = z.object({ id: z.number() }).parse(await gh(['api', `users/${reviewer}`]))
    await attempt(
      `${reviewer} approves each deployment from ${stage}`,
      async () =>
        gh(['api', '--method', 'PUT', `${api}/environments/${stage}`], {
          ...(await rulesOf(`${api}/environments/${stage}`, gh)),
          deployment_branch_policy: ofOwnBranches,
          reviewers: [{ type: 'User', id }],
        }),
      'The workflow Release, which somebody starts by hand, is the gate',
    )
  }
  await attempt(
    'main takes pull requests only, and no forced push',
    () => protectMain(api, gh),
    'Whoever may push to main deploys to dev: agree on pull requests',
  )

  const set = async (name: string, value: string, where: string[]) => {
    await gh(['variable', 'set', name, '--repo', repository, ...where, '--body', value])
    steps.push({ state: 'set', text: `${name} of ${where[1] ?? 'the repository'}` })
  }
  await set('AWS_DIFF_ROLE_ARN', roles.diff, ['--env', `${stage}-plan`])
  await set('AWS_DEPLOY_ROLE_ARN', roles.deploy, ['--env', stage])
  // Pull requests are compared with dev, and without this variable nothing is built for a deployment.
  if (stage !== 'prod') await set('AWS_DIFF_ROLE_ARN', roles.diff, [])
  return steps
}

/** GitHub's words when a private repository's plan lacks something. */
const isOfPlan = (message: string) =>
  /billing plan supports|Upgrade to GitHub|make this repository public/.test(message)

/** Compares the repository with the one that the stage's roles trust, in the form of its tokens. */
async function assertTrusted({ stage, github }: Config, repository: string, gh: Gh): Promise<void> {
  const { id, name, owner } = repositoryAnswer.parse(await gh(['api', `repos/${repository}`]))
  const path = `repos/${repository}/actions/oidc/customization/sub`
  const { use_immutable_subject: hasIds = false } = subjectAnswer.parse(await gh(['api', path]))
  const subject = hasIds ? `${owner.login}@${owner.id}/${name}@${id}` : `${owner.login}/${name}`
  if (github?.repository !== subject)
    throw new Error(
      `Set "githubRepository" of ${stage} to ${subject}, as the tokens name the repository (it is "${github?.repository ?? ''}"), and deploy its roles: npx cdk deploy Tulna-${stage}-GitHub -c stage=${stage}`,
    )
}

/** The roles for GitHub in the stage's account. */
async function rolesOf({ stage, region }: Config, aws: Aws): Promise<{ diff: string; deploy: string }> {
  const name = `Tulna-${stage}-GitHub`
  const outputs = (await describeStack(aws, { name, region }))?.Outputs ?? []
  const output = (key: string) => outputs.find(({ OutputKey }) => OutputKey === key)?.OutputValue
  const [diff, deploy] = [output('DiffRoleArn'), output('DeployRoleArn')]
  if (!diff || !deploy)
    throw new Error(
      `${stage} has no roles for GitHub yet: npx cdk deploy ${name} -c stage=${stage}, then run this again`,
    )
  return { diff, deploy }
}

const ofOwnBranches = { protected_branches: false, custom_branch_policies: true }
const policiesAnswer = z.object({ branch_policies: z.array(z.object({ id: z.number(), name: z.string() })) })

const environmentAnswer = z.object({
  protection_rules: z
    .array(
      z.object({
        type: z.string(),
        wait_timer: z.number().optional(),
        reviewers: z.array(z.object({ type: z.string(), reviewer: z.object({ id: z.number() }) })).optional(),
      }),
    )
    .default([]),
})

/** What an environment waits for, which a change has to repeat; `undefined` if there is no such environment. */
async function rulesOf(environment: string, gh: Gh): Promise<object | undefined> {
  try {
    const { protection_rules: rules } = environmentAnswer.parse(await gh(['api', environment]))
    const wait = rules.find(({ wait_timer }) => wait_timer)?.wait_timer
    const reviewers = rules.find((rule) => rule.reviewers)?.reviewers
    return {
      ...(wait && { wait_timer: wait }),
      ...(reviewers && { reviewers: reviewers.map(({ type, reviewer: { id } }) => ({ type, id })) }),
    }
  } catch (error) {
    if (error instanceof Error && error.message.includes('HTTP 404')) return undefined
    throw error
  }
}

/** Lets an environment be used from `main` only, and from no other branch that somebody has allowed. */
async function allowMainOnly(environment: string, rules: object, gh: Gh): Promise<void> {
  await gh(['api', '--method', 'PUT', environment], { ...rules, deployment_branch_policy: ofOwnBranches })
  const path = `${environment}/deployment-branch-policies`
  const { branch_policies: policies } = policiesAnswer.parse(await gh(['api', path]))
  if (!policies.some(({ name }) => name === 'main'))
    await gh(['api', '--method', 'POST', path], { name: 'main' })
  for (const { id, name } of policies)
    if (name !== 'main') await gh(['api', '--method', 'DELETE', `${path}/${id}`])
}

const rulesetName = 'Tulna: main'
const rulesetsAnswer = z.array(z.object({ id: z.number(), name: z.string() }))

async function protectMain(api: string, gh: Gh): Promise<void> {
  const existing = rulesetsAnswer.parse(await gh(['api', `${api}/rulesets`]))
  const ours = existing.find(({ name }) => name === rulesetName)
  const path = ours ? `${api}/rulesets/${ours.id}` : `${api}/rulesets`
  await gh(['api', '--method', ours ? 'PUT' : 'POST', path], {
    name: rulesetName,
    target: 'branch',
    enforcement: 'active',
    conditions: { ref_name: { include: ['~DEFAULT_BRANCH'], exclude: [] } },
    rules: [
      { type: 'deletion' },
      { type: 'non_fast_forward' },
      {
        type: 'pull_request',
        parameters: {
          // Somebody who works alone can't approve their own.
          required_approving_review_count: 0,
          dismiss_stale_reviews_on_push: true,
          require_code_owner_review: false,
          require_last_push_approval: false,
          required_review_thread_resolution: false,
        },
      },
    ],
  })
}

/** A line for a step. */
export const describeStep = ({ state, text }: Step) => `${state === 'set' ? 'set   ' : 'LACKS '}${text}`
