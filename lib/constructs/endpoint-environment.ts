import type { Route } from '#contract/route.ts'
import type * as routes from '#contract/routes.ts'
import { environment as names } from '#runtime/environment.ts'
import type { Config } from '../settings/config.ts'
import { type DataStores, usesSessions } from './grants.ts'

type Environment = Record<string, string>

/** Carriers reassign a mobile number 90 days after it was disconnected, at the earliest. */
const dormantDays = 90

/** The environment variables of the function of a route, except those that constructs add with their grants. */
export function environmentOf(
  key: keyof typeof routes,
  route: Route,
  { config, data }: { config: Config; data: DataStores },
): Environment {
  const { retainDays, userIndexShards, totalsShards, firebase, twoPairsOfEyes } = config
  const closing: Environment = { [names.retainDays]: String(retainDays) }
  const registering: Environment = {
    ...(userIndexShards && { [names.userIndexShards]: String(userIndexShards) }),
    ...(totalsShards && { [names.totalsShards]: String(totalsShards) }),
  }
  const phone: Environment = firebase ? { [names.firebaseProject]: firebase.projectId } : {}
  const signingIn: Environment = firebase ? { ...phone, [names.dormantDays]: String(dormantDays) } : {}
  const logos: Environment = { [names.logoBucket]: data.logos.bucket.bucketName }
  const signing: Environment = { [names.outcomeSecret]: data.outcomeSecret.secretArn }
  const approval: Environment = twoPairsOfEyes ? { [names.twoPairsOfEyes]: 'on' } : {}
  const own: Partial<Record<keyof typeof routes, Environment>> = {
    mockAuth: registering,
    confirmDob: registering,
    firebaseAuth: { ...registering, ...signingIn },
    changeMobile: phone,
    closeAccount: closing,
    withdrawConsent: closing,
    consentReceipts: { [names.receiptSecret]: data.receiptSecret.secretArn },
    handoverOutcome: signing,
    handoverOutcomes: signing,
    addOffers: { ...logos, ...approval },
    updateOffers: { ...logos, ...approval },
    scheduleOffer: approval,
    revokeChange: approval,
    approveChange: logos,
    adminOffers: approval,
    logoUpload: logos,
  }
  return {
    [names.tableName]: data.table.tableName,
    ...(usesSessions(route) && { [names.sessionSecret]: data.sessionSecret.secretArn }),
    ...own[key],
  }
}
