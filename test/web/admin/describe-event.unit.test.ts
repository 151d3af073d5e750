import { expect, test } from 'vitest'
import type { AuditEvent } from '#contract/audit-event.ts'
import { anAdminOffer } from '#support/components/admin.tsx'
import { detailsOf, eventsCsv } from '#web/admin/audit/describe-event.ts'
import { groupRepeats } from '#web/admin/audit/group-repeats.ts'
import { namesOf } from '#web/admin/audit/names.ts'

const offerChange = {
  by: 'asha',
  action: 'offer-changed' as const,
  offer_id: 'offer-1',
  changes: {
    interestRate: { from: '10.5%', to: '=1+1' },
    paused_until: { from: '2026-12-01' },
    recommended_for: { to: 'Quick' },
    facts: { from: {}, to: { rate_kind: { value: 'fixed' } } },
  },
}

test('an offer’s changes name each field with its old and its new value', () => {
  expect(detailsOf(offerChange)).toBe(
    'Interest rate: 10.5% → =1+1; Takes no applications until: removed; Reason for the recommendation: Quick; Kind of rate: Fixed',
  )
})

test('a file has a line for each event, with the time in India, and no formula', () => {
  const file = eventsCsv([
    { id: '1', at: '2026-11-20T20:00:00.000Z', event: { ...offerChange, by: '=cmd' } },
    { id: '2', at: '2026-11-20T19:00:00.000Z' },
  ])
  const [titles, first, second, end] = file.split('\r\n')
  expect(titles).toBe('\uFEFF"When (India)","Who","What","About","Details"')
  expect(first).toMatch(/^"2026-11-21 01:30","'=cmd","Changed an offer","offer-1","Interest rate: /)
  expect(second).toBe('"2026-11-21 00:30","","Something that this version of the page cannot read"')
  expect(end).toBe('')
})

test('searches are described without their text, and one of something in the singular', () => {
  expect(detailsOf({ by: 'asha', action: 'searched', kind: 'name', length: 4, count: 1 })).toBe(
    'name of 4 characters, 1 borrower',
  )
  expect(detailsOf({ by: 'asha', action: 'searched', kind: 'name', length: 1, count: 2 })).toBe(
    'name of 1 character, 2 borrowers',
  )
})

test('repeats in a row of one person and one kind are one group, and nothing else is', () => {
  const listed = (id: number, event?: AuditEvent) => ({ id: String(id), at: '', ...(event && { event }) })
  const view = (by: string, borrower_id: string) => ({ by, action: 'viewed' as const, borrower_id })
  const groups = groupRepeats([
    listed(1, view('asha', 'a')),
    listed(2, view('asha', 'b')),
    listed(3, view('ravi', 'a')),
    listed(4, { by: 'ravi', action: 'listed', count: 2 }),
    listed(5),
    listed(6),
    listed(7, { by: 'ravi', action: 'listed', count: 2 }),
  ])
  expect(groups.map((group) => group.map(({ id }) => id).join())).toEqual(['1,2', '3', '4', '5', '6', '7'])
})

test('people, offers and lenders are named in words, and others by the end of their ids', () => {
  const id = '5a1c0f6e-1f0b-4c52-9a7e-2f7d3f0c9b11'
  const names = namesOf('asha', [anAdminOffer({ id: 'a', lender: 'Kaveri Finance', description: 'Flexi' })])
  expect(['asha', id, 'borrower', 'demo-cleanup'].map(names.person)).toEqual([
    'You',
    'Administrator 9b11',
    'The borrower',
    'Demo cleanup',
  ])
  expect(names.thing({ by: 'asha', action: 'viewed', borrower_id: id })).toBe('Borrower 9b11')
  expect(names.thing({ by: 'asha', action: 'offer-added', offer_id: 'a', changes: {} })).toBe(
    'Kaveri Finance: Flexi',
  )
  expect(names.thing({ by: 'asha', action: 'signing-key-shown', lender: 'kaverifinance' })).toBe(
    'Kaveri Finance',
  )
  const imported = { by: 'asha', action: 'outcomes-imported' as const, lenders: ['kaverifinance'], count: 1 }
  expect(detailsOf(imported, names)).toBe('1 outcome of Kaveri Finance')
})
