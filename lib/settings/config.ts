import type { Access } from '#contract/route.ts'
import type { FirebaseConfig, GrievanceOfficer } from '#contract/site-config.ts'
import { conflictIn, hasDemo, type Settings } from './conflicts.ts'
import { defaultRetainDays, settings } from './settings.ts'

/** The settings of a stage after validation, in the shape that the stacks use. `settings.ts` describes each setting. */
export type Config = ReturnType<typeof toConfig>

export interface Domain {
  /** A host name such as `www.tulna.example`. */
  name: string
  /** The ARN of its certificate in us-east-1, where CloudFront looks for it. */
  certificateArn: string
}

export interface GitHubConfig {
  /** As the repository's tokens name it: `owner/name`, or `owner@1234/name@5678` with the ids of both. */
  repository: string
  /** The ARN of the account's OIDC provider for GitHub, if it already has one: an account can have only one. */
  providerArn?: string | undefined
}

const schema = settings
  .check(({ value, issues }) => {
    const message = conflictIn(value)
    if (message) issues.push({ code: 'custom', message, input: value })
  })
  .transform(toConfig)

/** What the CDK CLI stores in the context, besides keys with a `:`, a `/` or an `@`. */
const cdkKeys = ['acknowledged-issue-numbers', 'cli-telemetry']

/** Whether a key of the context is one of ours, even if misspelled. */
export const isSetting = (name: string) => !/[:/@]/.test(name) && !cdkKeys.includes(name)

/**
 * Reads the settings from CDK context, where an empty value counts as not set and CDK's own keys are ignored. Throws
 * one line that says what to set.
 *
 * @param context a setting is a string if it comes from `-c`, any JSON value if it comes from a stage's file
 */
export function readConfig(context: Record<string, unknown>): Config {
  const entries = Object.entries(context)
    .filter(([name]) => isSetting(name))
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

/** A setting as trimmed text, empty if it is not set: a list as its elements with commas between them, an object as JSON, for the error about it. */
export function textOf(value: unknown): string {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return (isObject ? JSON.stringify(value) : String(value ?? '')).trim()
}

/** Requests per second. Only 500 complaints a day are accepted (`limits.complaint`). */
const complaintRate = 50

/** Requests per second of all lenders together: five outcomes of each of ten thousand presses take a quarter of an hour. */
const outcomeRate = 50

function toConfig(given: Settings) {
  const { stage, region, domain, certificateArn, githubRepository, routeRate, signInRate, adminRate } = given
  const isProd = stage === 'prod'
  const waf = given.waf ?? isProd
  const demo = hasDemo(given)
  const isPublicDemo = demo && stage !== 'local'
  const grievanceOfficer: GrievanceOfficer = {
    name: given.grievanceOfficerName ?? 'Grievance Officer (sample)',
    email: given.grievanceOfficerEmail ?? 'grievance@tulna.example',
    phone: given.grievanceOfficerPhone ?? '080 0000 8856',
  }
  const routeRates: Record<Access, number> = {
    public: routeRate,
    borrower: routeRate,
    anyone: complaintRate,
    lender: outcomeRate,
    phone: signInRate,
    demo: signInRate,
    admin: adminRate,
  }
  return {
    stage,
    region,
    /** Without it, the stacks go to the account of the credentials in use. */
    account: given.accounts?.[stage],
    demo,
    /** Whether strangers can reach the demo sign-in. */
    isPublicDemo,
    /** A stage has this, demo mode, or both. */
    firebase: firebaseIn(given),
    domain: domain && certificateArn ? ({ name: domain, certificateArn } satisfies Domain) : undefined,
    alarmEmail: given.alarmEmail,
    grievanceOfficer,
    waf,
    /** Off without WAF. */
    wafChallenge: waf && (given.wafChallenge ?? false),
    canary: given.canary ?? isProd,
    /** Whether the stage has alarms, a dashboard and metrics of its own. The local cloud has what prod has. */
    monitoring: given.monitoring ?? (isProd || stage === 'local' || given.canary === true),
    dataEvents: given.dataEvents ?? false,
    customerKey: given.customerKey ?? false,
    /** Requests per second to each route, by the route's access. */
    routeRates,
    userIndexShards: given.userIndexShards,
    totalsShards: given.totalsShards,
    warmJourneys: given.warmJourneys,
    // Nothing in a public demo is real, and it promises to keep nothing for more than a day.
    retainDays: given.retainDays ?? (isPublicDemo ? 0 : defaultRetainDays),
    edgeSecretVersion: given.edgeSecretVersion,
    backupVaultArn: given.backupVaultArn,
    replicaRegions: given.replicaRegions ?? [],
    /** Without one, no link is checked. */
    linkHosts: given.linkHosts ?? [],
    reservedConcurrency: given.reservedConcurrency ?? false,
    /** Whether people are expected to sign in at all times of the day. */
    launched: given.launched ?? false,
    /** Whether another administrator has to approve what one changes in an offer. */
    twoPairsOfEyes: given.twoPairsOfEyes ?? false,
    /** Whether the table, the user pool and, in prod, the stacks are protected from deletion. */
    protection: given.protection ?? stage !== 'local',
    monthlyBudget: given.monthlyBudget,
    restoredTable: given.restoredTable,
    github: githubRepository
      ? ({ repository: githubRepository, providerArn: given.githubProviderArn } satisfies GitHubConfig)
      : undefined,
  }
}

function firebaseIn(given: Settings): FirebaseConfig | undefined {
  const { firebaseProjectId: projectId, firebaseApiKey: apiKey, firebaseAppId: appId } = given
  if (!projectId || !apiKey || !appId) return undefined
  const authDomain = given.firebaseAuthDomain ?? `${projectId}.firebaseapp.com`
  const emulator = given.firebaseEmulator
  return { projectId, apiKey, appId, authDomain, ...(emulator && { emulator }) }
}
