import { expect, test } from 'vitest'
import { eventsOf } from '#feeds/offer-events.ts'
import { aSavedOffer } from '#support/builders.ts'

/** Versions, oldest first, as they are stored: newest first. */
const stored = (...statuses: ('shown' | 'hidden')[]) =>
  statuses
    .map((status, index) => aSavedOffer({ version: index + 1, status, saved_at: at(index + 1) }))
    .reverse()
const at = (version: number) => `2026-12-0${version}T10:00:00.000Z`
const summary = (versions: ReturnType<typeof stored>) =>
  eventsOf(versions).map(({ kind, version, before }) => [kind, version, before?.version])

test('an offer is new with the first version that borrowers saw, and changes with each later one', () => {
  expect(summary(stored('shown', 'shown', 'shown'))).toEqual([
    ['new', 1, undefined],
    ['changed', 2, 1],
    ['changed', 3, 2],
  ])
  expect(summary(stored('hidden', 'hidden', 'shown'))).toEqual([['new', 3, undefined]])
})

test('of an offer that is hidden, only the hiding is left, and nothing if it was never shown', () => {
  expect(summary(stored('shown', 'shown', 'hidden', 'hidden'))).toEqual([['hidden', 3, 2]])
  expect(summary(stored('hidden', 'hidden'))).toEqual([])
})

test('an offer that returns has its history again, and is compared with what borrowers saw last', () => {
  expect(summary(stored('shown', 'hidden', 'hidden', 'shown'))).toEqual([
    ['new', 1, undefined],
    ['hidden', 2, 1],
    ['returned', 4, 1],
  ])
})

test('does not call an offer new whose first versions are not known', () => {
  expect(summary(stored('shown', 'shown', 'shown').slice(0, 2))).toEqual([['changed', 3, 2]])
})

test('an event has the time at which its version was saved', () => {
  expect(eventsOf(stored('shown', 'hidden', 'shown')).map((event) => event.at)).toEqual([at(1), at(2), at(3)])
})
