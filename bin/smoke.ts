/** Checks a deployed stage from outside: `npm run smoke -- https://…`. It does not sign in and writes nothing. */
import { smoke } from '#lib/operations/smoke.ts'

const [given = ''] = process.argv.slice(2)
const address = given.replace(/\/+$/, '')
if (!/^https?:\/\/[^/]+$/.test(address)) {
  console.error('Usage: npm run smoke -- https://www.tulna.example')
  process.exit(1)
}
process.exit((await smoke(address, console.log)) ? 0 : 1)
