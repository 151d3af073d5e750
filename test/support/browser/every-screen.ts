import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import type { Offer } from '#contract/offer.ts'
import { claimsOf, details, post } from '../api.ts'
import { anOffer, offerBy } from '../offer-form.ts'
import { axeViolations, withPage } from './browser.ts'
import { samplesAnd } from './offers-page.ts'
import { type Screen, settled } from './screen.ts'
import { type Kept, keepSignedIn, signInThroughScreens, type Who } from './sessions.ts'

const unbroken = (length: number) => 'W'.repeat(length)
const { textLength, descriptionLength, linkLength, documents } = limits.offer

/** Adds the offer with the longest texts. Its terms make it the first in every list. */
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

/** Gives a borrower who is signed in the longest name. */
async function renameBorrower({ local: { authToken: token = '' } }: Kept) {
  const id = claimsOf(token).user_id
  await post('/user/basic-details', { id, ...details({ name: unbroken(limits.nameLength) }) }, token)
}

const narrowest = 320

/** Visits each screen once, with the longest texts that the product stores: axe in both themes, no sideways scrolling. */
export function testScreens(screens: Screen[]) {
  const address = inject('address')
  const keptOf = new Map<Who, Kept>()
  let longest: Offer

  beforeAll(async () => {
    longest = await theLongestOffer()
    for (const who of new Set(screens.flatMap((screen) => screen.who ?? []))) {
      const kept = await signInThroughScreens(address, who)
      if (who === 'borrower') await renameBorrower(kept)
      keptOf.set(who, kept)
    }
  })

  test.each(screens)('$name is accessible in both themes, and no wider than its screen', async (screen) => {
    const { path, who, from: width = 360, prepare } = screen
    const before: typeof screen.before = async (context) => {
      const kept = who && keptOf.get(who)
      if (kept) await keepSignedIn(context, kept)
      await samplesAnd(longest)(context)
      await screen.before?.(context)
    }
    await withPage({ address, path, width, before }, async (page) => {
      await settled(page, screen)
      await prepare?.(page)
      expect(await axeViolations(page)).toEqual([])
      // The dark theme changes only colours. Hidden elements keep their old colours until they are shown.
      await page.evaluate(() => {
        for (const item of document.querySelectorAll('li')) item.style.contentVisibility = 'visible'
      })
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await axeViolations(page, { runOnly: ['color-contrast'] }), 'dark').toEqual([])
      expect(await overflowOf(page)).toBe(0)
      if (width > 360) return
      await page.setViewportSize({ width: narrowest, height: 740 })
      expect(await overflowOf(page), `at ${narrowest} px`).toBe(0)
    })
  })
}

/** How many pixels the page or an open dialog scrolls sideways. */
const overflowOf = (page: Page) =>
  page.evaluate(() => {
    const scrolling = [document.documentElement, ...document.querySelectorAll('[role=dialog]')]
    return Math.max(...scrolling.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
  })
