import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { logoTypeOf } from '#contract/logo.ts'
import * as messages from '#contract/messages.ts'
import { tile, visitAsAdmin } from '#support/browser/admin-page.ts'
import { seesBodies } from '#support/browser/server.ts'
import { button, field, sees } from '#support/browser/wizard.ts'
import { anOffer, aPicture, offerBy } from '#support/offer-form.ts'

async function edit(description: string, logo?: string) {
  const id = await anOffer({ description, logo })
  const page = await visitAsAdmin('/admin121/offers')
  await tile(page, description).getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('dialog', { name: 'Edit Offer' }).waitFor()
  return { id, page }
}

async function update(page: Page) {
  await button(page, 'Update Offer').click()
  await sees(page, 'Offer updated successfully!')
}

test.each([
  [
    'an SVG with a size',
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><script>0</script></svg>',
  ],
  [
    'an SVG without a size',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path d="M0 0h2v1z"/></svg>',
  ],
])('%s becomes a PNG before it is uploaded', async (name, svg) => {
  const { id, page } = await edit(`Logo from ${name}`)
  await sees(page, 'JPG, PNG, GIF')
  const input = page.getByLabel('Choose a logo file')
  expect(await input.getAttribute('accept')).toBe('image/*')
  await input.setInputFiles({ name: 'mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
  await sees(page, 'mark.svg')
  await sees(page, 'JPG, PNG, GIF')
  await update(page)
  const { logo } = await offerBy(id)
  expect(logo).toMatch(/^\/logos\/.*\.png$/)
  const stored = Buffer.from(await (await fetch(new URL(logo, inject('address')))).arrayBuffer())
  expect(logoTypeOf(stored)).toBe('image/png')
  // Width and height, in the PNG's header.
  expect([stored.readUInt32BE(16), stored.readUInt32BE(20)]).toEqual([512, 256])
})

test('a pasted http address is sent as https, and the page says so if the server cannot copy the picture', async () => {
  const { id, page } = await edit('Logo by address')
  await page.route('https://lender.example/mark.png', (route) =>
    route.fulfill({ contentType: 'image/png', body: aPicture() }),
  )
  await field(page, 'Or paste a logo address').fill('http://lender.example/mark.png')
  const sent = page.waitForRequest('**/user/update-offers')
  await button(page, 'Update Offer').click()
  const body = (await sent).postData()
  if (seesBodies) expect(body).toContain('https://lender.example/mark.png')
  await sees(page, messages.logoNotFetched)
  expect((await offerBy(id)).logo).toBe('')
})

test('a pasted http address that does not load over https is rejected with a message', async () => {
  const { id, page } = await edit('Logo by a dead address')
  await page.route('https://lender.example/**', (route) => route.abort())
  await field(page, 'Or paste a logo address').fill('http://lender.example/mark.png')
  await button(page, 'Update Offer').click()
  await sees(page, 'This logo does not load over https. Paste an address that does, or choose a file.')
  expect((await offerBy(id)).logo).toBe('')
  await field(page, 'Or paste a logo address').fill('ftp://lender.example/mark.png')
  await sees(page, 'The logo’s address must start with https://')
})

test('a file replaces a logo address that was rejected', async () => {
  const { id, page } = await edit('Logo by a file instead')
  await field(page, 'Or paste a logo address').fill('ftp://lender.example/mark.png')
  await button(page, 'Update Offer').click()
  await sees(page, 'The logo’s address must start with https://')
  const picture = { name: 'mark.png', mimeType: 'image/png', buffer: aPicture() }
  await page.getByLabel('Choose a logo file').setInputFiles(picture)
  await sees(page, 'mark.png')
  await update(page)
  expect((await offerBy(id)).logo).toMatch(/^\/logos\/.*\.png$/)
})

test('the field for a logo address stays while a path is typed into it', async () => {
  const { page } = await edit('Logo by a path', '')
  await field(page, 'Or paste a logo address').pressSequentially('/logo')
  expect(await field(page, 'Or paste a logo address').inputValue()).toBe('/logo')
})

test('the list and the form show an icon for a broken logo; the list shows initials for a missing one', async () => {
  const picture = new Blob([new Uint8Array(aPicture())])
  const gone = await anOffer({ description: 'Logo is broken', lender: 'Xylo Yard', logo: picture })
  const { logo } = await offerBy(gone)
  await anOffer({ description: 'Logo is missing', lender: 'Xylo Yard' })
  const page = await visitAsAdmin('/admin121/users')
  await page.route(`**${logo}`, (route) => route.abort())
  await page.getByRole('link', { name: 'Offers' }).click()
  const broken = tile(page, 'Logo is broken')
  await broken.scrollIntoViewIfNeeded()
  await broken.locator('.lucide-image-off').waitFor()
  expect(await broken.getByText('XY', { exact: true }).count()).toBe(0)
  await tile(page, 'Logo is missing').getByText('XY', { exact: true }).waitFor()
  await broken.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('dialog', { name: 'Edit Offer' }).locator('.lucide-image-off').waitFor()
})

test('on a 2G connection, the list and the form show a logo that loads', async () => {
  await anOffer({ description: 'Logo by 2G', logo: new Blob([new Uint8Array(aPicture())]) })
  const page = await visitAsAdmin('/admin121/offers', {
    before: (context) =>
      context.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ effectiveType: '2g' }) })
      }),
  })
  const listed = tile(page, 'Logo by 2G')
  await listed.scrollIntoViewIfNeeded()
  await listed.locator('img').waitFor()
  expect(await listed.locator('.lucide-image-off').count()).toBe(0)
  await listed.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('dialog', { name: 'Edit Offer' }).locator('img').waitFor()
})
