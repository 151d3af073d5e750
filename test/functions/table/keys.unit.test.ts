import { expect, test } from 'vitest'
import { keys, monthOf, shardOf, totalsShards, userIndexKey } from '#table/keys.ts'

test('gives every kind of item its key', () => {
  expect(keys.borrower('b1')).toEqual({ pk: 'USER#b1', sk: 'PROFILE' })
  expect(keys.mobile('9876543210')).toEqual({ pk: 'MOBILE#9876543210', sk: 'MOBILE' })
  expect(keys.pan('ABCDE1234F', 'b1')).toEqual({ pk: 'PAN#ABCDE1234F', sk: 'USER#b1' })
  expect(keys.consent('b1', 'terms', '2026-11-21')).toEqual({
    pk: 'USER#b1',
    sk: 'CONSENT#terms#2026-11-21',
  })
  expect(keys.month('2026-11')).toEqual({ pk: 'MONTHS', sk: '2026-11' })
  expect(keys.offer('o1')).toEqual({ pk: 'OFFERS', sk: 'OFFER#o1' })
  expect(keys.totals(3)).toEqual({ pk: 'STATS', sk: 'SHARD#3' })
  expect(keys.application('b1', 'o1')).toEqual({ pk: 'USER#b1', sk: 'APPLIED#o1' })
  expect(keys.shown('b1', '2026-11-21', 'o1', '1#1#5000#6')).toEqual({
    pk: 'USER#b1',
    sk: 'SHOWN#2026-11-21#o1#1#1#5000#6',
  })
  expect(keys.applicants('o1', 3)).toEqual({ pk: 'APPLICANTS', sk: 'OFFER#o1#3' })
  expect(keys.audit('2026-11-21T10:00:00.000Z', 'a1')).toEqual({
    pk: 'AUDIT#2026-11-21',
    sk: '2026-11-21T10:00:00.000Z#a1',
  })
  expect(keys.idempotencyRecord('a1', 'r1')).toEqual({ pk: 'FORM#a1#r1', sk: 'FORM' })
  expect(keys.exportJob('e1')).toEqual({ pk: 'EXPORT#e1', sk: 'EXPORT' })
})

test('indexes a borrower under the month of registration, in order of time', () => {
  const at = '2026-11-21T10:00:00.000Z'
  expect(userIndexKey(at, 'b1')).toEqual({ gsi1pk: `USERS#${monthOf(at)}`, gsi1sk: `${at}#b1` })
})

test('always counts a borrower on the same shard, and spreads borrowers over all shards', () => {
  const ids = Array.from({ length: 400 }, (_, n) => `borrower-${n}`)
  expect(ids.slice(0, 5).map(shardOf)).toEqual([4, 3, 0, 7, 0])
  expect(new Set(ids.map(shardOf))).toEqual(new Set(Array.from({ length: totalsShards }, (_, n) => n)))
})
