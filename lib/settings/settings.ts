import { firebaseSettings } from './firebase-settings.ts'

/** Every setting there is. */
export const settings = [
  'stage',
  'region',
  'demo',
  'waf',
  'alarmEmail',
  'restoredTable',
  'domain',
  'certificateArn',
  'githubRepository',
  'githubProviderArn',
  ...firebaseSettings,
] as const
export type Setting = (typeof settings)[number]

/** Throws where a setting is misspelled, and would count as not set. CDK's own have other signs than letters. */
export function refuseUnknown(names: string[]) {
  const unknown = names.find((name) => /^[a-zA-Z]+$/.test(name) && !settings.some((known) => known === name))
  if (unknown) throw new Error(`There is no setting ${unknown}: -c takes ${settings.join(', ')}`)
}
