import { expect, test } from 'vitest'
import { detailsOf, eventsCsv } from '#web/admin/audit/describe-event.ts'

const offerChange = {
  by: 'asha',
  action: 'offer-changed' as const,
  offer_id: 'offer-1',
  changes: {
    interestRate: { from: '10.5%', to: '=1+1' },
    image: { from: 'logo.png' },
    badge: { to: 'Recommended' },
  },
}

test('an offer’s changes name each field with its old and its new value', () => {
  expect(detailsOf(offerChange)).toBe(
    'interestRate: "10.5%" → "=1+1"; image: "logo.png" → removed; badge: "Recommended"',
  )
})

test('a file has a line for each event, with the time in India, and no formula', () => {
  const file = eventsCsv([
    { id: '1', at: '2026-11-20T20:00:00.000Z', event: { ...offerChange, by: '=cmd' } },
    { id: '2', at: '2026-11-20T19:00:00.000Z' },
  ])
  const [titles, first, second, end] = file.split('\r\n')
  expect(titles).toBe('\uFEFF"When (India)","Who","What","About","Details"')
  expect(first).toMatch(/^"2026-11-21 01:30","'=cmd","Changed an offer","offer-1","interestRate: /)
  expect(second).toBe('"2026-11-21 00:30","","Something that this version of the page cannot read"')
  expect(end).toBe('')
})

test('searches are described without their text, and one of something in the singular', () => {
  expect(detailsOf({ by: 'asha', action: 'searched', kind: 'name', length: 4, count: 1 })).toBe(
    'name of 4 characters, 1 borrower',
  )
})
