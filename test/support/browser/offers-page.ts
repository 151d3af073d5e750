import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Offer } from '#contract/offer.ts'
import { aBorrower, details, post, preferences, type SignedIn } from '../api.ts'
import type { PageOptions } from './browser.ts'
import { visitSignedIn } from './wizard.ts'

export const offersPath = '/loan-journey/offers'

/**
 * A borrower who has completed the wizard: salaried, ₹52,000 a month. Asks for ₹2,50,000 over 24 months, unless `loan`
 * says otherwise.
 */
export async function aKnownBorrower(loan: Parameters<typeof preferences>[0] = {}): Promise<SignedIn> {
  const borrower = await aBorrower()
  const { id, token } = borrower
  await post('/user/basic-details', { id, ...details() }, token)
  await post('/user/loan-preferences', { id, ...preferences(loan) }, token)
  return borrower
}

const isSample = ({ id }: Offer) => id.startsWith('sample-')

/** Makes these offers the public list. Pass it as `before`. A press on an offer that the server does not know is not sent to it. */
export const withOffers = (offers: Offer[]) => async (context: BrowserContext) => {
  await context.route('**/user/offer-list', (route) => route.fulfill({ json: { success: true, offers } }))
  if (!offers.every(isSample))
    await context.route('**/user/handover', (route) => route.fulfill({ json: { success: true } }))
}

/** Limits the offer lists to the seeded offers, without those that other tests add. Pass it as `before`. */
export const samplesOnly = (context: BrowserContext) => samplesAnd()(context)

/**
 * Limits the offer lists to these offers and the seeded ones. Puts the added ones into the response, because a cached public
 * list may not have them yet.
 */
export const samplesAnd =
  (...added: Offer[]) =>
  (context: BrowserContext) =>
    context.route(/\/user\/(offer-list|admin-offers)$/, async (route) => {
      const response = await route.fetch()
      const { offers, ...rest }: { offers?: Offer[] } = await response.json()
      // An error response, such as to a request with an expired token
      if (!offers) return route.fulfill({ response })
      const samples = offers.filter(isSample)
      const json = {
        ...rest,
        offers: [...added.map((offer) => ({ status: 'shown', applicants: 0, ...offer })), ...samples],
      }
      return route.fulfill({ response, json })
    })

interface Showing extends Partial<PageOptions> {
  /** The search part of the URL. */
  search?: string
  person?: SignedIn
}

/** The search part that gives the offers page a loan, for a borrower who has not saved one. */
export const aLoan = '?amount=5000&months=6'

/** Opens the offers page with these offers instead of the catalogue, for a new borrower unless `person` is given. */
export async function showing(
  offers: Offer[],
  { search = '', person, ...options }: Showing = {},
): Promise<Page> {
  const ownLoan = person || search.includes('amount=') ? search : aLoan + search.replace('?', '&')
  const before: PageOptions['before'] = async (context) => {
    await options.before?.(context)
    await withOffers(offers)(context)
  }
  const { page } = await visitSignedIn(offersPath + ownLoan, person, { ...options, before })
  // Not by role: a dialog that the URL opens hides the page behind it from the accessibility tree.
  await page.locator('h1', { hasText: 'Here are your offers' }).waitFor()
  await page.locator('main .animate-pulse').first().waitFor({ state: 'detached' })
  return page
}

export const card = (page: Page, lender: string) => page.getByRole('group', { name: lender })

/** Opens the request, sort and filter controls, which are collapsed on a phone. */
export async function openControls(page: Page) {
  await page.getByRole('button', { name: /Change$/ }).click()
  await openAboutYou(page)
}

/** Unfolds the fields in which a visitor says something about themselves, if they are folded. */
export async function openAboutYou(page: Page) {
  const folded = page.locator('main section details:not([open]) > summary').first()
  if ((await folded.count()) > 0) await folded.click()
}

/** Unfolds the groups of offers that don't match and of offers without a price. */
export async function unfoldGroups(page: Page) {
  await page
    .getByRole('region', { name: 'Sort and filter', includeHidden: true })
    .waitFor({ state: 'attached' })
  for (const name of [/match\. See why$/, /not ranked\. See why$/]) {
    const group = page.getByRole('button', { name, expanded: false })
    if ((await group.count()) > 0) await group.click()
  }
}

/**
 * Waits until the lists of offers are whole: the page renders the first 96 offers of a list frame by frame. For a
 * longer list, use `reachEnd`: the page renders the rest only when it is scrolled.
 */
export const wholeLists = (page: Page) =>
  page.locator('main [data-rest]').first().waitFor({ state: 'detached' })

/**
 * Scrolls to the last rendered offer until `all` are rendered. Returns the number of rendered offers before the first
 * step and after each.
 */
export async function reachEnd(page: Page, selector: string, all: number) {
  const rendered = page.locator(selector)
  await rendered.first().waitFor()
  const counts = [await rendered.count()]
  while ((counts.at(-1) ?? 0) < all) {
    await rendered.last().scrollIntoViewIfNeeded()
    await expect.poll(() => rendered.count()).toBeGreaterThan(counts.at(-1) ?? 0)
    counts.push(await rendered.count())
  }
  return counts
}

/** Unfolds the groups of offers, and expands each of their rows to a card. */
export async function openEveryCard(page: Page) {
  await unfoldGroups(page)
  await wholeLists(page)
  for (const row of await page.locator('main li h3 button').all()) await row.click()
}

/** Expands the row of an offer in a folded group to its card. */
export async function openCard(page: Page, lender: string) {
  await unfoldGroups(page)
  await page.getByRole('button', { name: lender, exact: true, expanded: false }).click()
  return card(page, lender)
}

/** The lenders on the page, from top to bottom. */
export async function lendersOn(page: Page): Promise<string[]> {
  await wholeLists(page)
  return page.locator('main h3').allTextContents()
}
