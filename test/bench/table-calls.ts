import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tableCalls } from '#support/dynamo-recorder.ts'
import type { Row } from './table.ts'

/** The table requests of each endpoint. `test/functions/http/table-calls.test.ts` enforces the budgets. */
export async function tableCallFigures(): Promise<Row[]> {
  const state = mkdtempSync(join(tmpdir(), 'tulna-bench-'))
  try {
    return (await tableCalls(state)).map(({ endpoint: { route, kind }, calls }) => {
      const units = calls.reduce((sum, call) => sum + call.units, 0)
      const asked = calls.map(({ operation }) => operation).join(', ') || 'nothing'
      return {
        label: `${[route.name, kind].filter(Boolean).join(' ')}: the table`,
        measured: `${asked}: ${units} units`,
      }
    })
  } finally {
    rmSync(state, { recursive: true, force: true })
  }
}
