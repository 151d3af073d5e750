import {
  type FunnelStep,
  funnelSteps,
  type Insights,
  type People,
  type StepCounts,
  smallestGroup,
} from '#contract/insights.ts'
import { loanTypes } from '#loans/loan-request.ts'
import { kinds, type Period, periodsOf } from '#web/admin/insights/periods.ts'

type Exact = Record<FunnelStep, number>

/** Of a thousand visits, how many come to each step. */
const ofThousand: Exact = {
  ...{ compare: 1000, code: 310, 'signed-in': 262, details: 221, loan: 198, offers: 190 },
  ...{ handover: 74, received: 61, approved: 23, disbursed: 14 },
}

/** Whole numbers that vary a little from day to day, the same in each run. */
const visitsOn = (day: string, most: number) =>
  Math.round(most * (0.7 + 0.3 * Math.sin(Number(day.slice(8)) * 1.7)))

const stepsOf = (visits: number) =>
  Object.fromEntries(
    funnelSteps.map((step) => [step, Math.round((visits * ofThousand[step]) / 1000)]),
  ) as Exact

const add = (all: readonly Exact[]) =>
  Object.fromEntries(funnelSteps.map((step) => [step, all.reduce((sum, one) => sum + one[step], 0)])) as Exact

const shown = (number: number): People => (number < smallestGroup ? 'few' : number)

/** As the server answers: without the steps that nobody came to. */
const hidden = (exact: Exact): StepCounts =>
  Object.fromEntries(funnelSteps.filter((step) => exact[step] > 0).map((step) => [step, shown(exact[step])]))

const part = (exact: Exact, share: number) =>
  Object.fromEntries(funnelSteps.map((step) => [step, Math.round(exact[step] * share)])) as Exact

/** The steps from the press on. */
const ofLender = ({ handover, received, approved, disbursed }: Exact): Exact => ({
  ...stepsOf(0),
  ...{ handover, received, approved, disbursed },
})

interface Made {
  /** `yyyy-MM`. */
  month: string
  today: string
  /** The first day that was counted. */
  since: string
  /** How many visits the busiest day has. */
  visits: number
  /** Their ids. */
  lenders?: readonly string[]
}

/** The figures of a month with as many visits. */
export function madeInsights({
  month,
  today,
  since,
  visits,
  lenders = ['kaveribank', 'neemtreefinance'],
}: Made): Insights {
  const days = periodsOf(month, 'day', today, since)
  const exactOf = ({ from, to }: Period) =>
    add(
      days
        .filter((day) => day.from >= from && day.from <= to)
        .map((day) => stepsOf(visitsOn(day.from, visits))),
    )
  const all = add(days.map((day) => stepsOf(visitsOn(day.from, visits))))
  const shareOf = (n: number) => 0.5 ** (n + 1)
  return {
    counted_since: since,
    periods: kinds
      .flatMap((kind) => periodsOf(month, kind, today, since))
      .map((period) => ({ ...period, steps: hidden(exactOf(period)) })),
    by_type: [...loanTypes, undefined].map((loan_type, n) => ({
      ...(loan_type && { loan_type }),
      steps: hidden(part(all, shareOf(n))),
    })),
    by_language: [
      { language: 'en', steps: hidden(part(all, 0.7)) },
      { language: 'hi', steps: hidden(part(all, 0.3)) },
    ],
    by_lender: lenders.map((lender, n) => ({ lender, steps: hidden(part(ofLender(all), shareOf(n))) })),
    offers: lenders.map((lender, n) => ({
      ...{ offer_id: `offer-${n}`, lender, handovers: shown(Math.round(all.handover * shareOf(n))) },
    })),
    minutes: [
      { from: 0, to: 1, people: shown(Math.round(all.offers * 0.1)) },
      { from: 2, to: 4, people: shown(Math.round(all.offers * 0.5)) },
      { from: 5, to: 14, people: shown(Math.round(all.offers * 0.3)) },
      { from: 15, people: shown(Math.round(all.offers * 0.1)) },
    ],
    complaints: [
      { from: 0, to: 6, open: 3, overdue: 0 },
      { from: 7, to: 29, open: 1, overdue: 0 },
      { from: 30, open: 1, overdue: 1 },
    ],
    catalogue: [
      { from: 0, to: 30, offers: 41 },
      { from: 31, to: 90, offers: 12 },
      { from: 91, offers: 4 },
      { offers: 3 },
    ],
  }
}
