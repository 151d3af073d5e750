import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Borrower } from '#borrowers/borrowers.ts'
import { aMobile, details, preferences } from '#support/api.ts'
import { stubEnvironment } from '#support/in-process.ts'
import { ownCloud } from '#support/own-cloud.ts'
import { database, scan, totalsIn } from '#support/stored.ts'

/** A cloud that no other file uses, so that no other test changes its totals. */
const cloud = await ownCloud()
stubEnvironment(cloud)
const borrowers = await import('#borrowers/borrowers.ts')
const saved = await import('#borrowers/saved-details.ts')
const seal = await import('#borrowers/seal.ts')
const faults: Fault[] = []
const happened = new Set<string>()

beforeAll(async () => {
  const { dynamo } = await import('#table/client.ts')
  dynamo.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const fault = commandName === 'TransactWriteItemsCommand' ? faults.pop() : undefined
        if (fault) happened.add(fault)
        if (fault === 'never sent') throw new Error('The request was lost')
        const response = await next(args)
        if (fault === 'never answered') throw new Error('The response was lost')
        return response
      },
    { step: 'finalizeRequest', priority: 'high', name: 'faults' },
  )
})

type Fault = 'none' | 'never sent' | 'never answered'

/** An action of borrower number `who`. */
interface Step {
  act: 'register' | 'details' | 'loan' | 'verify' | 'close' | 'seal' | 'expire'
  who: number
  loan_amount: number
}

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom('register', 'register', 'details', 'loan', 'verify', 'close', 'seal', 'expire'),
  who: fc.nat({ max: 2 }),
  loan_amount: fc.integer({ min: 1, max: 200 }).map((steps) => steps * 5_000),
})

async function perform({ act, who, loan_amount }: Step, mobiles: string[]) {
  const mobile = mobiles[who] ?? ''
  if (act === 'expire') return expireSealed()
  if (act === 'register')
    return borrowers.register(mobile, { isVerified: false, consents: [], now: new Date() })
  const owner = await borrowers.findMobileOwner(mobile)
  const borrower = owner && (await borrowers.findBorrower(owner.user_id))
  if (!borrower) return
  if (act === 'close')
    return seal.closeBorrower(borrower.id, {
      by: 'borrower',
      retainDays: who,
      reason: 'asked',
      now: new Date(),
    })
  if (act === 'seal') return seal.sealBorrower(borrower, new Date())
  if (act === 'details')
    return saved.saveBasicDetails(
      borrower,
      details() as Parameters<typeof saved.saveBasicDetails>[1],
      new Date(),
    )
  const change: Partial<Borrower> =
    act === 'verify' ? { is_verified: true } : (preferences({ loan_amount }) as Partial<Borrower>)
  return borrowers.changeBorrower(borrower, () => change)
}

/** Deletes what is sealed, as DynamoDB does when it expires. */
async function expireSealed() {
  const client = database(cloud.endpoints.dynamodb)
  for (const { pk, sk } of await scan(cloud))
    if (pk.startsWith('SEALED#'))
      await client.send(new DeleteCommand({ TableName: cloud.tableName, Key: { pk, sk } }))
}

test('keeps the totals equal to a recount despite concurrent writes and lost requests and responses', async () => {
  const many = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 })
  const some = fc.array(fc.constantFrom<Fault>('none', 'none', 'never sent', 'never answered'), {
    maxLength: 20,
  })
  await fc.assert(
    fc.asyncProperty(many, some, async (groups, lost) => {
      const mobiles = [aMobile(), aMobile(), aMobile()]
      faults.splice(0, faults.length, ...lost)
      for (const group of groups) {
        await Promise.allSettled(group.map((one) => perform(one, mobiles)))
      }
      const { stored, counted } = totalsIn(await scan(cloud))
      expect(stored).toEqual(counted)
    }),
    { numRuns: 40 },
  )
  faults.length = 0
  await borrowers.register(aMobile(), { isVerified: true, consents: [], now: new Date() })
  const { counted } = totalsIn(await scan(cloud))
  expect([...happened].sort()).toEqual(['never answered', 'never sent', 'none'])
  expect(Math.min(...Object.values(counted))).toBeGreaterThan(0)
})
