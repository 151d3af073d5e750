import { afterEach, expect, test } from 'vitest'
import * as routes from '#contract/routes.ts'
import { always, errorResponses, type Fault, inTurn } from '#support/fault-proxy.ts'
import { startFaultyCloud } from '#support/faulty-cloud.ts'
import { aPicture, formOf, putTo, terms } from '#support/offer-form.ts'

const place = await startFaultyCloud({}, 10)

afterEach(() => place.heal())

const picture = () => new Blob([new Uint8Array(aPicture())])
const failure = {
  status: 500,
  body: { success: false, message: 'Something went wrong. Please try again.' },
}

const add = (fields: Record<string, unknown>) =>
  place.call('POST', '/user/add-offers', { token: place.token, body: formOf(terms(fields)) })

async function offers() {
  const { body } = await place.call('GET', '/user/admin-offers', { token: place.token })
  return routes.adminOffers.response.parse(body).offers
}

/** The number of offers, and the logos in the bucket. */
const state = async () => ({ offers: (await offers()).length, logos: place.files('logos') })

/** Expects one new offer, and one new picture that is its logo. */
async function expectAdded(before: Awaited<ReturnType<typeof state>>, id: unknown) {
  const offer = (await offers()).find((one) => one.id === id)
  const after = await state()
  expect(after.offers).toBe(before.offers + 1)
  expect(after.logos.filter((key) => !before.logos.includes(key))).toEqual([offer?.logo.slice(1)])
}

async function anUpload(): Promise<string> {
  const bytes = aPicture()
  const announced = { type: 'image/png', bytes: bytes.length }
  const { body } = await place.call('POST', '/user/logo-upload', { token: place.token, body: announced })
  expect((await putTo(String(body.url), bytes, 'image/png')).status).toBe(200)
  return String(body.key)
}

test('an offer whose picture S3 rejects is not stored, and a retry succeeds', async () => {
  const before = await state()
  place.faults.s3.plan = always('PutObject', errorResponses.denied)
  expect(await add({ logo: picture() })).toMatchObject(failure)
  expect(await state()).toEqual(before)
  place.heal()
  const { status, body } = await add({ logo: picture() })
  expect(status).toBe(200)
  await expectAdded(before, body.id)
})

test.each<[string, string, Fault]>([
  ['is too busy for its picture at first', 'PutObject', errorResponses.slowDown],
  ['does not respond to its picture at first', 'PutObject', 'hang'],
  ['stores its picture and loses the response', 'PutObject', 'lose'],
  ['drops the connection while the upload is read', 'GetObject', 'cut'],
  ['refuses to delete the upload', 'DeleteObject', errorResponses.denied],
])('an offer is added once and gets exactly one logo when S3 %s', async (_, operation, fault) => {
  const logo = await anUpload()
  const before = await state()
  place.faults.s3.plan = inTurn(operation, fault)
  const { status, body } = await add({ logo })
  expect(status).toBe(200)
  expect(place.faults.s3.injected).toEqual([fault])
  await expectAdded(before, body.id)
})

test('an upload that cannot be read from S3 stays, and a retry uses it', async () => {
  const logo = await anUpload()
  const before = await state()
  place.faults.s3.plan = always('GetObject', errorResponses.denied)
  expect(await add({ logo })).toMatchObject(failure)
  expect(await state()).toEqual(before)
  place.heal()
  const { body } = await add({ logo })
  await expectAdded(before, body.id)
  expect(place.files('uploads')).not.toContain(logo)
})

test('an offer keeps its logo when the response to every write to the table is lost', async () => {
  const before = await state()
  place.faults.dynamodb.plan = always('TransactWriteItems', 'lose')
  expect(await add({ logo: picture(), description: 'Stored all the same' })).toMatchObject(failure)
  place.heal()
  const stored = (await offers()).find(({ description }) => description === 'Stored all the same')
  await expectAdded(before, stored?.id)
})

test.each<[string, Fault]>([
  ['loses every response to a write', 'lose'],
  ['drops the connection of every write', 'cut'],
])('a change with a new logo is made once when the table %s and the form is sent again', async (_, fault) => {
  const { body } = await add({ logo: picture() })
  const id = String(body.id)
  const request_id = crypto.randomUUID()
  const change = async (fields: Record<string, unknown>) =>
    place.call('POST', '/user/update-offers', {
      token: place.token,
      body: formOf({ id, version: 1, request_id, tenure: '1 to 5 years', ...fields }),
    })
  const logo = await anUpload()
  place.faults.dynamodb.plan = always('TransactWriteItems', fault)
  expect(await change({ logo })).toMatchObject(failure)
  place.heal()

  for (let time = 0; time < 2; time++)
    expect(await change({ logo })).toMatchObject({ status: 200, body: { success: true } })
  const changed = (await offers()).find((offer) => offer.id === id)
  expect(changed).toMatchObject({ tenure: '1 to 5 years', version: 2 })
  expect(place.files('logos')).toContain(changed?.logo.slice(1))
  // With other content, the same request id is another change, which must name the current version.
  expect((await change({ logo, tenure: '2 to 5 years' })).status).toBe(409)
  expect((await change({ tenure: '2 to 5 years', version: 2 })).status).toBe(200)
})
