import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type Cloud, startCloud } from '#lib/local/cloud.ts'
import { seed } from '#lib/local/seed.ts'
import build from './build.ts'
import { reportGrants } from './grants.ts'
import { startOnce } from './once.ts'

declare module 'vitest' {
  interface ProvidedContext extends Pick<Cloud, 'address' | 'tableName' | 'endpoints' | 'environment'> {
    /** The folder with the logs of the functions and of SNS. */
    logs: string
    /** The folder with the synthesized stacks, for the `assembly` of further clouds. */
    assembly: string
  }
}

/**
 * Builds the functions and pages, and starts one local cloud for all projects of a run that need one: on a free port, with
 * fresh state and the sample data. A run that includes the whole of `cloud` and `journeys` fails if a function has a
 * permission that no test used and that `grants.ts` does not explain.
 */
export default async function setUp({ provide, vitest }: TestProject): Promise<() => Promise<void>> {
  const releaseBuild = await build()
  const { started, release } = await startOnce('cloud', async () => {
    const state = mkdtempSync(join(tmpdir(), 'tulna-'))
    const cloud = await startCloud({ state, fill: seed, timeoutFactor: 10 })
    return {
      cloud,
      state,
      async stop() {
        await reportGrants(cloud.grants(), vitest)
        await cloud.stop()
        rmSync(state, { recursive: true, force: true })
      },
    }
  })
  const { cloud, state } = started
  provide('address', cloud.address)
  provide('tableName', cloud.tableName)
  provide('endpoints', cloud.endpoints)
  provide('environment', cloud.environment)
  provide('logs', join(state, 'logs'))
  provide('assembly', join(state, 'cdk.out'))
  return async () => {
    await release()
    await releaseBuild()
  }
}
