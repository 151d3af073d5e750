import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#support/temporary-folder.ts'

const script = resolve(import.meta.dirname, '../../.ci/count.js')

/** What `.ci/count.js` prints for these results by run; `undefined` for a run that left none. */
function count(results: Record<string, object | undefined>): string {
  const folder = temporaryFolder()
  for (const name of ['.ci', '.local']) mkdirSync(join(folder, name))
  cpSync(script, join(folder, '.ci/count.js'))
  for (const [name, result] of Object.entries(results))
    if (result) writeFileSync(join(folder, `.local/${name}-results.json`), JSON.stringify(result))
  return execFileSync(process.execPath, [join(folder, '.ci/count.js'), ...Object.keys(results)], {
    encoding: 'utf8',
  })
}

const passed = { numPassedTests: 3, numFailedTests: 0, success: true, testResults: [{ status: 'passed' }] }

test('counts all runs together, on the last line', () => {
  expect(count({ test: passed, load: { numPassedTests: 1, numFailedTests: 0 } })).toBe('4 passed, 0 failed\n')
})

test('names each failed test with its error', () => {
  const failed = {
    ...{ name: 'a.test.ts', status: 'failed', message: '' },
    assertionResults: [
      { status: 'passed', fullName: 'adds', failureMessages: [] },
      { status: 'failed', fullName: 'subtracts', failureMessages: ['AssertionError: expected 1 to be 2'] },
    ],
  }
  const result = { numPassedTests: 1, numFailedTests: 1, success: false, testResults: [failed] }
  expect(count({ test: passed, 'test-browser': result })).toBe(
    'Failed: a.test.ts: subtracts\nAssertionError: expected 1 to be 2\n\n4 passed, 1 failed\n',
  )
})

test('a file that could not be loaded, and a run without results, count as a failure each', () => {
  const unloaded = {
    name: 'b.test.ts',
    status: 'failed',
    message: 'SyntaxError: missing )',
    assertionResults: [],
  }
  const result = { numPassedTests: 0, numFailedTests: 0, success: false, testResults: [unloaded] }
  expect(count({ test: result, load: undefined })).toBe(
    'Failed: b.test.ts: SyntaxError: missing )\n\nFailed: load: no results\n\n0 passed, 2 failed\n',
  )
})

test('names each test that passed only when it was tried again', () => {
  const file = {
    ...{ name: 'a.test.ts', status: 'passed', message: '' },
    assertionResults: [{ status: 'passed', fullName: 'waits', failureMessages: ['Error: timed out'] }],
  }
  expect(count({ test: { ...passed, testResults: [file] } })).toBe(
    'Passed when tried again: a.test.ts: waits\nError: timed out\n\n3 passed, 0 failed\n',
  )
})
