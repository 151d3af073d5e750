import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tableCalls, writeUnits } from '#support/dynamo-recorder.ts'
import type { Row } from './table.ts'

/**
 * The table requests of a warm call of each endpoint of the local cloud, and the write units of each step of a journey.
 * `test/functions/http/table-calls.test.ts` enforces budgets for both.
 */
export async function tableCallFigures(): Promise<Row[]> {
  const state = mkdtempSync(join(tmpdir(), 'tulna-bench-'))
  try {
    const { found, journey } = await tableCalls(state)
    const steps = journey.map(({ step, calls }) => ({
      label: `journey, ${step}: the table`,
      measured: `${writeUnits(calls)} write units`,
    }))
    const endpoints = found.map(({ endpoint: { route, kind }, calls }) => {
      const units = calls.reduce((sum, call) => sum + call.units, 0)
      const asked = calls.map(({ operation }) => operation).join(', ') || 'nothing'
      return {
        label: `${[route.name, kind].filter(Boolean).join(' ')}: the table`,
        measured: `${asked}: ${units} units`,
      }
    })
    return [...endpoints, ...steps]
  } finally {
    rmSync(state, { recursive: true, force: true })
  }
}
