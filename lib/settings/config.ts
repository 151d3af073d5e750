import type { FirebaseConfig } from '#contract/site-config.ts'
import { readFirebase } from './firebase-settings.ts'
import type { Setting } from './settings.ts'

/** What an operator decides about a stage: `cdk deploy --all -c stage=prod -c region=ap-south-1`. */
export interface Config {
  /** Names the stacks. `local` is this machine, `prod` is for customers; others are as you like. */
  stage: string
  /** The AWS region. Personal data of Indian borrowers stays in India unless somebody says otherwise. */
  region: string
  /** Deploys the demo sign-in, which proves nothing about a phone: anybody may sign in as any unverified number. */
  demo: boolean
  /** The project that proves phone numbers (docs/firebase.md). A stage has this, the demo sign-in, or both. */
  firebase?: FirebaseConfig
  /** A host name of your own for the site; else it is found at CloudFront's. */
  domain?: Domain
  /** Gets the alarms. Prod must have it. */
  alarmEmail?: string
  /** Puts AWS WAF before the site: managed rules, and a limit of requests from one address. It costs extra. */
  waf: boolean
  /** A table that was restored from a backup, to be used instead of the stack's own (docs/operations.md). */
  restoredTable?: string
  /** The repository whose workflows may deploy this stage. */
  github?: GitHubConfig
}

export interface Domain {
  /** Such as `www.tulna.example`. */
  name: string
  /** The ARN of its certificate in us-east-1, where CloudFront looks for it. */
  certificateArn: string
}

export interface GitHubConfig {
  /** `owner/name` */
  repository: string
  /** The account's OIDC provider for GitHub, where another stack has made it: an account can have only one. */
  providerArn?: string
}

export const defaultRegion = 'ap-south-1'

/**
 * Reads the settings from CDK context, where an empty one counts as not set. Throws one line that says what to set.
 *
 * @param context looks up a setting: a string where it comes from `-c`, any JSON where from cdk.json
 */
export function readConfig(context: (key: string) => unknown): Config {
  const given = (key: Setting) => String(context(key) ?? '').trim()
  const stage = given('stage')
  if (!/^[a-z][a-z0-9]{0,11}$/.test(stage)) {
    throw new Error(`Set the stage, 1 to 12 small letters and digits: -c stage=dev (it is "${stage}")`)
  }
  if (/^(prod.+|live)$/.test(stage)) {
    throw new Error(
      `The stage of customers, which is guarded, is called prod: -c stage=prod (it is "${stage}")`,
    )
  }
  const region = given('region') || defaultRegion
  if (!/^[a-z]{2}(-[a-z]+)+-\d$/.test(region)) {
    throw new Error(`Set a region as AWS writes it: -c region=${defaultRegion} (it is "${region}")`)
  }
  const demo = readSwitch('demo', given('demo') || String(stage === 'local'))
  if (stage === 'prod' && demo) {
    throw new Error('Demo mode must be off in prod, where it would let anybody in: -c demo=false')
  }
  const firebase = readFirebase(given, stage)
  if (!firebase && !demo) {
    throw new Error(
      `Nobody could sign in to ${stage}. Set a Firebase project (docs/firebase.md): -c firebaseProjectId=...` +
        (stage === 'prod' ? '' : ', or the demo sign-in: -c demo=true'),
    )
  }
  const domain = readDomain(given('domain'), given('certificateArn'))
  const alarmEmail = readAlarmEmail(given('alarmEmail'), stage)
  const restoredTable = given('restoredTable')
  // So that no stage ever works on the table of another by mistake.
  if (restoredTable && !new RegExp(`^tulna-${stage}-[\\w.-]{1,200}$`).test(restoredTable)) {
    throw new Error(
      `Set restoredTable to a table of this stage, by its name: -c restoredTable=tulna-${stage}-restored (it is "${restoredTable}")`,
    )
  }
  const github = readGitHub(given('githubRepository'), given('githubProviderArn'))
  return {
    stage,
    region,
    demo,
    waf: readSwitch('waf', given('waf') || 'false'),
    ...(firebase && { firebase }),
    ...(domain && { domain }),
    ...(alarmEmail && { alarmEmail }),
    ...(restoredTable && { restoredTable }),
    ...(github && { github }),
  }
}

function readSwitch(key: string, value: string): boolean {
  if (value === 'true' || value === 'false') return value === 'true'
  throw new Error(`Set ${key} to true or false: -c ${key}=false (it is "${value}")`)
}

function readDomain(name: string, certificateArn: string): Domain | undefined {
  if (!name && !certificateArn) return undefined
  if (!/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(name)) {
    throw new Error(`Set the host name of the site: -c domain=www.tulna.example (it is "${name}")`)
  }
  if (!/^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/.test(certificateArn)) {
    throw new Error(
      `Set the certificate of ${name}, which must be in us-east-1: -c certificateArn=arn:aws:acm:us-east-1:... (it is "${certificateArn}")`,
    )
  }
  return { name, certificateArn }
}

function readAlarmEmail(address: string, stage: string): string | undefined {
  if (!address && stage !== 'prod') return undefined
  if (!/^[^\s@"<>]+@[^\s@"<>]+\.[^\s@"<>]+$/.test(address)) {
    throw new Error(
      `Set who gets the alarms of ${stage}: -c alarmEmail=ops@tulna.example (it is "${address}")`,
    )
  }
  return address
}

function readGitHub(repository: string, providerArn: string): GitHubConfig | undefined {
  if (!repository && !providerArn) return undefined
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    throw new Error(
      `Set the GitHub repository as owner/name: -c githubRepository=tulna/tulna (it is "${repository}")`,
    )
  }
  if (
    providerArn &&
    !/^arn:aws:iam::\d{12}:oidc-provider\/token\.actions\.githubusercontent\.com$/.test(providerArn)
  ) {
    throw new Error(
      `Set the account's OIDC provider for GitHub: -c githubProviderArn=arn:aws:iam::...:oidc-provider/token.actions.githubusercontent.com (it is "${providerArn}")`,
    )
  }
  return { repository, ...(providerArn && { providerArn }) }
}
