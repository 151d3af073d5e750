import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const run = (file: string, ...options: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', file, ...options], { encoding: 'utf8' })

test('a command prints its usage for --help, and with the error for an unknown option', () => {
  const help = run('bin/switch.ts', '--help')
  expect([help.status, help.stdout]).toEqual([0, expect.stringContaining('npm run switch -- ')])
  const wrong = run('bin/switch.ts', '--nonsense')
  expect(wrong.status).toBe(1)
  expect(wrong.stderr).toContain("Unknown option '--nonsense'")
  expect(wrong.stderr).toContain(help.stdout)
})

test('the local cloud prints its usage for an unknown option', () => {
  const { status, stderr } = run('bin/local.ts', '--nonsense')
  expect([status, stderr]).toEqual([1, expect.stringContaining('Usage: npm start -- [--fresh]')])
})

test.each(['bin/openapi.ts', 'bin/integrity.js'])('%s rejects every option but --check', (file) => {
  const { status, stderr } = run(file, '--chekc')
  expect([status, stderr]).toEqual([1, expect.stringContaining('-- --check')])
})

test('verify-receipt reports a missing receipt before it asks AWS for keys', () => {
  const { status, stderr } = run('bin/verify-receipt.ts', 'nothing.json', '--stage', 'prod')
  expect([status, stderr]).toEqual([1, expect.stringContaining("open 'nothing.json'")])
})

test('verify-receipt rejects a second file and an invalid key, and accepts a key that begins with a hyphen', () => {
  const key = `-${'A'.repeat(42)}`
  const two = run('bin/verify-receipt.ts', 'one.json', 'two.json', `--key=${key}`)
  expect([two.status, two.stderr]).toEqual([1, expect.stringContaining('Usage: npm run verify-receipt')])
  const wrong = run('bin/verify-receipt.ts', 'one.json', '--key', 'garbage')
  expect([wrong.status, wrong.stderr]).toEqual([1, expect.stringContaining('--key is not a public key')])
  const missing = run('bin/verify-receipt.ts', 'one.json', `--key=${key}`)
  expect([missing.status, missing.stderr]).toEqual([1, expect.stringContaining("open 'one.json'")])
})
