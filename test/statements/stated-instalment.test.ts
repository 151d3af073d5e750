import { expect, test } from 'vitest'
import { checkStatement } from '#statements/judge/check-statement.ts'
import { readStatement } from '#statements/read/read-statement.ts'
import { aprByBisection } from '../loans/oracle.ts'
import { choices, type Doctored, emi, loan, processing, writeStatement } from './small-loan.ts'
import { trueFacts } from './true-statement.ts'

const aprOfPayments = (instalment: number, paidOut: number) =>
  aprByBisection(paidOut, instalment, loan.tenureMonths)

const rounded = (apr: number) => Math.round(100 * apr) / 100

/** The changes that give a statement an instalment other than the one at the loan's rate, with totals to match. */
const repaidBy = (instalment: number, apr: number) => ({
  emi: instalment,
  rows: [],
  totalInterest: Math.round(instalment * loan.tenureMonths - loan.principal),
  total: Math.round(instalment * loan.tenureMonths),
  apr,
})

const flatEmi = 10_833.33

const atFlatRate: Doctored[] = [0, 1, 100].flatMap((fee) => {
  const from = { fees: fee ? [{ ...processing, amount: fee, words: `One-time ₹${fee}` }] : [] }
  const flatRate = { reason: 'flatRate', stated: flatEmi, computed: expect.closeTo(emi, 2) } as const
  const computed = aprOfPayments(flatEmi, loan.principal - fee)
  return [
    {
      title: `a flat rate, ₹${fee} of fees and a true APR`,
      from,
      change: () => repaidBy(flatEmi, rounded(computed)),
      findings: [flatRate],
    },
    ...[15, 26].map((apr) => ({
      title: `a flat rate, ₹${fee} of fees and an APR of ${apr}%`,
      from,
      change: () => repaidBy(flatEmi, apr),
      findings: [flatRate, { reason: 'apr', stated: apr, computed: expect.closeTo(computed, 6) } as const],
    })),
  ]
})

const otherInstalments: Doctored[] = [
  ...[emi + 12, 9_300].flatMap((instalment) => {
    // A lower instalment favours the borrower, so there is nothing to ask about it.
    const wrongEmi = instalment > emi ? [{ reason: 'emi', stated: instalment } as const] : []
    const computed = aprOfPayments(instalment, loan.principal)
    // An APR above the true one, such as 16.5%, understates no cost.
    return [rounded(computed), loan.annualRatePercent, 16.5].map((apr) => ({
      title: `an instalment of ₹${instalment} and an APR of ${apr}%`,
      from: { fees: [] },
      change: () => repaidBy(instalment, apr),
      findings: wrongEmi,
    }))
  }),
]

test.each([...atFlatRate, ...otherInstalments])(
  'finds exactly what is wrong in a statement with $title',
  ({ from, change, findings }) => {
    const facts = trueFacts({ ...choices, ...from })
    const result = checkStatement(readStatement(writeStatement({ ...facts, ...change(facts) })))
    expect(result.findings).toEqual(findings.map((finding) => expect.objectContaining(finding)))
  },
)

test('asks whether a tenth of the instalment that the other figures give was read rightly', () => {
  const facts = { ...trueFacts({ ...choices, fees: [] }), emi: 969.73, rows: [], apr: 16.5 }
  const { findings, questions, verdict } = checkStatement(readStatement(writeStatement(facts)))
  expect({ findings, verdict }).toEqual({ findings: [], verdict: 'unconfirmed' })
  expect(questions).toMatchObject([{ entry: 'instalmentAmount', suggestion: expect.closeTo(emi, 2) }])
})
