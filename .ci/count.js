// Names each test of all the named runs that failed, or passed only when it was tried again, with the first lines of its
// error, and then prints how many tests passed and failed in them together: `node .ci/count.js test load`. A run without results failed before its first test: that
// counts as one failure.
import { existsSync, readFileSync } from 'node:fs'

const runs = process.argv.slice(2).map((name) => {
  const file = new URL(`../.local/${name}-results.json`, import.meta.url)
  if (!existsSync(file)) return { passed: 0, failed: 1, failures: [`${name}: no results`], retried: [] }
  const { numPassedTests, numFailedTests, success, testResults = [] } = JSON.parse(readFileSync(file, 'utf8'))
  return {
    passed: numPassedTests,
    // A test file that could not be loaded fails without a test of its own.
    failed: Math.max(numFailedTests, success === false ? 1 : 0),
    failures: testResults.filter(({ status }) => status === 'failed').flatMap(failuresOf),
    retried: testResults.flatMap(retriedTestsOf),
  }
})

function failuresOf({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return [`${name}: ${firstLines(message)}`]
  return failed.map((test) => describe(name, test))
}

/** Tests that failed before they passed: their reports keep the first error. */
function retriedTestsOf({ name, assertionResults = [] }) {
  return assertionResults
    .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
    .map((test) => describe(name, test))
}

function describe(file, { fullName, failureMessages }) {
  return `${file}: ${fullName}\n${firstLines(failureMessages.join('\n'))}`
}

function firstLines(text) {
  return text.split('\n').slice(0, 20).join('\n')
}

for (const test of runs.flatMap(({ retried }) => retried)) console.log(`Passed when tried again: ${test}\n`)
for (const failure of runs.flatMap(({ failures }) => failures)) console.log(`Failed: ${failure}\n`)
const sum = (what) => runs.reduce((total, run) => total + run[what], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
