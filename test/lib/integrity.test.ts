import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Runs the check on a lock file with one package. */
function check(entry: object) {
  const root = mkdtempSync(join(tmpdir(), 'tulna-lock-'))
  mkdirSync(join(root, 'bin'))
  cpSync('bin/integrity.js', join(root, 'bin/integrity.mjs'))
  const packages = { '': { name: 'tulna' }, 'node_modules/@some/package': { version: '1.2.3', ...entry } }
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }))
  return spawnSync(process.execPath, [join(root, 'bin/integrity.mjs'), '--check'], { encoding: 'utf8' })
}

const here = { os: [process.platform], cpu: [process.arch] }
const elsewhere = { os: ['aix'], cpu: [process.arch] }

test('installs no package without an integrity hash', () => {
  for (const entry of [{}, here, { os: ['!aix'] }, { ...here, optional: true }]) {
    const { status, stderr } = check(entry)
    expect(stderr).toContain('package-lock.json has no integrity hash of @some/package@1.2.3')
    expect(stderr).toContain('npm run integrity')
    expect(status).toBe(1)
  }
})

test('accepts a hash, a bundled package, and a package that this platform never installs', () => {
  for (const entry of [{ integrity: 'sha512-abc' }, { inBundle: true }, { link: true }, elsewhere])
    expect(check(entry)).toMatchObject({ status: 0, stderr: '' })
})

test('has a hash of every package but native ones for other platforms', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const without = Object.entries<Record<string, unknown>>(packages).filter(
    ([place, entry]) => place && !entry.integrity && !entry.inBundle,
  )
  for (const [place, entry] of without)
    expect(entry, place).toMatchObject({ optional: true, cpu: expect.anything() })
})
