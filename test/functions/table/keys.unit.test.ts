import { expect, test } from 'vitest'
import { keys, monthOf, userIndexKey } from '#table/keys.ts'
import { applicantsPartitions, applicantsShards, maxTotalsShards, shardOf } from '#table/shards.ts'

test('gives every kind of item its key', () => {
  expect(keys.borrower('b1')).toEqual({ pk: 'USER#b1', sk: 'PROFILE' })
  expect(keys.sealedBorrower('b1')).toEqual({ pk: 'SEALED#b1', sk: 'SEALED' })
  expect(keys.sealedRecord('b1', 'NOMINEE')).toEqual({ pk: 'SEALED#b1', sk: 'NOMINEE' })
  expect(keys.mobile('9876543210')).toEqual({ pk: 'MOBILE#9876543210', sk: 'MOBILE' })
  expect(keys.pan('ABCDE1234F', 'b1')).toEqual({ pk: 'PAN#ABCDE1234F', sk: 'USER#b1' })
  expect(keys.consent('b1', 'terms', '2026-11-21')).toEqual({
    pk: 'USER#b1',
    sk: 'CONSENT#terms#2026-11-21',
  })
  expect(keys.withdrawal('b1', 'mobile', '2026-11-21T10:00:00.000Z')).toEqual({
    pk: 'USER#b1',
    sk: 'WITHDRAWN#mobile#2026-11-21T10:00:00.000Z',
  })
  expect(keys.answer('b1', 'o1')).toEqual({ pk: 'USER#b1', sk: 'ANSWER#o1' })
  expect(keys.nominee('b1')).toEqual({ pk: 'USER#b1', sk: 'NOMINEE' })
  expect(keys.view('b1', '2026-11-21T10:00:00.000Z', 'v1')).toEqual({
    pk: 'VIEWS#b1',
    sk: 'VIEWED#2026-11-21T10:00:00.000Z#v1',
  })
  expect(keys.month('2026-11')).toEqual({ pk: 'MONTHS', sk: '2026-11' })
  expect(keys.offer('o1')).toEqual({ pk: 'OFFERS', sk: 'OFFER#o1' })
  expect(keys.offerVersion('o1', 12)).toEqual({ pk: 'OFFER_HISTORY#o1', sk: 'VERSION#000000012' })
  expect(keys.totals(3)).toEqual({ pk: 'STATS#3', sk: 'TOTALS' })
  expect(keys.application('b1', 'o1')).toEqual({ pk: 'USER#b1', sk: 'APPLIED#o1' })
  expect(keys.earlierApplication('b1', '2026-11-21', 'o1', '1#1#5000#6')).toEqual({
    pk: 'USER#b1',
    sk: 'SHOWN#2026-11-21#o1#1#1#5000#6',
  })
  expect(keys.applicationCount('b1')).toEqual({ pk: 'USER#b1', sk: 'APPLICATION_COUNT' })
  expect(keys.applicants('o1', 43)).toEqual({ pk: 'APPLICANTS#3', sk: 'OFFER#o1#43' })
  expect(keys.audit('2026-11-21T10:00:00.000Z', 'a1')).toEqual({
    pk: 'AUDIT#2026-11-21',
    sk: '2026-11-21T10:00:00.000Z#a1',
  })
  expect(keys.idempotencyRecord('a1', 'r1')).toEqual({ pk: 'FORM#a1#r1', sk: 'FORM' })
  const complaint = { pk: 'COMPLAINTS#OPEN', sk: '2026-12-22#T7K2M-9QXD4' }
  expect(keys.openComplaint('2026-12-22', 'T7K2M-9QXD4')).toEqual(complaint)
  expect(keys.closedComplaint('2026-12-22', 'T7K2M-9QXD4')).toEqual({ ...complaint, pk: 'COMPLAINTS#CLOSED' })
  expect(keys.ownComplaint('b1', 'T7K2M-9QXD4')).toEqual({ pk: 'USER#b1', sk: 'COMPLAINT#T7K2M-9QXD4' })
  expect(keys.complaintRequest('r1')).toEqual({ pk: 'COMPLAINT_REQUEST#r1', sk: 'REQUEST' })
  expect(keys.complaintCount('d1', '2026-11-22')).toEqual({
    pk: 'COMPLAINT_COUNT#d1',
    sk: 'COUNT#2026-11-22',
  })
  expect(keys.exportJob('e1')).toEqual({ pk: 'EXPORT#e1', sk: 'EXPORT' })
  expect(keys.exportHandover('e1', 7)).toEqual({ pk: 'EXPORT#e1', sk: 'HANDOVER#0007' })
  expect(keys.exportCount('a1', '2026-11-21')).toEqual({ pk: 'EXPORT#a1', sk: 'COUNT#2026-11-21' })
  expect(keys.exported('2026-11-21T10:00:00.000Z', 'e1')).toEqual({
    pk: 'EXPORTED',
    sk: '2026-11-21T10:00:00.000Z#e1',
  })
})

test('indexes a borrower under the month of registration and a write shard, sorted by the time of registration', () => {
  const at = '2026-11-21T10:00:00.000Z'
  expect(userIndexKey(at, 'b1', 1)).toEqual({ gsi1pk: `USERS#${monthOf(at)}#0`, gsi1sk: `${at}#b1` })
  expect(userIndexKey(at, 'b1', 4)).toEqual({ gsi1pk: `USERS#${monthOf(at)}#3`, gsi1sk: `${at}#b1` })
})

test('always counts a borrower on the same shard, and spreads borrowers evenly over all shards', () => {
  const ids = Array.from({ length: 40 * maxTotalsShards }, (_, n) => `borrower-${n}`)
  expect(ids.slice(0, 5).map((id) => shardOf(id, maxTotalsShards))).toEqual([707, 329, 57, 950, 1001])
  const sizes = new Array<number>(maxTotalsShards).fill(0)
  for (const id of ids) sizes[shardOf(id, maxTotalsShards)] = (sizes[shardOf(id, maxTotalsShards)] ?? 0) + 1
  expect(Math.min(...sizes)).toBeGreaterThan(15)
  expect(Math.max(...sizes)).toBeLessThan(75)
})

test('spreads the counts of one offer’s applicants over all partitions, with an item for each shard', () => {
  const shards = Array.from({ length: applicantsShards }, (_, shard) => keys.applicants('o1', shard))
  expect(new Set(shards.map(({ pk }) => pk)).size).toBe(applicantsPartitions)
  expect(new Set(shards.map(({ sk }) => sk)).size).toBe(applicantsShards)
})
