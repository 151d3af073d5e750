import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findRejected, licencesPage, shippedLicences } from '#bin/licences.ts'

const licences = shippedLicences()

test('ships only packages with accepted licences', () => {
  expect([...licences.values()].flat().length).toBeGreaterThan(100)
  expect(findRejected(licences)).toEqual([])
})

test('rejects a package without an accepted licence, and accepts a choice that includes one', () => {
  const others = new Map([
    ['GPL-3.0-only', ['a']],
    ['no licence', ['b']],
    ['(MIT AND GPL-2.0)', ['c']],
    ['(MIT OR GPL-2.0)', ['d']],
  ])
  expect(findRejected(others)).toEqual(['a (GPL-3.0-only)', 'b (no licence)', 'c ((MIT AND GPL-2.0))'])
})

test('lists all licences in the docs: `npm run licences` writes the page', () => {
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(licencesPage(licences))
})

test('pins every package in package.json to one exact version', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  )
  const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
  for (const [name, version] of versions) expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
})
