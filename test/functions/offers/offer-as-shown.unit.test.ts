import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, expect, test, vi } from 'vitest'
import { findOfferAsShown } from '#offers/store.ts'
import { aSavedOffer } from '#support/builders.ts'
import { mockAws } from '#support/mock-aws.ts'

const dynamo = mockAws(DynamoDBDocumentClient)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test('reads an offer at most once a minute, unless the shown version is not the cached one', async () => {
  vi.useFakeTimers()
  vi.stubEnv('TABLE_NAME', 'table')
  const id = 'sample'
  const store = (version: number) =>
    dynamo.on(GetCommand).resolves({ Item: { ...aSavedOffer({ id, version }) } })
  const versionFor = async (shown: number) => (await findOfferAsShown(id, shown))?.version
  const reads = () => dynamo.commandCalls(GetCommand).length

  store(1)
  expect([await versionFor(1), await versionFor(1), reads()]).toEqual([1, 1, 1])
  store(2)
  expect([await versionFor(1), reads()]).toEqual([1, 1])
  expect([await versionFor(2), reads()]).toEqual([2, 2])
  vi.advanceTimersByTime(60_000)
  expect([await versionFor(1), await versionFor(2)]).toEqual([2, 2])
})
