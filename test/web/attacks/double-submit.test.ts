import type { Locator, Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { sampleOffers } from '#lib/local/sample/lenders.ts'
import { anAdminToken } from '#support/admin.ts'
import { aBorrower, aMobile, get, preferences } from '#support/api.ts'
import { fillRequired, visitAsAdmin } from '#support/browser/admin-page.ts'
import { aKnownBorrower, card, showing } from '#support/browser/offers-page.ts'
import {
  askForCode,
  button,
  enterCode,
  field,
  fillDetails,
  heading,
  holdBack,
  sees,
  visit,
  visitSignedIn,
} from '#support/browser/wizard.ts'
import { aPicture } from '#support/offer-form.ts'
import { storedBorrower, storedItem, storedPartition } from '#support/stored.ts'
import { keys } from '#table/keys.ts'

/** Presses twice in one task, before the page can render. */
const pressTwice = (control: Locator) =>
  control.evaluate((pressed) => {
    for (let press = 0; press < 2; press++)
      pressed.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  })

/** The ways to press twice: as a script does, and as a person does. */
const presses: [string, (control: Locator) => Promise<void>][] = [
  ['a scripted double press', pressTwice],
  ['a double click', (control) => control.dblclick()],
]

const ownerOf = async (mobile: string) => (await storedItem(keys.mobile(mobile)))?.user_id

/** The URLs of the page’s requests to a path, collected from now on. */
function requestsOf(page: Page, path: string) {
  const sent: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) sent.push(request.url())
  })
  return sent
}

test.each(presses)('%s on Verify & Login registers once', async (_, press) => {
  const mobile = aMobile()
  const page = await visit('/loan-journey')
  const sent = requestsOf(page, routes.mockAuth.path)
  const code = await askForCode(page, mobile)
  // With a consent missing, the last digit does not submit the code.
  await page.getByRole('checkbox').last().uncheck()
  await enterCode(page, code)
  await page.getByRole('checkbox').last().check()
  await press(button(page, 'Verify & Login'))
  await heading(page, 'A few details about you')
  expect(sent).toHaveLength(1)
  const user_id = await ownerOf(mobile)
  expect(user_id).toEqual(expect.any(String))
  const consents = (await storedPartition(`USER#${user_id}`)).filter(({ sk }) => sk.startsWith('CONSENT#'))
  expect(consents).toHaveLength(2)
})

test('the last digit of the code and presses of Verify & Login meanwhile register once', async () => {
  const page = await visit('/loan-journey')
  const sent = requestsOf(page, routes.mockAuth.path)
  const release = await holdBack(page, `**${routes.mockAuth.path}`)
  await enterCode(page, await askForCode(page, aMobile()))
  await pressTwice(button(page, 'Verify & Login'))
  release()
  await heading(page, 'A few details about you')
  expect(sent).toHaveLength(1)
})

test('two tabs that register one number at the same moment create one borrower', async () => {
  const mobile = aMobile()
  const tabs = await Promise.all([visit('/loan-journey'), visit('/loan-journey')])
  const codes: string[] = []
  for (const tab of tabs) codes.push(await askForCode(tab, mobile))
  await Promise.all(tabs.map((tab, place) => enterCode(tab, codes[place] ?? '')))
  await Promise.all(tabs.map((tab) => heading(tab, 'A few details about you')))
  const ids = await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(() => JSON.parse(atob(localStorage.getItem('authToken')?.split('.')[1] ?? '')).user_id),
    ),
  )
  const user_id = await ownerOf(mobile)
  expect(ids).toEqual([user_id, user_id])
})

test.each(presses)('%s on Next saves the details once', async (_, press) => {
  const { page, borrower } = await visitSignedIn('/loan-journey')
  const sent = requestsOf(page, routes.basicDetails.path)
  await field(page, 'Name').waitFor()
  await fillDetails(page)
  await press(button(page, 'Next'))
  await heading(page, 'The loan you need')
  expect(sent).toHaveLength(1)
  expect(await storedBorrower(borrower.id)).toMatchObject({ version: 2 })
})

test.each(presses)('%s on Check Offers saves once', async (_, press) => {
  const person = await aKnownBorrower()
  const { page } = await visitSignedIn('/loan-journey?step=loan', person)
  const sent = requestsOf(page, routes.loanPreferences.path)
  await field(page, 'Loan amount').fill('300000')
  await press(button(page, 'Check Offers'))
  await page.waitForURL('**/loan-journey/offers*')
  expect(sent).toHaveLength(1)
  expect(await storedBorrower(person.id)).toMatchObject({ loan_amount: 300_000, version: 4 })
})

test('two tabs save different loans at once: both saves succeed, and one of the loans is stored', async () => {
  const person = await aKnownBorrower()
  const loans = [
    preferences({ loan_amount: 300_000, tenure_months: 24 }),
    preferences({ loan_amount: 400_000, tenure_months: 36 }),
  ]
  const tabs = await Promise.all(
    loans.map(async ({ loan_amount, tenure_months }) => {
      const { page } = await visitSignedIn('/loan-journey?step=loan', person)
      await field(page, 'Loan amount').fill(String(loan_amount))
      await field(page, 'Tenure').fill(String(tenure_months))
      return page
    }),
  )
  await Promise.all(tabs.map((tab) => button(tab, 'Check Offers').click()))
  await Promise.all(tabs.map((tab) => tab.waitForURL('**/loan-journey/offers*')))
  const stored = await storedBorrower(person.id)
  expect(stored?.version).toBe(5)
  expect([expect.objectContaining(loans[0]), expect.objectContaining(loans[1])]).toContainEqual(stored)
})

test.each(presses)('%s on Apply Now records one application', async (_, press) => {
  const offers = sampleOffers
    .filter(({ lender }) => lender === 'Konkan Credit')
    .map((offer) => ({ ...offer, link: 'http://127.0.0.1:9/apply' }))
  const person = await aKnownBorrower()
  const page = await showing(offers, { person })
  const sent = requestsOf(page, routes.apply.path)
  const answered: string[] = []
  page.on('response', (response) => {
    if (sent.includes(response.url())) answered.push(response.url())
  })
  await press(card(page, 'Konkan Credit').getByRole('link', { name: 'Apply Now' }))
  await card(page, 'Konkan Credit')
    .getByText(/^Site opened on/)
    .waitFor()
  // Each press opens the lender’s site and sends the figures, but the server records the application once.
  await expect.poll(() => sent.length > 0 && sent.length === answered.length).toBe(true)
  const kept = (await storedPartition(`USER#${person.id}`)).map(({ sk }) => sk.split('#')[0])
  expect(kept).toEqual(['APPLIED', 'CONSENT', 'CONSENT', 'PROFILE'])
})

/** Fills in the form of a new offer, without sending it. */
async function aFilledForm() {
  const description = `Pressed ${crypto.randomUUID()}`
  const page = await visitAsAdmin('/admin121/offers')
  await button(page, 'Add New Offer').click()
  await fillRequired(page)
  await field(page, 'Description').fill(description)
  return { page, description }
}

async function offersOf(description: string) {
  const { body } = await get('/user/admin-offers', await anAdminToken())
  return routes.adminOffers.response.parse(body).offers.filter((offer) => offer.description === description)
}

test.each(presses)('%s on Add Offer adds one', async (_, press) => {
  const { page, description } = await aFilledForm()
  const sent = requestsOf(page, routes.addOffers.path)
  await press(button(page, 'Add Offer'))
  await sees(page, 'Offer added successfully!')
  await page.getByRole('group', { name: description, exact: true }).waitFor()
  expect(await offersOf(description)).toHaveLength(1)
  expect(sent).toHaveLength(1)
})

test('pressing Add Offer again after a lost response leaves one offer, with its logo', async () => {
  const { page, description } = await aFilledForm()
  await page
    .getByLabel('Choose a logo file')
    .setInputFiles({ name: 'mark.png', mimeType: 'image/png', buffer: aPicture() })
  await sees(page, 'mark.png')
  const lose = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route(`**${routes.addOffers.path}`, lose, { times: 1 })
  await button(page, 'Add Offer').click()
  await sees(page, messages.offerNotAdded)
  await button(page, 'Add Offer').click()
  await sees(page, 'Offer added successfully!')
  expect(await offersOf(description)).toEqual([
    expect.objectContaining({ logo: expect.stringMatching(/^\/logos\//) }),
  ])
})

test.each(presses)('%s on Export CSV exports once', async (_, press) => {
  await aBorrower()
  const page = await visitAsAdmin('/users')
  const started = requestsOf(page, routes.exportUsers.path)
  const download = page.waitForEvent('download')
  await press(button(page, 'Export CSV'))
  await download
  expect(started.filter((url) => !url.includes('id='))).toHaveLength(1)
})
