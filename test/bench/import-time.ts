import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as esbuild from 'esbuild'
import { bundleOptions } from '#bin/bundle-functions.ts'
import * as routes from '#contract/routes.ts'
import { dist } from '#lib/dist.ts'
import { median, type Row } from './table.ts'

const runs = 31
const budget = 1.15

/** The baseline of a function. Only `logo-upload` uses S3 in every call, so only its baseline has the S3 client. */
const baselineOf = (name: string) => (name === routes.logoUpload.name ? 's3-client' : 'document-client')

/**
 * Measures the import of each endpoint's function at a cold start against a baseline: a function with only the SDK
 * clients, bundled into one file. Each import runs in its own process, right after the baseline's. The ratio is the
 * median of the ratios of these pairs, so that a moment's noise spoils only one pair. It compares processor time,
 * because wall-clock time includes other load on the machine.
 */
export async function importTimes(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tulna-bench-'))
  const names = Object.values(routes).map(({ name }) => name)
  for (const name of new Set(names.map(baselineOf))) {
    const source = join(import.meta.dirname, `${name}.ts`)
    await esbuild.build({ ...bundleOptions(source, join(folder, name)), splitting: false })
  }
  const pairs = names.map((name) => ({ name, all: [] as { base: number; ms: number }[] }))
  for (let run = 0; run < runs; run++)
    for (const { name, all } of pairs) {
      const base = importMs(join(folder, baselineOf(name)))
      all.push({ base, ms: importMs(join(dist.functions, name)) })
    }
  rmSync(folder, { recursive: true })

  return pairs.map(({ name, all }) => {
    const base = median(all.map(({ base }) => base))
    return {
      label: `${name}: import, against the ${baselineOf(name)} alone (${base.toFixed(0)} ms)`,
      measured: `${median(all.map(({ ms }) => ms)).toFixed(0)} ms, ${kilobytes(join(dist.functions, name))} KB`,
      ratio: median(all.map(({ base, ms }) => ms / base)),
      budget,
    }
  })
}

function importMs(folder: string): number {
  const script = `const before = process.cpuUsage()
    await import(${JSON.stringify(join(folder, 'index.mjs'))})
    const { user, system } = process.cpuUsage(before)
    console.log((user + system) / 1000)`
  const env = { ...process.env, AWS_REGION: 'ap-south-1' }
  const printed = execFileSync(process.execPath, ['--no-warnings', '--input-type=module', '-e', script], {
    env,
  })
  return Number(printed.toString())
}

const kilobytes = (folder: string) =>
  Math.round(readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0) / 1024)
