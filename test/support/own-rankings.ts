import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { NewOffer } from '#contract/new-offer.ts'
import { OfferChange } from '#contract/offer-change.ts'
import { dist } from '#lib/dist.ts'
import { stubEnvironment } from './in-process.ts'
import { mockAws } from './mock-aws.ts'
import { terms } from './offer-form.ts'
import { ownCloud } from './own-cloud.ts'

/** A time in India, `hh:mm:ss`, on a day of November 2036. */
export const at = (day: number, time: string) =>
  new Date(`2036-11-${String(day).padStart(2, '0')}T${time}+05:30`)

const secrets = { current: 'the current secret', previous: 'the previous secret' }

/**
 * A cloud that no other file uses, because every shown offer is in the ranking, and whose worker doesn't publish in between, with
 * what adds and changes offers, and publishes days, at any time.
 */
export async function ownRankings({ hasPages = false } = {}) {
  const cloud = await ownCloud({ hasSchedules: false, hasPages })
  stubEnvironment({
    tableName: cloud.tableName,
    environment: { ...cloud.environment, LOGO_BUCKET: cloud.logoBucket, RECEIPT_SECRET_ID: 'receipts' },
  })
  mockAws(SecretsManagerClient)
    .on(GetSecretValueCommand)
    .callsFake(({ VersionStage }) => ({
      SecretString: VersionStage === 'AWSCURRENT' ? secrets.current : secrets.previous,
    }))
  const store = await import('#offers/save-offer.ts')
  const { publishMissingDay } = await import('#rankings/publish-day.ts')
  const admin = { id: 'owner' }
  /** The file that the built function runs and publishes. */
  const codeFile = join(dist.functions, 'apply-scheduled-changes/rank-day.mjs')
  const code = readFileSync(codeFile)
  const built: typeof import('#rankings/rank-day.ts') = await import(codeFile)
  const eligibility = '{"loanTypes":["Personal Loan"]}'
  return {
    cloud,
    code,
    built,
    secrets,
    publish: (now: Date) => publishMissingDay(now, code),
    /** Adds a personal loan; the result is its id. */
    add: (lender: string, interestRate: string, on: Date) =>
      store.addOffer(NewOffer.parse(terms({ lender, interestRate, eligibility })), admin, on),
    updateOffer: (change: { id: string; interestRate?: string; status?: string }, on: Date) =>
      store.updateOffer(OfferChange.parse(change), admin, on),
  }
}
