import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished, TestRunner } from 'vitest'

/**
 * Runs `end` after the current test or, outside a test, after the file. Callbacks run in reverse order of registration.
 */
export const atEnd = (end: () => unknown) =>
  TestRunner.getCurrentTest()
    ? onTestFinished(async () => void (await end()))
    : afterAll(async () => void (await end()))

/** A new folder, which is deleted after the current test or file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tulna-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
