import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished, TestRunner } from 'vitest'

/** Runs at the end of the test that calls it, or of the file that calls it outside tests. The last one runs first. */
export const atEnd = (end: () => unknown) =>
  TestRunner.getCurrentTest()
    ? onTestFinished(async () => void (await end()))
    : afterAll(async () => void (await end()))

/** A new folder, which is deleted at the end. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tulna-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
