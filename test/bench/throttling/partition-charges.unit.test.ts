import { describe, expect, test } from 'vitest'
import {
  type Attributes,
  itemBytes,
  type WriteAction,
  type WriteRequest,
  writeCharges,
} from './partition-charges.ts'
import { PartitionLimits } from './partition-limits.ts'

const keys = {
  partition: 'pk',
  sort: 'sk',
  indexes: { gsi1: { partition: 'gsi1pk', sort: 'gsi1sk' } },
}
const key = { pk: { S: 'USER#1' }, sk: { S: 'PROFILE' } }
const indexed = { ...key, gsi1pk: { S: 'USERS#2026-11' }, gsi1sk: { S: '1' } }
const padding = (bytes: number) => ({ padding: { S: 'x'.repeat(bytes) } })

function chargesOf(
  action: WriteAction,
  request: Omit<WriteRequest, 'TableName'>,
  { stored, isTransaction = false }: { stored?: Attributes; isTransaction?: boolean } = {},
) {
  const charges = writeCharges(action, { TableName: 'T', ...request }, { stored, keys, isTransaction })
  return charges.map(({ partition, units }) => `${units} ${partition}`)
}

describe('the write units of an action', () => {
  test('are one per KB of the item, rounded up', () => {
    const bytes = itemBytes({ ...key, ...padding(0) })
    expect(chargesOf('Put', { Item: key })).toEqual(['1 write USER#1'])
    expect(chargesOf('Put', { Item: { ...key, ...padding(2048 - bytes) } })).toEqual(['2 write USER#1'])
    expect(chargesOf('Put', { Item: { ...key, ...padding(2049 - bytes) } })).toEqual(['3 write USER#1'])
  })

  test('are those of the item before or after the write, whichever is larger', () => {
    const stored = { ...key, ...padding(3_000) }
    expect(chargesOf('Put', { Item: key }, { stored })).toEqual(['3 write USER#1'])
    expect(chargesOf('Delete', { Key: key }, { stored })).toEqual(['3 write USER#1'])
    const values = { ':padding': { S: 'x'.repeat(5_000) } }
    const grow = { UpdateExpression: 'SET padding = :padding', ExpressionAttributeValues: values }
    expect(chargesOf('Update', { Key: key, ...grow }, { stored })).toEqual(['5 write USER#1'])
  })

  test('are twice as many in a transaction, where a ConditionCheck consumes them too', () => {
    const isTransaction = true
    expect(chargesOf('Put', { Item: key }, { isTransaction })).toEqual(['2 write USER#1'])
    expect(chargesOf('ConditionCheck', { Key: key }, { stored: indexed, isTransaction })).toEqual([
      '2 write USER#1',
    ])
  })

  test('are counted on the index’s own key too, and not doubled there in a transaction', () => {
    const charges = ['2 write USER#1', '1 write gsi1 USERS#2026-11']
    const isTransaction = true
    expect(chargesOf('Put', { Item: indexed }, { isTransaction })).toEqual(charges)
    const update = { UpdateExpression: 'SET a = :a', ExpressionAttributeValues: { ':a': { S: 'b' } } }
    expect(chargesOf('Update', { Key: key, ...update }, { stored: indexed, isTransaction })).toEqual(charges)
    expect(chargesOf('Delete', { Key: key }, { stored: indexed, isTransaction })).toEqual(charges)
  })

  test('are counted on both keys of the index if an update moves the entry', () => {
    const move = {
      UpdateExpression: 'SET schema_version = if_not_exists(schema_version, :v), #pk = :pk REMOVE old',
      ExpressionAttributeNames: { '#pk': 'gsi1pk' },
      ExpressionAttributeValues: { ':v': { N: '1' }, ':pk': { S: 'USERS#2026-12' } },
    }
    expect(chargesOf('Update', { Key: key, ...move }, { stored: indexed })).toEqual([
      '1 write USER#1',
      '1 write gsi1 USERS#2026-11',
      '1 write gsi1 USERS#2026-12',
    ])
  })

  test('are counted on an index from which an update removes the item, if the item was in it', () => {
    const leave = { UpdateExpression: 'REMOVE gsi1pk, gsi1sk' }
    expect(chargesOf('Update', { Key: key, ...leave }, { stored: indexed })).toEqual([
      '1 write USER#1',
      '1 write gsi1 USERS#2026-11',
    ])
    expect(chargesOf('Update', { Key: key, ...leave }, { stored: key })).toEqual(['1 write USER#1'])
  })
})

describe('the limits of a partition key', () => {
  const write = (units: number, partition = 'write STATS#1') => ({ partition, units })

  test('are 1,000 write and 3,000 read units a second, divided by `divisor`', () => {
    let ms = 0
    const limits = new PartitionLimits({ divisor: 500, burst: { write: 2, read: 10 }, now: () => ms })
    const taken = (partition: string) => {
      let count = 0
      while (limits.take([write(1, partition)]).size === 0) count++
      return count
    }
    expect([taken('write A'), taken('read A')]).toEqual([2, 10])
    ms = 500
    expect([taken('write A'), taken('read A')]).toEqual([1, 3])
    ms = 60_000
    expect([taken('write A'), taken('write gsi1 A')]).toEqual([2, 2])
  })

  test('take all units of a request or none, and name the keys that lack them', () => {
    const limits = new PartitionLimits({ divisor: 500, now: () => 0 })
    expect(limits.take([write(2), write(2, 'write B')]).size).toBe(0)
    expect([...limits.take([write(2, 'write C'), write(2)])]).toEqual(['write STATS#1'])
    expect(limits.take([write(2, 'write C')]).size).toBe(0)
    expect(limits.consumption()).toContainEqual({ partition: 'write STATS#1', units: 2, throttled: 1 })
  })

  test('count several writes to one key together', () => {
    const limits = new PartitionLimits({ divisor: 500, now: () => 0 })
    expect(limits.take([write(1), write(1), write(1, 'write B')]).size).toBe(0)
    expect(limits.take([write(1)]).size).toBe(1)
  })

  test('let a full bucket pay for an item larger than the bucket, and go into debt', () => {
    let ms = 0
    const limits = new PartitionLimits({ divisor: 500, now: () => ms })
    expect(limits.take([write(5)]).size).toBe(0)
    ms = 2_400
    expect(limits.take([write(2)]).size).toBe(1)
    ms = 2_500
    expect(limits.take([write(2)]).size).toBe(0)
  })
})
