import { z } from 'zod'
import {
  defaultTotalsShards,
  defaultUserIndexShards,
  maxTotalsShards,
  maxUserIndexShards,
} from '#table/shards.ts'

/** What docs/operations.md says about a setting: `npm run settings` writes it there. */
export interface Documentation {
  /** One line of Markdown for the operator. */
  description: string
  /** What applies where the setting is not given. */
  default?: string
  /** The stages that cannot do without it. */
  neededBy?: string
}

export const documentation = z.registry<Documentation>()

export const defaultRegion = 'ap-south-1'

/** Rule 8(3) of the Digital Personal Data Protection Rules, 2025, asks for a year. */
export const defaultRetainDays = 365

/** The error for a wrong value, in one line: the advice, then the value given. */
const advise =
  (advice: string) =>
  ({ input }: { input?: unknown }) =>
    `${advice} (it is "${input ?? ''}")`

const matching = (pattern: RegExp, advice: string) => {
  const error = advise(advice)
  return z.string({ error }).regex(pattern, { error })
}

const inRange = (least: number, most: number, advice: string) => {
  const error = advise(advice)
  const isInRange = (digits: string) =>
    /^(0|[1-9]\d*)$/.test(digits) && Number(digits) >= least && Number(digits) <= most
  return z.string({ error }).refine(isInRange, { error }).transform(Number)
}

const text = ({ pattern, advice, ...docs }: Documentation & { pattern: RegExp; advice: string }) =>
  matching(pattern, advice).optional().register(documentation, docs)

interface NumberSetting extends Documentation {
  least: number
  most: number
  advice: string
}

const wholeNumber = ({ least, most, advice, ...docs }: NumberSetting) =>
  inRange(least, most, advice).optional().register(documentation, docs)

const trueOrFalse = (name: string, docs: Documentation) =>
  z
    .enum(['true', 'false'], {
      error: ({ input }) => `Set ${name} to true or false: -c ${name}=false (it is "${input}")`,
    })
    .transform((value) => value === 'true')
    .optional()
    .register(documentation, docs)

const emailAddress = /^[^\s@"<>]+@[^\s@"<>]+\.[^\s@"<>]+$/

const firebaseAdvice = (name: string) => `Set ${name} as Firebase's console shows it: -c ${name}=...`

/** A rate limit in API Gateway. The account's own quota is 10,000 requests per second unless AWS has raised it. */
const requestsPerSecond = (name: string, usual: number, whose: string) => {
  const advice = `Set ${name} to 1 to 1000000 requests per second: -c ${name}=${usual}`
  return inRange(1, 1_000_000, advice)
    .default(usual)
    .register(documentation, {
      description: `The most requests per second to each route ${whose}, from all callers together. A burst may be twice as large, up to what API Gateway allows the account: 5,000, or half of a raised quota`,
      default: usual.toLocaleString('en-IN'),
    })
}

const accountsExample = '-c accounts=dev:111111111111,prod:222222222222'

/** `dev:111111111111,prod:222222222222` as a record. */
const accounts = matching(
  /^[a-z][a-z0-9]*:\d{12}(,[a-z][a-z0-9]*:\d{12})*$/,
  `Set the AWS account of each stage: ${accountsExample}`,
)
  .transform((list) => list.split(',').map((pair) => pair.split(':')))
  .refine((pairs) => new Set(pairs.map(([stage]) => stage)).size === pairs.length, {
    error: `Set one AWS account for each stage: ${accountsExample}`,
  })
  .transform((pairs): Record<string, string> => Object.fromEntries(pairs))

/** Every setting that a stage's file may have, or that an operator may give as `-c name=value`. */
export const settings = z.strictObject({
  stage: matching(
    /^[a-z][a-z0-9]{0,9}$/,
    'Set the stage, 1 to 10 lower-case letters and digits, the first a letter: -c stage=dev',
  )
    .refine((stage) => !/^(prod.+|live)$/.test(stage), {
      error: ({ input }) =>
        `Call the production stage prod, which has safeguards: -c stage=prod (it is "${input}")`,
    })
    .register(documentation, {
      description:
        '1 to 10 lower-case letters and digits, the first a letter. `prod` is the production stage; no other name may start with `prod` or be `live`, and `local` cannot be deployed to AWS',
      default: '`dev`',
    }),
  region: matching(/^[a-z]{2}(-[a-z]+)+-\d$/, `Set a valid AWS region: -c region=${defaultRegion}`)
    .default(defaultRegion)
    .register(documentation, {
      description: 'The AWS region that stores the data',
      default: `\`${defaultRegion}\``,
    }),
  accounts: accounts.optional().register(documentation, {
    description:
      'The AWS account of each stage: `dev:111111111111,prod:222222222222`. No two stages may share one. A stage listed here deploys to its account only',
    neededBy: 'prod, and stages that GitHub deploys',
  }),
  demo: trueOrFalse('demo', {
    description:
      'Sign-in without proof: anyone can sign in with any number, and nobody verifies it. Refused in prod and with a `domain`. The site warns its visitors and tells search engines not to index it',
    default: '`true` in stage `local`, `false` elsewhere',
  }),
  waf: trueOrFalse('waf', {
    description:
      'Puts AWS WAF in front of the site: limits per IP address for sign-in and for the API, and AWS managed rules. Costs extra',
    default: '`true` in prod, `false` elsewhere',
  }),
  wafChallenge: trueOrFalse('wafChallenge', {
    description:
      'Whether AWS WAF challenges browsers that open a page from an address with many requests, and pages may load AWS’s scripts for it; otherwise it counts them: see [Before the firewall challenges](incidents.md#alarms)',
    default: '`false`',
  }),
  canary: trueOrFalse('canary', {
    description:
      'Sends a tenth of each function’s requests to its new version for five minutes, then all of them; if one of the function’s alarms is raised in that time, all go to the previous version again: see *Gradual releases*',
    default: '`true` in prod, `false` elsewhere',
  }),
  dataEvents: trueOrFalse('dataEvents', {
    description:
      'Logs every access to the export files, and every access to the table that is not a function’s: see *Who reads the data*',
    default: '`false`',
  }),
  customerKey: trueOrFalse('customerKey', {
    description:
      'Encrypts the table and the exports with a KMS key of the account, for $1 a month plus a charge for each use: see *A key for personal data*',
    default: '`false`: AWS’s own keys',
  }),
  monitoring: trueOrFalse('monitoring', {
    description:
      'Creates the alarms and the dashboard, and publishes the metrics that only they show, for some $15 a month. Without it, `alarmEmail` still gets a mail about each complaint',
    default: '`true` in prod and with `canary`, `false` elsewhere',
  }),
  alarmEmail: text({
    pattern: emailAddress,
    advice: 'Set who receives the alarms: -c alarmEmail=ops@tulna.example',
    description:
      'The address that receives the alarms, a mail about each complaint, the alerts of `monthlyBudget`, and news of failed backups',
    default: 'none',
    neededBy: 'prod',
  }),
  grievanceOfficerName: text({
    pattern: /^\S.{2,99}$/,
    advice: 'Set who answers complaints: -c grievanceOfficerName="Asha Nair"',
    description: 'The name of the Grievance Officer, a person, as `/grievance` shows it',
    default: 'a placeholder, which prod refuses',
    neededBy: 'prod',
  }),
  grievanceOfficerEmail: text({
    pattern: emailAddress,
    advice: "Set the Grievance Officer's address: -c grievanceOfficerEmail=grievance@tulna.in",
    description: 'The e-mail address of the Grievance Officer',
    default: 'a placeholder, which prod refuses',
    neededBy: 'prod',
  }),
  grievanceOfficerPhone: text({
    pattern: /^\+?\d[\d ]{7,16}\d$/,
    advice: 'Set the Grievance Officer\'s telephone: -c grievanceOfficerPhone="080 4123 8856"',
    description: 'The telephone number of the Grievance Officer',
    default: 'a placeholder, which prod refuses',
    neededBy: 'prod',
  }),
  domain: text({
    pattern: /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/,
    advice: 'Set the host name of the site: -c domain=www.tulna.example',
    description: 'The host name of the site. With it, the site requires TLS 1.2 or later',
    default: "CloudFront's host name",
  }),
  certificateArn: text({
    pattern: /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
    advice:
      'Set the certificate of the domain, which must be in us-east-1: -c certificateArn=arn:aws:acm:us-east-1:...',
    description: 'The ARN of the certificate of `domain`, in us-east-1',
    neededBy: 'stages with a `domain`',
  }),
  firebaseProjectId: text({
    pattern: /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
    advice: firebaseAdvice('firebaseProjectId'),
    description: 'The Firebase project that verifies phone numbers ([firebase.md](firebase.md))',
    neededBy: 'stages without `demo`',
  }),
  firebaseApiKey: text({
    pattern: /^[\w-]{10,100}$/,
    advice: firebaseAdvice('firebaseApiKey'),
    description: "The API key of the project's web app",
    neededBy: 'stages without `demo`',
  }),
  firebaseAppId: text({
    pattern: /^[\w:]{5,100}$/,
    advice: firebaseAdvice('firebaseAppId'),
    description: "The id of the project's web app",
    neededBy: 'stages without `demo`',
  }),
  firebaseAuthDomain: text({
    pattern: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/,
    advice: firebaseAdvice('firebaseAuthDomain'),
    description: "The project's `authDomain`",
    default: '`<firebaseProjectId>.firebaseapp.com`',
  }),
  firebaseEmulator: text({
    pattern: /^http:\/\/127\.0\.0\.1:\d+$/,
    advice: "Set the address of Firebase's emulator: -c firebaseEmulator=http://127.0.0.1:9099",
    description: "The address of Firebase's emulator, in stage `local` only",
  }),
  userIndexShards: wholeNumber({
    least: 1,
    most: maxUserIndexShards,
    advice: `Set userIndexShards to 1 to ${maxUserIndexShards}: -c userIndexShards=50`,
    description:
      "The number of write shards of the borrowers' index. Set one for every 200 journeys a second at the peak (*Quotas for a campaign* says what a journey is). Each shard makes the users list a little slower. Raise the number before a campaign; after you lower it, the list gets faster only from the next month on",
    default: `${defaultUserIndexShards}`,
  }),
  totalsShards: wholeNumber({
    least: 1,
    most: maxTotalsShards,
    advice: `Set totalsShards to 1 to ${maxTotalsShards}: -c totalsShards=100`,
    description:
      'The number of write shards of the statistics, among which borrowers who register from then on are spread. Set one for every 10 journeys a second at the peak, and raise it before a campaign. The users list reads each shard that there has ever been, every five seconds',
    default: `${defaultTotalsShards}`,
  }),
  warmJourneys: wholeNumber({
    least: 1,
    most: 1_000_000,
    advice: 'Set warmJourneys to 1 to 1000000 journeys a second: -c warmJourneys=1000',
    description:
      'Journeys a second that the table and its index can serve from the first second. A new table serves about 114, and then needs half an hour for each doubling. AWS charges once for what is raised, which `npm run cost` prints, and never lowers it again: see *Quotas for a campaign*',
    default: 'what the traffic has made of the table',
  }),
  retainDays: wholeNumber({
    least: 0,
    most: 3650,
    advice: 'Set retainDays to 0 to 3650: -c retainDays=365',
    description:
      'Days for which a closed account stays sealed before it is deleted; with 0 it is deleted at once. Ask a lawyer ([content.md](content.md))',
    default: `${defaultRetainDays}; 0 with \`demo\` on AWS`,
  }),
  routeRate: requestsPerSecond(
    'routeRate',
    10_000,
    'for visitors or borrowers that `signInRate` does not cover',
  ),
  signInRate: requestsPerSecond(
    'signInRate',
    2_000,
    'that signs borrowers in or only counts something (`code-sent`, `web-vitals`, `handover`)',
  ),
  adminRate: requestsPerSecond('adminRate', 200, 'for administrators'),
  edgeSecretVersion: text({
    pattern: /^[\w-]{32,64}$/,
    advice: "Set the id of a version of the edge's secret: -c edgeSecretVersion=...",
    description:
      "The id of a version of the edge's secret: see [Rotating the edge's secret](incidents.md#rotating-the-edges-secret)",
    default: 'the current one',
  }),
  backupVaultArn: text({
    pattern: /^arn:aws:backup:[a-z]{2}(-[a-z]+)+-\d:\d{12}:backup-vault:[\w-]{2,50}$/,
    advice:
      'Set the vault in another account and region: -c backupVaultArn=arn:aws:backup:ap-south-2:333333333333:backup-vault:tulna-prod',
    description:
      'The ARN of a vault of AWS Backup in another account and region, which gets a copy of each day’s backup of the table: see *Backups in another account*',
    default: 'no backup besides point-in-time recovery',
  }),
  replicaRegions: matching(
    /^[a-z]{2}(-[a-z]+)+-\d(,[a-z]{2}(-[a-z]+)+-\d)*$/,
    'Set the regions with commas between them: -c replicaRegions=ap-south-2',
  )
    .transform((list) => list.split(','))
    .optional()
    .register(documentation, {
      description:
        'The regions, with commas between them, that get a copy of the secrets that sign sessions, receipts and outcomes',
      default: 'none',
    }),
  linkHosts: matching(
    /^([a-z0-9-]+\.)+[a-z][a-z0-9-]*(,([a-z0-9-]+\.)+[a-z][a-z0-9-]*)*$/,
    'Set the hosts in lower case with commas between them: -c linkHosts=www.lender.example,docs.lender.example',
  )
    .transform((list) => list.split(','))
    .optional()
    .register(documentation, {
      description:
        'The hosts, with commas between them, whose pages are checked once a night: where offers’ links lead, and Key Facts Statements. Each is named in full, `www.` included, and no other host is asked: see [Lenders’ links](operations.md#lenders-links)',
      default: 'none: no link is checked',
    }),
  reservedConcurrency: trueOrFalse('reservedConcurrency', {
    description:
      'Reserves 50 concurrent executions for lists and searches of borrowers, 10 for complaints and 5 for exports, and limits them to these numbers. Needs a quota of at least 165 in the account, which `npm run preflight` reads: a new account has 10',
    default: '`false`',
  }),
  launched: trueOrFalse('launched', {
    description:
      'The public knows the site: six hours without a sign-in raise the alarm `no-sign-ins`. Set it at the launch of prod',
    default: '`false`',
  }),
  twoPairsOfEyes: trueOrFalse('twoPairsOfEyes', {
    description:
      'What an administrator changes in an offer waits until another administrator has approved it: see *Two pairs of eyes*. Needs two administrators',
    default: '`false`',
  }),
  protection: trueOrFalse('protection', {
    description:
      'Protects the table and the administrators’ accounts from deletion and, in prod, the stacks. `npm run deploy` turns it off until the first deployment has succeeded, because CloudFormation could not clean up after a failed one',
    default: '`true`',
  }),
  monthlyBudget: wholeNumber({
    least: 1,
    most: 9_999_999,
    advice: 'Set the monthly budget in whole US dollars: -c monthlyBudget=200',
    description:
      'US dollars per month. `alarmEmail` is told when the account has spent 80% and 100% of it, and when AWS forecasts that it will exceed it. Needs `alarmEmail`',
    default: 'no budget',
  }),
  restoredTable: text({
    pattern: /^[\w.-]{3,255}$/,
    advice: 'Set the name of a restored table: -c restoredTable=tulna-prod-restored',
    description:
      'The name of a restored table, which the stage uses in place of its own: see [Restoring the table](incidents.md#restoring-the-table)',
    default: "the stack's own table",
  }),
  githubRepository: text({
    pattern: /^[\w.-]+(\/[\w.-]+|@\d+\/[\w.-]+@\d+)$/,
    advice:
      'Set the GitHub repository as its tokens name it, owner/name or owner@1234/name@5678: -c githubRepository=tulna/tulna',
    description:
      'The repository whose workflows may deploy the stage, as its tokens name it: `owner/name`, or `owner@1234/name@5678` with the ids of both if it was created, renamed or transferred since 15 July 2026. *Deploying from GitHub* has the commands that print it',
  }),
  githubProviderArn: text({
    pattern: /^arn:aws:iam::\d{12}:oidc-provider\/token\.actions\.githubusercontent\.com$/,
    advice:
      "Set the account's OIDC provider for GitHub: -c githubProviderArn=arn:aws:iam::...:oidc-provider/token.actions.githubusercontent.com",
    description: "The ARN of the account's OIDC provider for GitHub, if it already has one",
    default: 'a new one',
  }),
})
