import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as esbuild from 'esbuild'
import { buildFunctions, bundling } from '../../bin/build.ts'
import * as routes from '../../functions/contract/routes.ts'
import { dist } from '../../lib/dist.ts'
import { median, type Row } from './table.ts'

const runs = 31
const atMost = 1.15

/**
 * What importing each function costs at a cold start, against a function that has only the DynamoDB document
 * client, bundled into one file as esbuild does by itself. Each import is a process of its own, and they take
 * turns, so that a noisy machine is noisy for all of them; and it is processor time, for on a machine that does
 * other things too the clock measures mostly those.
 */
export async function importTimes(): Promise<Row[]> {
  await buildFunctions()
  const folder = mkdtempSync(join(tmpdir(), 'tulna-bench-'))
  const yardstick = join(folder, 'index.mjs')
  const source = join(import.meta.dirname, 'document-client.ts')
  await esbuild.build({ ...bundling(source, folder), splitting: false })
  const names = Object.values(routes).map(({ name }) => name)
  const bundles = [yardstick, ...names.map((name) => join(dist.functions, name, 'index.mjs'))]
  const times = bundles.map((): number[] => [])
  for (let run = 0; run < runs; run++)
    for (const [index, bundle] of bundles.entries()) times[index]?.push(importMs(bundle))
  const [base = 0, ...medians] = times.map(median)
  rmSync(folder, { recursive: true })
  return names.map((name, index) => ({
    what: `${name}: import, against the document client alone (${base.toFixed(0)} ms)`,
    measured: `${(medians[index] ?? 0).toFixed(0)} ms, ${kilobytes(join(dist.functions, name))} KB`,
    ratio: (medians[index] ?? 0) / base,
    atMost,
  }))
}

function importMs(bundle: string): number {
  const script = `const before = process.cpuUsage()
    await import(${JSON.stringify(bundle)})
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
