// Prints how many tests passed and failed in all the named runs together: `node .ci/count.js test load`. A run without
// results failed before its first test: that counts as one failure.
import { existsSync, readFileSync } from 'node:fs'

const runs = process.argv.slice(2).map((name) => {
  const file = new URL(`../.local/${name}-results.json`, import.meta.url)
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, success } = JSON.parse(readFileSync(file, 'utf8'))
  // A test file that could not be loaded fails without a test of its own.
  return { passed: numPassedTests, failed: Math.max(numFailedTests, success === false ? 1 : 0) }
})
const sum = (what) => runs.reduce((total, run) => total + run[what], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
