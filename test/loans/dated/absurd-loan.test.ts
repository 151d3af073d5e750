import { expect, test } from 'vitest'
import type { Calendar } from '#loans/dated/calendar.ts'
import { dayNumber, dayOf } from '#loans/dated/calendar.ts'
import type { DatedLoan, DatedLoanProblem, RateFrom, Stage } from '#loans/dated/dated-loan.ts'
import { datedSchedule } from '#loans/dated/schedule.ts'

const from = '2026-01-05'

const plain: DatedLoan = {
  payouts: [{ on: from, amount: 100_000 }],
  rates: [{ from, annualPercent: 12 }],
  dayCount: 'months',
  calendar: { from, every: { count: 1, unit: 'month' } },
  stages: [{ count: 12, pays: 'level' }],
}

const every = (count: number, unit: Calendar['every']['unit'] = 'month'): Partial<DatedLoan> => ({
  calendar: { from, every: { count, unit } },
})
const moved = (...moves: [string, string][]): Partial<DatedLoan> => ({
  calendar: { ...plain.calendar, moved: moves.map(([due, to]) => ({ due, to })) },
})
const stage = (stage: Partial<Stage>): Partial<DatedLoan> => ({
  stages: [{ count: 12, pays: 'level', ...stage }],
})
const keep = (keep: RateFrom['keep']): Partial<DatedLoan> => ({
  rates: [...plain.rates, { from: '2026-03-01', annualPercent: 13, keep }],
})
const rounding = (to: number): Partial<DatedLoan> => ({ rounding: { instalment: { to, mode: 'halfUp' } } })

test.each<[string, DatedLoanProblem, Partial<DatedLoan>]>([
  ['periods of no length', 'periodOutOfRange', every(0)],
  ['periods of negative length', 'periodOutOfRange', every(-1)],
  ['periods of half a month', 'periodOutOfRange', every(0.5)],
  ['periods of NaN months', 'periodOutOfRange', every(Number.NaN)],
  ['periods without end', 'periodOutOfRange', every(Infinity)],
  ['periods of a million days', 'periodOutOfRange', { ...every(1_000_000, 'day'), dayCount: 'actual/365' }],
  ['a due date moved to itself', 'dueDatesOutOfOrder', moved(['2026-02-05', '2026-02-05'])],
  [
    'two due dates moved to each other',
    'dueDatesOutOfOrder',
    moved(['2026-02-05', '2026-02-06'], ['2026-02-06', '2026-02-05']),
  ],
  ['a due date moved before the payout', 'dueDatesOutOfOrder', moved(['2026-02-05', '2025-01-05'])],
  ['a due date moved to the one before', 'dueDatesOutOfOrder', moved(['2026-03-05', '2026-02-05'])],
  ['a due date moved to the end of days', 'notADay', moved(['2026-02-05', '9999-12-31'])],
  [
    'a loan at the end of days',
    'notADay',
    { payouts: [{ on: '9999-12-31', amount: 1 }], calendar: { ...plain.calendar, from: '9999-12-31' } },
  ],
  ['steps of no instalments', 'stageOutOfRange', stage({ step: { every: 0, percent: 10 } })],
  ['a step of NaN per cent', 'stageOutOfRange', stage({ step: { every: 1, percent: Number.NaN } })],
  ['instalments that fall below 0', 'stageOutOfRange', stage({ step: { every: 1, percent: -200 } })],
  ['steps beyond any number', 'tooLarge', stage({ count: 1200, step: { every: 1, percent: 100 } })],
  ['instalments below 0', 'stageOutOfRange', stage({ pays: -100 })],
  ['instalments of NaN', 'stageOutOfRange', stage({ pays: Number.NaN })],
  ['a kept instalment below 0', 'rateOutOfRange', keep(-5)],
  ['a kept instalment of NaN', 'rateOutOfRange', keep(Number.NaN)],
  ['rounding to 0 rupees', 'roundingOutOfRange', rounding(0)],
  ['rounding to fewer than 0 rupees', 'roundingOutOfRange', rounding(-1)],
  ['rounding to NaN rupees', 'roundingOutOfRange', rounding(Number.NaN)],
  ['no compounding', 'compoundingsOutOfRange', { compoundings: 0 }],
  ['negative compounding', 'compoundingsOutOfRange', { compoundings: -1 }],
  ['a down payment above the payout', 'downPaymentOutOfRange', { downPaymentPercent: 200 }],
  ['a negative down payment', 'downPaymentOutOfRange', { downPaymentPercent: -50 }],
  ['half an instalment in advance', 'noInstalment', { inAdvance: { instalments: 0.5, computed: 'advance' } }],
  [
    'fewer than no instalments in advance',
    'noInstalment',
    { inAdvance: { instalments: -1, computed: 'arrears' } },
  ],
  [
    'NaN instalments in advance',
    'noInstalment',
    { inAdvance: { instalments: Number.NaN, computed: 'arrears' } },
  ],
  ['a flat rate for NaN years', 'rateOutOfRange', { flatYears: Number.NaN }],
  ['a flat rate for fewer than no years', 'rateOutOfRange', { flatYears: -1 }],
  ['an unending charge', 'feesAboveLoan', { charges: [{ amount: Infinity, paid: 'withEach' }] }],
  [
    'interest up front that takes all of the loan',
    'feesAboveLoan',
    {
      payouts: [{ on: '1990-01-01', amount: 100_000 }],
      rates: [{ from: '1990-01-01', annualPercent: 12 }],
      brokenPeriod: { dayCount: 'actual/365', interest: 'upFront' },
    },
  ],
  [
    'interest that outgrows any number',
    'tooLarge',
    { rates: [{ from, annualPercent: 1000 }], stages: [{ count: 5300, pays: 'capitalise' }] },
  ],
  [
    'a rate for every day',
    'tooManyChanges',
    {
      rates: Array.from({ length: 400 }, (_, day) => ({
        from: dayOf(dayNumber(from) + day),
        annualPercent: 12,
      })),
      stages: [{ count: 1200, pays: 'level' }],
    },
  ],
])('%s: %s', (_, problem, change) => {
  expect(datedSchedule({ ...plain, ...change })).toEqual({ problem })
})
