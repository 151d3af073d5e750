import { expect, test } from 'vitest'
import { figuresOfMonth } from '#insights/month.ts'
import type { Figures } from '#insights/parts.ts'

const month = '2026-11'
const counted = (changes: Partial<Figures>): Figures => ({
  day: '2026-11-10',
  step: 'compare',
  people: 0,
  expires_at: 0,
  ...changes,
})
const figures = (...all: Partial<Figures>[]) => figuresOfMonth(month, all.map(counted))

test('adds the write shards of a day, and says the days, weeks and month of each step', () => {
  const { periods } = figures(
    { people: 30 },
    { people: 12 },
    { people: 100, day: '2026-11-17' },
    { people: 25, step: 'code' },
  )
  expect(periods).toEqual([
    { kind: 'month', from: '2026-11-01', to: '2026-11-30', steps: { compare: 142, code: 25 } },
    { kind: 'week', from: '2026-11-09', to: '2026-11-15', steps: { compare: 42, code: 25 } },
    { kind: 'week', from: '2026-11-16', to: '2026-11-22', steps: { compare: 100 } },
    { kind: 'day', from: '2026-11-10', to: '2026-11-10', steps: { compare: 42, code: 25 } },
    { kind: 'day', from: '2026-11-17', to: '2026-11-17', steps: { compare: 100 } },
  ])
})

test('hides a small day with the smallest of its week', () => {
  const { periods } = figures(
    { people: 5 },
    { people: 40, day: '2026-11-11' },
    { people: 50, day: '2026-11-12' },
  )
  expect(periods.filter(({ kind }) => kind === 'day').map(({ steps }) => steps.compare)).toEqual([
    'few',
    'few',
    50,
  ])
})

test('divides the month by type and language, also the people without a type', () => {
  const { by_type, by_language } = figures({ people: 200, en: 120, hi: 80, gold_loan: 90, home_loan: 60 })
  expect(by_type).toEqual([
    { loan_type: 'Home Loan', steps: { compare: 60 } },
    { loan_type: 'Gold Loan', steps: { compare: 90 } },
    { steps: { compare: 50 } },
  ])
  expect(by_language).toEqual([
    { language: 'en', steps: { compare: 120 } },
    { language: 'hi', steps: { compare: 80 } },
  ])
})

test('shows no part of a month that is small itself', () => {
  const all = figures({ people: 19, en: 12, hi: 7, gold_loan: 19, step: 'offers', minutes_2: 19 })
  expect(all.periods.map(({ steps }) => steps.offers)).toEqual(['few', 'few', 'few'])
  expect(all.by_type).toEqual([{ loan_type: 'Gold Loan', steps: { offers: 'few' } }])
  expect(all.by_language.map(({ steps }) => steps.offers)).toEqual(['few', 'few'])
  expect(all.minutes).toEqual([{ from: 2, to: 4, people: 'few' }])
})

test('counts the minutes from sign-in to the offers, and hides a number from which a group under 20 would follow', () => {
  const arrived = { step: 'offers', minutes_0: 30, minutes_60: 40 } as const
  expect(figures({ ...arrived, people: 100 }).minutes).toEqual([
    { from: 0, to: 1, people: 30 },
    { from: 60, people: 40 },
  ])
  expect(figures({ ...arrived, people: 75 }).minutes).toEqual([
    { from: 0, to: 1, people: 'few' },
    { from: 60, people: 40 },
  ])
})

const press = (lender: string, offer_id: string, people: number) =>
  ({ step: 'handover', lender, offer_id, people, en: people }) as const

test('divides presses by lender and offer, and what lenders say by lender only', () => {
  const { by_lender, offers, by_type, by_language } = figures(
    press('kaveribank', 'k1', 50),
    press('kaveribank', 'k2', 70),
    press('ganga', 'g1', 60),
    { step: 'approved', lender: 'ganga', people: 30 },
  )
  expect(by_lender).toEqual([
    { lender: 'ganga', steps: { handover: 60, approved: 30 } },
    { lender: 'kaveribank', steps: { handover: 120 } },
  ])
  expect(offers).toEqual([
    { offer_id: 'k2', lender: 'kaveribank', handovers: 70 },
    { offer_id: 'g1', lender: 'ganga', handovers: 60 },
    { offer_id: 'k1', lender: 'kaveribank', handovers: 50 },
  ])
  for (const { steps } of [...by_type, ...by_language]) expect(steps.approved).toBeUndefined()
})

test('hides an offer that its lender’s number would give away, and orders hidden offers by their ids', () => {
  const { offers, by_lender } = figures(
    press('kaveribank', 'k2', 15),
    press('kaveribank', 'k1', 85),
    press('kaveribank', 'k0', 90),
    press('ganga', 'g1', 40),
  )
  expect(by_lender.map(({ steps }) => steps.handover)).toEqual([40, 100 + 90])
  expect(offers.map(({ offer_id, handovers }) => [offer_id, handovers])).toEqual([
    ['k0', 90],
    ['g1', 40],
    ['k1', 'few'],
    ['k2', 'few'],
  ])
})
