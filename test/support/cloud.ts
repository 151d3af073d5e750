import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildFunctions, buildWeb } from '#bin/build.ts'
import { type Cloud, startCloud } from '#lib/local/cloud.ts'
import { seed } from '#lib/local/seed.ts'
import { reportGrants } from './grants.ts'

declare module 'vitest' {
  interface ProvidedContext extends Pick<Cloud, 'address' | 'tableName' | 'endpoints' | 'environment'> {
    /** The folder in which every function's output is. */
    logs: string
  }
}

/**
 * One cloud for a run of the tests: built, started on a free port with fresh state, and filled with the samples.
 * A run of all tests fails where a function may do something that no test has made it do.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await Promise.all([buildFunctions(), buildWeb()])
  const state = mkdtempSync(join(tmpdir(), 'tulna-'))
  const cloud = await startCloud({ state, fill: seed })
  const { provide } = project
  provide('address', cloud.address)
  provide('tableName', cloud.tableName)
  provide('endpoints', cloud.endpoints)
  provide('environment', cloud.environment)
  provide('logs', join(state, 'logs'))
  return async () => {
    await reportGrants(cloud.grants(), project)
    await cloud.stop()
    rmSync(state, { recursive: true, force: true })
  }
}
