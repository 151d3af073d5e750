import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import { newHandoverId } from '#contract/handover-id.ts'
import { publishedPaymentsKey } from '#contract/published-payments.ts'
import { stubEnvironment } from '#support/in-process.ts'
import { ownCloud } from '#support/own-cloud.ts'

/** A cloud that no other file uses, because the report has all lenders. */
const cloud = await ownCloud({ hasSchedules: false })
stubEnvironment({
  tableName: cloud.tableName,
  environment: { ...cloud.environment, LOGO_BUCKET: cloud.logoBucket },
})
const { changeTerms } = await import('#payments/terms.ts')
const { publishPayments } = await import('#payments/publish-payments.ts')
const { recordHandover } = await import('#applications/handovers.ts')

const admin = { id: 'owner' }
const at = (day: string) => new Date(`${day}T06:30:00.000Z`)

const s3 = new S3Client({
  endpoint: cloud.endpoints.s3,
  region: 'ap-south-1',
  forcePathStyle: true,
  credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
})

async function stored(): Promise<string> {
  const { Body } = await s3.send(
    new GetObjectCommand({ Bucket: cloud.logoBucket, Key: publishedPaymentsKey }),
  )
  return (await Body?.transformToString()) ?? ''
}

const press = (lender: string, day: string, place: number) =>
  recordHandover({ offer_id: 'o1', language: 'en', place, id: newHandoverId(day) }, lender, at(day))

test('publishes who pays, and presses by place, when terms change and once a day, and no sum', async () => {
  const terms = { model: 'per_loan', from: '2036-08-01', rupees: 1234.56 } as const
  await changeTerms({ name: 'Kaveri Bank', terms }, admin, at('2036-08-01'))
  await press('kaveribank', '2036-07-31', 1)
  await press('kaveribank', '2036-08-01', 1)
  await press('konkancredit', '2036-09-30', 2)
  await press('kaveribank', '2036-10-01', 3)
  expect(await publishPayments(at('2036-11-29'))).toBe(true)
  expect(await publishPayments(at('2036-11-29'))).toBe(false)
  const text = await (await fetch(`${cloud.address}/${publishedPaymentsKey}`)).text()
  expect(JSON.parse(text)).toEqual({
    day: '2036-11-29',
    lenders: [{ name: 'Kaveri Bank', since: '2036-08-01' }],
    quarters: [
      {
        from: '2036-07-01',
        places: [
          { place: 1, paying: 1, others: 1 },
          { place: 2, paying: 0, others: 1 },
        ],
      },
    ],
  })
  expect(text).not.toContain('1234')

  await changeTerms(
    { name: 'Kaveri Bank', terms: { model: 'nothing', from: '2036-11-29' } },
    admin,
    at('2036-11-29'),
  )
  expect(await publishPayments(at('2036-11-29'))).toBe(true)
  expect(JSON.parse(await stored()).lenders).toEqual([])
  expect(await publishPayments(at('2036-11-30'))).toBe(true)
})
