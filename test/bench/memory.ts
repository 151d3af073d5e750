import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { dist } from '../../lib/dist.ts'
import { startCloud } from '../../lib/local/cloud.ts'
import { eventOf } from '../../lib/local/payload.ts'
import { seed } from '../../lib/local/seed.ts'
import type { Row } from './table.ts'

const memoryMb = 512
/** A Lambda function has one whole processor at 1,769 MB, and its share of one below that. */
const processorMb = 1769
const atMost = 0.75

/** What calls a bundle over and over, and says what that took. */
const script = `
  const [bundle, event] = process.argv.slice(1)
  const cpuMs = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000 }
  const before = cpuMs()
  const { handler } = await import(bundle)
  const call = () => handler(JSON.parse(event), { awsRequestId: 'bench', getRemainingTimeInMillis: () => 10_000 })
  const { statusCode } = await call()
  const cold = cpuMs() - before
  for (let n = 0; n < 50; n++) await call()
  const warm = cpuMs()
  for (let n = 0; n < 300; n++) await call()
  const megabytes = process.resourceUsage().maxRSS / 1024
  console.error(JSON.stringify({ statusCode, cold, warm: (cpuMs() - warm) / 300, megabytes }))`

/** How much memory and processor time functions take, in a process of their own, by which they get their memory. */
export async function memoryFigures(): Promise<Row[]> {
  const state = mkdtempSync(join(tmpdir(), 'tulna-bench-'))
  const cloud = await startCloud({ state, fill: seed })
  const env = {
    ...process.env,
    ...cloud.environment,
    TABLE_NAME: cloud.tableName,
    SESSION_SECRET_ID: Object.keys(JSON.parse(readFileSync(join(state, 'secrets.json'), 'utf8')))[0] ?? '',
    POWERTOOLS_LOG_LEVEL: 'SILENT',
  }
  const json = (body: object) => Buffer.from(JSON.stringify(body))
  const calls: [string, string, Buffer?][] = [
    ['offer-list', ''],
    ['get-offer', 'id=sample-neem-tree-finance'],
    ['mock-auth', '', json({ mobile_number: '4000000001', type: 'credit', demo: true })],
  ]
  const rows: Row[] = []
  for (const [name, query, body = Buffer.alloc(0)] of calls) {
    const request = {
      ...{ method: body.length > 0 ? 'POST' : 'GET', path: `/user/${name}`, query, body, ip: '127.0.0.1' },
      headers: { 'content-type': 'application/json' },
    }
    const at = { apiId: 'bench', requestId: 'bench', routeKey: name, domain: 'bench' }
    const args = ['--input-type=module', '-e', script, join(dist.functions, name, 'index.mjs')]
    const { stderr } = await promisify(execFile)(
      process.execPath,
      [...args, JSON.stringify(eventOf(request, at))],
      { env },
    )
    const { statusCode, cold, warm, megabytes } = JSON.parse(stderr.trim().split('\n').at(-1) ?? '')
    if (statusCode !== 200) throw new Error(`${name} answered ${statusCode}`)
    const ms = (cpuMs: number) => ((cpuMs * processorMb) / memoryMb).toFixed(0)
    rows.push({
      what: `${name}: memory, of its ${memoryMb} MB`,
      measured: `${megabytes.toFixed(0)} MB; processor ${cold.toFixed(0)} ms cold, ${warm.toFixed(1)} ms warm (${ms(warm)} ms at its share)`,
      ratio: megabytes / memoryMb,
      atMost,
    })
  }
  await cloud.stop()
  rmSync(state, { recursive: true, force: true })
  return rows
}
