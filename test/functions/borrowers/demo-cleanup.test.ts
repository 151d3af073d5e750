import { PutCommand } from '@aws-sdk/lib-dynamodb'
import type { Context } from 'aws-lambda'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aMobile } from '#support/api.ts'
import { captureLog, stubEnvironment } from '#support/in-process.ts'
import { ownCloud } from '#support/own-cloud.ts'
import { database, scan, totalsIn } from '#support/stored.ts'

/** A cloud that no other file uses, because the worker erases every borrower who registered more than a day ago. */
const cloud = await ownCloud()
stubEnvironment(cloud)
const { register } = await import('#borrowers/borrowers.ts')
const { handler } = await import('#worker/erase-demo-borrowers.ts')

/** Runs the worker. Each number is the time left, in milliseconds, before another borrower; the last one stays. */
const run = (...remainingMs: number[]) => {
  const last = remainingMs.at(-1) ?? 0
  const getRemainingTimeInMillis = () => remainingMs.shift() ?? last
  return handler({}, { awsRequestId: 'test', getRemainingTimeInMillis } as Context)
}

const registeredHoursAgo = async (hours: number) => {
  const now = new Date(Date.now() - hours * 60 * 60 * 1000)
  return String(await register(aMobile(), { isVerified: false, consents: [], now }))
}

test('erases borrowers registered more than a day ago, keeps newer ones, and keeps the totals correct', async () => {
  const [old, recent] = [await registeredHoursAgo(25), await registeredHoursAgo(23)]
  await run(15 * 60_000)
  const items = await scan(cloud)
  const kept = items.filter(({ sk }) => sk === 'PROFILE')
  const dayAgo = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString()
  expect(kept.map(({ id }) => id)).toContain(recent)
  expect(kept.filter(({ registered_at }) => String(registered_at) < dayAgo)).toEqual([])
  expect(items.filter(({ pk }) => pk.includes(old))).toEqual([])
  expect(items).toContainEqual(
    expect.objectContaining({ by: 'demo-cleanup', action: 'erased', borrower_id: old, reason: 'demo' }),
  )
  const totals = totalsIn(items)
  expect(totals.stored).toEqual(totals.counted)
})

test('stops before Lambda’s timeout and leaves the rest to the next run', async () => {
  const old = [await registeredHoursAgo(25), await registeredHoursAgo(25)]
  const stored = async () => (await scan(cloud)).filter(({ id }) => old.includes(String(id))).length
  await run(15 * 60_000, 50_000)
  expect(await stored()).toBe(1)
  await run(15 * 60_000)
  expect(await stored()).toBe(0)
})

test('erases the others if one erasure fails, logs the failure and the count, and throws', async () => {
  const [stuck, other] = [await registeredHoursAgo(26), await registeredHoursAgo(25)]
  vi.resetModules()
  onTestFinished(() => void vi.restoreAllMocks())
  const lines = captureLog()
  const stored = (await scan(cloud)).find(({ id, sk }) => id === stuck && sk === 'PROFILE')
  const save = (Item: object = { ...stored }) =>
    database(cloud.endpoints.dynamodb).send(new PutCommand({ TableName: cloud.tableName, Item }))
  await save({ ...stored, version: 'damaged' })
  onTestFinished(async () => void (await save()))
  const { handler } = await import('#worker/erase-demo-borrowers.ts')
  const context = { awsRequestId: 'test', getRemainingTimeInMillis: () => 15 * 60_000 } as Context
  await expect(handler({}, context)).rejects.toThrow(/cannot be read/)
  expect((await scan(cloud)).filter(({ id }) => id === other)).toEqual([])
  const logged = lines.map((line) => JSON.parse(line))
  expect(logged).toContainEqual(
    expect.objectContaining({ level: 'ERROR', message: 'not erased', borrower_id: stuck }),
  )
  expect(logged).toContainEqual(
    expect.objectContaining({ message: 'borrowers erased', erased: 1, failed: 1 }),
  )
})
