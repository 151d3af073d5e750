import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const heading = '## What the Privacy Policy promises, and the test of each'

/** The rows of the table below the heading: a promise, and the paths in its other cell. */
const promises = (readFileSync(join(root, 'docs/content.md'), 'utf8').split(`${heading}\n`)[1] ?? '')
  .split('\n## ')[0]
  ?.split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line): [promise: string, tests: string[]] => {
    const [, promise = '', tests = ''] = line.split('|')
    return [promise.trim(), [...tests.matchAll(/`([^`]*)`/g)].map(([, path = '']) => path)]
  })

test('the table of promises is read', () => {
  expect(promises?.length).toBeGreaterThan(25)
})

test.each(promises ?? [])('a test exists for the promise: %s', (_, tests) => {
  expect(tests).not.toEqual([])
  for (const path of tests) {
    expect(path).toMatch(/^test\/.+\.test\.tsx?$/)
    expect(existsSync(join(root, path)), path).toBe(true)
    expect(readFileSync(join(root, path), 'utf8'), path).toMatch(/\btest(\.\w+(\([^)]*\))?)*\(/)
  }
})
