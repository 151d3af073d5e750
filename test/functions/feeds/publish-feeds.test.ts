import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { NewOffer } from '#contract/new-offer.ts'
import { OfferChange } from '#contract/offer-change.ts'
import { stubEnvironment } from '#support/in-process.ts'
import { terms } from '#support/offer-form.ts'
import { ownCloud } from '#support/own-cloud.ts'

/** A cloud that no other file uses, because every offer's change is in the feeds, and whose worker doesn't write them in between. */
const cloud = await ownCloud({ hasSchedules: false })
const site = 'https://tulna.example'
stubEnvironment({
  tableName: cloud.tableName,
  environment: { ...cloud.environment, LOGO_BUCKET: cloud.logoBucket, SITE_ADDRESS: site },
})
const { addOffer, updateOffer } = await import('#offers/save-offer.ts')
const { publishFeeds } = await import('#feeds/publish-feeds.ts')

const admin = { id: 'owner' }
const on = (day: number) => new Date(Date.UTC(2036, 10, day, 10))
const s3 = new S3Client({
  endpoint: cloud.endpoints.s3,
  region: 'ap-south-1',
  forcePathStyle: true,
  credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
})

async function stored(key: string) {
  const { Body, ContentType, CacheControl } = await s3.send(
    new GetObjectCommand({ Bucket: cloud.logoBucket, Key: key }),
  )
  return { xml: (await Body?.transformToString()) ?? '', ContentType, CacheControl }
}

const english = 'feeds/en/lenders/kaveribank.atom'

test('writes a feed when an offer has changed, and otherwise nothing; written again, it is the same to the byte', async () => {
  const eligibility = '{"loanTypes":["Personal Loan"]}'
  const id = await addOffer(NewOffer.parse(terms({ lender: 'Kaveri Bank', eligibility })), admin, on(1))
  expect(await publishFeeds(on(1))).toBeGreaterThan(0)
  const { xml, ...headers } = await stored(english)
  expect(headers).toEqual({
    ContentType: 'application/atom+xml; charset=utf-8',
    CacheControl: 'public, max-age=300',
  })
  expect(XMLValidator.validate(xml)).toBe(true)
  expect(new XMLParser().parse(xml).feed.entry.title).toBe('Kaveri Bank, Personal Loan: New on Tulna')

  // Unchanged: on the same day nothing is written, and on the next day the same bytes.
  expect(await publishFeeds(on(1))).toBe(0)
  expect(await publishFeeds(on(2))).toBeGreaterThan(0)
  expect((await stored(english)).xml).toBe(xml)

  await updateOffer(OfferChange.parse({ id, interestRate: '11% p.a.' }), admin, on(2))
  expect(await publishFeeds(on(2))).toBeGreaterThan(0)
  const changed = (await stored(english)).xml
  expect(new XMLParser().parse(changed).feed.entry[0]).toMatchObject({
    title: 'Kaveri Bank, Personal Loan: Rate lowered from 12% to 11%',
    updated: on(2).toISOString(),
  })

  await updateOffer(OfferChange.parse({ id, status: 'hidden' }), admin, on(3))
  await publishFeeds(on(3))
  const { entry } = new XMLParser().parse((await stored(english)).xml).feed
  expect(entry.title).toBe('Kaveri Bank, Personal Loan: No longer shown on Tulna')
})

test('the site serves a feed with its type, as a document in which nothing runs', async () => {
  await publishFeeds(on(4))
  const response = await fetch(`${cloud.address}/feeds/en/loans/gold-loan.atom`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})
