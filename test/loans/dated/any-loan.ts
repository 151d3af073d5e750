import fc from 'fast-check'
import { dayNumber, dayOf, type Frequency, monthsOf, periodsOf } from '#loans/dated/calendar.ts'
import type { BrokenPeriod, Charge, DatedLoan, Stage } from '#loans/dated/dated-loan.ts'
import type { DayCount } from '#loans/dated/day-count.ts'
import type { Rounding } from '#loans/dated/rounding.ts'

const frequency: fc.Arbitrary<Frequency> = fc.oneof(
  fc.record({ count: fc.integer({ min: 1, max: 60 }), unit: fc.constant('day' as const) }),
  fc.record({ count: fc.integer({ min: 1, max: 5 }), unit: fc.constant('week' as const) }),
  fc.record({ count: fc.constant(1), unit: fc.constant('halfMonth' as const) }),
  fc.record({ count: fc.constantFrom(1, 1, 1, 2, 3, 6, 12), unit: fc.constant('month' as const) }),
)

const byDays: DayCount[] = ['30/360', 'actual/365', 'actual/360', 'actual/364', 'actual/actual']

const mode = fc.constantFrom<Rounding['mode']>('halfUp', 'halfEven', 'up', 'down')
const roundingTo = (...units: number[]) => fc.record({ to: fc.constantFrom(...units), mode })
const rounding = fc.oneof(
  fc.constant(undefined),
  fc.record({ instalment: roundingTo(0.01, 1, 5, 10), interest: roundingTo(0.01, 1) }),
  fc.record({ interest: roundingTo(0.01) }),
)

/** Some periods of another kind, then level instalments; without them, the last of those periods pays everything. */
const stages = (amount: number): fc.Arbitrary<Stage[]> =>
  fc
    .record({
      first: fc.constantFrom<'level' | 'interest' | 'capitalise' | 'accrue' | 'amount'>(
        'level',
        'level',
        'interest',
        'capitalise',
        'accrue',
        'amount',
      ),
      count: fc.integer({ min: 1, max: 4 }),
      levels: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 14 }) }, fc.constant(0)),
      step: fc.option(
        fc.record({ every: fc.integer({ min: 1, max: 6 }), percent: fc.integer({ min: -20, max: 20 }) }),
        { nil: undefined, freq: 3 },
      ),
    })
    .map(({ first, count, levels, step }) => {
      const level: Stage = { count: levels || count, pays: 'level', ...(step && { step }) }
      if (first === 'level') return [level]
      const other = { count, pays: first === 'amount' ? Math.round(amount / 40) : first }
      return levels === 0 ? [other] : [other, level]
    })

const charge = fc.record({
  gst: fc.constantFrom(0, 18),
  paid: fc.constantFrom('keptBack' as const, 'financed' as const, 'withEach' as const),
  kind: fc.constantFrom('fee' as const, 'insurance' as const),
})

interface Choices {
  from: string
  every: Frequency
  dayCount: DayCount
  isByMonths: boolean
  firstAfter: number | undefined
  rounding: DatedLoan['rounding']
  stages: Stage[]
  balloonPart: number
  tranches: { at: number; amount: number }[]
  changes: { at: number; percent: number; keep: 'term' | 'instalment' | undefined }[]
  kind: 'changing' | 'flat' | 'inArrears' | 'inAdvance'
  inAdvance: number
  flatYears: number
  compoundings: number | undefined
  broken: { days: number; interest: BrokenPeriod['interest']; dayCount: DayCount } | undefined
  charges: Omit<Charge, 'amount'>[]
}

const percent = fc.integer({ min: 0, max: 4000 }).map((hundredths) => hundredths / 100)

/** Loans of every kind that the engine prices, with tranches and changes of the rate on any day. */
export const anyDatedLoan: fc.Arbitrary<DatedLoan> = fc
  .record({ amount: fc.integer({ min: 1000, max: 5_000_000 }), rate: percent })
  .chain(({ amount, rate }) =>
    fc
      .record<Choices>({
        from: fc.integer({ min: dayNumber('2023-01-01'), max: dayNumber('2028-12-31') }).map(dayOf),
        every: frequency,
        dayCount: fc.constantFrom(...byDays),
        isByMonths: fc.boolean(),
        firstAfter: fc.option(fc.integer({ min: 1, max: 75 }), { nil: undefined, freq: 2 }),
        rounding,
        stages: stages(amount),
        balloonPart: fc.constantFrom(0, 0, 0, 0.1, 0.5),
        tranches: fc.array(
          fc.record({
            at: fc.double({ min: 0, max: 1, noNaN: true }),
            amount: fc.integer({ min: 100, max: 500_000 }),
          }),
          { maxLength: 2 },
        ),
        changes: fc.array(
          fc.record({
            at: fc.double({ min: 0, max: 1, noNaN: true }),
            percent,
            keep: fc.constantFrom<'term' | 'instalment' | undefined>('term', 'instalment', undefined),
          }),
          { maxLength: 2 },
        ),
        kind: fc.constantFrom('changing', 'changing', 'changing', 'flat', 'inArrears', 'inAdvance'),
        inAdvance: fc.integer({ min: 1, max: 3 }),
        flatYears: fc.integer({ min: 1, max: 12 }).map((quarters) => quarters / 4),
        compoundings: fc.option(fc.constantFrom(2, 3, 12), { nil: undefined, freq: 1 }),
        broken: fc.option(
          fc.record({
            days: fc.integer({ min: 1, max: 45 }),
            interest: fc.constantFrom<BrokenPeriod['interest']>(
              'upFront',
              'withFirst',
              'capitalised',
              'waived',
            ),
            dayCount: fc.constantFrom(...byDays),
          }),
          { nil: undefined, freq: 2 },
        ),
        charges: fc.array(charge, { maxLength: 3 }),
      })
      .map((choices) => loanOf(amount, rate, choices)),
  )

function loanOf(amount: number, rate: number, choices: Choices): DatedLoan {
  const { from, every, isByMonths, firstAfter, rounding, kind, broken, compoundings } = choices
  const isChanging = kind === 'changing'
  const isFlat = kind === 'flat'
  const levels = choices.stages.at(-1)?.count ?? 1
  const stages: Stage[] = isChanging ? choices.stages : [{ count: levels + choices.inAdvance, pays: 'level' }]
  const balloonPart = isChanging ? choices.balloonPart : 0
  const [tranches, changes] = isChanging ? [choices.tranches, choices.changes] : [[], []]
  const isBroken = broken && !(isFlat && broken.interest === 'capitalised')
  const paidOut = isBroken ? dayOf(dayNumber(from) - broken.days) : from
  const isMonthly = monthsOf(every) !== undefined && isByMonths
  const calendar = {
    from,
    every,
    ...(firstAfter && !isMonthly && { firstDue: dayOf(dayNumber(from) + firstAfter) }),
  }
  const periods = periodsOf(calendar)
  const count = stages.reduce((sum, stage) => sum + stage.count, 0)
  const dues = Array.from({ length: count }, () => periods.next().value.due)
  const beforeLast = dues.at(-2) ?? dayNumber(from)
  const dayAt = (at: number) => dayOf(Math.floor(dayNumber(from) + at * (beforeLast - dayNumber(from))))
  const sorted = <Event extends { at: number }>(events: Event[]) => events.toSorted((a, b) => a.at - b.at)
  return {
    payouts: [
      { on: paidOut, amount },
      ...sorted(tranches).map(({ at, amount }) => ({ on: dayAt(at), amount })),
    ],
    rates: [
      { from: paidOut, annualPercent: rate },
      ...sorted(changes).map(({ at, percent, keep }) => ({
        from: dayAt(at),
        annualPercent: percent,
        ...(keep && { keep }),
      })),
    ],
    dayCount: isMonthly ? 'months' : choices.dayCount,
    calendar,
    stages,
    ...(rounding && { rounding }),
    ...(isBroken && { brokenPeriod: { dayCount: broken.dayCount, interest: broken.interest } }),
    ...(compoundings && !isFlat && { compoundings }),
    ...(isFlat && { flatYears: choices.flatYears }),
    ...((kind === 'inArrears' || kind === 'inAdvance') && {
      inAdvance: {
        instalments: choices.inAdvance,
        computed: kind === 'inArrears' ? ('arrears' as const) : ('advance' as const),
      },
    }),
    charges: choices.charges.map((each) => ({ ...each, amount: Math.floor(amount / 100) })),
    ...(balloonPart && { balloon: Math.floor(amount * balloonPart) }),
  }
}
