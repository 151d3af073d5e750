// Checks what Tulna published about the ranking of a day, without our build: it needs Node 20 or later and no package.
//
//   node check-day.mjs https://tulna.in 2026-12-03 [--key=<public key>] [--back=7]
//
// It checks the signature, the hashes, and the chain to the files of the day after and of the `--back` days before (1 unless it says
// more), ranks that day's offers again with that day's published code, and compares them with what the public history of each
// offer says today. Each finding is a line with ✗, and the exit code is then 1; it is 2 if the check could not be made. Note the
// public key, and now and then the hash of a day's file, elsewhere than on the site: its own key shows only that it agrees with itself.
import { createHash, createPublicKey, verify } from 'node:crypto'
import { parseArgs } from 'node:util'
import { runInNewContext } from 'node:vm'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { key: { type: 'string' }, back: { type: 'string', default: '1' } },
})
const [site, day] = positionals
if (!site || !/^\d{4}-\d{2}-\d{2}$/.test(day ?? '') || !/^\d+$/.test(values.back)) {
  console.error('Usage: node check-day.mjs https://tulna.in 2026-12-03 [--key=<public key>] [--back=7]')
  process.exit(2)
}

// What stops the check is no finding, but nothing was checked either.
process.on('uncaughtException', ({ message }) => {
  console.error(message)
  process.exit(2)
})
let findings = 0
const note = (text) => console.log(`  ${text}`)
const find = (text) => {
  findings++
  console.log(`✗ ${text}`)
}
const check = (isTrue, good, bad) => (isTrue ? console.log(`✓ ${good}`) : find(bad))
const sha256 = (text) => createHash('sha256').update(text).digest('hex')
/** JSON with the keys of every object sorted and no white space. */
const canonical = (value) =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
const isSame = (a, b) => canonical(a) === canonical(b)
const later = (date, days) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

/** The text of a file of the site; undefined if there is none. */
async function get(path) {
  const response = await fetch(new URL(path, site))
  if (response.status === 404 || response.status === 403) return undefined
  if (!response.ok) throw new Error(`${path}: the site answers ${response.status}`)
  return response.text()
}

/** The file of a day, whose signature it checks. */
async function readDay(date, keys) {
  const text = await get(`/rankings/${date}.json`)
  if (text === undefined) return undefined
  const { ranking, signature } = JSON.parse(text)
  const [bytes, proof] = [Buffer.from(canonical(ranking)), Buffer.from(signature, 'base64url')]
  const keyOf = (x) => createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  const isSigned = keys.some((x) => verify(null, bytes, keyOf(x), proof))
  check(isSigned, `${date}: signed with the key`, `${date}: NOT signed with the key, or altered since`)
  if (ranking.day !== date) find(`${date}: the file is about ${ranking.day}`)
  return { text, ranking, hash: sha256(text) }
}

/** The rule of the published code, and the orders in which it ranks offers: run apart from Node, with no access to this machine. */
function recompute(code, offers, { loans, day: date }) {
  const requests = loans.map(({ type, amount, months }) => ({ loanType: type, amount, tenureMonths: months }))
  const data = `JSON.parse(${JSON.stringify(JSON.stringify({ offers, requests, date }))})`
  const script = `'use strict';${code.replace(/export \{[^}]*\};?\s*$/, '')}
    const { offers, requests, date } = ${data};
    JSON.stringify({ rule, orders: requests.map((request) => orderOf(rankDay(offers, request, date))) })`
  const options = { timeout: 60_000, contextCodeGeneration: { strings: false, wasm: false } }
  return JSON.parse(runInNewContext(script, Object.create(null), options))
}

const keys = values.key ? [values.key] : JSON.parse((await get('/rankings/key.json')) ?? '{}').public_keys
if (!keys) throw new Error(`${site} has no public key: it may not have published any day yet`)
if (!values.key) note(`The key is the site's own: ${keys[0]}. Compare it with one that you noted earlier.`)
const published = await readDay(day, keys)
if (!published) throw new Error(`${site} has published nothing about ${day}`)
const { ranking } = published
note(`${day}: the hash of the file is ${published.hash}`)

const next = await readDay(later(day, 1), keys)
const names = `${later(day, 1)}: names this file by its hash`
if (next) check(next.ranking.before === published.hash, names, `${day}: REWRITTEN since the next day`)
else note(`No file of ${later(day, 1)} names this one yet.`)
for (let back = 1, { before } = ranking; back <= Number(values.back) && before !== null; back++) {
  const earlier = await readDay(later(day, -back), keys)
  const good = `${later(day, -back)}: the file that the next day names`
  check(earlier?.hash === before, good, `${later(day, -back)}: MISSING, or rewritten since the next day`)
  if (!earlier) break
  before = earlier.ranking.before
}

const offersFile = (await get(`/rankings/offers-${ranking.offers_file}.jsonl`)) ?? ''
check(sha256(offersFile) === ranking.offers_file, 'The offers’ hash', 'The offers’ file was ALTERED')
const lines = offersFile.split('\n').filter(Boolean)
const offers = new Map(lines.map((line) => [JSON.parse(line).id, JSON.parse(line)]))
const nameOf = (id) => `${offers.get(id)?.lender ?? 'an offer that the offers’ file lacks'} (${id})`
for (const { id, version, sha256: hash } of ranking.offers)
  if (!offers.has(id)) find(`DROPPED from the offers’ file: ${id}, version ${version}`)
  else if (sha256(canonical(offers.get(id))) !== hash) find(`ALTERED in the offers’ file: ${nameOf(id)}`)
const listedThen = new Set(ranking.offers.map(({ id }) => id))
for (const id of offers.keys()) if (!listedThen.has(id)) find(`DROPPED from the day’s file: ${nameOf(id)}`)

const code = (await get(`/rankings/rank-${ranking.code}.mjs`)) ?? ''
check(sha256(code) === ranking.code, 'The ranking code’s hash', 'The ranking code was ALTERED')
if (sha256(code) === ranking.code) {
  const { rule, orders } = recompute(code, [...offers.values()], ranking)
  check(isSame(rule, ranking.rule), 'The code has the rule', 'The code has ANOTHER RULE than the day’s file')
  for (const [n, { type, amount, months, order }] of ranking.loans.entries()) {
    const loan = `${type}, ₹${amount} over ${months} months`
    check(isSame(order, orders[n]), `${loan}: ranked as published`, `${loan}: NOT RANKED AS PUBLISHED`)
    for (const [group, ids] of Object.entries(orders[n]))
      for (let place = 0; place < Math.max(ids.length, order[group]?.length ?? 0); place++) {
        const [is, was] = [ids[place], order[group]?.[place]].map((id) => (id ? nameOf(id) : 'nobody'))
        if (is !== was) note(`${group}, place ${place + 1}: published ${was}, recomputed ${is}`)
      }
  }
}

const { offers: listed } = JSON.parse((await get('/user/offer-list')) ?? '{"offers":[]}')
for (const id of new Set([...offers.keys(), ...listed.map((offer) => offer.id)])) {
  const history = await get(`/user/offer-history?id=${encodeURIComponent(id)}`)
  if (history === undefined) {
    note(`${nameOf(id)} is hidden today, so it has no public history to compare with.`)
    continue
  }
  const { versions } = JSON.parse(history)
  const [shown] = versions.filter(({ at }) => at <= ranking.at)
  const offer = offers.get(id)
  // After a gap in the numbers, it is not public whether the offer was hidden before that day's end or after it.
  const isFollowed = versions[0] === shown || versions.some(({ version }) => version === shown?.version + 1)
  if (shown && isFollowed && !offer)
    find(`DROPPED: ${shown.lender} (${id}), whose version ${shown.version} was shown then`)
  const same = versions.find(({ version }) => version === offer?.version)
  // The public history has the newest 100 versions.
  if (offer && !same && (versions.length < 100 || offer.version > versions.at(-1).version))
    find(`DROPPED from the public history: version ${offer.version} of ${nameOf(id)}`)
  if (same && same !== shown) find(`OUTDATED: ${nameOf(id)}: version ${shown?.version} was shown then`)
  for (const [field, was] of Object.entries(same ? offer : {}))
    if (!isSame(was, same[field]))
      find(`CHANGED: ${nameOf(id)}: ${field} was ${canonical(was)}, today ${canonical(same[field])}`)
}
console.log(findings === 0 ? `${day} is as it was published.` : `${day}: ${findings} findings.`)
process.exitCode = findings === 0 ? 0 : 1
