import { expect, test } from 'vitest'
import * as englishMessages from '#contract/messages.ts'
import * as hindiChoices from '#languages/hi/choices.ts'
import * as hindiFields from '#languages/hi/fields.ts'
import * as hindiLanding from '#languages/hi/landing.ts'
import * as hindiWords from '#languages/hi/loan-journey.ts'
import * as hindiLocale from '#languages/hi/locale.ts'
import * as hindiMenu from '#languages/hi/menu.ts'
import * as hindiMessages from '#languages/hi/messages.ts'
import * as hindiNumber from '#languages/hi/mobile-number.ts'
import { aMobile } from '#support/api.ts'
import { pageErrors } from '#support/browser/browser.ts'
import { samplesOnly } from '#support/browser/offers-page.ts'
import { expectFitting, expectTranslated } from '#support/browser/translated.ts'
import { agree, button, field, heading, person, sees, storage, visit } from '#support/browser/wizard.ts'
import * as englishChoices from '#words/choices.ts'
import * as englishFields from '#words/fields.ts'
import * as englishLanding from '#words/landing.ts'
import * as englishWords from '#words/loan-journey.ts'
import * as englishLocale from '#words/locale.ts'
import * as englishMenu from '#words/menu.ts'
import * as englishNumber from '#words/mobile-number.ts'

const languages = [
  {
    locale: englishLocale,
    words: { ...englishWords, ...englishNumber },
    choices: englishChoices,
    fields: englishFields,
    landing: englishLanding,
    menu: englishMenu,
    messages: englishMessages,
  },
  {
    locale: hindiLocale,
    words: { ...hindiWords, ...hindiNumber },
    choices: hindiChoices,
    fields: hindiFields,
    landing: hindiLanding,
    menu: hindiMenu,
    messages: hindiMessages,
  },
]

test.each(languages)(
  'a borrower completes the journey in $locale.name on the smallest phone',
  async (language) => {
    const { locale, words, choices, fields, landing, menu, messages } = language
    const mobile = aMobile()
    const page = await visit(locale.basename, { width: 320, before: samplesOnly })
    const check = (screen: string) =>
      locale === englishLocale ? expectFitting(page, screen) : expectTranslated(page, screen)
    const press = (name: string) => button(page, name).click()
    /** Presses the button of an incomplete form. Without `force`, Playwright would wait until it is enabled. */
    const pressTooSoon = (name: string) => button(page, name).click({ force: true })
    const choose = (label: string, option: string) => field(page, label).selectOption({ label: option })

    await page.getByRole('link', { name: landing.checkEligibility }).first().click()
    await heading(page, words.startWithMobile)
    expect(await page.locator('html').getAttribute('lang')).toBe(locale.tag)
    await pressTooSoon(words.registerWithOtp)
    await sees(page, messages.mobileInvalid)
    await sees(page, messages.consentsRequired)
    await check('mobile')
    await field(page, words.mobileNumber).fill(mobile)
    await agree(page)
    await press(words.registerWithOtp)

    await heading(page, words.enterCode)
    const code = (await storage(page))['shop-otp'] ?? ''
    await sees(page, words.yourOtpIs(code))
    await pressTooSoon(words.verifyAndLogIn)
    await sees(page, messages.otpIncomplete)
    await check('code')
    await field(page, fields.digitOf(1, 6)).focus()
    // The last digit submits it.
    await page.keyboard.type(code)
    await sees(page, messages.registered)

    await heading(page, words.aboutYou)
    await press(words.next)
    for (const message of [
      messages.nameRequired,
      messages.genderRequired,
      messages.dobRequired,
      messages.professionRequired,
      messages.incomeInvalid,
      messages.panInvalid,
      messages.aadhaarInvalid,
    ])
      await sees(page, message)
    await press(fields.chooseFromCalendar)
    const calendar = await page.getByRole('grid').boundingBox()
    expect((calendar?.x ?? 0) + (calendar?.width ?? 0)).toBeLessThan(320)
    await check('details')
    await page.keyboard.press('Escape')
    await field(page, words.name).fill(person.name)
    await choose(words.gender, choices.genders.Female)
    await field(page, words.dob).fill(person.dob)
    await choose(words.profession, choices.professions.Salaried)
    await field(page, words.income).fill(person.income)
    await field(page, words.pan).fill(person.pan)
    await field(page, words.aadhaar).fill(person.aadhaar)
    await press(words.next)

    await heading(page, words.loanNeeded)
    await choose(words.loanPurpose, choices.loanPurposes['Wedding Expenses'])
    await field(page, words.loanAmount).fill('300000')
    await field(page, words.tenure).fill('24')
    await check('loan')
    await press(words.checkOffers)

    await page.waitForURL(`**${locale.basename}loan-journey/offers*`)
    await page.locator('main li h3').first().waitFor()
    await check('offers')

    await press(menu.openMenu)
    await press(menu.logOut)
    await page.getByRole('heading', { level: 1, name: landing.getEasyLoans }).waitFor()
    expect(new URL(page.url()).pathname).toBe(locale.basename)
    expect(await storage(page)).toEqual({})
    // On a busy machine the server may take longer to log out than the page waits.
    expect(pageErrors(page).filter((text) => !text.startsWith(messages.logoutFailed))).toEqual([])
  },
)
