import { expect, test } from 'vitest'
import { readStatement } from '#statements/read/read-statement.ts'
import type { Statement } from '#statements/statement.ts'
import { choices, writeStatement } from '#test/statements/small-loan.ts'
import { trueFacts } from '#test/statements/true-statement.ts'
import { loanToKeep } from '#web/tools/kfs-check/loan-to-keep.ts'

const statement = readStatement(writeStatement(trueFacts(choices)))

test('a doubtful figure, and one that the statement has twice, is left out', () => {
  const { sanctionedAmount, ratePercent } = statement.figures
  if (sanctionedAmount.state !== 'found' || ratePercent.state !== 'found') throw new Error('Not read')
  const unsure: Statement = {
    ...statement,
    figures: {
      ...statement.figures,
      sanctionedAmount: { ...sanctionedAmount, certainty: 'doubtful' },
      ratePercent: { ...ratePercent, others: [{ value: 18, quote: '18%', certainty: 'read' }] },
    },
  }
  const found = loanToKeep(unsure)
  expect(found).toMatchObject({ tenureMonths: 24, instalment: 9_697.33 })
  expect(found).not.toHaveProperty('principal')
  expect(found).not.toHaveProperty('annualRatePercent')
  expect(found).not.toHaveProperty('fees')
})

test('interest that is kept from the payout is no fee', () => {
  expect(loanToKeep({ ...statement, interestKept: 500 })?.fees).toBe(5_000)
})

test.each([
  ['3 days', 3],
  ['No. of days: 15', 15],
  ['No penalty within 3 days', 3],
  ['3 to 5 days', undefined],
  ['3 working days', undefined],
  ['72 hours', undefined],
  ['Not applicable', undefined],
  ['0 days', 0],
  ['400 days', undefined],
])('the cooling-off period “%s” is %s days', (words, days) => {
  const clauses: Statement['clauses'] = {
    ...statement.clauses,
    coolingOff: { state: 'found', value: words, quote: words, certainty: 'read', others: [] },
  }
  expect(loanToKeep({ ...statement, clauses })?.coolingOffDays).toBe(days)
})
