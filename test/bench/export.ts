import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as esbuild from 'esbuild'
import { bundling } from '#bin/build.ts'
import type { ExportJob } from '#exports/export-jobs.ts'
import { dist } from '#lib/dist.ts'
import type { Cloud } from '#lib/local/cloud.ts'
import { environment, workers } from '#runtime/names.ts'
import { peakMegabytes } from './function-process.ts'
import { median, type Row } from './table.ts'

const runs = 5
/** The local table takes minutes for more: its scan in segments is the slower a row, the more rows there are. */
const mostForRuns = 200_000
const atMost = 1.4
const atMostMemory = 1.4

/** What one run of a bundle took. */
interface Run {
  ms: number
  /** The most memory that the whole process had, Node itself included. */
  megabytes: number
  answer?: Partial<ExportJob>
}

/** A cloud with so many borrowers, and the folder it keeps them in. */
export interface Filled {
  cloud: Cloud
  state: string
}

/**
 * The export worker against a bare parallel scan of the same items, each run in a process of its own, taking
 * turns.
 */
export async function exportFigures({ cloud, state }: Filled, users: number): Promise<Row[]> {
  const env = {
    ...process.env,
    ...cloud.environment,
    [environment.tableName]: cloud.tableName,
    [environment.exportsBucket]: readdirSync(join(state, 's3')).find((name) => name.includes('export')),
  }
  const bareScan = await bundled('bare-scan.ts', join(state, 'bare-scan'))
  const exportJob = await bundled('export-job.ts', join(state, 'export-job'))
  const worker = join(dist.functions, workers.exportUsers, 'index.mjs')

  const scans: Run[] = []
  const exports: Run[] = []
  for (let run = 0; run < (users > mostForRuns ? 1 : runs); run++) {
    scans.push(await timed(bareScan, env))
    const { id } = (await timed(exportJob, env)).answer ?? {}
    exports.push(await timed(worker, env, id))
    const { status, rows = 0 } = (await timed(exportJob, env, id)).answer ?? {}
    if (status !== 'ready' || rows < users) throw new Error(`The export of ${users} is ${status}`)
  }
  const [scan, exported] = [best(scans), best(exports)]
  const perSecond = (ms: number) => `${Math.round((users / ms) * 1000).toLocaleString('en-IN')} rows/s`
  return [
    {
      what: `export of ${users}, against a bare parallel scan (${perSecond(scan.ms)})`,
      measured: perSecond(exported.ms),
      ratio: exported.ms / scan.ms,
      atMost,
    },
    {
      what: `export of ${users}: peak memory, against the bare scan's (${scan.megabytes.toFixed(0)} MB)`,
      measured: `${exported.megabytes.toFixed(0)} MB`,
      ratio: exported.megabytes / scan.megabytes,
      atMost: atMostMemory,
    },
  ]
}

/** The fastest, for whatever else this machine does only adds to the time of a run of seconds. */
const best = (all: Run[]): Run => ({
  ms: Math.min(...all.map(({ ms }) => ms)),
  megabytes: median(all.map(({ megabytes }) => megabytes)),
})

/** Calls a bundle's handler once, in a process of its own. */
async function timed(bundle: string, env: NodeJS.ProcessEnv, id?: string): Promise<Run> {
  const script = `
    const { handler } = await import(${JSON.stringify(bundle)})
    const context = { awsRequestId: 'bench', getRemainingTimeInMillis: () => 900_000 }
    const startedAt = performance.now()
    const answer = await handler(${JSON.stringify({ id })}, context)
    const ms = performance.now() - startedAt
    console.error(JSON.stringify({ ms, megabytes: ${peakMegabytes}, answer }))`
  const { stderr } = await promisify(execFile)(
    process.execPath,
    ['--no-warnings', '--input-type=module', '-e', script],
    { env, maxBuffer: 1024 * 1024 },
  )
  return JSON.parse(stderr.trim().split('\n').at(-1) ?? '')
}

/** Bundles a yardstick just as the functions are. */
async function bundled(source: string, folder: string): Promise<string> {
  await esbuild.build(bundling(join(import.meta.dirname, source), folder))
  return join(folder, 'index.mjs')
}
