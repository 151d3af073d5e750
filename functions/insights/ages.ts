import type { Insights } from '#contract/insights.ts'
import type { StoredOffer } from '#contract/offer.ts'
import { oldestCheck } from '#contract/oldest-check.ts'
import { dayInIndia, daysBetween } from '#loans/dates.ts'

/** Whole days, both included. The last group has no end. */
interface AgeGroup {
  from: number
  to?: number
}

const complaintAges: AgeGroup[] = [
  { from: 0, to: 2 },
  { from: 3, to: 7 },
  { from: 8, to: 15 },
  { from: 16, to: 30 },
  { from: 31 },
]

/** Administrators are asked to check facts again after 90 days. */
const checkAges: AgeGroup[] = [{ from: 0, to: 30 }, { from: 31, to: 60 }, { from: 61, to: 90 }, { from: 91 }]

/** An open complaint. `due_on` is the last day for its answer. */
interface Filed {
  filed_at: string
  due_on: string
}

/** The open complaints by the days since they were filed. `today` is the day in India. */
export const complaintsByAge = (open: Filed[], today: string): Insights['complaints'] =>
  complaintAges.map((group) => {
    const found = open.filter(({ filed_at }) => isIn(group, daysBetween(dayInIndia(filed_at), today)))
    return { ...group, open: found.length, overdue: found.filter(({ due_on }) => due_on < today).length }
  })

/** The offers by the days since the oldest check of their facts. Those with a fact that was never checked, or without facts, come last. */
export function offersByCheck(
  offers: Pick<StoredOffer, 'facts' | 'eligibility'>[],
  today: string,
): Insights['catalogue'] {
  const checks = offers.map(oldestCheck)
  const groups = checkAges.map((group) => ({
    ...group,
    offers: checks.filter((day) => day && isIn(group, daysBetween(day, today))).length,
  }))
  return [...groups, { offers: checks.filter((day) => !day).length }]
}

/** A day that isn't over everywhere counts as today. */
const isIn = ({ from, to = Number.POSITIVE_INFINITY }: AgeGroup, days: number) =>
  Math.max(0, days) >= from && Math.max(0, days) <= to
