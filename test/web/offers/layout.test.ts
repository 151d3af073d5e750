import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoAxeViolations } from '#support/browser/browser.ts'
import {
  aKnownBorrower,
  offersPath,
  openedCard,
  samplesOnly,
  unfoldGroups,
} from '#support/browser/offers-page.ts'
import { visitSignedIn } from '#support/browser/wizard.ts'

async function visitSamples(width?: number): Promise<Page> {
  const { page } = await visitSignedIn(offersPath, await aKnownBorrower(), {
    before: samplesOnly,
    ...(width && { width }),
  })
  await page.getByRole('button', { name: 'More Details' }).first().waitFor()
  await page.evaluate('document.fonts.ready')
  return page
}

const cardsOf = (page: Page, group: RegExp) =>
  page.getByRole('region', { name: group }).getByRole('group').all()

/** Where an element is once it has been scrolled to, so that it is laid out. */
async function boxOf(element: Locator) {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not on the page')
  return box
}

test('on a phone an offer that matches is at most 240 px high and cuts none of its terms off', async () => {
  const page = await visitSamples()
  const cards = await cardsOf(page, /match(es)? your request$/)
  expect(cards.length).toBeGreaterThan(3)
  for (const card of cards) {
    const lender = await card.getAttribute('aria-labelledby')
    expect((await boxOf(card)).height, String(lender)).toBeLessThanOrEqual(240)
    const cutOff = await card
      .locator('li > span:first-child')
      .evaluateAll((terms) => terms.filter((term) => term.scrollHeight > term.clientHeight + 1).length)
    expect(cutOff).toBe(0)
  }
})

test('on a phone the first screen has one whole offer, and lender, EMI and APR of the second', async () => {
  const page = await visitSamples()
  const [first, second] = await cardsOf(page, /match(es)? your request$/)
  if (!first || !second) throw new Error('Fewer than two offers match')
  const bottomOf = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().bottom)
  const firstScreen = 740
  expect(await bottomOf(first)).toBeLessThanOrEqual(firstScreen)
  for (const part of [
    second.getByRole('heading'),
    second.getByText(/^₹[\d,]+$/).first(),
    second.getByText(/^APR /),
  ])
    expect(await bottomOf(part)).toBeLessThanOrEqual(firstScreen)
})

test('the figures of a card share one right edge', async () => {
  const page = await visitSamples()
  for (const card of await cardsOf(page, /match(es)? your request$/)) {
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

test('folded offers are rows of at most 96 px without buttons or badge, and open into the card', async () => {
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
    })),
  )
  expect(rows.length).toBeGreaterThan(10)
  for (const { lender, height, controls, words, reason } of rows) {
    expect(height, lender).toBeLessThanOrEqual(96)
    expect(controls, lender).toBe(1)
    expect(words).not.toContain('Recommended')
    expect(reason, lender).toMatch(/\w\./)
  }
  const lender = rows[0]?.lender ?? ''
  const card = await openedCard(page, lender)
  await card.getByRole('button', { name: 'More Details' }).waitFor()
  await card.getByText('Doesn’t match your request').waitFor()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: lender, exact: true, expanded: true }).click()
  expect(await card.count()).toBe(0)
})

test('on a wide screen the parts of the cards in a row line up', async () => {
  const page = await visitSamples(1280)
  const cards = await cardsOf(page, /match(es)? your request$/)
  const parts = await Promise.all(
    cards.map((card) =>
      card.evaluate((node) => [...node.children].map((part) => Math.round(part.getBoundingClientRect().top))),
    ),
  )
  const firstRow = parts.filter(([top]) => top === parts[0]?.[0])
  expect(firstRow.length).toBe(3)
  for (const card of firstRow) expect(card).toEqual(firstRow[0])
})
