import fc from 'fast-check'
import { expect, test } from 'vitest'
import { datedSchedule } from '#loans/dated/schedule.ts'
import { isProblem } from '#loans/loan.ts'
import { anyDatedLoan } from './any-loan.ts'
import { oracleRows, toNumber } from './oracle.ts'

test('10,000 loans of every kind have the rows that an oracle in exact decimals gives them', () => {
  fc.assert(
    fc.property(anyDatedLoan, (loan) => {
      const schedule = datedSchedule(loan)
      if (isProblem(schedule)) throw new Error(schedule.problem)
      const rows = schedule.rows.map(({ interest, instalment, closing }) => [interest, instalment, closing])
      const expected = oracleRows(loan).map(({ interest, instalment, closing }) =>
        [interest, instalment, closing].map(toNumber),
      )
      const largest = Math.max(...expected.flat().map(Math.abs), 1)
      const isClose =
        rows.length === expected.length &&
        rows.every((row, index) =>
          row.every(
            (figure, at) => Math.abs(figure - (expected[index]?.[at] ?? Number.NaN)) <= 1e-9 * largest + 1e-6,
          ),
        )
      if (!isClose) expect(rows).toEqual(expected)
    }),
    { seed: 42, numRuns: 10_000 },
  )
})
