import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { currentConsents } from '#contract/consents.ts'
import type { MyData } from '#contract/my-data.ts'
import type { Offer } from '#contract/offer.ts'
import { quotedFigures } from '#contract/quoted-figures.ts'
import * as hindiFields from '#languages/hi/fields.ts'
import * as hindiMessages from '#languages/hi/messages.ts'
import { sampleOffers } from '#lib/local/sample/lenders.ts'
import { describeReceipt } from '#lib/operations/receipts.ts'
import { anAdminToken } from '#support/admin.ts'
import { aMobile, details, get, mockAuth, post, preferences, userIdOf } from '#support/api.ts'
import { expectNoAxeViolations, pageErrors, savedText } from '#support/browser/browser.ts'
import { recordToasts, toastsOf } from '#support/browser/toasts.ts'
import { expectTranslated } from '#support/browser/translated.ts'
import {
  button,
  field,
  hasFocus,
  heading,
  sees,
  storage,
  visit,
  visitSignedIn,
} from '#support/browser/wizard.ts'
import { aComplaint, complain } from '#support/complaints.ts'
import { parseCsv } from '#support/csv.ts'
import { storedBorrower } from '#support/stored.ts'
import { formatApr } from '#web/catalogue/format.ts'
import { rupees } from '#web/ui/format.ts'

const [sample] = sampleOffers as [Offer]

/** A borrower who has completed the wizard, applied and complained, and whose details an administrator has seen. */
async function aBorrowerWithData() {
  const mobile = aMobile()
  const token = String((await mockAuth(mobile, { consents: currentConsents('en') })).body.token)
  const id = userIdOf(token)
  await post('/user/basic-details', { id, ...details() }, token)
  await post('/user/loan-preferences', { id, ...preferences() }, token)
  await post('/user/apply', { id, ...quotedFigures(sample, 100_000, 24) }, token)
  await get(`/user/user-details?id=${id}`, await anAdminToken())
  await complain({ ...aComplaint(), mobile_number: undefined }, { token })
  return { mobile, token, id }
}

const openPart = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()

async function openFromMenu(page: Page) {
  await button(page, 'Open menu').click()
  await page.getByRole('dialog').getByRole('link', { name: 'My Tulna' }).click()
  await heading(page, 'My Tulna')
}

/** Every field of the borrower's data with its value, as text. */
const fieldsOf = (data: object): string[] =>
  Object.entries(data).flatMap(([name, value]) =>
    typeof value === 'object' ? fieldsOf(value) : [`${name}: ${value}`],
  )

test('a borrower sees and corrects data, withdraws a consent, names a nominee and closes the account on a phone', async () => {
  const who = await aBorrowerWithData()
  const { page } = await visitSignedIn('/', who, { width: 360, before: recordToasts })
  const seesToast = (text: string) => expect.poll(() => toastsOf(page)).toContain(text)
  await openFromMenu(page)
  await sees(page, '₹2,50,000 over 24 months')
  await sees(page, sample.lender)
  const { emi, apr } = quotedFigures(sample, 100_000, 24)
  await page.getByText(`: an EMI of ${rupees(Number(emi))}, APR ${formatApr(Number(apr))}.`).waitFor()
  await page.getByRole('radio', { name: 'Not yet' }).check()
  await seesToast('Your answer is saved. Only you can see it.')

  await openPart(page, 'Your data')
  expect(await page.getByText('ABCDE1234F').count()).toBe(0)
  await sees(page, '******234F')
  await button(page, 'Show PAN').click()
  await sees(page, 'ABCDE1234F')
  await sees(page, '********0123: only the last four digits')
  const pan = page.locator('dl > div').filter({ hasText: 'ABCDE1234F' })
  await pan.waitFor()
  await page.getByText(/^We have had it since \d+ \w+ 20\d\d\.$/).waitFor()
  const aboutYou = page.getByRole('region', { name: 'About you' })
  await aboutYou.getByText('Why we hold this').click()
  const reason = aboutYou.locator('li').filter({ hasText: 'To know whom the loan request is from.' })
  expect(await reason.textContent()).toMatch(/^Name, Gender /)
  await page.getByText('What else we hold').click()
  await page.getByText(/^A complaint that you sent without signing in is not in the file/).waitFor()
  const json = await savedText(page, 'tulna-my-data.json', () =>
    button(page, 'Download all of it (JSON)').click(),
  )
  const data: MyData = JSON.parse(json)
  const stored = (await get(`/user/my-data?id=${who.id}`, who.token)).body.data as MyData
  // Other tests export all borrowers meanwhile.
  expect(data).toEqual({ ...stored, exports: expect.any(Array) })
  const csv = await savedText(page, 'tulna-my-data.csv', () => button(page, 'Download tables (CSV)').click())
  const [, ...rows] = parseCsv(csv.replace('\uFEFF', ''))
  const { since, ...profile } = data.profile
  expect(rows.map(([, , name, value]) => `${name}: ${value}`).sort()).toEqual(
    fieldsOf({ ...data, profile }).sort(),
  )
  const times = rows.filter(([name, time]) => name === 'profile' && time)
  expect(Object.fromEntries(times.map(([, time, name]) => [name, time]))).toEqual(since)
  expect(rows.map(([name]) => name)).toEqual(expect.arrayContaining(['profile', 'complaints', 'views']))

  await page.getByRole('link', { name: 'Change my details' }).click()
  await field(page, 'Name').fill('Asha Kumari')
  await button(page, 'Next').click()
  await heading(page, 'The loan you need')
  await openFromMenu(page)
  await openPart(page, 'Your data')
  await sees(page, 'Asha Kumari')
  expect(await storedBorrower(who.id)).toMatchObject({ name: 'Asha Kumari', adhar_last_four: '0123' })

  await field(page, 'Their name').fill('Ravi Nair')
  await field(page, 'Their mobile number or e-mail address').fill('12345')
  await button(page, 'Save nominee').click()
  await sees(page, 'Enter a 10-digit mobile number or an e-mail address')
  await field(page, 'Their mobile number or e-mail address').fill('4000000000')
  await button(page, 'Save nominee').click()
  await sees(page, 'Ravi Nair')
  await page.locator('h3:focus', { hasText: 'Your nominee' }).waitFor()
  await button(page, 'Remove').click()
  await field(page, 'Their name').waitFor()

  await openPart(page, 'Your consents')
  await sees(page, /^“You may contact me on this number/)
  const [{ kind, version } = { kind: '', version: '' }] = data.consents
  const receipt = await savedText(page, `tulna-consent-${kind}-${version}.json`, () =>
    button(page, 'Download receipt').first().click(),
  )
  expect(describeReceipt(receipt, [JSON.parse(receipt).public_key])).toMatchObject({ isValid: true })
  await page.getByRole('button', { name: 'Withdraw: stop contacting me' }).click()
  await seesToast('Done. We will not contact you.')
  await page.getByText(/^Withdrawn on/).waitFor()
  await page.locator('h2:focus', { hasText: 'Your consents' }).waitFor()
  expect(await storedBorrower(who.id)).toMatchObject({ do_not_contact: true })
  await button(page, 'Allow contact again').click()
  await seesToast('Done. We may contact you about your loan request.')
  await page.getByText(/^Withdrawn on/).waitFor({ state: 'detached' })

  await openPart(page, 'Who has seen it')
  await sees(page, 'An administrator opened your details')
  await page.getByText(/^Administrators also see a list of all borrowers/).waitFor()
  await page.locator('footer').getByRole('link', { name: 'Complaints' }).waitFor()

  await openPart(page, 'Close my account')
  await button(page, 'Close my account').click()
  await button(page, 'Keep my account').click()
  expect(await storedBorrower(who.id)).toBeDefined()
  await button(page, 'Close my account').click()
  await button(page, 'Yes, close my account').click()
  await heading(page, 'Your account is closed')
  expect(await storedBorrower(who.id)).toBeUndefined()
  expect(Object.keys(await storage(page))).not.toContain('authToken')
  expect(JSON.stringify(await storage(page))).not.toContain(who.mobile)
  expect(pageErrors(page).filter((line) => !/status of 400/.test(line))).toEqual([])
})

test('warns that withdrawing the consent to the terms closes the account', async () => {
  const who = await aBorrowerWithData()
  const { page } = await visitSignedIn('/hi/my-tulna/consents', who, { width: 360 })
  await page.getByRole('button', { name: 'सहमति वापस लें और मेरा खाता बंद करें' }).click()
  await page.getByRole('dialog', { name: 'क्या आप खाता बंद करना चाहते हैं?' }).waitFor()
  expect(await storedBorrower(who.id)).toBeDefined()
  await button(page, 'हाँ, मेरा खाता बंद करें').click()
  await heading(page, 'आपका खाता बंद हो गया है')
  expect(await storedBorrower(who.id)).toBeUndefined()
})

test('shows the sentence that a borrower agrees to by allowing contact again, and records it', async () => {
  const who = await aBorrowerWithData()
  await post('/user/withdraw-consent', { id: who.id, kind: 'mobile' }, who.token)
  const { page } = await visitSignedIn('/hi/my-tulna/consents', who, { width: 360 })
  const shown = await page.locator('blockquote[lang=hi]').textContent()
  await button(page, 'फिर से संपर्क करने दें').click()
  await button(page, 'फिर से संपर्क करने दें').waitFor({ state: 'detached' })
  const { data } = (await get(`/user/my-data?id=${who.id}`, who.token)).body as { data: MyData }
  expect(`“${data.consents.find(({ kind }) => kind === 'mobile')?.text}”`).toBe(shown)
})

test('sends a visitor to sign in, with the page to return to in `next`', async () => {
  const page = await visit('/my-tulna/data')
  await page.waitForURL('**/loan-journey?next=%2Fmy-tulna%2Fdata')
  await heading(page, 'Start with your mobile number')
})

test('a borrower proves a new number on the smallest phone, also if the tab is closed while they read the code', async () => {
  const who = await aBorrowerWithData()
  const next = aMobile()
  const { page } = await visitSignedIn('/hi/my-tulna/data', who, { width: 320, before: recordToasts })
  await button(page, 'मेरा नंबर बदलें').click()
  expect(await hasFocus(field(page, 'नया मोबाइल नंबर'))).toBe(true)
  await field(page, 'नया मोबाइल नंबर').fill(next)
  await page.getByRole('checkbox').check()
  await expectTranslated(page, 'new number', ['Asha Nair'])
  await expectNoAxeViolations(page)
  await button(page, 'OTP भेजें').click()
  await page.getByText(`+91 ${next}`).waitFor()
  await page.reload()
  await page.getByText(`+91 ${next}`).waitFor()
  await expectTranslated(page, 'code for the new number', ['Asha Nair'])
  await expectNoAxeViolations(page)
  await page.getByLabel(hindiFields.digitOf(1, 6)).focus()
  await page.keyboard.type((await storage(page))['shop-otp'] ?? '')
  await button(page, 'OTP जाँचें और नंबर बदलें').click()
  await expect.poll(() => toastsOf(page)).toContain(hindiMessages.mobileChanged)
  await page.getByText(next).waitFor()
  expect(await storedBorrower(who.id)).toMatchObject({ mobile: next, name: 'Asha Nair' })
  expect((await get(`/user/my-data?id=${who.id}`, who.token)).status).toBe(401)
  expect(JSON.stringify(await storage(page))).not.toContain(who.mobile)
  await page.reload()
  await button(page, 'मेरा नंबर बदलें').waitFor()
  expect(pageErrors(page)).toEqual([])
})
