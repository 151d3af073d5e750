/**
 * `npm run load`: a growing number of concurrent borrowers go from registration to the list of offers, against a local
 * cloud in its own process. Fails on any unsuccessful response, on lost or duplicate writes, on totals that differ from a
 * recount, and on memory growth. Takes half a minute; use `npm run load -- --minutes 10` for a longer run.
 *
 * `npm run load -- --campaign`: 20 journeys a second for three minutes, with DynamoDB's limits per partition key divided by
 * 500: the same ratio as 10,000 journeys a second on AWS. Fails if a partition key is throttled, if more than 0.1% of the
 * requests are refused (409 or 503), if any request fails in another way, or if the totals differ from a recount. On a
 * machine that is too slow to begin 20 journeys a second, the run takes longer: the clock of the write limits slows down
 * to keep the ratio. `--rate 5 --divisor 2000` has the same ratio.
 */

import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildChanged } from '#bin/build.ts'
import { currentConsents } from '#contract/consents.ts'
import type { Cloud } from '#lib/local/cloud.ts'
import { details, preferences, userIdOf } from '#support/api.ts'
import { scan, totalsIn } from '#support/stored.ts'
import { campaignOptions, faultsOf, groupsOf, runCampaign } from './campaign.ts'
import { findFaults, type SavedValues, type Step } from './load-check.ts'
import { median } from './table.ts'
import type { PartitionConsumption } from './throttling/partition-limits.ts'

const steps = [1, 4, 16]
let mobilesUsed = 0
const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    campaign: { type: 'boolean', default: false },
    /** Journeys a second. */
    rate: { type: 'string', default: '20' },
    /** What DynamoDB's limits per partition key are divided by. */
    divisor: { type: 'string', default: '500' },
  },
})
const minutes = Number(values.minutes ?? (values.campaign ? 3 : 0.5))
const [rate, divisor] = [Number(values.rate), Number(values.divisor)]
const stepMs = (minutes * 60_000) / steps.length
if (!(minutes > 0 && minutes <= 60)) throw new Error('--minutes takes a number up to 60')
if (!(rate > 0 && divisor > 0)) throw new Error('--rate and --divisor take numbers above 0')

await buildChanged()
const state = mkdtempSync(join(tmpdir(), 'tulna-load-'))
const [program, options] = values.campaign
  ? ['test/bench/campaign-cloud.ts', campaignOptions(divisor)]
  : ['test/support/cloud-process.ts', {}]
const cloud = fork(program, [state, JSON.stringify(options)], { execArgv: ['--import', 'tsx'] })
const [place] = (await once(cloud, 'message')) as [Pick<Cloud, 'address' | 'tableName' | 'endpoints'>]
try {
  const faults = values.campaign ? await campaign() : await load()
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length ? 1 : 0
} finally {
  cloud.kill('SIGKILL')
  await once(cloud, 'exit')
  rmSync(state, { recursive: true, force: true })
}

async function load(): Promise<string[]> {
  const expected: SavedValues[] = []
  const done: Step[] = []
  for (const borrowers of steps) done.push(await walkAtOnce(borrowers, expected))
  console.table(done.map(({ memoryMb, ...figures }) => ({ ...figures, memoryMb: memoryMb.at(-1) })))
  const faults = findFaults(done, expected, await scan(place))
  console.log(`${expected.length} borrowers registered and saved; ${faults.length} faults`)
  return faults
}

async function campaign(): Promise<string[]> {
  const startedAt = performance.now()
  const result = await runCampaign(place, { rate, minutes, setClock: (ms) => cloud.send(ms) })
  const tookSeconds = (performance.now() - startedAt) / 1000
  cloud.send('consumption')
  const [consumption] = (await once(cloud, 'message')) as [PartitionConsumption[]]
  const { begun, completed, requests, refused, failures, times, seconds } = result
  console.log(
    `${rate} journeys a second for ${minutes} minutes (${(tookSeconds / 60).toFixed(1)} of real time), with DynamoDB's limits divided by ${divisor}`,
  )
  console.log(`${begun} begun, ${completed} completed, a median of ${median(times).toFixed(0)} ms each`)
  console.log(
    `${requests} requests, ${((refused / requests) * 100).toFixed(2)}% refused, ${failures.length} failed`,
  )
  console.table(groupsOf(consumption, { seconds, divisor }))
  const totals = totalsIn(await scan(place))
  console.log('totals', totals.stored, 'recounted', totals.counted)
  return faultsOf(result, consumption, totals)
}

/** Runs `borrowers` journeys concurrently. When one ends, the next begins with a new borrower. */
async function walkAtOnce(borrowers: number, expected: SavedValues[]): Promise<Step> {
  const startedAt = performance.now()
  const times: number[] = []
  const failures: string[] = []
  const memoryMb = [residentMb()]
  const watch = setInterval(() => memoryMb.push(residentMb()), stepMs / 20)
  const isOver = () => performance.now() - startedAt > stepMs || failures.length > 20
  const walkOn = async () => {
    while (!isOver()) await walk(expected, times).catch((error: Error) => failures.push(error.message))
  }
  await Promise.all(Array.from({ length: borrowers }, walkOn))
  clearInterval(watch)
  times.sort((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? Number.NaN)
  const perSecond = Math.round((times.length / (performance.now() - startedAt)) * 1000)
  return { borrowers, requests: times.length, perSecond, p50: at(0.5), p99: at(0.99), failures, memoryMb }
}

async function walk(expected: SavedValues[], times: number[]): Promise<void> {
  const call = async (path: string, token: string, body?: object) => {
    const startedAt = performance.now()
    const response = await fetch(place.address + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    })
    const result = (await response.json()) as { success: boolean; token: string }
    times.push(performance.now() - startedAt)
    if (!result.success) throw new Error(`${path} answered ${response.status}`)
    return result
  }
  const mobile = `4${String(++mobilesUsed).padStart(9, '0')}`
  const { token } = await call('/user/mock-auth', '', {
    mobile_number: mobile,
    type: 'credit',
    demo: true,
    consents: currentConsents(),
  })
  const id = userIdOf(token)
  const loanAmount = 5_000 + ((mobilesUsed * 7_919) % 995_000)
  await call('/user/basic-details', token, { id, ...details() })
  await call('/user/loan-preferences', token, { id, ...preferences({ loan_amount: loanAmount }) })
  await call(`/user/get-user-info?id=${id}`, token)
  await call('/user/offer-list', '')
  expected.push({ id, mobile, loanAmount })
}

/** The resident memory of the cloud's process: functions, edge, and all emulators except DynamoDB's and Cognito's. */
function residentMb(): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(cloud.pid)]).toString()
  return Math.round(Number(kilobytes) / 1024)
}
