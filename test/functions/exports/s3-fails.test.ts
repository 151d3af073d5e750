import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { exportAll, idsIn, storeLargeBorrowers } from '#support/exported.ts'
import { always, errorResponses, type Fault, inTurn } from '#support/fault-proxy.ts'
import { startFaultyCloud } from '#support/faulty-cloud.ts'

const failed = '500 Failed to export data'
const place = await startFaultyCloud()

afterEach(() => place.heal())

test('a small export fails if S3 rejects the file, and the next one succeeds', async () => {
  place.faults.s3.plan = always('PutObject', errorResponses.denied)
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
    ['is too busy for a part', 'UploadPart', errorResponses.slowDown],
    ['drops the connection while a part is sent', 'UploadPart', 'cut'],
    ['loses the response to a part', 'UploadPart', 'lose'],
    ['never responds to a part', 'UploadPart', 'hang'],
    ['is too busy to complete the upload', 'CompleteMultipartUpload', errorResponses.slowDown],
  ])('contains every borrower once although S3 %s', async (_, operation, fault) => {
    const { s3 } = place.faults
    s3.plan = inTurn(operation, fault)
    await expectWhole()
    expect(s3.injected).toEqual([fault])
    expect(place.unfinishedUploads()).toEqual([])
  })

  test.each(['CreateMultipartUpload', 'UploadPart', 'CompleteMultipartUpload'])(
    'fails if S3 rejects %s, leaves no upload behind, and succeeds the next time',
    async (operation) => {
      place.faults.s3.plan = always(operation, errorResponses.denied)
      await expect(exportAll(place)).rejects.toThrow(failed)
      expect(place.unfinishedUploads()).toEqual([])
      place.heal()
      await expectWhole()
    },
  )

  test('fails if S3 rejects a part and the abort of the upload, and succeeds the next time', async () => {
    const { s3 } = place.faults
    s3.plan = (operation) => (/UploadPart|Abort/.test(operation) ? errorResponses.denied : undefined)
    await expect(exportAll(place)).rejects.toThrow(failed)
    expect(s3.injected.length).toBeGreaterThan(1)
    expect(place.unfinishedUploads()).toHaveLength(1)
    place.heal()
    await expectWhole()
  })
})
