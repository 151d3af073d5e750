import { mkdirSync, writeFileSync } from 'node:fs'
import type { Vitest } from 'vitest/node'
import type { Grant } from '#lib/local/iam/iam.ts'

const report = '.local/grants.json'

const handsOver = 'Hands a long export over to another worker. The test of this has its own cloud.'

const proposes =
  'Stores a proposal, where a stage asks for two pairs of eyes. The tests of this have their own cloud, with that setting.'

/**
 * Why a function needs a permission that the tests may leave unused. Keys: `action`,
 * `function action` or `function action partition`.
 */
const reasons: Record<string, string> = {
  'tulna-local-add-offers s3:DeleteObject':
    'Deletes the logo of an offer that the table refused. The table of the run’s cloud never refuses one.',
  'tulna-local-export-users s3:AbortMultipartUpload':
    'Aborts the upload when the table or S3 fails during an export.',
  'tulna-local-export-users lambda:InvokeFunction': handsOver,
  'tulna-local-export-users dynamodb:Query EXPORT#*': handsOver,
  'tulna-local-export-users dynamodb:PutItem EXPORT#*': handsOver,
  'tulna-local-complaint dynamodb:GetItem COMPLAINT_REQUEST#*':
    'Reads what another attempt to send the same complaint stored at that moment. On a busy machine, the attempts of a test may come one after the other.',
  'tulna-local-mock-auth dynamodb:UpdateItem MONTHS':
    'Adds a month to the list of months when its first borrower registers. Usually the sample borrowers have added it before the first test.',
  'tulna-local-publish-payments dynamodb:Query HANDOVERS#*#*':
    'Counts presses of complete quarters in which a lender paid. Terms begin in months that are open, so the run’s cloud has none.',
  'tulna-local-add-offers dynamodb:PutItem SCHEDULED': proposes,
  'tulna-local-update-offers dynamodb:Query SCHEDULED': proposes,
  'tulna-local-update-offers dynamodb:PutItem SCHEDULED': proposes,
  'tulna-local-approve-change s3:DeleteObject':
    'Deletes the logo that an approved one replaces. The test of this has its own cloud.',
  'logs:CreateLogStream': 'Lambda writes the output of a function with the role of the function.',
  'logs:PutLogEvents': 'Lambda writes the output of a function with the role of the function.',
  'xray:PutTelemetryRecords': 'Lambda sends traces with the role of the function.',
  'xray:PutTraceSegments': 'Lambda sends traces with the role of the function.',
}

/**
 * Writes every permission of every function to a report. After a whole run, a permission without an entry in `reasons` fails
 * the run if no test has used it. A permission that is limited to partitions counts as one for each of them.
 */
export async function reportGrants(grants: Grant[], vitest: Vitest) {
  const unused = grants.filter(({ isUsed }) => !isUsed)
  const unexplained = unused.filter(
    ({ functionName, action, partition }) =>
      ![action, `${functionName} ${action}`, `${functionName} ${action} ${partition}`].some(
        (key) => reasons[key],
      ),
  )
  mkdirSync('.local', { recursive: true })
  writeFileSync(report, JSON.stringify({ grants, reasons, unexplained }, null, 2))
  if (unexplained.length === 0 || !(await isWholeRun(vitest))) return
  console.error(`No test has used these permissions of functions (${report}):`)
  for (const { functionName, action, resource, partition } of unexplained)
    console.error(`  ${functionName}: ${action} on ${resource}${partition ? `, partition ${partition}` : ''}`)
  process.exitCode = 1
}

/** Whether all selected projects ran in full and passed, and include `cloud` and `journeys`, which use the permissions. */
async function isWholeRun(vitest: Vitest) {
  const names = vitest.projects.map(({ name }) => name)
  if (!names.includes('cloud') || !names.includes('journeys')) return false
  const files = await Promise.all(vitest.projects.map((project) => project.globTestFiles()))
  const count = files.reduce((sum, { testFiles }) => sum + testFiles.length, 0)
  const ran = vitest.state.getTestModules()
  return ran.length === count && !vitest.config.testNamePattern && ran.every((module) => module.ok())
}
