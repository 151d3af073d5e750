import fc from 'fast-check'
import { expect, test } from 'vitest'
import { datedSchedule } from '#loans/dated/schedule.ts'
import { isProblem } from '#loans/loan.ts'
import { comparedLoans } from '../oracle.ts'
import { anyDatedLoan } from './any-loan.ts'
import { toNumber } from './fixed-point.ts'
import { oracleSchedule } from './oracle.ts'

test(`${comparedLoans} loans of every kind have the rows that an oracle in exact decimals gives them`, () => {
  fc.assert(
    fc.property(anyDatedLoan, (loan) => {
      const schedule = datedSchedule(loan)
      const { lines, netPaidOut, totalPaid } = oracleSchedule(loan)
      if (isProblem(schedule)) {
        // What is taken in advance may leave nothing to pay out.
        expect([schedule.problem, netPaidOut > 0n]).toEqual(['feesAboveLoan', false])
        return
      }
      // A recurring charge is part of an instalment of the engine, and beside those of the oracle.
      const rows = schedule.rows.map(({ interest, instalment, fees, closing }) => [
        interest,
        instalment - fees,
        closing,
      ])
      rows.push([schedule.netPaidOut, schedule.totalPaid, 0])
      const expected = lines.map(({ interest, instalment, closing }) =>
        [interest, instalment, closing].map(toNumber),
      )
      expected.push([toNumber(netPaidOut), toNumber(totalPaid), 0])
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
    { seed: 42, numRuns: comparedLoans },
  )
})
