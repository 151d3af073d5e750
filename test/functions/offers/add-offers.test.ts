import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import {
  adminIdOf,
  anAdminToken,
  anInvitedAdministrator,
  localAdministrators,
  tokensOf,
} from '#support/admin.ts'
import { send } from '#support/api.ts'
import {
  anUpload,
  aPicture,
  keysIn,
  logosWithoutOffer,
  offerBy,
  sendForm,
  terms,
} from '#support/offer-form.ts'
import { latestAuditEntries, storedItem, storedPartition } from '#support/stored.ts'

const add = (changes: Record<string, unknown> = {}, token?: string) =>
  sendForm(routes.addOffers, terms(changes), token)

/** Expects a rejection, with no offer stored and no picture left. Offers of other tests don't matter. */
async function expectRejection(
  changes: Record<string, unknown>,
  status: number,
  message: string,
  field?: string,
) {
  const [mark, before] = [randomUUID(), await keysIn('logos')]
  const response = await add({ loanAmount: mark, tenure: mark, ...changes })
  expect(response.status).toBe(status)
  expect(response.body).toMatchObject({ success: false, message })
  if (field) expect(response.body.fields).toMatchObject({ [field]: message })
  expect(JSON.stringify(await storedPartition('OFFERS'))).not.toContain(mark)
  await expect.poll(() => logosWithoutOffer(before)).toEqual([])
}

test('adds an offer that borrowers and administrators can see', async () => {
  const token = await anAdminToken()
  const typed = terms()
  const { status, body } = await add(typed, token)
  expect(status).toBe(200)
  expect(body).toMatchObject({ success: true, message: 'Offer added successfully!' })
  const offer = await offerBy(String(body.id))
  expect(offer).toEqual({
    ...typed,
    recommended: true,
    documents: [{ title: 'Identity proof', examples: ['PAN card', 'Passport'] }],
    logo: '',
    id: body.id,
    create_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    version: 1,
  })
  const list = await send('GET', '/user/admin-offers', { token })
  expect(list.body.offers).toContainEqual({ ...offer, status: 'shown', is_badge_off: false, applicants: 0 })
})

test('adds an offer with only the specification’s fields', async () => {
  const { lender, documents, ...own } = terms({ link: 'www.Only-Once.example/apply', recommended: '1' })
  const { body } = await sendForm(routes.addOffers, own)
  expect(await offerBy(String(body.id))).toMatchObject({
    lender: 'only-once.example',
    link: 'http://www.Only-Once.example/apply',
    recommended: true,
    documents: [],
  })
})

test('treats blank optional fields as absent', async () => {
  const { body } = await add(terms({ documents: '', recommended: ' ' }))
  expect(await offerBy(String(body.id))).toMatchObject({ documents: [], recommended: false })
})

test('audits who added what', async () => {
  const token = await anAdminToken()
  const { body } = await add({ description: 'A note of this' }, token)
  const entries = await latestAuditEntries()
  expect(entries.find(({ offer_id }) => offer_id === body.id)).toMatchObject({
    action: 'offer-added',
    by: adminIdOf(token),
    changes: { description: { to: 'A note of this' }, recommended: { to: true } },
    expires_at: expect.any(Number),
  })
})

test.each([
  ['https://www.lender.example/apply', 'lender.example'],
  ['https://www.बैंक.भारत/apply', 'बैंक.भारत'],
])('names the lender of %s after its site if no name is given, in the audit too', async (link, lender) => {
  const { body } = await add({ lender: '', link })
  expect((await offerBy(String(body.id))).lender).toBe(lender)
  const entries = await latestAuditEntries()
  const entry = entries.find(({ offer_id }) => offer_id === body.id)
  expect(entry?.changes).toMatchObject({ lender: { to: lender } })
})

test.each(['loanAmount', 'interestRate', 'processingFee', 'tenure', 'link'])('requires %s', async (field) => {
  for (const value of [undefined, '', '   '])
    await expectRejection({ [field]: value }, 400, 'Please fill in all required fields', field)
})

const documentsInvalid = 'The documents must be a list, each with a title and examples'

test.each([
  ['lender', 'x'.repeat(2000), 'This is too long'],
  ['loanAmount', '9'.repeat(2000), 'This is too long'],
  ['tenure', '9'.repeat(101), 'This is too long'],
  ['description', 'x'.repeat(2000), 'This is too long'],
  ['link', `https://lender.example/${'x'.repeat(2000)}`, 'This is too long'],
  ['link', 'javascript:alert(1)', 'Enter a web address, such as https://lender.example/apply'],
  ['link', 'data:text/html,hello', 'Enter a web address, such as https://lender.example/apply'],
  ['recommended', 'perhaps', 'The request is not valid'],
  ['documents', 'not json', documentsInvalid],
  ['documents', '{"title":"x"}', documentsInvalid],
  ['documents', '[{"title":"","examples":[]}]', documentsInvalid],
  ['documents', '[{"title":"x","examples":"y"}]', documentsInvalid],
  ['documents', JSON.stringify(Array(21).fill({ title: 'x', examples: [] })), documentsInvalid],
  ['eligibility', '{"minMonthlyIncome":-1}', '“Who can apply” is not filled in correctly'],
  ['logo', 'http://lender.example/logo.png', 'The logo’s address must start with https://'],
  ['logo', 'javascript:alert(1)', 'The logo’s address must start with https://'],
  ['logo', '/logos/of-another-offer.png', 'The logo’s address must start with https://'],
])('rejects an invalid %s (case %#)', async (field, value, message) => {
  await expectRejection({ [field]: value }, 400, message, field)
})

test('stores text that looks like HTML unchanged', async () => {
  const description = '<img src=x onerror=alert(1)> & "quotes"'
  const { body } = await add({ description })
  expect((await offerBy(String(body.id))).description).toBe(description)
})

test('turns an upload into a logo and deletes the upload', async () => {
  const logo = await anUpload()
  const { body } = await add({ logo })
  const offer = await offerBy(String(body.id))
  expect(offer.logo).toMatch(/^\/logos\/[0-9a-f-]{36}\.png$/)
  expect(await keysIn('uploads')).not.toContain(logo)
  const picture = await fetch(new URL(offer.logo, inject('address')))
  expect(Buffer.from(await picture.arrayBuffer())).toEqual(aPicture())
  expect(picture.headers.get('content-type')).toBe('image/png')
  expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(picture.headers.get('x-content-type-options')).toBe('nosniff')
})

test('accepts a logo as a file in the form, and detects its type from its bytes, not its name', async () => {
  const gif = Buffer.concat([Buffer.from('GIF89a'), Buffer.from([1, 0, 1, 0]), Buffer.alloc(3 * 1024 * 1024)])
  const { body } = await add({ logo: new Blob([gif], { type: 'image/png' }) })
  expect((await offerBy(String(body.id))).logo).toMatch(/\.gif$/)
})

test('rejects the address of a logo elsewhere whose picture cannot be copied', async () => {
  // No host has a name under `example`.
  await expectRejection({ logo: 'https://lender.example/logo.png' }, 400, messages.logoNotFetched, 'logo')
})

test('accepts a form without a chosen file', async () => {
  const unchosen = await add({ logo: new Blob([]) })
  expect((await offerBy(String(unchosen.body.id))).logo).toBe('')
})

test('rejects a file that is not a picture, whether it was uploaded or sent in the form as a PNG', async () => {
  const [message, bytes] = ['Please select an image file', Buffer.from('not a picture')]
  await expectRejection({ logo: await anUpload(bytes) }, 400, message, 'logo')
  await expectRejection({ logo: new Blob([bytes], { type: 'image/png' }) }, 400, message, 'logo')
})

test('rejects a form with a picture of six megabytes, or with other fields that are too large or too many', async () => {
  const picture = new Uint8Array(Buffer.concat([aPicture(), Buffer.alloc(6 * 1024 * 1024)]))
  await expectRejection({ logo: new Blob([picture]) }, 413, 'The request is too large')
  await expectRejection({ description: 'x'.repeat(100_000) }, 413, 'The request is too large')
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`field${n}`, 'x']))
  await expectRejection(many, 413, 'The request is too large')
})

test('rejects another administrator’s upload, a missing one, and a key that no upload can have', async () => {
  const message = 'The uploaded logo is no longer there. Please choose it again.'
  const email = await anInvitedAdministrator()
  await (await localAdministrators()).setPassword(email, 'Another-Admin-2026')
  const { access } = await tokensOf({ email, password: 'Another-Admin-2026' })
  const theirs = await anUpload(aPicture(), 'image/png', access)
  await expectRejection({ logo: theirs }, 400, message, 'logo')
  expect(await keysIn('uploads')).toContain(theirs)

  const own = adminIdOf(await anAdminToken())
  const nothing = '00000000-0000-4000-8000-000000000000'
  for (const logo of [
    `uploads/${own}/${nothing}`,
    `uploads/${own}/../../logos/x.png`,
    `uploads/${nothing}`,
    `uploads/.*/${nothing}`,
  ])
    await expectRejection({ logo }, 400, message, 'logo')
})

test('rejects an upload that an offer has already used', async () => {
  const logo = await anUpload()
  expect((await add({ logo })).status).toBe(200)
  await expectRejection({ logo }, 400, 'The uploaded logo is no longer there. Please choose it again.')
})

test.each([
  ['application/json', JSON.stringify(terms()), 415],
  ['multipart/form-data', 'no boundary', 415],
  ['multipart/form-data; boundary=', 'no boundary', 400],
  ['multipart/form-data; boundary=x', 'not parts at all', 400],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="loanAmount"\r\n\r\ncut',
    400,
  ],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="logo"; filename="a.png"\r\n\r\nGIF89a cut',
    400,
  ],
  ['multipart/form-data; boundary=x', '--x--\r\n', 400],
])('rejects a body of type %s that is not a valid form (case %#)', async (type, body, status) => {
  const token = await anAdminToken()
  const response = await send('POST', routes.addOffers.path, {
    token,
    body,
    headers: { 'content-type': type },
  })
  expect(response.status).toBe(status)
  expect(response.body).toMatchObject({ success: false, message: expect.any(String) })
})

test('stores no unknown fields', async () => {
  const { body } = await add({ id: 'mine', version: '9', create_date: '1999', pk: 'USER#x', colour: 'red' })
  const stored = await storedItem({ pk: 'OFFERS', sk: `OFFER#${body.id}` })
  expect(stored).toMatchObject({ version: 1, pk: 'OFFERS' })
  expect(stored?.create_date).not.toBe('1999')
  expect(stored).not.toHaveProperty('colour')
})
