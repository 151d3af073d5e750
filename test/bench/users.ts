import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as routes from '#contract/routes.ts'
import { type Cloud, startCloud } from '#lib/local/cloud.ts'
import { seed } from '#lib/local/seed.ts'
import { anAdminToken } from '#support/admin.ts'
import { exportFigures, type Filled } from './export.ts'
import { median, type Row } from './table.ts'

const runs = 40
const budget = 1.3
const sampleBorrowers = 40
const smallCount = 1_000

/** The queries of the administrator's list. The PAN and the mobile belong to sample borrowers. */
const queries: Record<string, Record<string, string>> = {
  'first page and statistics': {},
  'search for a mobile': { search: '5100000003' },
  'search for a PAN': { search: 'ASSPS4729A' },
  'only Pending': { status: 'Pending' },
  'search for a frequent name': { search: 'nair' },
  'search that finds nobody': { search: 'nobody at all' },
}

/**
 * A search for anything but a mobile or a PAN reads up to 5,000 borrowers, so its time at 1,000 is not comparable with
 * its time at `largeCount`.
 */
const isTextSearch = (query: Record<string, string>) => 'search' in query && !/\d/.test(query.search ?? '')

/**
 * Measures the administrator's list and the export at 1,000 borrowers and at `largeCount`, in two clouds. Requests for
 * the list alternate between the clouds, so that other load on the machine affects both.
 */
export async function* userFigures(largeCount: number): AsyncGenerator<Row> {
  const started: Filled[] = []
  try {
    const [few, many] = [await fill(smallCount, started), await fill(largeCount, started)]
    yield* latencies([few, many], largeCount)
    // No budgets at 1,000: the first requests of a new process take most of the time.
    yield* (await exportFigures(few, smallCount)).map(({ budget: _, ...row }) => row)
    yield* await exportFigures(many, largeCount)
  } finally {
    await Promise.all(
      started.map(async ({ cloud, state }) => {
        await cloud.stop()
        rmSync(state, { recursive: true, force: true })
      }),
    )
  }
}

/**
 * Starts a cloud, adds it to `started`, and then fills it with `users` borrowers. In this order, the cloud is stopped
 * even if filling it fails.
 */
async function fill(users: number, started: Filled[]): Promise<Filled> {
  const state = mkdtempSync(join(tmpdir(), 'tulna-bench-'))
  const filled = { cloud: await startCloud({ state }), state }
  started.push(filled)
  await seed(filled.cloud)
  await seed(filled.cloud, users - sampleBorrowers)
  return filled
}

async function* latencies(filled: [few: Filled, many: Filled], largeCount: number): AsyncGenerator<Row> {
  const tokens = await Promise.all(filled.map(({ cloud }) => anAdminToken(cloud)))
  for (const [name, query] of Object.entries(queries)) {
    const times: [number[], number[]] = [[], []]
    for (let run = -5; run < runs; run++)
      for (const at of [0, 1] as const) {
        const ms = await timeOf(filled[at].cloud, query, tokens[at] ?? '')
        if (run >= 0) times[at].push(ms)
      }
    const [small, large] = [median(times[0]), median(times[1])]
    const p95 = [...times[1]].sort((a, b) => a - b)[Math.floor(runs * 0.95)] ?? 0
    yield {
      label: `users, ${name}: ${largeCount}, relative to ${smallCount} (${small.toFixed(1)} ms)`,
      measured: `${large.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
      ratio: large / small,
      ...(!isTextSearch(query) && { budget }),
    }
  }
}

async function timeOf({ address }: Cloud, query: Record<string, string>, token: string): Promise<number> {
  const startedAt = performance.now()
  const path = `${routes.users.path}?${new URLSearchParams(query)}`
  const response = await fetch(address + path, { headers: { authorization: `Bearer ${token}` } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return performance.now() - startedAt
}
