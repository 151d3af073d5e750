import { expect, test } from 'vitest'
import * as routes from '#contract/routes.ts'
import { anAdminToken } from '#support/admin.ts'
import { get } from '#support/api.ts'
import { aFile, chooseLogo, fillRequired, tile, unfold, visitAsAdmin } from '#support/browser/admin-page.ts'
import { expectNoAxeViolations } from '#support/browser/browser.ts'
import { aLoan, openEveryCard } from '#support/browser/offers-page.ts'
import { button, field, heading, holdBack, sees, visitSignedIn } from '#support/browser/wizard.ts'
import { aPicture } from '#support/offer-form.ts'

const path = '/admin121/offers'
const offersNow = async () =>
  routes.adminOffers.response.parse((await get('/user/admin-offers', await anAdminToken())).body).offers

test('an administrator adds an offer with a logo, and a borrower sees the logo', async () => {
  const page = await visitAsAdmin(path, { width: 360 })
  await heading(page, 'Offers Management')
  await sees(page, 'Manage loan offers and lending partners')
  for (const label of ['Total Offers', 'With Logos', 'Avg Interest']) await sees(page, label)
  await button(page, 'Add New Offer').click()
  expect(await field(page, 'Offer link *').getAttribute('type')).toBe('url')
  await field(page, 'Lender name').fill('Ashoka Lending')
  await field(page, 'Description').fill('Added in a browser')
  await fillRequired(page)
  await chooseLogo(page, aFile('mark.png', 'image/png'))
  await sees(page, 'mark.png')
  await unfold(page, 'Documents')
  await button(page, 'Add a document').click()
  await field(page, 'Document 1').fill('Identity proof')
  await page.getByLabel('Examples of document 1').fill('PAN card\n\nPassport ')
  await page.getByLabel('Mark as recommended offer').check()
  // No control half below the dialog's footer.
  await page.getByLabel('Mark as recommended offer').evaluate((box) => box.scrollIntoView({ block: 'end' }))
  await expectNoAxeViolations(page)
  const release = await holdBack(page, '**/user/add-offers')
  await button(page, 'Add Offer').click()
  await button(page, 'Adding...').waitFor()
  release()
  await sees(page, 'Offer added successfully!')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  const added = tile(page, 'Added in a browser')
  await added.getByText('Recommended').waitFor()
  await added.getByRole('button', { name: 'More', exact: true }).click()
  await added.getByText('1 document type', { exact: true }).waitFor()
  const offer = (await offersNow()).find(({ description }) => description === 'Added in a browser')
  expect(offer).toMatchObject({
    lender: 'Ashoka Lending',
    link: 'http://ashoka.example/apply',
    documents: [{ title: 'Identity proof', examples: ['PAN card', 'Passport'] }],
    logo: expect.stringMatching(/^\/logos\/.*\.png$/),
  })

  const { page: borrower } = await visitSignedIn('/config.json')
  // CloudFront caches the public list for a minute, so the test serves a list with the new offer.
  const json = { success: true, offers: [offer] }
  await borrower.route('**/user/offer-list', (route) => route.fulfill({ json }))
  await borrower.goto(`/loan-journey/offers${aLoan}`)
  await openEveryCard(borrower)
  const logo = borrower.locator(`img[src="${offer?.logo}"]`).first()
  await logo.scrollIntoViewIfNeeded()
  await expect.poll(() => logo.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(96)
})

test.each([
  [
    'a text file that claims to be a PNG',
    aFile('a.png', 'image/png', Buffer.from('no picture')),
    'Please select an image file',
  ],
  ['a PDF', aFile('a.pdf', 'application/pdf', Buffer.from('%PDF-1.7')), 'Please select an image file'],
  [
    'an SVG that can’t be drawn',
    aFile('a.svg', 'image/svg+xml', Buffer.from('<svg>')),
    'Please select an image file',
  ],
  [
    'a picture of six megabytes',
    aFile('a.png', 'image/png', Buffer.concat([aPicture(), Buffer.alloc(6 * 1024 * 1024)])),
    'File size must be less than 5MB',
  ],
])('the logo can’t be %s', async (_, file, message) => {
  const page = await visitAsAdmin(path)
  const uploads: string[] = []
  page.on('request', (request) => void (request.url().includes('logo-upload') && uploads.push(request.url())))
  await button(page, 'Add New Offer').click()
  await chooseLogo(page, file)
  await sees(page, message)
  expect(uploads).toEqual([])
})
