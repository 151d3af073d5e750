import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CognitoIdentityProviderClient, InitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider'
import * as routes from '../../functions/contract/routes.ts'
import type { SiteConfig } from '../../functions/contract/site-config.ts'
import { type Cloud, startCloud } from '../../lib/local/cloud.ts'
import { sampleAdministrator } from '../../lib/local/sample/administrator.ts'
import { seed } from '../../lib/local/seed.ts'
import { exportFigures } from './export.ts'
import { median, type Row } from './table.ts'

const runs = 40
const atMost = 1.3
const sampled = 40

/** What the administrator's list is asked for. The PAN and the mobile are those of a sample borrower. */
const queries: Record<string, Record<string, string>> = {
  'first page and statistics': {},
  'search for a mobile': { search: '5100000003' },
  'search for a PAN': { search: 'ASSPS4729A' },
  'only Pending': { status: 'Pending' },
  'search for a frequent name': { search: 'nair' },
  'search that finds nobody': { search: 'nobody at all' },
}

/** A search by anything else than a mobile or a PAN looks at up to 5,000 borrowers, so 1,000 are no measure. */
const isWalk = (query: Record<string, string>) => 'search' in query && !/\d/.test(query.search ?? '')

/** The administrator's list and the export, at 1,000 and at 100,000 borrowers. */
export async function userFigures(most = 100_000): Promise<Row[]> {
  const state = mkdtempSync(join(tmpdir(), 'tulna-bench-'))
  const cloud = await startCloud({ state })
  try {
    await seed(cloud)
    await seed(cloud, 1_000 - sampled)
    const few = await latencies(cloud)
    const fewExported = await exportFigures(cloud, state, 1_000)
    await seed(cloud, most - 1_000)
    const many = await latencies(cloud)
    const exported = await exportFigures(cloud, state, most)
    const lists = Object.entries(queries).map(([name, query]): Row => {
      const [before, after] = [few.get(name), many.get(name)]
      return {
        what: `users, ${name}: at ${most}, against at 1000 (${before?.median.toFixed(1)} ms)`,
        measured: `${after?.median.toFixed(1)} ms, p95 ${after?.p95.toFixed(1)} ms`,
        ratio: (after?.median ?? 0) / (before?.median ?? 1),
        ...(!isWalk(query) && { atMost }),
      }
    })
    // At 1,000 the start of the process is most of it: no measure of the export, but one of its memory.
    const start = fewExported.map(({ atMost: _, ...row }) => row)
    return [...lists, ...start, ...exported]
  } finally {
    await cloud.stop()
    rmSync(state, { recursive: true, force: true })
  }
}

async function latencies(cloud: Cloud) {
  const token = await adminToken(cloud)
  const figures = new Map<string, { median: number; p95: number }>()
  for (const [name, query] of Object.entries(queries)) {
    const times: number[] = []
    for (let run = -5; run < runs; run++) {
      const startedAt = performance.now()
      const path = `${routes.users.path}?${new URLSearchParams(query)}`
      const response = await fetch(cloud.address + path, { headers: { authorization: `Bearer ${token}` } })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
      if (run >= 0) times.push(performance.now() - startedAt)
    }
    const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
    figures.set(name, { median: median(times), p95 })
  }
  return figures
}

async function adminToken(cloud: Cloud): Promise<string> {
  const response = await fetch(`${cloud.address}/config.json`)
  const { admin } = (await response.json()) as SiteConfig
  const cognito = new CognitoIdentityProviderClient({
    endpoint: cloud.endpoints.cognito,
    region: 'ap-south-1',
    credentials: { accessKeyId: 'bench', secretAccessKey: 'bench' },
  })
  const { email: USERNAME, password: PASSWORD } = sampleAdministrator
  const { AuthenticationResult } = await cognito.send(
    new InitiateAuthCommand({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: admin.clientId,
      AuthParameters: { USERNAME, PASSWORD },
    }),
  )
  return AuthenticationResult?.AccessToken ?? ''
}
