// Prints how many tests passed and failed. Where types or lint stopped the run before any test, that is a failure.
import { existsSync, readFileSync } from 'node:fs'

const file = new URL('../.local/test-results.json', import.meta.url)
const counted = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : { numPassedTests: 0, numFailedTests: 1 }
// A test file that could not be loaded fails without a test of its own.
const failed = Math.max(counted.numFailedTests, counted.success === false ? 1 : 0)
console.log(`${counted.numPassedTests} passed, ${failed} failed`)
