import type { Access } from '#contract/route.ts'
import type { FirebaseConfig, GrievanceOfficer } from '#contract/site-config.ts'
import { conflictIn, hasDemo, type Settings } from './conflicts.ts'
import { defaultRetainDays, settings } from './settings.ts'

/** The settings of a stage after validation, in the shape that the stacks use. */
export interface Config {
  /** Part of the names of the stacks and of the bootstrap roles that deploy them. `local` is a developer's machine. */
  stage: string
  region: string
  /** The stage's account. Without it, the stacks go to the account of the credentials in use. */
  account?: string
  /** Deploys the demo sign-in, which does not verify phone numbers. */
  demo: boolean
  /** Whether strangers can reach the demo sign-in: it is deployed, and not on a developer's machine. */
  isPublicDemo: boolean
  /** The project that verifies phone numbers. A stage has this, demo mode, or both. */
  firebase?: FirebaseConfig
  /** The site's own host name; without it the site is at CloudFront's. */
  domain?: Domain
  alarmEmail?: string
  /** Placeholders in stages that set none. */
  grievanceOfficer: GrievanceOfficer
  /** Puts AWS WAF in front of the site. */
  waf: boolean
  /** Moves requests to the new versions of functions gradually. */
  canary: boolean
  /** Logs access to the table that bypasses the functions, and all access to the exports. */
  dataEvents: boolean
  /** Encrypts the table and the exports with a KMS key of the account instead of AWS's keys. */
  customerKey: boolean
  /** The most requests per second to each route, from all callers together, by the route's access. */
  routeRates: Record<Access, number>
  /** The number of write shards of a month in the borrowers' index, if not the default. */
  userIndexShards?: number
  /** Days for which a closed account stays sealed before it is deleted. */
  retainDays: number
  /** The id of a version of the edge's secret; without it the current one. */
  edgeSecretVersion?: string
  /** The ARN of the vault that gets a copy of each day's backup. */
  backupVaultArn?: string
  /** The regions that get a copy of the secrets. */
  replicaRegions: string[]
  /** Reserves concurrent executions for the functions that list, search and export borrowers, and gives them no more. */
  reservedConcurrency: boolean
  /** In US dollars. `alarmEmail` is told at 80% and 100% of it, and when the forecast for the month exceeds it. */
  monthlyBudget?: number
  /** The name of the table that replaces the stack's own. */
  restoredTable?: string
  /** The repository whose workflows may deploy this stage. */
  github?: GitHubConfig
}

export interface Domain {
  /** A host name such as `www.tulna.example`. */
  name: string
  /** The ARN of its certificate in us-east-1, where CloudFront looks for it. */
  certificateArn: string
}

export interface GitHubConfig {
  /** `owner/name` */
  repository: string
  /** The ARN of the account's OIDC provider for GitHub, if it already has one: an account can have only one. */
  providerArn?: string
}

const schema = settings
  .check(({ value, issues }) => {
    const message = conflictIn(value)
    if (message) issues.push({ code: 'custom', message, input: value })
  })
  .transform(toConfig)

/** What the CDK CLI stores in the context, besides keys with a `:`, a `/` or an `@`. */
const cdkKeys = ['acknowledged-issue-numbers', 'cli-telemetry']

/**
 * Reads the settings from CDK context, where an empty value counts as not set and CDK's own keys are ignored. Throws
 * one line that says what to set.
 *
 * @param context a setting is a string if it comes from `-c`, any JSON value if it comes from cdk.json
 */
export function readConfig(context: Record<string, unknown>): Config {
  const entries = Object.entries(context)
    .filter(([name]) => !/[:/@]/.test(name) && !cdkKeys.includes(name))
    .map(([name, value]) => [name, textOf(value)])
    .filter(([, value]) => value !== '')
  const { data, error } = schema.safeParse(Object.fromEntries(entries))
  if (data) return data
  const unknown = error.issues.find((issue) => issue.code === 'unrecognized_keys')
  if (unknown)
    throw new Error(
      `There is no setting ${unknown.keys[0]}. The settings are ${Object.keys(settings.shape).join(', ')}`,
    )
  throw new Error(error.issues[0]?.message)
}

/** A setting as text: a list as its elements with commas between them, an object as JSON, for the error about it. */
function textOf(value: unknown): string {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return (isObject ? JSON.stringify(value) : String(value ?? '')).trim()
}

function toConfig(given: Settings): Config {
  const { stage, region, accounts, alarmEmail, userIndexShards, restoredTable } = given
  const { edgeSecretVersion, backupVaultArn, monthlyBudget } = given
  const { domain, certificateArn, githubRepository, githubProviderArn } = given
  const { firebaseProjectId: projectId, firebaseApiKey: apiKey, firebaseAppId: appId } = given
  const authDomain = given.firebaseAuthDomain ?? `${projectId}.firebaseapp.com`
  const emulator = given.firebaseEmulator
  const account = accounts?.[stage]
  const demo = hasDemo(given)
  const isPublicDemo = demo && stage !== 'local'
  return {
    stage,
    region,
    demo,
    isPublicDemo,
    grievanceOfficer: {
      name: given.grievanceOfficerName ?? 'Grievance Officer (sample)',
      email: given.grievanceOfficerEmail ?? 'grievance@tulna.example',
      phone: given.grievanceOfficerPhone ?? '080 0000 8856',
    },
    // Nothing in a public demo is real, and it promises to keep nothing for more than a day.
    retainDays: given.retainDays ?? (isPublicDemo ? 0 : defaultRetainDays),
    waf: given.waf ?? stage === 'prod',
    canary: given.canary ?? stage === 'prod',
    replicaRegions: given.replicaRegions ?? [],
    reservedConcurrency: given.reservedConcurrency ?? stage === 'prod',
    dataEvents: given.dataEvents ?? false,
    customerKey: given.customerKey ?? false,
    routeRates: {
      public: given.routeRate,
      borrower: given.routeRate,
      anyone: given.signInRate,
      phone: given.signInRate,
      demo: given.signInRate,
      admin: given.adminRate,
    },
    ...(account && { account }),
    ...(projectId &&
      apiKey &&
      appId && { firebase: { projectId, apiKey, appId, authDomain, ...(emulator && { emulator }) } }),
    ...(domain && certificateArn && { domain: { name: domain, certificateArn } }),
    ...(alarmEmail && { alarmEmail }),
    ...(userIndexShards && { userIndexShards }),
    ...(edgeSecretVersion && { edgeSecretVersion }),
    ...(backupVaultArn && { backupVaultArn }),
    ...(monthlyBudget && { monthlyBudget }),
    ...(restoredTable && { restoredTable }),
    ...(githubRepository && {
      github: { repository: githubRepository, ...(githubProviderArn && { providerArn: githubProviderArn }) },
    }),
  }
}
