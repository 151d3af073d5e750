import { expect, test } from 'vitest'
import { exampleLoans, exampleLoansOf } from '#contract/example-loans.ts'
import { limits } from '#contract/limits.ts'
import { autoLoan as english } from '#english/auto-loan.ts'
import { autoLoan as hindi } from '#hindi/auto-loan.ts'
import { sampleOffers } from '#lib/local/sample/lenders.ts'
import { loanTypes } from '#loans/loan-request.ts'
import { rankOffers, toRankable } from '#loans/ranking/rank.ts'
import { flatLoanCost } from '#loans/true-cost/instalment-plan.ts'
import { loanTypePath } from '#web/borrower/loan-choices.ts'
import { pages } from '#web/content/page-meta.ts'
import { tools } from '#web/content/tools.ts'
import { toolsOf } from '#web/loan-types/loan-types.ts'

test.each(loanTypes)('the page of %s is indexed, and linked by the name of the type', (type) => {
  expect(pages[loanTypePath(type)]).toMatchObject({ indexed: true })
  expect(pages[loanTypePath(type)]?.description).not.toMatch(/^Compare loan offers from/)
})

test.each(loanTypes)('%s: the loan whose first offers are shown can be compared too', (type) => {
  const { compared } = exampleLoans[type]
  const { loanAmount, acceptedTenureMonths } = limits
  expect(compared.amount).toBeGreaterThanOrEqual(loanAmount.min)
  expect(compared.amount).toBeLessThanOrEqual(loanAmount.max)
  // The slider of the comparison stops at these steps.
  expect(compared.amount % loanAmount.step).toBe(0)
  expect(compared.months).toBeLessThanOrEqual(acceptedTenureMonths.max)
})

test.each(loanTypes)(
  '%s: three different amounts in ascending order, each covered by a sample offer',
  (type) => {
    const examples = exampleLoansOf(type)
    const amounts = examples.map(({ amount }) => amount)
    expect(new Set(amounts).size).toBe(3)
    expect(amounts).toEqual([...amounts].sort((a, b) => a - b))
    const rankables = sampleOffers.map(toRankable)
    for (const { amount, months } of examples)
      expect(rankOffers(rankables, { amount, tenureMonths: months, loanType: type }).fits).not.toEqual([])
  },
)

test.each(loanTypes)('%s: its tools exist', (type) => {
  const known = tools.map(({ path }) => path)
  for (const path of toolsOf[type]) expect(known).toContain(path)
})

test.each([english, hindi])(
  'a flat rate of 7% over 36 months is what the page of auto loans says',
  ({ costs }) => {
    const cost = flatLoanCost({ principal: 100_000, annualRatePercent: 7, tenureMonths: 36 }, 0)
    const percent = 'rates' in cost ? cost.rates[0].percent : undefined
    expect(costs).toContain(`${percent?.toFixed(1)}%`)
    expect(costs).toMatch(/36 .*7%|7% .*36/)
  },
)
