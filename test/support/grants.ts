import { mkdirSync, writeFileSync } from 'node:fs'
import type { Vitest } from 'vitest/node'
import type { Grant } from '#lib/local/iam/iam.ts'

const report = '.local/grants.json'

/** Rights that functions, or one function, have although none ever uses them here, and why. */
const reasons: Record<string, string> = {
  'tulna-local-add-offers s3:DeleteObject':
    'Takes back a logo whose offer the table did not take, which here it does.',
  'tulna-local-export-users s3:AbortMultipartUpload':
    'Takes back half a file when the table or S3 fails meanwhile.',
  'logs:CreateLogStream': 'Lambda itself writes what a function prints, by the role of the function.',
  'logs:PutLogEvents': 'Lambda itself writes what a function prints, by the role of the function.',
  'xray:PutTelemetryRecords': 'Lambda itself sends the traces, by the role of the function.',
  'xray:PutTraceSegments': 'Lambda itself sends the traces, by the role of the function.',
}

/** Writes down every right of every function. After a run of all tests, one that was never used fails the run. */
export async function reportGrants(grants: Grant[], vitest: Vitest) {
  const unused = grants.filter(({ isUsed }) => !isUsed)
  const unexplained = unused.filter(
    ({ functionName, action }) => !reasons[action] && !reasons[`${functionName} ${action}`],
  )
  mkdirSync('.local', { recursive: true })
  writeFileSync(report, JSON.stringify({ grants, reasons, unexplained }, null, 2))
  if (unexplained.length === 0 || !(await isWholeRun(vitest))) return
  console.error(`No test has used these rights of functions (${report}):`)
  for (const { functionName, action, resource } of unexplained)
    console.error(`  ${functionName}: ${action} on ${resource}`)
  process.exitCode = 1
}

async function isWholeRun(vitest: Vitest) {
  const files = await Promise.all(vitest.projects.map((project) => project.globTestFiles()))
  const count = files.reduce((sum, { testFiles }) => sum + testFiles.length, 0)
  const ran = vitest.state.getTestModules()
  return ran.length === count && !vitest.config.testNamePattern && ran.every((module) => module.ok())
}
