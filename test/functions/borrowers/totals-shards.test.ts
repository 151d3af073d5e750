import { CreateTableCommand, DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { aMobile } from '#support/api.ts'
import { stubLambdaEnvironment } from '#support/in-process.ts'
import { scan, totalsIn } from '#support/stored.ts'
import { tableSchema } from '#support/table-schema.ts'

/** A table of its own: other tests change the totals of the shared one. */
const tableName = `totals-${crypto.randomUUID()}`
const endpoints = inject('endpoints')
const dynamodb = new DynamoDBClient({
  endpoint: endpoints.dynamodb,
  region: 'ap-south-1',
  credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
})

beforeAll(async () => {
  await dynamodb.send(new CreateTableCommand({ ...tableSchema, TableName: tableName }))
})

afterAll(async () => {
  await dynamodb.send(new DeleteTableCommand({ TableName: tableName }))
  dynamodb.destroy()
})

/** What functions do that were deployed with this number of shards, or with none set. */
async function deployedWith(totalsShards: string) {
  stubLambdaEnvironment()
  vi.stubEnv('TABLE_NAME', tableName)
  vi.stubEnv('TOTALS_SHARDS', totalsShards)
  const { readTotals } = await import('#borrowers/totals.ts')
  const { changeBorrower, findBorrower, register } = await import('#borrowers/borrowers.ts')
  const { eraseBorrower } = await import('#borrowers/erasure.ts')
  const now = new Date()
  const registerMany = (count: number) =>
    Promise.all(
      Array.from({ length: count }, () => register(aMobile(), { isVerified: false, consents: [], now })),
    )
  const askFor = async (id = '', loan_amount = 0) => {
    const borrower = await findBorrower(id)
    if (borrower) await changeBorrower(borrower, () => ({ loan_amount }))
  }
  const erase = (id = '') => eraseBorrower(id, { by: 'operator', reason: 'asked', now })
  return { readTotals, registerMany, askFor, erase }
}

const shardsOf = (items: { pk: string }[]) => items.filter(({ pk }) => pk.startsWith('STATS#')).length

test('sums every shard that there has ever been, while a stage grows and shrinks again', async () => {
  const totals = async (readTotals: () => Promise<object>) => {
    const items = await scan({ endpoints, tableName })
    const { stored, counted } = totalsIn(items)
    expect(stored).toEqual(counted)
    expect(await readTotals()).toEqual(counted)
    return { ...counted, shards: shardsOf(items) }
  }
  const small = await deployedWith('')
  const [first, second] = await small.registerMany(4)
  await small.askFor(first, 50_000)
  expect(await totals(small.readTotals)).toMatchObject({ users: 4, loan_amount: 50_000, shards: 1 })

  const large = await deployedWith('16')
  const added = await large.registerMany(12)
  await large.askFor(added[0], 100_000)
  await large.askFor(second, 25_000)
  const grown = await totals(large.readTotals)
  expect(grown).toMatchObject({ users: 16, loan_amount: 175_000 })
  expect(grown.shards).toBeGreaterThan(4)

  // A rollback to the release before: borrowers stay in their shards, and no shard is forgotten.
  const again = await deployedWith('')
  await again.erase(added[0])
  await again.erase(first)
  await again.askFor(added[1], 5_000)
  await again.registerMany(1)
  expect(await totals(again.readTotals)).toMatchObject({
    users: 15,
    loan_amount: 30_000,
    shards: grown.shards,
  })
})
