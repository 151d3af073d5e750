import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { at, ownRankings } from '#support/own-rankings.ts'

const { cloud, code, built, publish, add, updateOffer, secrets } = await ownRankings()
const { isSignedWith, publicKeyOf } = await import('#runtime/signing-key.ts')
const { publishedRankingItem } = await import('#table/items.ts')
const { keys } = await import('#table/keys.ts')
const { put, transact } = await import('#table/transaction.ts')

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')

async function fetched(path: string) {
  const response = await fetch(`${cloud.address}/rankings/${path}`)
  expect(response.status, path).toBe(200)
  return { text: await response.text(), headers: response.headers }
}
/** The published file of a day of November 2036. */
async function dayFile(day: number) {
  const { text, headers } = await fetched(`2036-11-${String(day).padStart(2, '0')}.json`)
  return { text, headers, ...JSON.parse(text) }
}

const kaveri = await add('Kaveri Bank', '14% p.a.', at(1, '10:00:00'))
const narmada = await add('Narmada Finance', '12% p.a.', at(1, '11:00:00'))

test('publishes a day once it has been over for a minute, signed, with all that its ranking is computed from', async () => {
  // Nobody saw an offer on the day before the first one.
  expect(await publish(at(1, '12:00:00'))).toBeUndefined()
  expect(await publish(at(2, '00:00:59'))).toBeUndefined()
  expect(await publish(at(2, '00:01:00'))).toBe('2036-11-01')
  expect(await publish(at(2, '00:02:00'))).toBeUndefined()

  const { ranking, algorithm, public_key, signature, headers } = await dayFile(1)
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(headers.get('cache-control')).toBe('public, max-age=300')
  expect(ranking).toMatchObject({
    day: '2036-11-01',
    at: '2036-11-01T18:29:59.999Z',
    rule: built.rule,
    code: sha256(code),
    before: null,
  })
  expect(algorithm).toBe('Ed25519')
  expect(JSON.parse((await fetched('key.json')).text)).toEqual({
    algorithm,
    public_keys: [public_key, publicKeyOf(secrets.previous, 'tulna daily rankings')],
  })
  expect(isSignedWith(public_key, ranking, signature)).toBe(true)
  expect(isSignedWith(public_key, { ...ranking, day: '2036-11-02' }, signature)).toBe(false)

  const offers = (await fetched(`offers-${ranking.offers_file}.jsonl`)).text
  expect(sha256(offers)).toBe(ranking.offers_file)
  const lines = offers.trimEnd().split('\n')
  expect(ranking.offers.map((offer: { sha256: string }) => offer.sha256)).toEqual(lines.map(sha256))
  const versions = lines.map((line) => JSON.parse(line))
  expect(versions.map(({ id }) => id).sort()).toEqual([kaveri, narmada].sort())
  expect(offers).not.toContain('owner')

  const published = await fetched(`rank-${ranking.code}.mjs`)
  expect(sha256(published.text)).toBe(ranking.code)
  expect(published.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(published.headers.get('cache-control')).toContain('immutable')
  expect(ranking.loans).toHaveLength(3)
  for (const { type, amount, months, order } of ranking.loans) {
    const request = { amount, tenureMonths: months, loanType: type }
    expect(built.orderOf(built.rankDay(versions, request, ranking.day))).toEqual(order)
    expect(order.fits).toEqual([narmada, kaveri])
  }
})

test('publishes missed days one by one, each with the versions of its end and the hash of the file before it', async () => {
  await updateOffer({ id: kaveri, interestRate: '11% p.a.' }, at(3, '23:59:59'))
  await updateOffer({ id: narmada, status: 'hidden' }, at(4, '00:00:00'))
  const late = at(5, '09:00:00')
  expect([await publish(late), await publish(late), await publish(late), await publish(late)]).toEqual([
    '2036-11-02',
    '2036-11-03',
    '2036-11-04',
    undefined,
  ])
  const days = await Promise.all([1, 2, 3, 4].map(dayFile))
  const firstFits = days.map(({ ranking }) => ranking.loans[0].order.fits)
  expect(firstFits).toEqual([[narmada, kaveri], [narmada, kaveri], [kaveri, narmada], [kaveri]])
  expect(days.map(({ ranking }) => ranking.before)).toEqual([
    null,
    ...days.slice(0, -1).map(({ text }) => sha256(text)),
  ])
  // The offers of days without a change are in one file.
  expect(days[1]?.ranking.offers_file).toBe(days[0]?.ranking.offers_file)
})

test('published again, as after a failure halfway, a day is the same to the byte', async () => {
  const [second, third] = await Promise.all([dayFile(2), dayFile(3)])
  await transact([
    put(publishedRankingItem, keys.publishedRanking, { day: '2036-11-02', sha256: sha256(second.text) }),
  ])
  expect(await publish(at(20, '12:00:00'))).toBe('2036-11-03')
  expect((await dayFile(3)).text).toBe(third.text)
})

test('the published code imports nothing, and names no folder of the machine that built it', () => {
  expect(code.toString()).not.toMatch(/\bimport\b/)
  expect(code.toString()).not.toContain(process.cwd())
})
