import type { z } from 'zod'
import type { settings } from './settings.ts'

export type Settings = z.output<typeof settings>

const officerSettings = ['grievanceOfficerName', 'grievanceOfficerEmail', 'grievanceOfficerPhone'] as const

/**
 * Matches placeholder details: the word “sample”, the office instead of a name, an example domain, a number that
 * contains 0000 or starts with 1234.
 */
const placeholder = /sample|grievance officer|\.example$|@example\.|0{4}|^(\+?91)?[\s0]*1234/i

/** What is wrong with settings that are each valid on their own. */
export function conflictIn(given: Settings): string | undefined {
  const { stage, accounts = {}, domain, certificateArn, restoredTable } = given
  const isDemo = hasDemo(given)
  if (stage === 'prod' && isDemo)
    return 'Demo mode must be off in prod, where anyone could sign in: -c demo=false'
  if (domain && isDemo)
    return 'Demo mode must be off on a site with a domain, where anyone could sign in: -c demo=false'

  const { firebaseProjectId, firebaseApiKey, firebaseAppId, firebaseEmulator } = given
  const firebase = { firebaseProjectId, firebaseApiKey, firebaseAppId }
  const missing = Object.entries(firebase).find(([, value]) => !value)?.[0]
  if (missing && Object.values(firebase).some(Boolean))
    return `Set ${missing} as Firebase's console shows it: -c ${missing}=...`
  if (missing && !isDemo)
    return (
      `Nobody could sign in to ${stage}. Set a Firebase project (docs/firebase.md): -c firebaseProjectId=...` +
      (stage === 'prod' ? '' : ', or demo mode: -c demo=true')
    )
  if (stage !== 'local' && (firebaseEmulator || firebaseProjectId?.startsWith('demo-')))
    return "Firebase's emulator verifies no phone numbers and is for stage local only: -c firebaseProjectId=..."

  if (given.canary && given.monitoring === false)
    return 'Gradual releases watch the alarms: -c monitoring=true, or -c canary=false'
  if (stage === 'prod' && given.monitoring === false) return 'Prod needs its alarms: -c monitoring=true'
  if (stage === 'prod' && !given.alarmEmail)
    return 'Set who receives the alarms of prod: -c alarmEmail=ops@tulna.example'
  if (stage === 'prod') {
    const unset = officerSettings.find((name) => !given[name] || placeholder.test(given[name]))
    if (unset)
      return `Set the real particulars of the Grievance Officer, which the law requires on the site: -c ${unset}=... (it is "${given[unset] ?? ''}")`
  }
  if (domain && !certificateArn)
    return `Set the certificate of ${domain}, in us-east-1: -c certificateArn=arn:aws:acm:us-east-1:...`
  if (certificateArn && !domain) return 'Set the host name of the certificate: -c domain=www.tulna.example'
  if (given.backupVaultArn) {
    const [, , , vaultRegion, vaultAccount] = given.backupVaultArn.split(':')
    if (vaultRegion === given.region || vaultAccount === accounts[stage])
      return `Set a vault that is neither in the stage's account nor in its region: -c backupVaultArn=... (it is "${given.backupVaultArn}")`
  }
  if (given.replicaRegions?.includes(given.region))
    return `Set regions other than the stage's own: -c replicaRegions=... (one is "${given.region}")`
  if (given.monthlyBudget && !given.alarmEmail)
    return 'Set the e-mail address that gets the budget alerts: -c alarmEmail=ops@tulna.example'
  if (restoredTable && !restoredTable.startsWith(`tulna-${stage}-`))
    return `Set restoredTable to a table of this stage: -c restoredTable=tulna-${stage}-restored (it is "${restoredTable}")`
  if (given.githubProviderArn && !given.githubRepository)
    return 'Set the repository that the OIDC provider is for: -c githubRepository=tulna/tulna'

  const [first, second] = stagesSharingAnAccount(accounts)
  if (first && second)
    return `Stages ${first} and ${second} share account ${accounts[first]}, where either could deploy the other. Give each its own: -c accounts=${first}:111111111111,${second}:222222222222`
  if ((stage === 'prod' || given.githubRepository) && !accounts[stage])
    return `Set the AWS account of ${stage}, which no other stage shares: -c accounts=${stage}:111111111111`
  return undefined
}

function stagesSharingAnAccount(accounts: Record<string, string>): string[] {
  const stages = Object.keys(accounts)
  const shared = stages.find((stage) =>
    stages.some((other) => other !== stage && accounts[other] === accounts[stage]),
  )
  return shared ? stages.filter((stage) => accounts[stage] === accounts[shared]) : []
}

/** Demo mode is on by default on a developer's machine, and nowhere else. */
export const hasDemo = ({ stage, demo }: Settings) => demo ?? stage === 'local'
