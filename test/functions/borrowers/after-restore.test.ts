import { CreateTableCommand, DeleteTableCommand } from '@aws-sdk/client-dynamodb'
import { BatchWriteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { aBorrower, post, type SignedIn } from '#support/api.ts'
import { stubEnvironment } from '#support/in-process.ts'
import { database, storedBorrower, storedPartition } from '#support/stored.ts'
import { tableSchema } from '#support/table-schema.ts'
import { partitions } from '#table/keys.ts'

let lib: typeof import('#lib/operations/after-restore.ts')
beforeAll(async () => {
  stubEnvironment()
  lib = await import('#lib/operations/after-restore.ts')
})

/** A table as a restore makes it: with the items that these borrowers have now. */
async function restoredNow(borrowers: SignedIn[]): Promise<string> {
  const TableName = `restored-${crypto.randomUUID()}`
  await database().send(new CreateTableCommand({ ...tableSchema, TableName }))
  onTestFinished(async () => void (await database().send(new DeleteTableCommand({ TableName }))))
  for (const { id, mobile } of borrowers) {
    const items = [
      ...(await storedPartition(partitions.borrower(id))),
      ...(await storedPartition(partitions.mobile(mobile))),
    ]
    const puts = items.map((Item) => ({ PutRequest: { Item } }))
    await database().send(new BatchWriteCommand({ RequestItems: { [TableName]: puts } }))
  }
  return TableName
}

async function itemsIn(TableName: string, pk: string) {
  const { Items = [] } = await database().send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
    }),
  )
  return Items
}

const withdraw = ({ id, token }: SignedIn) => post('/user/withdraw-consent', { id, kind: 'mobile' }, token)

test('closes accounts and withdraws consents again that came back with a restore, and only those', async () => {
  const [closed, withdrawn, renewed, earlier, untouched] = [
    await aBorrower(),
    await aBorrower(),
    await aBorrower(),
    await aBorrower(),
    await aBorrower(),
  ]
  await withdraw(earlier)
  const restored = await restoredNow([closed, withdrawn, renewed, earlier, untouched])
  const since = new Date()
  await post('/user/close-account', { id: closed.id }, closed.token)
  await withdraw(withdrawn)
  await withdraw(renewed)
  await post('/user/give-consent', { id: renewed.id, kind: 'mobile', language: 'hi' }, renewed.token)

  const rights = await lib.laterRights(since, new Date(Date.now() + 1_000))
  expect(rights.removals.map(({ borrower_id }) => borrower_id)).toContain(closed.id)
  expect(rights.withdrawals.has(withdrawn.id)).toBe(true)
  for (const { id } of [renewed, earlier, untouched]) expect(rights.withdrawals.has(id)).toBe(false)
  expect(lib.describeRights(rights).join('\n')).not.toContain(closed.mobile)

  vi.stubEnv('TABLE_NAME', restored)
  const applying = { retainDays: 365, now: new Date() }
  expect(await lib.applyRights(rights, applying)).toEqual({ removed: 1, withdrawn: 1 })
  expect(await itemsIn(restored, partitions.borrower(closed.id))).toEqual([])
  expect(await itemsIn(restored, partitions.mobile(closed.mobile))).toEqual([])
  expect(await itemsIn(restored, partitions.sealed(closed.id))).not.toEqual([])
  const withdrawal = (await storedPartition(partitions.borrower(withdrawn.id))).find(({ sk }) =>
    sk.startsWith('WITHDRAWN#'),
  )
  expect(await itemsIn(restored, partitions.borrower(withdrawn.id))).toEqual(
    expect.arrayContaining([expect.objectContaining({ sk: 'PROFILE', do_not_contact: true }), withdrawal]),
  )
  expect(await itemsIn(restored, partitions.borrower(untouched.id))).toContainEqual(
    await storedBorrower(untouched.id),
  )
  // Again, as after an attempt that was interrupted.
  expect(await lib.applyRights(rights, applying)).toEqual({ removed: 0, withdrawn: 0 })
})

test('empties a table that was replaced, and no other', async () => {
  const borrowers = await Promise.all(Array.from({ length: 20 }, () => aBorrower()))
  const [kept] = borrowers as [SignedIn]
  const replaced = await restoredNow(borrowers)
  expect(await lib.emptyTable(replaced)).toBeGreaterThan(50)
  for (const { id } of borrowers) expect(await itemsIn(replaced, partitions.borrower(id))).toEqual([])
  expect(await storedBorrower(kept.id)).toBeDefined()
  expect(await lib.emptyTable(replaced)).toBe(0)
})
