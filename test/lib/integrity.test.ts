import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#support/temporary-folder.ts'

/** Runs `bin/integrity.js --check` on a lock file with one package. */
function check(entry: object) {
  const root = temporaryFolder()
  mkdirSync(join(root, 'bin'))
  cpSync('bin/integrity.js', join(root, 'bin/integrity.mjs'))
  const packages = { '': { name: 'tulna' }, 'node_modules/@some/package': { version: '1.2.3', ...entry } }
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }))
  return spawnSync(process.execPath, [join(root, 'bin/integrity.mjs'), '--check'], { encoding: 'utf8' })
}

test('refuses a package without an integrity hash, whatever platform it is for', () => {
  for (const entry of [{}, { os: [process.platform] }, { os: ['aix'], optional: true }]) {
    const { status, stderr } = check(entry)
    expect(stderr).toContain('package-lock.json has no integrity hash of @some/package@1.2.3')
    expect(stderr).toContain('npm run integrity')
    expect(status).toBe(1)
  }
})

test('accepts a hash, a bundled package and a link', () => {
  for (const entry of [{ integrity: 'sha512-abc' }, { inBundle: true }, { link: true }])
    expect(check(entry)).toMatchObject({ status: 0, stderr: '' })
})

test('our lock file has a hash of every package', () => {
  const { status, stderr } = spawnSync(process.execPath, ['bin/integrity.js', '--check'], {
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})
