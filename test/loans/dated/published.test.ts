import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  type AprConvention,
  datedApr,
  effectiveRate,
  nominalRate,
  simpleYearlyRate,
} from '#loans/dated/cost.ts'
import type { DatedLoan } from '#loans/dated/dated-loan.ts'
import type { Servicing } from '#loans/dated/dated-row.ts'
import { datedSchedule } from '#loans/dated/schedule.ts'
import { payableOn } from '#loans/dated/servicing.ts'
import { isProblem } from '#loans/loan.ts'
import { loanOf, type PublishedLoan, servicingOf } from './published-loan.ts'

const all: PublishedLoan[] = JSON.parse(readFileSync(`${import.meta.dirname}/schedules.json`, 'utf8'))
const withRows = all.filter(({ rows }) => rows.length > 0)

function scheduleOf(loan: DatedLoan, servicing?: Servicing) {
  const schedule = datedSchedule(loan, servicing)
  if (isProblem(schedule)) throw new Error(schedule.problem)
  return schedule
}

/** Rounded amounts are equal; those of a loan that rounds nothing were published to the paisa. */
const near = (figure: number, { roundingRule }: PublishedLoan) =>
  expect.closeTo(figure, roundingRule.interest ? 6 : 2)

test.each(withRows)('$id $title: its rows, to the paisa', (published) => {
  const loan = loanOf(published)
  const { rows } = scheduleOf(loan, servicingOf(published))
  const isOutstanding = published.id.startsWith('fineract-emi')
  const expected = published.rows.map((row) =>
    Object.fromEntries(
      (['instalment', 'interest', 'principal', 'balance', 'fees', 'penalties'] as const).flatMap((name) =>
        row[name] === undefined ? [] : [[name, near(row[name], published)]],
      ),
    ),
  )
  const shown = rows
    .slice(0, published.results?.neverRepaid ? expected.length : rows.length)
    .map(({ closing, outstanding, ...row }) => ({ ...row, balance: isOutstanding ? outstanding : closing }))
  expect(shown).toEqual(expected.map((row) => expect.objectContaining(row)))
})

const withParts = all.filter(({ rows }) => rows.some(({ factor, parts }) => factor !== undefined || parts))

test.each(withParts)('$id: the factors and the interest of each part of a period', (published) => {
  const { rows } = scheduleOf(loanOf(published), servicingOf(published))
  for (const [index, { factor, parts = [] }] of published.rows.entries()) {
    const shown = rows[index]?.parts ?? []
    // 31 December counts as a day of its own year; the published factor counts it for the next. Its row has the same interest.
    if (factor !== undefined && !(published.id === 'fineract-emi-14' && index === 0))
      expect(shown.reduce((sum, part) => sum + part.factor, 0)).toBeCloseTo(factor, 11)
    for (const part of parts)
      expect(shown).toContainEqual(
        expect.objectContaining({
          from: part.from,
          to: part.due,
          factor: expect.closeTo(part.factor, 11),
          interest: expect.closeTo(part.interest, 6),
        }),
      )
  }
})

const withPayable = all.flatMap((published) =>
  (published.payable ?? []).map((payable) => ({ ...payable, id: published.id, published })),
)

test.each(withPayable)(
  '$id: what the instalment of $instalmentDue costs on $on, after $eventsBefore events',
  ({ published, instalmentDue, on, eventsBefore, principal, interest, balance }) => {
    const payable = payableOn(loanOf(published), servicingOf(published, eventsBefore), instalmentDue, on)
    expect(payable).toMatchObject({
      principal: near(principal, published),
      interest: near(interest, published),
      ...(balance !== undefined && { owed: near(balance, published) }),
    })
  },
)

/** What the published names of APRs are here. */
const conventions: Record<string, [AprConvention, 'unrounded' | 'asPaid']> = {
  rbiMonthly: ['months', 'unrounded'],
  monthlyOfActualInstalments: ['months', 'asPaid'],
  byFrequency: ['periods', 'unrounded'],
  byDays: ['days', 'unrounded'],
  xirr: ['dates', 'unrounded'],
  nominalOfXirr: ['datesNominal', 'unrounded'],
}

const ofLoans = all.filter(({ results, repayment }) => results && repayment.kind !== 'dated')

test.each(ofLoans)('$id $title: its totals to the paisa, and its APRs to 0.0001 %', (published) => {
  const loan = loanOf(published)
  const schedule = scheduleOf(loan)
  const { netDisbursed, results } = published
  if (!results) throw new Error('no results')
  const { apr, ...figures } = results
  if (netDisbursed !== undefined) expect(schedule.netPaidOut).toBeCloseTo(netDisbursed, 2)
  expect(figuresOf(published, loan)).toMatchObject(rounded(figures))
  for (const [name, expected] of Object.entries(apr ?? {})) {
    const [convention, instalments] = conventions[name] ?? ['months', 'unrounded']
    const waived = loan.brokenPeriod && {
      brokenPeriod: { ...loan.brokenPeriod, interest: 'waived' as const },
    }
    const priced = name === 'rbiMonthlyBrokenInterestLeftOut' ? { ...loan, ...waived } : loan
    expect(datedApr(priced, convention, instalments), name).toBeCloseTo(expected, 4)
  }
  if (apr === null) expect(datedApr(loan, 'months')).toBeUndefined()
})

const rounded = (figures: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(figures)
      .filter(([name]) => name !== 'aprDefinitions')
      .map(([name, figure]) => [name, typeof figure === 'number' ? expect.closeTo(figure, 2) : figure]),
  )

/** The figures that a published result may have, by its names. */
function figuresOf(published: PublishedLoan, loan: DatedLoan) {
  const { rows, levels, brokenInterest, totalInterest, totalPaid, isNeverRepaid } = scheduleOf(loan)
  const { moratorium, rateChange } = published.repayment
  const changed = rateChange?.afterInstalment ?? 0
  const instalments = rows.map(({ instalment }) => instalment)
  const level = levels[0]?.instalment
  const { rounding: _, ...unrounded } = loan
  const [exact] = scheduleOf(unrounded).levels
  const withTermKept = scheduleOf({ ...loan, rates: loan.rates.map(({ keep: _, ...rate }) => rate) })
  return {
    instalment: published.repayment.kind === 'bullet' ? instalments[0] : level,
    instalmentUnrounded: exact?.instalment,
    instalmentByYear: [0, 12, 24].map((index) => instalments[index]),
    firstInstalment: instalments[0],
    lastInstalment: instalments.at(-1),
    interestInstalment: instalments[0],
    brokenInterest,
    principalFinanced: rows[0]?.opening,
    totalInterest,
    totalPaid,
    instalments: rows.length,
    moratoriumPayment: instalments[0],
    principalAfterMoratorium: rows[moratorium?.periods ?? 0]?.opening,
    reducingRate: datedApr({ ...loan, charges: [] }, 'periods'),
    instalmentBefore: level,
    balanceAtChange: rows[changed]?.opening,
    instalmentAfter: instalments[changed],
    interestOfFirstMonthAfter: rows[changed]?.interest,
    shortfallOfFirstMonthAfter: (rows[changed]?.interest ?? 0) - (instalments[changed] ?? 0),
    instalmentAfterIfTermKept: withTermKept.levels.at(-1)?.instalment,
    neverRepaid: isNeverRepaid,
  }
}

test.each(all.filter(({ repayment }) => repayment.kind === 'dated'))('$id $title', (published) => {
  const { disbursals, repayment, results } = published
  const paid = repayment.payments ?? []
  const flows = [...disbursals, ...paid.map(({ on, amount }) => ({ on, amount: -amount }))]
  const rate = effectiveRate(flows)
  if (rate === undefined) throw new Error('no rate')
  const cost = -flows.reduce((sum, { amount }) => sum + amount, 0)
  expect(cost).toBeCloseTo(Number(results?.totalCost), 2)
  expect(rate).toBeCloseTo(Number(results?.apr?.xirr), 4)
  expect(nominalRate(rate)).toBeCloseTo(Number(results?.apr?.nominalOfXirr), 4)
  const [only] = paid
  if (results?.apr?.simpleYearly !== undefined && only)
    expect(simpleYearlyRate(disbursals[0]?.amount ?? 0, only.amount, 14)).toBeCloseTo(
      results.apr.simpleYearly,
      4,
    )
})
