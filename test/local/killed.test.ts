import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Cloud } from '../../lib/local/cloud.ts'
import { aMobile, details, preferences, userIdOf } from '../support/api.ts'
import { scan, totalsIn } from '../support/stored.ts'

type Place = Pick<Cloud, 'address' | 'tableName' | 'endpoints'>

const state = mkdtempSync(join(tmpdir(), 'tulna-killed-'))
const rounds = Number(process.env.KILLS ?? 3)
let running: ChildProcess | undefined

afterAll(() => {
  running?.kill('SIGKILL')
  rmSync(state, { recursive: true, force: true })
})

async function start(): Promise<Place> {
  running = fork('test/support/cloud-process.ts', [state], { execArgv: ['--import', 'tsx'] })
  const [place] = await once(running, 'message')
  return place as Place
}

async function kill() {
  const ended = running && once(running, 'exit')
  running?.kill('SIGKILL')
  await ended
}

/** The borrower's path over and over, until nobody answers. Resolves with how often it went through. */
async function borrow({ address }: Place): Promise<number> {
  const post = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return response.json() as Promise<{ token: string }>
  }
  let times = 0
  try {
    for (;;) {
      const signIn = { mobile_number: aMobile(), type: 'credit', demo: true }
      const { token } = await post('/user/mock-auth', signIn)
      const id = userIdOf(token)
      await post('/user/basic-details', { id, ...details() }, token)
      await post('/user/loan-preferences', { id, ...preferences({ loan_amount: 5_000 + times }) }, token)
      times++
    }
  } catch {
    return times
  }
}

test('a local cloud that is killed in the middle of saves keeps totals equal to what is stored', async () => {
  let place = await start()
  let before = 0
  for (let round = 0; round < rounds; round++) {
    const borrowers = Array.from({ length: 6 }, () => borrow(place))
    await new Promise((resolve) => setTimeout(resolve, 1_500 + Math.random() * 1_000))
    await kill()
    const times = (await Promise.all(borrowers)).reduce((sum, one) => sum + one, 0)
    place = await start()
    const { kept, counted } = totalsIn(await scan(place))
    expect(kept).toEqual(counted)
    // What was answered is there; what was under way may be.
    expect(counted.with_loan).toBeGreaterThanOrEqual(before + times)
    expect(times).toBeGreaterThan(0)
    before = counted.with_loan
  }
}, 600_000)
