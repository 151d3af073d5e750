import type { ConsentLanguage } from '#contract/consents.ts'
import type { LoanType } from '#loans/loan-request.ts'
import type { ItemOf } from '#table/item-type.ts'
import type { figuresItem } from '#table/items.ts'
import type { Group } from './suppress.ts'

/** The figures of one write shard, day and step, and of one offer or lender where one is chosen. */
export type Figures = ItemOf<typeof figuresItem>

/** The attribute of the figures that counts the people of each loan type. */
export const typeCounts = {
  'Personal Loan': 'personal_loan',
  'Business Loan': 'business_loan',
  'Education Loan': 'education_loan',
  'Auto Loan': 'auto_loan',
  'Home Loan': 'home_loan',
  'Loan Against Property': 'loan_against_property',
  'Gold Loan': 'gold_loan',
  'Credit Card': 'credit_card',
} as const satisfies Record<LoanType, string>

/** How long people took, in whole minutes, and the attribute that counts them. */
export const minutesGroups = [
  { from: 0, to: 1, count: 'minutes_0' },
  { from: 2, to: 4, count: 'minutes_2' },
  { from: 5, to: 9, count: 'minutes_5' },
  { from: 10, to: 19, count: 'minutes_10' },
  { from: 20, to: 59, count: 'minutes_20' },
  { from: 60, to: undefined, count: 'minutes_60' },
] as const

export const minutesGroup = (minutes: number) =>
  minutesGroups.findLast(({ from }) => minutes >= from) ?? minutesGroups[0]

type Count =
  | 'people'
  | ConsentLanguage
  | (typeof typeCounts)[LoanType]
  | (typeof minutesGroups)[number]['count']

/** How many people these figures count in all, or in a part. */
export const peopleIn = (all: Figures[], count: Count = 'people'): number =>
  all.reduce((sum, figures) => sum + (figures[count] ?? 0), 0)

/** The people of these figures, of whom some are in one of these parts. The others have no name, or this one. */
export function groupOf<Name>(all: Figures[], parts: Group<Name>[], others?: Name): Group<Name> {
  const people = peopleIn(all)
  const rest = people - parts.reduce((sum, part) => sum + part.people, 0)
  return { people, parts: rest > 0 ? [...parts, { name: others, people: rest }] : parts }
}
