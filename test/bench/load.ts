/**
 * `npm run load`: a growing number of concurrent borrowers make the whole journey against a local cloud in its own
 * process. Fails on any response but a success, on lost or repeated writes, on totals that differ from a recount, and
 * on memory growth. Takes half a minute; use `npm run load -- --minutes 10` for a longer run.
 */
import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildChanged } from '#bin/build.ts'
import type { Cloud } from '#lib/local/cloud.ts'
import { details, preferences, userIdOf } from '#support/api.ts'
import { scan } from '#support/stored.ts'
import { checkOn, type Kept, type Step } from './load-check.ts'

const steps = [1, 4, 16]
let numbers = 0
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '0.5' } } })
const stepMs = (Number(values.minutes) * 60_000) / steps.length
if (!(stepMs > 0 && stepMs <= 20 * 60_000)) throw new Error('--minutes takes a number up to 60')

await buildChanged()
const state = mkdtempSync(join(tmpdir(), 'tulna-load-'))
const cloud = fork('test/support/cloud-process.ts', [state], { execArgv: ['--import', 'tsx'] })
const [place] = (await once(cloud, 'message')) as [Pick<Cloud, 'address' | 'tableName' | 'endpoints'>]
try {
  const expected: Kept[] = []
  const done: Step[] = []
  for (const borrowers of steps) done.push(await walkAtOnce(borrowers, expected))
  console.table(done.map(({ memoryMb, ...figures }) => ({ ...figures, memoryMb: memoryMb.at(-1) })))
  const faults = checkOn(done, expected, await scan(place))
  for (const fault of faults) console.error(fault)
  console.log(`${expected.length} borrowers registered and saved; ${faults.length} faults`)
  process.exitCode = faults.length ? 1 : 0
} finally {
  cloud.kill('SIGKILL')
  await once(cloud, 'exit')
  rmSync(state, { recursive: true, force: true })
}

/** Runs `borrowers` journeys concurrently. When one ends, the next begins with a new borrower. */
async function walkAtOnce(borrowers: number, expected: Kept[]): Promise<Step> {
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

async function walk(expected: Kept[], times: number[]): Promise<void> {
  const call = async (path: string, token: string, body?: object) => {
    const startedAt = performance.now()
    const response = await fetch(place.address + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    })
    const answer = (await response.json()) as { success: boolean; token: string }
    times.push(performance.now() - startedAt)
    if (!answer.success) throw new Error(`${path} answered ${response.status}`)
    return answer
  }
  const mobile = `4${String(++numbers).padStart(9, '0')}`
  const { token } = await call('/user/mock-auth', '', { mobile_number: mobile, type: 'credit', demo: true })
  const id = userIdOf(token)
  const loanAmount = 5_000 + ((numbers * 7_919) % 995_000)
  await call('/user/basic-details', token, { id, ...details() })
  await call('/user/loan-preferences', token, { id, ...preferences({ loan_amount: loanAmount }) })
  await call(`/user/get-user-info?id=${id}`, token)
  await call('/user/offer-list', '')
  expected.push({ id, mobile, loanAmount })
}

/** The resident memory of the cloud's process, which contains the functions, the edge and the emulators. */
function residentMb(): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(cloud.pid)]).toString()
  return Math.round(Number(kilobytes) / 1024)
}
