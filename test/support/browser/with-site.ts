import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildChanged } from '#bin/build.ts'
import { startCloud } from '#lib/local/cloud.ts'
import { seed } from '#lib/local/seed.ts'

/** Builds the product and serves it with fresh samples while `use` runs. For scripts outside the tests. */
export async function withSite(use: (address: string) => Promise<void>): Promise<void> {
  await buildChanged()
  const state = mkdtempSync(join(tmpdir(), 'tulna-'))
  try {
    const cloud = await startCloud({ state, fill: seed })
    try {
      await use(cloud.address)
    } finally {
      await cloud.stop()
    }
  } finally {
    rmSync(state, { recursive: true, force: true })
  }
}
