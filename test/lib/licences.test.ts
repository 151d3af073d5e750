import { readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { licencesOfWhatShips, licencesPage, refused } from '#bin/licences.ts'

const licences = licencesOfWhatShips()

test('ships nothing but what is under a licence that we take', () => {
  expect([...licences.values()].flat().length).toBeGreaterThan(100)
  expect(refused(licences)).toEqual([])
})

test('refuses a package whose licence is another, or that names none', () => {
  const others = new Map([
    ['GPL-3.0-only', ['a']],
    ['none that is named', ['b']],
    ['(MIT AND GPL-2.0)', ['c']],
    ['(MIT OR GPL-2.0)', ['d']],
  ])
  expect(refused(others)).toEqual(['a (GPL-3.0-only)', 'b (none that is named)', 'c ((MIT AND GPL-2.0))'])
})

test('lists them all in the docs: `npm run licences` writes the page', () => {
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(licencesPage(licences))
})

test('hands out the texts of what is in its pages', async () => {
  for (const [file, words] of Object.entries({
    '/licences.txt': 'react-dom',
    '/inter-licence.txt': 'SIL Open Font License',
  })) {
    const response = await fetch(new URL(file, inject('address')))
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain'])
    expect(await response.text()).toContain(words)
  }
})

test('takes every package in exactly one version', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  )
  const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
  for (const [name, version] of versions) expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
})
