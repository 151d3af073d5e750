import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { canonicalJson } from '#contract/canonical-json.ts'
import type { OfferVersion } from '#contract/offer.ts'
import type { RankingDay } from '#contract/ranking-day.ts'
import { close, listen, portOf } from '#lib/local/http.ts'
import { at, ownRankings } from '#support/own-rankings.ts'
import { atEnd } from '#support/temporary-folder.ts'

const { cloud, built, publish, add, updateOffer, secrets } = await ownRankings()
const { publicKeyOf, signWith } = await import('#runtime/signing-key.ts')

const purpose = 'tulna daily rankings'
const key = publicKeyOf(secrets.current, purpose)
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** What a forger has put in the place of what the site published, by path. */
const forged = new Map<string, string>()
afterEach(() => forged.clear())
/** The site, as whoever controls it can make it answer. */
const site = await listen(async ({ url = '' }, response) => {
  const answer = await fetch(`${cloud.address}${url}`)
  const text = await answer.text()
  response.writeHead(forged.has(url) ? 200 : answer.status).end(forged.get(url) ?? text)
})
atEnd(() => close(site))
const address = `http://127.0.0.1:${portOf(site)}`

/** Runs the script as anybody would. */
const run = (...options: string[]) =>
  new Promise<{ exitCode: number; output: string }>((resolve) => {
    const child = execFile(process.execPath, ['docs/check-day.mjs', address, ...options], (_, out, err) =>
      resolve({ exitCode: child.exitCode ?? -1, output: out + err }),
    )
  })
const check = (day: string) => run(day, `--key=${key}`)

const kaveri = await add('Kaveri Bank', '14% p.a.', at(1, '10:00:00'))
const narmada = await add('Narmada Finance', '12% p.a.', at(1, '11:00:00'))
const godavari = await add('Godavari Credit', '16% p.a.', at(1, '12:00:00'))
await publish(at(2, '00:01:00'))
await updateOffer({ id: kaveri, interestRate: '11% p.a.' }, at(3, '10:00:00'))
await updateOffer({ id: godavari, status: 'hidden' }, at(3, '11:00:00'))
for (const day of [4, 5]) for (let n = 0; n < 2; n++) await publish(at(day, '12:00:00'))

const day = '2036-11-02'
const dayPath = `/rankings/${day}.json`
const historyPath = (id: string) => `/user/offer-history?id=${id}`
const published = async (path: string) => (await fetch(`${cloud.address}${path}`)).text()

interface Day {
  ranking: RankingDay
  versions: OfferVersion[]
}

/** Plants a day that says something else: with the signature of the true one, or signed again by a forger with the key. */
async function plant(change: (day: Day) => void, { hasKey = false, isHashed = true } = {}) {
  const file = JSON.parse(await published(dayPath))
  const ranking: RankingDay = file.ranking
  const offersPath = `/rankings/offers-${ranking.offers_file}.jsonl`
  const lines = (await published(offersPath)).trimEnd().split('\n')
  const versions: OfferVersion[] = lines.map((line) => JSON.parse(line))
  change({ ranking, versions })
  const offers = versions.map((version) => `${canonicalJson(version)}\n`).join('')
  if (isHashed) {
    ranking.offers_file = sha256(offers)
    ranking.offers = versions.map((version) => ({
      id: version.id,
      version: version.version,
      sha256: sha256(canonicalJson(version)),
    }))
  }
  forged.set(`/rankings/offers-${ranking.offers_file}.jsonl`, offers)
  const signature = hasKey ? signWith(secrets.current, purpose, ranking) : file
  forged.set(dayPath, `${JSON.stringify({ ...file, ...signature, ranking }, null, 2)}\n`)
}

/** Plants another rate into what the public history says of Kaveri Bank's first version. */
async function plantHistory(interestRate: string) {
  const history = JSON.parse(await published(historyPath(kaveri)))
  const [first] = history.versions.filter(({ version }: OfferVersion) => version === 1)
  first.interestRate = interestRate
  forged.set(historyPath(kaveri), JSON.stringify(history))
}

const rank = ({ ranking, versions }: Day) => {
  for (const loan of ranking.loans) {
    const request = { amount: loan.amount, tenureMonths: loan.months, loanType: loan.type }
    loan.order = built.orderOf(built.rankDay(versions, request, ranking.day))
  }
}
const cheaper = ({ versions }: Day) => {
  for (const version of versions) if (version.id === kaveri) version.interestRate = '10% p.a.'
}
const withoutNarmada = ({ versions }: Day) =>
  void versions.splice(
    versions.findIndex(({ id }) => id === narmada),
    1,
  )
const swapped = ({ ranking }: Day) => void ranking.loans[1]?.order.fits?.reverse()

const unsigned = `✗ ${day}: NOT signed with the key, or altered since`
const rewritten = `✗ ${day}: REWRITTEN since the next day`
const rateChanged = `✗ CHANGED: Kaveri Bank (${kaveri}): interestRate was "10% p.a.", today "14% p.a."`
const isDropped = `✗ DROPPED: Narmada Finance (${narmada}), whose version 1 was shown then`
const isSwapped = '✗ Personal Loan, ₹200000 over 24 months: NOT RANKED AS PUBLISHED'

test('finds nothing in a day that nobody has touched, though offers have changed and were hidden since', async () => {
  for (const name of ['2036-11-01', day, '2036-11-03', '2036-11-04']) {
    const { exitCode, output } = await check(name)
    expect(output).toContain(`${name} is as it was published.`)
    expect(output).not.toContain('✗')
    expect(exitCode).toBe(0)
  }
  const { output } = await check(day)
  expect(output).toContain(`Godavari Credit (${godavari}) is hidden today`)
  expect(output).toContain('✓ Personal Loan, ₹50000 over 12 months: ranked as published')
})

test('walks back along the chain to the first day, and finds a day that is missing in it', async () => {
  const { exitCode, output } = await run('2036-11-04', `--key=${key}`, '--back=9')
  expect(output).toContain('✓ 2036-11-01: the file that the next day names')
  expect(exitCode).toBe(0)
  forged.set('/rankings/2036-11-01.json', await published(dayPath))
  const later = await run('2036-11-04', `--key=${key}`, '--back=9')
  expect(later.output).toContain('✗ 2036-11-01: MISSING, or rewritten since the next day')
  expect(later.exitCode).toBe(1)
})

test.each([
  ['a changed rate', cheaper, [rateChanged, `✗ ALTERED in the offers’ file: Kaveri Bank (${kaveri})`]],
  ['a dropped offer', withoutNarmada, [isDropped, `✗ DROPPED from the offers’ file: ${narmada}, version 1`]],
])('finds and names %s that was planted into the offers’ file', async (_, change, expected) => {
  await plant(change, { isHashed: false })
  const { exitCode, output } = await check(day)
  for (const finding of [...expected, '✗ The offers’ file was ALTERED']) expect(output).toContain(finding)
  expect(exitCode).toBe(1)
})

test.each([
  ['a changed rate', (all: Day) => [cheaper(all), rank(all)], rateChanged],
  ['a swapped order', swapped, isSwapped],
  ['a dropped offer', (all: Day) => [withoutNarmada(all), rank(all)], isDropped],
])(
  'finds and names %s, hashed and ranked again by a forger without the key, or with it',
  async (_, change, expected) => {
    await plant(change)
    const without = await check(day)
    for (const finding of [unsigned, rewritten, expected]) expect(without.output).toContain(finding)
    expect(without.exitCode).toBe(1)

    await plant(change, { hasKey: true })
    const signed = await check(day)
    expect(signed.output).toContain(`✓ ${day}: signed with the key`)
    for (const finding of [rewritten, expected]) expect(signed.output).toContain(finding)
    expect(signed.exitCode).toBe(1)
  },
)

test('says at which place an order was swapped, and whose it is', async () => {
  await plant(swapped)
  const { output } = await check(day)
  expect(output).toContain(
    `fits, place 1: published Godavari Credit (${godavari}), recomputed Narmada Finance (${narmada})`,
  )
})

test('finds a rate that was changed in the table, and so in the public history', async () => {
  await plantHistory('13% p.a.')
  const { exitCode, output } = await check(day)
  expect(output).toContain(
    `✗ CHANGED: Kaveri Bank (${kaveri}): interestRate was "14% p.a.", today "13% p.a."`,
  )
  expect(exitCode).toBe(1)
})

test('the next day finds a forger with the key who rewrites the day and the history alike', async () => {
  await plant((all) => [cheaper(all), rank(all)], { hasKey: true })
  await plantHistory('10% p.a.')
  const { exitCode, output } = await check(day)
  expect(output.split('\n').filter((line) => line.startsWith('✗'))).toEqual([rewritten])
  expect(exitCode).toBe(1)
})

test('finds other code, and trusts no key but the given one', async () => {
  const { ranking } = JSON.parse(await published(dayPath))
  forged.set(`/rankings/rank-${ranking.code}.mjs`, 'export {}')
  expect((await check(day)).output).toContain('✗ The ranking code was ALTERED')
  forged.clear()
  const other = await run(day, `--key=${publicKeyOf('another secret', purpose)}`)
  expect(other.output).toContain(unsigned)
  expect(other.exitCode).toBe(1)
  const own = await run(day)
  expect(own.output).toContain(`The key is the site's own: ${key}.`)
  expect(own.exitCode).toBe(0)
})

test('does not call a day checked that it could not check', async () => {
  const missing = await check('2036-10-31')
  expect(missing).toEqual({ exitCode: 2, output: `${address} has published nothing about 2036-10-31\n` })
  forged.set(dayPath, '{')
  expect((await check(day)).exitCode).toBe(2)
  expect((await run('yesterday')).output).toMatch(/^Usage/)
})
