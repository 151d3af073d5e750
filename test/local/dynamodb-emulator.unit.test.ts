import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { requireJava } from '#lib/local/services/dynamodb-emulator.ts'
import { temporaryFolder } from '#support/temporary-folder.ts'

afterEach(() => vi.unstubAllEnvs())

/** Sets `PATH` to a folder with only a `java` that prints `version`, or to an empty folder if it is undefined. */
function installJava(version: string | undefined) {
  const folder = temporaryFolder()
  vi.stubEnv('PATH', folder)
  if (version === undefined) return
  const java = join(folder, 'java')
  writeFileSync(java, `#!/bin/sh\necho 'openjdk version "${version}" 2025-04-15' >&2\n`)
  chmodSync(java, 0o755)
}

test.each([
  ['no Java', undefined],
  ['Java 8', '1.8.0_402'],
  ['Java 11', '11.0.22'],
])('says in one line what to do on a machine with %s', (found, version) => {
  installJava(version)
  expect(requireJava).toThrow(
    new RegExp(
      `^DynamoDB Local needs Java 17 or later, and this machine has ${found}\\. .*DYNAMODB_ENDPOINT.*$`,
    ),
  )
})

test.each(['17.0.15', '25'])('accepts Java %s', (version) => {
  installJava(version)
  expect(requireJava).not.toThrow()
})
