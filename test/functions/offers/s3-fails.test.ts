import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { exportAll, idsIn, storeLargeBorrowers } from '#support/exported.ts'
import { always, type Fault, inTurn, refusals } from '#support/fault-proxy.ts'
import { type FaultyCloud, startFaultyCloud } from '#support/faulty-cloud.ts'

const failed = '500 Failed to export data'
let place: FaultyCloud

beforeAll(async () => {
  place = await startFaultyCloud()
})
afterEach(() => place.heal())
afterAll(() => place.stop())

test('says that a small export failed where S3 refuses the file, and exports again', async () => {
  place.faults.s3.plan = always('PutObject', refusals.denied)
  await expect(exportAll(place)).rejects.toThrow(failed)
  place.heal()
  expect(await idsIn(await exportAll(place))).toEqual([])
})

describe('a large export', () => {
  let everybody: string[]

  beforeAll(async () => {
    everybody = (await storeLargeBorrowers(place, 10)).sort()
  })

  async function expectWhole() {
    const job = await exportAll(place)
    expect((await idsIn(job)).sort()).toEqual(everybody)
  }

  test.each<[string, string, Fault]>([
    ['is too busy for a part', 'UploadPart', refusals.slowDown],
    ['drops the connection in a part', 'UploadPart', 'cut'],
    ['loses the answer to a part', 'UploadPart', 'lose'],
    ['never answers to a part', 'UploadPart', 'hang'],
    ['is too busy for the end', 'CompleteMultipartUpload', refusals.slowDown],
  ])('has everybody once although S3 %s', async (_, operation, fault) => {
    const { s3 } = place.faults
    s3.plan = inTurn(operation, fault)
    await expectWhole()
    expect(s3.met).toEqual([fault])
    expect(place.unfinishedUploads()).toEqual([])
  })

  test.each(['CreateMultipartUpload', 'UploadPart', 'CompleteMultipartUpload'])(
    'says that it failed where S3 refuses %s, leaves nothing of itself, and succeeds again',
    async (operation) => {
      place.faults.s3.plan = always(operation, refusals.denied)
      await expect(exportAll(place)).rejects.toThrow(failed)
      expect(place.unfinishedUploads()).toEqual([])
      place.heal()
      await expectWhole()
    },
  )

  test('says that it failed although what it leaves cannot be taken back', async () => {
    const { s3 } = place.faults
    s3.plan = (operation) => (/UploadPart|Abort/.test(operation) ? refusals.denied : undefined)
    await expect(exportAll(place)).rejects.toThrow(failed)
    expect(s3.met.length).toBeGreaterThan(1)
    expect(place.unfinishedUploads()).toHaveLength(1)
    place.heal()
    await expectWhole()
  })
})
