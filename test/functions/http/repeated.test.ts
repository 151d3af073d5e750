import { expect, test } from 'vitest'
import * as routes from '#contract/routes.ts'
import { borrowerWrites, figuresOfNewOffer } from '#support/borrower-writes.ts'
import { exportAll, idsIn } from '#support/exported.ts'
import { startFaultyCloud } from '#support/faulty-cloud.ts'
import { inconsistencies } from '#support/inconsistencies.ts'
import { aPicture, formOf, terms } from '#support/offer-form.ts'
import { persist } from '#support/persist.ts'
import { scan } from '#support/stored.ts'

const place = await startFaultyCloud({}, 10)
const shown = await figuresOfNewOffer(place)

const twiceAtOnce = <Result>(send: () => Promise<Result>) => Promise.all([send(), send()])

async function offers() {
  const { body } = await place.call('GET', '/user/admin-offers', { token: place.token })
  return routes.adminOffers.response.parse(body).offers
}

const add = (fields: Record<string, unknown>) =>
  place.call('POST', '/user/add-offers', { token: place.token, body: formOf(fields) })

test('a borrower’s request has one effect when it is sent twice at once and twice again later', async () => {
  const all = await borrowerWrites(place, shown)
  const before = await scan(place.cloud)
  for (const send of Object.values(all)) {
    const atOnce = (await twiceAtOnce(() => persist(send))).map(({ status }) => status)
    const later = [(await send()).status, (await send()).status]
    // The first logout ends the session, so the others may be rejected.
    if (send === all.logout) expect(atOnce).toContain(200)
    else expect([...atOnce, ...later]).toEqual([200, 200, 200, 200])
  }
  const after = await scan(place.cloud)
  expect(inconsistencies(after)).toEqual([])
  const itemsOf = (kind: string, items = after) => items.filter(({ pk, sk }) => `${pk} ${sk}`.includes(kind))
  expect(itemsOf('PROFILE').length - itemsOf('PROFILE', before).length).toBe(1)
  for (const kind of ['PAN#', 'APPLIED#', 'APPLICANTS'])
    expect([kind, itemsOf(kind).length]).toEqual([kind, 1])
  expect(itemsOf('SHOWN#')).toEqual([])
})

test('an offer form that is sent twice at once and twice again later creates one offer with one logo', async () => {
  const logo = new Blob([new Uint8Array(aPicture())])
  const form = terms({ request_id: crypto.randomUUID(), logo })
  const [offersBefore, logosBefore] = [await offers(), place.files('logos')]
  const statuses = (await twiceAtOnce(() => add(form))).map(({ status }) => status)
  expect(statuses).toContain(200)
  expect(statuses.every((status) => status === 200 || status === 409)).toBe(true)
  const [again, andAgain] = [await add(form), await add(form)]
  expect(again).toMatchObject({ status: 200, body: { message: 'Offer added successfully!' } })
  expect(andAgain.body).toEqual(again.body)

  const [offer, ...others] = (await offers()).filter(({ id }) => !offersBefore.some((old) => old.id === id))
  expect(others).toEqual([])
  expect(offer).toMatchObject({ id: again.body.id, lender: form.lender, version: 1 })
  const newLogos = place.files('logos').filter((file) => !logosBefore.includes(file))
  expect(newLogos).toEqual([offer?.logo.slice(1)])
  const auditEntries = (await scan(place.cloud)).filter(
    ({ action, offer_id }) => action === 'offer-added' && offer_id === offer?.id,
  )
  expect(auditEntries).toHaveLength(1)
})

test('an offer form sent again with changed content is rejected as already added, and changes nothing', async () => {
  const form = terms({ request_id: crypto.randomUUID() })
  const { body } = await add(form)
  const before = await offers()
  const changed = await add({ ...form, tenure: '1 to 5 years' })
  expect(changed.status).toBe(409)
  expect(changed.body.message).toBe(
    'This offer has already been added. Close this form and edit the offer in the list.',
  )
  expect(await offers()).toEqual(before)
  expect((await add(form)).body.id).toBe(body.id)
})

test('a change to an offer is made and audited once, even if it is sent twice at once and twice again later', async () => {
  const id = String((await add(terms())).body.id)
  const body = () => formOf({ ...terms({ lender: 'Changed' }), id, version: 1, tenure: '1 to 5 years' })
  const change = () => place.call('POST', '/user/update-offers', { token: place.token, body: body() })
  const atOnce = (await twiceAtOnce(change)).map(({ status }) => status)
  expect(atOnce).toContain(200)
  for (let time = 0; time < 2; time++) expect((await change()).status).toBe(200)
  expect((await offers()).find((offer) => offer.id === id)).toMatchObject({
    tenure: '1 to 5 years',
    version: 2,
  })
  const auditEntries = (await scan(place.cloud)).filter(
    ({ action, offer_id }) => action === 'offer-changed' && offer_id === id,
  )
  expect(auditEntries).toHaveLength(1)
})

test('two offer forms with the same content, but different request ids or none, create two offers', async () => {
  const form = terms()
  const [one, two] = [
    await add({ ...form, request_id: crypto.randomUUID() }),
    await add({ ...form, request_id: crypto.randomUUID() }),
  ]
  expect(two.body.id).not.toBe(one.body.id)
  expect((await add(form)).body.id).not.toBe((await add(form)).body.id)
})

test('two concurrent exports produce two complete files, each audited once', async () => {
  const jobs = await twiceAtOnce(() => exportAll(place))
  const borrowers = (await scan(place.cloud)).filter(({ sk }) => sk === 'PROFILE').map(({ id }) => id)
  for (const job of jobs) expect((await idsIn(job)).sort()).toEqual(borrowers.sort())
  const auditEntries = (await scan(place.cloud)).filter(({ action }) => action === 'exported')
  expect(auditEntries.map(({ export_id }) => export_id).sort()).toEqual(jobs.map(({ id }) => id).sort())
})
