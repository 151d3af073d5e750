import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildChanged } from '#bin/build.ts'
import { startCloud } from '#lib/local/cloud.ts'
import { seed } from '#lib/local/seed.ts'
import { addStacks } from '#lib/stacks/stacks.ts'
import { environment } from '#runtime/environment.ts'
import { project, startFirebase } from './emulator.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of Firebase's emulator. */
    firebase: string
  }
}

/** Starts a local cloud with Firebase as its phone provider, and the emulator in Firebase's place. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'tulna-firebase-'))
  const [firebase] = await Promise.all([startFirebase(join(folder, 'firebase')), buildChanged()])
  const settings = {
    firebaseProjectId: project,
    firebaseApiKey: 'any-key-will-do',
    firebaseAppId: '1:23:web:45',
    firebaseEmulator: firebase.address,
  }
  const cloud = await startCloud({
    state: join(folder, 'cloud'),
    fill: seed,
    timeoutFactor: 10,
    stacks(app) {
      for (const [key, value] of Object.entries(settings)) app.node.setContext(key, value)
      addStacks(app)
    },
    functionEnvironment: { [environment.firebaseEmulator]: new URL(firebase.address).host },
  })
  provide('firebase', firebase.address)
  provide('address', cloud.address)
  provide('tableName', cloud.tableName)
  provide('endpoints', cloud.endpoints)
  provide('environment', cloud.environment)
  return async () => {
    await cloud.stop()
    await firebase.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
