import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** None of these requires us to publish our own code. */
const accepted = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
]

interface Locked {
  license?: string
  dev?: boolean
  optional?: boolean
  devOptional?: boolean
}

test('ships only packages with accepted licences, or a choice that includes one', () => {
  const { '': _root, ...packages }: Record<string, Locked> = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  ).packages
  const shipped = Object.entries(packages).filter(([, one]) => !one.dev && !one.optional && !one.devOptional)
  expect(shipped.length).toBeGreaterThan(100)
  const rejected = shipped.filter(([, { license = 'none' }]) => {
    const choices = license.replace(/^\((.*)\)$/, '$1').split(' OR ')
    return !choices.some((choice) => accepted.includes(choice))
  })
  expect(rejected).toEqual([])
})

test('pins every package in package.json to one exact version', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  )
  const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
  for (const [name, version] of versions) expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
})
