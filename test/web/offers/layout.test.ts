import type { BrowserContext, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { quotedFigures } from '#contract/quoted-figures.ts'
import { sampleOffers } from '#lib/local/sample/lenders.ts'
import { post, type SignedIn } from '#support/api.ts'
import { expectHeadBelowTopBar, expectNoAxeViolations, waitForFonts } from '#support/browser/browser.ts'
import {
  aKnownBorrower,
  offersPath,
  openCard,
  samplesOnly,
  showing,
  unfoldGroups,
  wholeLists,
} from '#support/browser/offers-page.ts'
import { visit, visitSignedIn } from '#support/browser/wizard.ts'
import { paths } from '#web/paths.ts'

async function before(context: BrowserContext) {
  await samplesOnly(context)
  await waitForFonts(context)
}

async function waitForLayout(page: Page): Promise<Page> {
  await page.getByRole('button', { name: 'More Details' }).first().waitFor()
  await wholeLists(page)
  await page.evaluate('document.fonts.ready')
  return page
}

async function visitSamples(width?: number): Promise<Page> {
  const { page } = await visitSignedIn(offersPath, await aKnownBorrower(), {
    before,
    ...(width && { width }),
  })
  return waitForLayout(page)
}

/** The comparison of a visitor who has told nothing about themselves, so that some lenders' rules are not checked. */
const visitCompare = async (search: string, width = 360) =>
  waitForLayout(await visit(paths.compare + search, { before, width }))

/** The samples, all recommended with a reason, for a borrower who has opened every lender's site. */
async function visitApplied(): Promise<Page> {
  const person: SignedIn = await aKnownBorrower()
  for (const offer of sampleOffers) {
    const figures = quotedFigures(offer, 250_000, 24)
    expect((await post('/user/apply', { id: person.id, ...figures }, person.token)).status).toBe(200)
  }
  const recommended_for = 'noForeclosureCharge' as const
  const offers = sampleOffers.map((offer) => ({ ...offer, recommended: true, recommended_for }))
  return waitForLayout(await showing(offers, { person, before: waitForFonts }))
}

const cardsOf = (page: Page, group: RegExp) =>
  page.getByRole('region', { name: group }).getByRole('group').all()

/** The element's box. Scrolls to the element first: cards are laid out only near the screen (`content-visibility`). */
async function boxOf(element: Locator) {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not on the page')
  return box
}

/** How many pixels a closed select has left beside its widest option, or beside the chosen one. */
const spareRoom = (page: Page, label: string, of: 'options' | 'selectedOptions') =>
  page.getByLabel(label, { exact: true }).evaluate((select, of) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select)
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('No canvas')
    pen.font = font
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    const widths = [...(select as HTMLSelectElement)[of]].map(({ text }) => pen.measureText(text).width)
    return room - Math.max(...widths)
  }, of)

/** Beside the cost of a month, in a card. */
const descriptionInCard = 'div:has(> h3) + div > p'

/** The cards of a list, and how high in pixels the highest may be: the one with most to warn of. */
const kinds = [
  ['an offer', () => visitSamples(), 300],
  ['a recommended offer whose lender’s site was opened', visitApplied, 300],
  ['an offer with unchecked rules', () => visitCompare('?amount=100000&months=12'), 300],
] as const

test.each(kinds)(
  'on a phone the card of a matching offer is at most 300 px high and cuts no terms off: %s',
  async (_, open, most) => {
    const page = await open()
    const cards = await cardsOf(page, /match(es)? your request$/)
    expect(cards.length).toBeGreaterThan(3)
    const tooHigh: string[] = []
    for (const card of cards) {
      const { height } = await boxOf(card)
      if (height > most) tooHigh.push(`${await card.getByRole('heading').textContent()}: ${height}`)
      const cutOff = await card
        .locator('li > span:first-child')
        .evaluateAll((terms) => terms.filter((term) => term.scrollHeight > term.clientHeight + 1).length)
      expect(cutOff).toBe(0)
    }
    expect(tooHigh).toEqual([])
  },
)

test.each([320, 360, 1280])(
  'at %i px, no matching lender’s name or description is cut off',
  async (width) => {
    const page = await visitCompare('?amount=200000&months=24&type=Personal+Loan', width)
    const cards = await cardsOf(page, /match(es)? your request$/)
    expect(cards.length).toBeGreaterThan(3)
    for (const card of cards) {
      await card.scrollIntoViewIfNeeded()
      const cutOff = await card
        .locator(`h3, ${descriptionInCard}`)
        .evaluateAll((texts) => texts.filter((text) => text.scrollHeight > text.clientHeight + 1).length)
      expect(cutOff, String(await card.textContent())).toBe(0)
    }
  },
)

test('on a phone of 320 px, the chosen loan type, sorting and limit on fees are not cut off', async () => {
  const page = await visitCompare('?amount=200000&months=24&type=Personal+Loan', 320)
  await page.getByText('Change', { exact: true }).click()
  for (const label of ['Loan type', 'Sort by', 'Fees with GST'])
    expect(await spareRoom(page, label, 'selectedOptions'), label).toBeGreaterThanOrEqual(0)
})

test.each(kinds)(
  'on a phone the first screen has all of the first card, and the lender and cost of a month of the second: %s',
  async (_, open) => {
    const page = await open()
    const [first, second] = await cardsOf(page, /match(es)? your request$/)
    if (!first || !second) throw new Error('Fewer than two offers match')
    const bottomOf = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().bottom)
    const firstScreen = 740
    expect(await bottomOf(first)).toBeLessThanOrEqual(firstScreen)
    for (const part of [second.getByRole('heading'), second.getByText(/^₹[\d,]+$/).first()])
      expect(await bottomOf(part)).toBeLessThanOrEqual(firstScreen)
  },
)

test.each([
  [1280, 800],
  [360, 740],
  [320, 740],
])(
  'at %i x %i, /compare shows an offer’s lender, cost of a month and APR above the fold',
  async (width, height) => {
    const page = await visitCompare('', width)
    await page.setViewportSize({ width, height })
    const [first] = await cardsOf(page, /match(es)? your request$/)
    if (!first) throw new Error('No offer matches')
    for (const part of [
      first.getByRole('heading'),
      first.getByText(/^₹[\d,]+$/).first(),
      first.getByText(/^APR /),
    ])
      expect(await part.evaluate((node) => node.getBoundingClientRect().bottom)).toBeLessThanOrEqual(height)
  },
)

test('on a card, a lender’s long name leaves a line for the description', async () => {
  const page = await visit(`${paths.compare}?amount=1000000&months=60&type=Loan+Against+Property`, {
    before,
  })
  const text = (await waitForLayout(page))
    .getByRole('group', { name: 'Chambal Mortgage Finance' })
    .locator(descriptionInCard)
  const { description } = sampleOffers.find(({ lender }) => lender === 'Chambal Mortgage Finance') ?? {}
  expect(await text.textContent()).toBe(description)
  const isShown = await text.evaluate((element) => {
    const frame = element.parentElement?.getBoundingClientRect()
    return frame !== undefined && element.getBoundingClientRect().bottom <= frame.bottom + 1
  })
  expect(isShown).toBe(true)
})

test('the figures of a card share one right edge', async () => {
  const cards = await cardsOf(await visitSamples(), /match(es)? your request$/)
  expect(cards.length).toBeGreaterThan(3)
  for (const card of cards) {
    const edges = await card
      .locator('.amount')
      .evaluateAll((figures) =>
        figures
          .filter((figure) => figure.textContent !== '')
          .map((figure) => Math.round(figure.getBoundingClientRect().right)),
      )
    expect(edges.length).toBeGreaterThanOrEqual(3)
    expect(new Set(edges).size).toBe(1)
  }
})

test('folded offers are rows of at most 96 px with one button and no badge, and open into the card', async () => {
  const page = await visitSamples()
  expect(await page.getByRole('button', { name: 'Neem Tree Finance', exact: true }).count()).toBe(0)
  await unfoldGroups(page)
  const rows = await page.locator('main li:has(h3 > button)').evaluateAll((items) =>
    items.map((item) => ({
      lender: item.querySelector('button')?.textContent ?? '',
      height: item.getBoundingClientRect().height,
      controls: item.querySelectorAll('a, button').length,
      words: item.textContent ?? '',
      reason: item.querySelector('p')?.textContent ?? '',
      isCut: [...item.querySelectorAll('p')].some((text) => text.scrollHeight > text.clientHeight),
    })),
  )
  expect(rows.length).toBeGreaterThan(10)
  for (const { lender, height, controls, words, reason, isCut } of rows) {
    expect(isCut, lender).toBe(false)
    expect(height, lender).toBeLessThanOrEqual(96)
    expect(controls, lender).toBe(1)
    expect(words).not.toContain('Recommended')
    expect(reason, lender).toMatch(/\w\./)
  }
  const lender = rows[0]?.lender ?? ''
  const card = await openCard(page, lender)
  await card.getByRole('button', { name: 'More Details' }).waitFor()
  await card.getByText('Doesn’t match your request').waitFor()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: lender, exact: true, expanded: true }).click()
  expect(await card.count()).toBe(0)
})

test.each([
  ['the same notes', () => visitSamples(1280)],
  ['different notes', () => visitCompare('', 1280)],
])('on a wide screen the parts of the cards in a row line up if the cards have %s', async (_, open) => {
  const page = await open()
  const cards = await cardsOf(page, /match(es)? your request$/)
  const parts = await Promise.all(
    cards.map((card) =>
      card.evaluate((node) => [...node.children].map((part) => Math.round(part.getBoundingClientRect().top))),
    ),
  )
  const firstRow = parts.filter(([top]) => top === parts[0]?.[0])
  expect(firstRow.length).toBe(2)
  for (const card of firstRow) expect(card).toEqual(firstRow[0])
})

test.each(['?view=table', '?view=table&type=Loan+Against+Property'])(
  'at 1280 px the match and the type filter of /compare%s share a line; selects fit their options',
  async (search) => {
    const page = await visitCompare(search, 1280)
    const middles = await page
      .locator('label:has(> input:is([type=checkbox], [type=radio]))')
      .filter({ hasText: /my request|loan type/ })
      .evaluateAll((labels) =>
        labels.map((label) => {
          const { top, bottom } = label.getBoundingClientRect()
          return Math.round((top + bottom) / 2)
        }),
      )
    expect(middles.length).toBe(2)
    expect(new Set(middles).size).toBe(1)
    for (const label of ['Loan type', 'Sort by', 'Fees with GST']) {
      const spare = await spareRoom(page, label, 'options')
      expect(spare, label).toBeGreaterThan(0)
    }
  },
)

test.each([1024, 1280])(
  'at %i px the controls are a rail beside the cards, in which nothing is cut off',
  async (width) => {
    const page = await visitCompare('?amount=200000&months=24&type=Personal+Loan', width)
    const [first] = await cardsOf(page, /match(es)? your request$/)
    if (!first) throw new Error('No offer matches')
    const controls = page.getByRole('region', { name: 'Your request', exact: true })
    const [left, right] = [await boxOf(controls), await boxOf(first)]
    expect(right.x).toBeGreaterThanOrEqual(left.x + left.width)
    expect(right.y).toBeLessThan(left.y + left.height)
    for (const label of ['Loan type', 'Sort by', 'Fees with GST'])
      expect(await spareRoom(page, label, 'selectedOptions'), label).toBeGreaterThanOrEqual(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  },
)

test('the head of the table stays below the top bar while scrolling', async () => {
  const page = await visitCompare('?amount=100000&months=12&view=table', 1280)
  await expectHeadBelowTopBar(page, 7)
})

test.each([
  [1024, 'cards, without the view switch'],
  [1152, 'the table'],
])('at %i px, a link to the table shows %s, and the page does not scroll sideways', async (width) => {
  const page = await visitCompare('?view=table&type=Personal+Loan', width)
  const isTable = width > 1024
  expect(await page.locator('main table').count()).toBe(isTable ? 2 : 0)
  expect(await page.getByRole('group', { name: 'Show offers as' }).count()).toBe(isTable ? 1 : 0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})
