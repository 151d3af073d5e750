import type { FirebaseConfig } from '../functions/contract/site-config.ts'

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
}

/** Looks up a setting: a string where it comes from `-c`, any JSON where from cdk.json. */
type Context = (key: string) => unknown

export const defaultRegion = 'ap-south-1'

/** Reads the settings from CDK context. Throws one line that says what to set. */
export function readConfig(context: Context): Config {
  const stage = String(context('stage') ?? '')
  if (!/^[a-z][a-z0-9]{0,11}$/.test(stage)) {
    throw new Error(`Set the stage, 1 to 12 small letters and digits: -c stage=dev (it is "${stage}")`)
  }
  const region = String(context('region') ?? defaultRegion)
  if (!/^[a-z]{2}(-[a-z]+)+-\d$/.test(region)) {
    throw new Error(`Set a region as AWS writes it: -c region=${defaultRegion} (it is "${region}")`)
  }
  const demo = String(context('demo') ?? stage === 'local')
  if (demo !== 'true' && demo !== 'false') {
    throw new Error(`Set demo to true or false: -c demo=false (it is "${demo}")`)
  }
  if (stage === 'prod' && demo === 'true') {
    throw new Error('Demo mode must be off in prod, where it would let anybody in: -c demo=false')
  }
  const firebase = readFirebase(context, stage)
  if (!firebase && demo === 'false') {
    throw new Error(
      `Nobody could sign in to ${stage}. Set a Firebase project (docs/firebase.md): -c firebaseProjectId=...` +
        (stage === 'prod' ? '' : ', or the demo sign-in: -c demo=true'),
    )
  }
  return { stage, region, demo: demo === 'true', ...(firebase && { firebase }) }
}

/** What each of Firebase's settings looks like in its console. */
const firebaseSettings = {
  firebaseProjectId: /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
  firebaseApiKey: /^[\w-]{10,100}$/,
  firebaseAppId: /^[\w:]{5,100}$/,
  firebaseAuthDomain: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/,
}

/** Undefined where no Firebase project is named. */
function readFirebase(context: Context, stage: string): FirebaseConfig | undefined {
  const given = (key: string) => String(context(key) ?? '')
  const projectId = given('firebaseProjectId')
  if (!projectId && !given('firebaseApiKey') && !given('firebaseAppId')) return undefined
  const settings = {
    firebaseProjectId: projectId,
    firebaseApiKey: given('firebaseApiKey'),
    firebaseAppId: given('firebaseAppId'),
    firebaseAuthDomain: given('firebaseAuthDomain') || `${projectId}.firebaseapp.com`,
  }
  for (const [key, pattern] of Object.entries(firebaseSettings)) {
    const value = settings[key as keyof typeof settings]
    if (!pattern.test(value)) {
      throw new Error(`Set ${key} as Firebase's console shows it: -c ${key}=... (it is "${value}")`)
    }
  }
  const emulator = given('firebaseEmulator')
  if (stage !== 'local' && (emulator || projectId.startsWith('demo-'))) {
    throw new Error(
      "Firebase's emulator proves nothing, and is for stage local only: -c firebaseProjectId=...",
    )
  }
  if (emulator && !/^http:\/\/127\.0\.0\.1:\d+$/.test(emulator)) {
    throw new Error(`Set firebaseEmulator to where it listens: http://127.0.0.1:9099 (it is "${emulator}")`)
  }
  return {
    projectId,
    apiKey: settings.firebaseApiKey,
    appId: settings.firebaseAppId,
    authDomain: settings.firebaseAuthDomain,
    ...(emulator && { emulator }),
  }
}
