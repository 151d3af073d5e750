import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const run = (file: string, ...options: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', file, ...options], { encoding: 'utf8' })

test('a command prints its usage for --help, and the error and its usage for an unknown option', () => {
  const help = run('bin/switch.ts', '--help')
  expect([help.status, help.stdout]).toEqual([0, expect.stringContaining('npm run switch -- ')])
  const wrong = run('bin/switch.ts', '--nonsense')
  expect(wrong.status).toBe(1)
  expect(wrong.stderr).toContain("Unknown option '--nonsense'")
  expect(wrong.stderr).toContain(help.stdout)
})

const borrowers = 'one of: --mobile 9876543210, --id …, --unused-for-years 3'
const breachReport = 'Usage: npm run breach-report'
const afterRestore = 'Usage: npm run after-restore'

test.each([
  ['bin/local.ts', '--nonsense', 'Usage: npm start -- [--fresh]'],
  ['bin/openapi.ts', '--chekc', '-- --check'],
  ['bin/integrity.js', '--chekc', '-- --check'],
  ['bin/change-number.ts', '', 'Usage: npm run change-number'],
  ['bin/change-number.ts', '--stage dev --from 9876543210 --to 12', 'Usage: npm run change-number'],
  ['bin/erase.ts', '', borrowers],
  ['bin/erase.ts', '--stage dev', borrowers],
  ['bin/erase.ts', '--stage dev --mobile 12', borrowers],
  ['bin/erase.ts', '--stage dev --id a --unused-for-years 3', borrowers],
  ['bin/after-restore.ts', '--stage dev --old tulna-dev-old', afterRestore],
  ['bin/after-restore.ts', '--stage dev --old tulna-dev-old --since 2031-01-02', afterRestore],
  ['bin/cost.ts', '--journeys many', 'Usage: npm run cost'],
  ['bin/github.ts', '--repo tulna --stage dev', 'Usage: npm run github'],
  ['bin/github.ts', '--repo tulna/tulna', 'Usage: npm run github'],
  ['bin/offers.ts', 'export', 'Usage: npm run offers'],
  ['bin/offers.ts', 'import offers.xlsx', 'Usage: npm run offers'],
  ['bin/offers.ts', 'delete offers.csv', 'Usage: npm run offers'],
  ['bin/breach-report.ts', '', breachReport],
  ['bin/breach-report.ts', '--stage dev', breachReport],
  ['bin/breach-report.ts', '--stage dev --from x --to y', breachReport],
  ['bin/breach-report.ts', '--stage dev --from 2031-01-02 --to 2031-01-01', breachReport],
])('%s prints its usage for the arguments "%s"', (file, given, usage) => {
  const { status, stderr } = run(file, ...given.split(' ').filter(Boolean))
  expect([status, stderr]).toEqual([1, expect.stringContaining(usage)])
})

test('replay prints one line for an argument that is not valid', () => {
  const { status, stdout, stderr } = run('bin/replay.ts', '--at', '2026-11-22', '--tenure', '0')
  expect([status, stdout, stderr]).toEqual([1, '', '--tenure must be a number from 1 to 60\n'])
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
