import { expect, inject, test } from 'vitest'
import * as routes from '#contract/routes.ts'
import { adminIdOf, anAdminToken } from '#support/admin.ts'
import { get, send } from '#support/api.ts'
import {
  anOffer,
  anUpload,
  aPicture,
  keysIn,
  logosWithoutOffer,
  offerBy,
  sendForm,
  updateOffer,
} from '#support/offer-form.ts'
import { latestAuditEntries } from '#support/stored.ts'

test('changes the given fields and keeps absent or blank ones', async () => {
  const id = await anOffer()
  const before = await offerBy(id)
  const { status, body } = await updateOffer(id, {
    interestRate: '11% p.a.',
    tenure: '',
    lender: ' ',
    documents: '',
  })
  expect(status).toBe(200)
  expect(body).toEqual({ success: true, message: 'Offer updated successfully!' })
  expect(await offerBy(id)).toEqual({ ...before, interestRate: '11% p.a.', version: 2 })
})

test('requires no field but the id, and does not increment the version if nothing changes', async () => {
  const id = await anOffer()
  const before = await offerBy(id)
  expect((await updateOffer(id, {})).status).toBe(200)
  expect((await updateOffer(id, { tenure: before.tenure, recommended: '1' })).status).toBe(200)
  expect(await offerBy(id)).toEqual(before)
})

test('removes a description that is sent blank, and keeps one that is not sent', async () => {
  const id = await anOffer({ description: 'For weddings' })
  await updateOffer(id, { tenure: '2 years' })
  expect((await offerBy(id)).description).toBe('For weddings')
  await updateOffer(id, { description: ' ' })
  expect((await offerBy(id)).description).toBe('')
})

test('can remove the badge and the documents, and adds a scheme to a link', async () => {
  const id = await anOffer()
  await updateOffer(id, { recommended: 'false', documents: '[]', link: 'lender.example' })
  expect(await offerBy(id)).toMatchObject({
    recommended: false,
    documents: [],
    link: 'http://lender.example',
  })
})

test('shows administrators a save at once, whatever CloudFront has cached', async () => {
  const id = await anOffer()
  await get('/user/offer-list')
  await updateOffer(id, { description: 'Just saved' })
  const { body, headers } = await get('/user/admin-offers', await anAdminToken())
  expect(body.offers).toContainEqual(expect.objectContaining({ id, description: 'Just saved' }))
  expect(headers.get('cache-control')).toBe('no-store')
})

test('rejects the second save of one version and keeps the first', async () => {
  const id = await anOffer()
  expect((await updateOffer(id, { version: 1, tenure: '12-24 months' })).status).toBe(200)
  const logo = await anUpload()
  const second = await updateOffer(id, { version: 1, tenure: '1 to 5 years', logo })
  expect(second.status).toBe(409)
  expect(second.body.message).toMatch(/^This offer was saved again after you opened it/)
  expect(await offerBy(id)).toMatchObject({ tenure: '12-24 months', version: 2, logo: '' })
  expect(await keysIn('uploads')).toContain(logo)
})

test('accepts one of many concurrent saves and leaves one logo', async () => {
  const picture = () => new Blob([new Uint8Array(aPicture())])
  // An offer without a logo would be deleted when the test ends, and the saved logo would remain.
  const id = await anOffer({ logo: picture() })
  const before = await keysIn('logos')
  const saves = await Promise.all(
    Array.from({ length: 6 }, (_, n) =>
      updateOffer(id, { version: 1, tenure: `${n} years`, logo: picture() }),
    ),
  )
  expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  const { logo, version } = await offerBy(id)
  expect(version).toBe(2)
  expect(await keysIn('logos')).toContain(logo.slice(1))
  await expect.poll(() => logosWithoutOffer(before)).toEqual([])
})

test('deletes a logo that is replaced or removed', async () => {
  const id = await anOffer({ logo: await anUpload() })
  const first = (await offerBy(id)).logo
  await updateOffer(id, { logo: await anUpload() })
  const second = (await offerBy(id)).logo
  expect(second).not.toBe(first)
  expect(await keysIn('logos')).not.toContain(first.slice(1))
  expect((await fetch(new URL(second, inject('address')))).status).toBe(200)
  await updateOffer(id, { removeLogo: 'true' })
  expect((await offerBy(id)).logo).toBe('')
  expect(await keysIn('logos')).not.toContain(second.slice(1))
})

test('keeps the logo if the form sends its path back', async () => {
  const id = await anOffer({ logo: await anUpload() })
  const { logo } = await offerBy(id)
  expect((await updateOffer(id, { logo, tenure: '2 years' })).status).toBe(200)
  expect((await offerBy(id)).logo).toBe(logo)
  expect(await keysIn('logos')).toContain(logo.slice(1))
})

test('rejects an upload that was already used, and keeps the logo', async () => {
  const upload = await anUpload()
  const id = await anOffer({ logo: upload })
  const { logo } = await offerBy(id)
  const { status, body } = await updateOffer(id, { logo: upload })
  expect(status).toBe(400)
  expect(body.fields).toEqual({ logo: 'The uploaded logo is no longer there. Please choose it again.' })
  expect((await offerBy(id)).logo).toBe(logo)
})

test('audits who changed what, with the values before and after', async () => {
  const id = await anOffer()
  const token = await anAdminToken()
  await updateOffer(id, { tenure: '3 years', recommended: 'false' })
  const auditEntries = await latestAuditEntries()
  expect(
    auditEntries.find(({ offer_id, action }) => offer_id === id && action === 'offer-changed'),
  ).toMatchObject({
    by: adminIdOf(token),
    changes: { tenure: { from: '12-60 months', to: '3 years' }, recommended: { from: true, to: false } },
  })
})

test.each([
  ['unknown', 'nothing-here', 404, 'This offer is no longer available'],
  ['missing', undefined, 400, 'That id is not valid'],
  ['of another kind', 'USER#x', 400, 'That id is not valid'],
])('rejects an id that is %s', async (_, id, status, message) => {
  const before = await keysIn('logos')
  const response = await sendForm(routes.updateOffers, { id, logo: new Blob([new Uint8Array(aPicture())]) })
  expect(response.status).toBe(status)
  expect(response.body).toMatchObject({ success: false, message })
  await expect.poll(() => logosWithoutOffer(before)).toEqual([])
})

test.each([
  ['version', 'two', 'The request is not valid'],
  ['link', 'javascript:alert(1)', 'Enter a web address, such as https://lender.example/apply'],
  ['interestRate', 'x'.repeat(2000), 'This is too long'],
  ['documents', '[1]', 'The documents must be a list, each with a title and examples'],
  ['logo', 'http://lender.example/a.png', 'The logo’s address must start with https://'],
])('rejects an invalid %s and keeps the offer', async (field, value, message) => {
  const id = await anOffer()
  const response = await updateOffer(id, { [field]: value })
  expect(response.status).toBe(400)
  expect(response.body).toMatchObject({ success: false, message, fields: { [field]: message } })
  expect(await offerBy(id)).toMatchObject({ version: 1 })
})

test('keeps the eligibility unless it is changed', async () => {
  const id = await anOffer({ eligibility: JSON.stringify({ minMonthlyIncome: 25_000 }) })
  await updateOffer(id, { tenure: '2 years' })
  expect((await offerBy(id)).eligibility).toEqual({ minMonthlyIncome: 25_000 })
  await updateOffer(id, { eligibility: '{}' })
  expect((await offerBy(id)).eligibility).toEqual({})
})

test('rejects GET', async () => {
  const response = await send('GET', routes.updateOffers.path, { token: await anAdminToken() })
  expect(response.status).toBe(404)
})
