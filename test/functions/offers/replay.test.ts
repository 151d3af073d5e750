import { CreateTableCommand, DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { Application } from '#contract/application.ts'
import type { StoredOffer } from '#contract/offer.ts'
import { quotedFigures } from '#contract/quoted-figures.ts'
import * as routes from '#contract/routes.ts'
import { sampleOffers } from '#lib/local/sample/lenders.ts'
import type { LoanRequest } from '#loans/loan-request.ts'
import { type Ranking, rankOffers, toRankable } from '#loans/ranking/rank.ts'
import { rankingRule } from '#loans/ranking/ranking-rule.ts'
import { aMobile } from '#support/api.ts'
import { invokeRoute, stubLambdaEnvironment } from '#support/in-process.ts'
import { seededRandom } from '#support/random.ts'
import { tableSchema } from '#support/table-schema.ts'

type OfferFields = Omit<StoredOffer, 'id' | 'create_date' | 'version'>

const hourMs = 60 * 60 * 1000
/** Noon in India on the first day of the current ranking rule. */
const start = Date.parse(`${rankingRule.date}T12:00:00+05:30`)
const monthHours = 30 * 24

const loanRequests: LoanRequest[] = [
  { amount: 300_000, tenureMonths: 36 },
  { amount: 60_000, tenureMonths: 12, loanType: 'Personal Loan', monthlyIncome: 9_000, ageYears: 24 },
  { amount: 1_000_000, tenureMonths: 60, profession: 'Salaried', monthlyIncome: 90_000, otherEmis: 20_000 },
]

const [{ id: _id, create_date: _date, version: _version, ...sample }] = sampleOffers as [StoredOffer]
const plain: OfferFields = { ...sample, status: 'shown', eligibility: { loanTypes: ['Personal Loan'] } }

/** What administrators add: each once, then at random. Together they fill every group of a ranking. */
const additions: OfferFields[] = [
  plain,
  { ...plain, lender: 'Untyped Finance', eligibility: {} },
  { ...plain, lender: 'Unpriced Finance', interestRate: 'ask us' },
  { ...plain, lender: 'Strict Finance', eligibility: { minMonthlyIncome: 40_000 } },
]

/** What administrators change, at random. */
const edits: Partial<OfferFields>[] = [
  { interestRate: '10.25% p.a.' },
  { interestRate: '11% - 22% p.a.' },
  { interestRate: 'on request' },
  { processingFee: '₹999 + GST' },
  { processingFee: '2.5%' },
  { tenure: '6-48 months' },
  { tenure: '12-84 months' },
  { lender: 'Renamed Finance' },
  { eligibility: { minMonthlyIncome: 40_000 } },
  { eligibility: { loanTypes: ['Personal Loan'] } },
  { description: 'Changed' },
  { status: 'hidden' },
  { status: 'shown' },
]

/** What the public list showed from an instant until the next change, ranked for each loan request. */
interface Shown {
  at: Date
  offers: { id: string; version: number }[]
  rankings: Ranking[]
}

const shown: Shown[] = []
const applications: Application[] = []

/** A table of its own: the replay reads every offer, and other tests add theirs to the shared table. */
const TableName = `replay-${crypto.randomUUID()}`
const dynamodb = new DynamoDBClient({
  endpoint: inject('endpoints').dynamodb,
  region: 'ap-south-1',
  credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
})

let lib: typeof import('#lib/operations/replay.ts')
let history: typeof import('#offers/history.ts')

beforeAll(async () => {
  await dynamodb.send(new CreateTableCommand({ ...tableSchema, TableName }))
  stubLambdaEnvironment()
  vi.stubEnv('TABLE_NAME', TableName)
  lib = await import('#lib/operations/replay.ts')
  history = await import('#offers/history.ts')
  await playMonth()
})

afterAll(async () => {
  await dynamodb.send(new DeleteTableCommand({ TableName }))
  dynamodb.destroy()
})

/** Adds and changes offers over a simulated month. Each time, records what borrowers were shown, and an application. */
async function playMonth() {
  const { recordApplication } = await import('#applications/applications.ts')
  const { findBorrower, register } = await import('#borrowers/borrowers.ts')
  const { changeOffer, createOffer } = await import('#offers/offer-changes.ts')
  const { findOffer } = await import('#offers/store.ts')
  const admin = { id: 'an-administrator' }
  const id = await register(aMobile(), { isVerified: false, consents: [], now: new Date(start) })
  const applicant = await findBorrower(String(id))
  if (!applicant) throw new Error('The borrower is not registered')

  const number = seededRandom(20)
  const random = (below: number) => Math.floor(number() * below)
  const oneOf = <One>(all: readonly One[]) => all[random(all.length)] as One
  const ids = [(await createOffer(plain, admin, new Date(start))).id]
  for (let hour = 1; hour < monthHours; hour += 1 + random(48)) {
    const now = new Date(start + hour * hourMs)
    const added = additions[ids.length - 1] ?? (random(5) === 0 ? oneOf(additions) : undefined)
    const offer = added ? undefined : await findOffer(oneOf(ids))
    if (added) ids.push((await createOffer(added, admin, now)).id)
    else if (offer) await changeOffer(offer, oneOf(edits), admin, now)

    const offers = await publicList()
    const rankings = loanRequests.map((one) => rankOffers(offers.map(toRankable), one))
    shown.push({ at: now, offers, rankings })
    const applied = oneOf(offers)
    const said = quotedFigures(applied, 200_000, 24)
    applications.push(await recordApplication(applicant, { offer: applied, said, now }))
  }
}

const publicList = async () => routes.offerList.response.parse((await invokeRoute('offer-list')).body).offers

const versionsOf = (offers: { id: string; version: number }[]) =>
  offers.map(({ id, version }) => `${id} ${version}`).sort()

test('replays every ranking of a month as it was shown, until the next change', async () => {
  expect(shown.length).toBeGreaterThan(20)
  const groups = shown.flatMap(({ rankings }) => rankings.flatMap((ranking) => Object.entries(ranking)))
  const filled = new Set(groups.filter(([, offers]) => offers.length > 0).map(([name]) => name))
  expect([...filled].sort()).toEqual(['doesNotFit', 'fits', 'stretch', 'typeNotStated', 'unpriced'])

  for (const [n, { at, offers, rankings }] of shown.entries()) {
    const next = shown[n + 1]?.at ?? new Date(at.getTime() + hourMs)
    const justBeforeNext = new Date(next.getTime() - 1)
    for (const [m, loanRequest] of loanRequests.entries()) {
      const replayed = await lib.replay(m === 0 ? justBeforeNext : at, loanRequest)
      expect(versionsOf(replayed.offers), at.toISOString()).toEqual(versionsOf(offers))
      expect(replayed.ranking, at.toISOString()).toEqual(rankings[m])
    }
  }
})

test('replays the figures that applications recorded', async () => {
  for (const application of applications) {
    const { offer_id, amount, tenure_months, rule_version, applied_at } = application
    const { offers } = await lib.replay(new Date(applied_at), { amount, tenureMonths: tenure_months })
    expect(rule_version).toBe(rankingRule.version)
    const [offer] = offers.filter(({ id }) => id === offer_id)
    expect(application).toMatchObject(offer ? quotedFigures(offer, amount, tenure_months) : {})
    expect(offer?.version).toBe(application.offer_version)
  }
})

test('the public history of each listed offer names the versions that borrowers were shown', async () => {
  for (const { id } of shown.at(-1)?.offers ?? []) {
    const versions = await history.listShownVersions(id)
    for (const { at, offers } of shown) {
      const then = offers.find((offer) => offer.id === id)
      const version = versions.find((one) => one.at <= at.toISOString())
      if (then) expect(version?.version).toBe(then.version)
    }
  }
})

test('refuses an instant before the first ranking rule', async () => {
  const [loanRequest] = loanRequests as [LoanRequest]
  const before = new Date(Date.parse(`${rankingRule.date}T00:00:00+05:30`) - 1)
  await expect(lib.replay(before, loanRequest)).rejects.toThrow(
    `No ranking rule was in force before ${rankingRule.date}`,
  )
})

test('prints the place, figures and version of each offer in a group', async () => {
  const [loanRequest] = loanRequests.slice(1)
  const { at, rankings, offers } = shown.at(-1) as Shown
  const lines = lib.describeReplay(await lib.replay(at, loanRequest as LoanRequest))
  expect(lines.slice(0, 2)).toEqual([
    `${at.toISOString()}: ₹60,000 over 12 months, Personal Loan, income ₹9,000, 24 years old`,
    `${offers.length} offers, ranked by rule ${rankingRule.version}`,
  ])
  const { doesNotFit = [] } = rankings[1] ?? {}
  expect(doesNotFit).not.toEqual([])
  const title = lines.indexOf(`Does not match: ${doesNotFit.length}`)
  for (const [n, { id, lender, cost }] of doesNotFit.entries()) {
    const line = lines[title + 1 + n]
    expect(line).toMatch(new RegExp(`^ +${n + 1}  ${lender}: APR ${cost.apr.toFixed(2)}%, EMI ₹`))
    expect(line).toContain(`(${id}, version ${offers.find((offer) => offer.id === id)?.version})`)
  }
})
