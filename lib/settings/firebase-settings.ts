import type { FirebaseConfig } from '#contract/site-config.ts'

/** What each of Firebase's settings looks like in its console. */
const patterns = {
  firebaseProjectId: /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
  firebaseApiKey: /^[\w-]{10,100}$/,
  firebaseAppId: /^[\w:]{5,100}$/,
  firebaseAuthDomain: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/,
}

export const firebaseSettings = [
  'firebaseProjectId',
  'firebaseApiKey',
  'firebaseAppId',
  'firebaseAuthDomain',
  'firebaseEmulator',
] as const

/** The phone provider's settings; undefined where no project is named. Throws one line that says what to set. */
export function readFirebase(
  given: (key: (typeof firebaseSettings)[number]) => string,
  stage: string,
): FirebaseConfig | undefined {
  const projectId = given('firebaseProjectId')
  if (!projectId && !given('firebaseApiKey') && !given('firebaseAppId')) return undefined
  const settings = {
    firebaseProjectId: projectId,
    firebaseApiKey: given('firebaseApiKey'),
    firebaseAppId: given('firebaseAppId'),
    firebaseAuthDomain: given('firebaseAuthDomain') || `${projectId}.firebaseapp.com`,
  }
  for (const [key, pattern] of Object.entries(patterns)) {
    const value = settings[key as keyof typeof patterns]
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
