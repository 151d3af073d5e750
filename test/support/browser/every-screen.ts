import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import type { Offer } from '#contract/offer.ts'
import { claimsOf, details, post } from '../api.ts'
import { anOffer, offerBy } from '../offer-form.ts'
import { axeViolations, layOutOffers, type PageOptions, withPage } from './browser.ts'
import { expectVisibleInForcedColors } from './forced-colors.ts'
import { hindi } from './languages/hindi.ts'
import { samplesAnd } from './offers-page.ts'
import { type Screen, waitUntilReady } from './screen.ts'
import { keepSignedIn, type StoredSession, signInThroughScreens, type Who } from './sessions.ts'
import { expectTranslated } from './translated.ts'

const unbroken = (length: number) => 'W'.repeat(length)
const { textLength, descriptionLength, linkLength, documents } = limits.offer

/**
 * Adds an offer with the longest lender name, description, link and document allowed. It is the cheapest, so it ranks
 * first.
 */
async function theLongestOffer(): Promise<Offer> {
  const origin = 'https://lender.example/'
  const id = await anOffer({
    lender: unbroken(textLength),
    description: unbroken(descriptionLength),
    loanAmount: '₹5,000 - ₹10 lakh',
    interestRate: '1% p.a.',
    processingFee: 'Nil',
    tenure: '3-60 months',
    link: origin + unbroken(linkLength - origin.length),
    documents: JSON.stringify([
      { title: unbroken(documents.titleLength), examples: [unbroken(documents.exampleLength)] },
    ]),
  })
  return offerBy(id)
}

/** Gives a signed-in borrower the longest name allowed. */
async function renameBorrower({ local: { authToken: token = '' } }: StoredSession) {
  const id = claimsOf(token).user_id
  await post('/user/basic-details', { id, ...details({ name: unbroken(limits.nameLength) }) }, token)
}

const [narrowest, narrow, wide] = [320, 360, 1280]

/**
 * Visits each screen in English and in Hindi, with the longest texts that the product stores, runs axe on it and
 * checks that it does not scroll sideways. The English visit runs axe in the light theme and in forced colours at a
 * phone's width, or at `from` if the screen has it; the Hindi visit in the dark theme at a desktop's width. What axe
 * checks does not depend on the language. The Hindi visit also checks that nothing is left in English or cut off.
 *
 * @param isEnglishOnly whether the screens exist only in English: then their only visit also checks the contrast in the
 *   dark theme
 */
export function testScreens(screens: Screen[], { isEnglishOnly = false } = {}) {
  const address = inject('address')
  const sessionOf = new Map<Who, StoredSession>()
  let longest: Offer

  beforeAll(async () => {
    longest = await theLongestOffer()
    for (const who of new Set(screens.flatMap((screen) => screen.who ?? []))) {
      const session = await signInThroughScreens(address, who)
      if (who === 'borrower') await renameBorrower(session)
      sessionOf.set(who, session)
    }
  })

  const onScreen = (screen: Screen, options: Partial<PageOptions>, use: (page: Page) => Promise<unknown>) => {
    const before: typeof screen.before = async (context) => {
      const session = screen.who && sessionOf.get(screen.who)
      if (session) await keepSignedIn(context, session)
      await samplesAnd(longest)(context)
      await screen.before?.(context)
    }
    return withPage({ address, path: screen.path, before, ...options }, async (page) => {
      await waitUntilReady(page, screen)
      await screen.prepare?.(page)
      await use(page)
    })
  }

  test.each(screens)('$name is accessible, and does not scroll sideways', async (screen) => {
    const width = screen.from ?? narrow
    await onScreen(screen, { width }, async (page) => {
      expect(await axeViolations(page)).toEqual([])
      if (isEnglishOnly) await expectContrastInDark(page)
      expect(await overflowOf(page)).toBe(0)
      if (width === narrow) {
        await page.setViewportSize({ width: narrowest, height: 740 })
        expect(await overflowOf(page), `at ${narrowest} px`).toBe(0)
      }
      await expectVisibleInForcedColors(page)
    })
  })

  if (isEnglishOnly) return
  test.each(screens)('$name is accessible in Hindi, and nothing on it is cut off', async (screen) => {
    const width = screen.from ?? narrowest
    await onScreen(screen, { width, colorScheme: 'dark', language: hindi }, async (page) => {
      // The mocked API answers in English.
      await expectTranslated(page, screen.name, [messages.complaintFiled])
      expect(await overflowOf(page), `at ${width} px`).toBe(0)
      await page.setViewportSize({ width: wide, height: 900 })
      expect(await overflowOf(page), `at ${wide} px`).toBe(0)
      expect(await axeViolations(page)).toEqual([])
    })
  })
}

/** Checks only the contrast, because the dark theme changes only colours. */
async function expectContrastInDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axeViolations(page, { runOnly: ['color-contrast'] }), 'dark').toEqual([])
}

/** How many pixels the page or an open dialog scrolls sideways. */
async function overflowOf(page: Page) {
  await layOutOffers(page)
  return page.evaluate(() => {
    const scrolling = [document.documentElement, ...document.querySelectorAll('[role=dialog]')]
    return Math.max(...scrolling.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
  })
}
