/**
 * Checks a deployed stage from outside. With `--journey`, on a stage with the demo sign-in, it walks a borrower's journey too and
 * closes that account; otherwise it does not sign in and writes nothing. Exits with 1 if a check failed, and with 2 if the
 * firewall stopped checks and none failed.
 */
import { parseArgs } from 'node:util'
import { lookUp } from '#lib/operations/look-up.ts'
import { runCommand } from '#lib/operations/run-command.ts'
import { reachableAddress, smoke } from '#lib/operations/smoke.ts'

const usage =
  'Usage: npm run smoke -- https://www.tulna.example [--distribution d1234.cloudfront.net] [--journey]'
const exitCodes = { passed: 0, failed: 1, blocked: 2 }
const print = console.log

async function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { distribution: { type: 'string' }, journey: { type: 'boolean' } },
  })
  const [given = '', ...others] = positionals
  const address = given.replace(/\/+$/, '')
  if (!/^https?:\/\/[^/]+$/.test(address) || others.length > 0) throw new Error(usage)
  const { distribution, journey = false } = values
  const reachable = distribution ? await reachableAddress(address, distribution, { print, lookUp }) : address
  process.exit(exitCodes[await smoke(reachable, { print, journey })])
}

await runCommand(run, usage)
