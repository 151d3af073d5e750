import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as esbuild from 'esbuild'
import { bundleOptions } from '#bin/bundle-functions.ts'
import type { ExportJob } from '#exports/export-jobs.ts'
import { dist } from '#lib/dist.ts'
import type { Cloud } from '#lib/local/cloud.ts'
import { workers } from '#lib/resource-names.ts'
import { environment } from '#runtime/environment.ts'
import { peakMegabytes } from './function-process.ts'
import { median, type Row } from './table.ts'

const runs = 5
/**
 * With more borrowers, there is only one run. It takes minutes, because the parallel scan of a larger local table takes
 * longer per row.
 */
const maxUsersForRepeatedRuns = 200_000
const timeBudget = 1.4
const memoryBudget = 1.4

/** The time and memory of one run of a bundle. */
interface Run {
  ms: number
  /** The peak memory of the whole process, including Node. */
  megabytes: number
  answer?: Partial<ExportJob>
}

/** A local cloud that has been filled with borrowers, and its state folder. */
export interface Filled {
  cloud: Cloud
  state: string
}

/**
 * Compares the export worker with a bare parallel scan of the same items. The two alternate, each run in its own
 * process.
 */
export async function exportFigures({ cloud, state }: Filled, users: number): Promise<Row[]> {
  const env = {
    ...process.env,
    ...cloud.environment,
    [environment.tableName]: cloud.tableName,
    [environment.exportsBucket]: readdirSync(join(state, 's3')).find((name) => name.includes('export')),
  }
  const bareScan = await bundleBaseline('bare-scan.ts', join(state, 'bare-scan'))
  const exportJob = await bundleBaseline('export-job.ts', join(state, 'export-job'))
  const worker = join(dist.functions, workers.exportUsers, 'index.mjs')

  const scans: Run[] = []
  const exports: Run[] = []
  for (let run = 0; run < (users > maxUsersForRepeatedRuns ? 1 : runs); run++) {
    scans.push(await timeRun(bareScan, env))
    const { id } = (await timeRun(exportJob, env)).answer ?? {}
    exports.push(await timeRun(worker, env, id))
    const { status, rows = 0 } = (await timeRun(exportJob, env, id)).answer ?? {}
    if (status !== 'ready' || rows < users)
      throw new Error(`The export of ${users} is ${status}, with ${rows} rows`)
  }
  const [scan, exported] = [best(scans), best(exports)]
  const perSecond = (ms: number) => `${Math.round((users / ms) * 1000).toLocaleString('en-IN')} rows/s`
  return [
    {
      label: `export of ${users}, against a bare parallel scan (${perSecond(scan.ms)})`,
      measured: perSecond(exported.ms),
      ratio: exported.ms / scan.ms,
      budget: timeBudget,
    },
    {
      label: `export of ${users}: peak memory, against the bare scan's (${scan.megabytes.toFixed(0)} MB)`,
      measured: `${exported.megabytes.toFixed(0)} MB`,
      ratio: exported.megabytes / scan.megabytes,
      budget: memoryBudget,
    },
  ]
}

/** The shortest time, because other load on the machine can only make a run slower, and the median memory. */
const best = (all: Run[]): Run => ({
  ms: Math.min(...all.map(({ ms }) => ms)),
  megabytes: median(all.map(({ megabytes }) => megabytes)),
})

/** Calls a bundle's handler once, in its own process. */
async function timeRun(bundle: string, env: NodeJS.ProcessEnv, id?: string): Promise<Run> {
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

/** Bundles a file of this folder with the same options as the functions. */
async function bundleBaseline(source: string, folder: string): Promise<string> {
  await esbuild.build(bundleOptions(join(import.meta.dirname, source), folder))
  return join(folder, 'index.mjs')
}
