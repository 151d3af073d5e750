import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, expect, inject, test } from 'vitest'
import type { Cloud } from '#lib/local/cloud.ts'
import { aBorrower, aMobile, details, preferences, send } from '#support/api.ts'
import { scan, totalsIn } from '#support/stored.ts'
import { temporaryFolder } from '#support/temporary-folder.ts'

type RunningCloud = Pick<Cloud, 'address' | 'tableName' | 'endpoints'>

const state = temporaryFolder()
const rounds = Number(process.env.KILLS ?? 3)
let running: ChildProcess | undefined

afterAll(() => void running?.kill('SIGKILL'))

async function start(): Promise<RunningCloud> {
  running = fork(
    'test/support/cloud-process.ts',
    [state, JSON.stringify({ assembly: inject('assembly'), timeoutFactor: 10 })],
    {
      execArgv: ['--import', 'tsx'],
    },
  )
  const [cloud] = await once(running, 'message')
  return cloud as RunningCloud
}

async function kill() {
  const ended = running && once(running, 'exit')
  running?.kill('SIGKILL')
  await ended
}

/** Repeats the borrower's journey until the cloud is killed. Calls `onComplete` after each journey. */
async function borrow({ address }: RunningCloud, onComplete: () => void): Promise<void> {
  const loan_amount = () => 5_000 + Math.floor(Math.random() * 995_000)
  try {
    for (;;) {
      const { id, token } = await aBorrower(aMobile(), address)
      const save = (path: string, body: object) =>
        send('POST', path, { body: { id, ...body }, token, address })
      await save('/user/basic-details', details())
      await save('/user/loan-preferences', preferences({ loan_amount: loan_amount() }))
      onComplete()
    }
  } catch {
    // The cloud was killed.
  }
}

test(
  'keeps totals equal to the stored items when the cloud is killed during saves',
  async () => {
    let cloud = await start()
    let before = 0
    for (let round = 0; round < rounds; round++) {
      let times = 0
      const borrowers: Promise<void>[] = []
      const warm = new Promise<void>((resolve) => {
        for (let n = 0; n < 6; n++) borrowers.push(borrow(cloud, () => ++times > 5 && resolve()))
      })
      await warm
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 500))
      await kill()
      await Promise.all(borrowers)
      cloud = await start()
      const { stored, counted } = totalsIn(await scan(cloud))
      expect(stored).toEqual(counted)
      // Every acknowledged save is stored. A save that was in progress may be stored too.
      expect(counted.with_loan).toBeGreaterThanOrEqual(before + times)
      before = counted.with_loan
      if (process.env.KILLS)
        console.log(`Killed ${round + 1} times: ${counted.users} borrowers, ${before} loans`)
    }
  },
  240_000 + rounds * 30_000,
)
