import type { BrowserContext, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { pageErrors, withPage } from '#support/browser/browser.ts'
import { withOffers } from '#support/browser/offers-page.ts'
import { aStoredOffer } from '#support/builders.ts'

const address = inject('address')
const offerList = '**/user/offer-list'
const offers = [
  aStoredOffer({
    id: 'a',
    lender: 'Neem',
    interestRate: '12% - 24%',
    loanAmount: 'Up to ₹20 lakh',
    tenure: '6-60 months',
  }),
  aStoredOffer({
    id: 'b',
    lender: 'Banyan',
    interestRate: '18% p.a.',
    loanAmount: 'Up to ₹20 lakh',
    tenure: '6-60 months',
    eligibility: { loanTypes: ['Home Loan'] },
  }),
  aStoredOffer({
    id: 'd',
    lender: 'Peepal',
    interestRate: '30% p.a.',
    loanAmount: 'Up to ₹20 lakh',
    tenure: '6-60 months',
  }),
]

/** Pay of ₹40,000, of which half may go to EMIs. */
const figures = '#income=40000&emis=0&household=0&dependants=0&spare=0&rate=36&months=36'
const toOffers = (page: Page) =>
  page.getByRole('heading', { name: 'At today’s offers' }).scrollIntoViewIfNeeded()

test('shows the largest loan of each type that the EMI repays at today’s offers, and links to a comparison', async () => {
  await withPage({ address, path: `/tools/afford${figures}`, before: withOffers(offers) }, async (page) => {
    await toOffers(page)
    await page.getByText(/^What ₹20,000 a month repays over 36 months/).waitFor()
    const loans = () => page.locator('main ol li').allTextContents()
    // 20,000 × (1 − 1.015^−36) / 0.015 = 5,53,213.7, and at 24% 20,000 × (1 − 1.02^−36) / 0.02 = 5,09,776.8
    expect(await loans()).toEqual([
      'Personal Loan Neem · 12% to 24%, ranked at 24%₹5,09,776',
      'Home Loan Banyan · 18%₹5,53,213',
    ])
    expect(await page.locator('.tool-answer').textContent()).toContain(
      'You can borrow about₹4,36,645With an EMI of ₹20,000 over 36 months, at 36% a year.',
    )
    const region = await page.$('main section [aria-live]:empty:not([id])')
    const link = page.getByRole('link', { name: 'See offers for ₹5,09,776 over 36 months' })
    expect(await link.getAttribute('href')).toBe('/compare?amount=509776&months=36')

    await page.getByLabel('What you want to have left in a month').fill('30000')
    await expect
      .poll(loans)
      .toEqual(['Personal Loan Neem · 12% to 24%, ranked at 24%₹2,54,888', 'Home Loan Banyan · 18%₹2,76,606'])
    await page.getByLabel('Repay over', { exact: true }).fill('10 years')
    await page.getByText('No offer matches an EMI of ₹10,000 over 120 months').waitFor()
    // Screen readers announce only changes to a region that was there before.
    expect(await region?.textContent()).toMatch(/^No offer matches/)
    expect(await loans()).toEqual([])
    expect(pageErrors(page)).toEqual([])
  })
})

test('for a larger loan than we compare, the link has the largest compared amount, and the page says why', async () => {
  const path = `/tools/afford${figures.replace('40000', '400000')}`
  await withPage({ address, path, before: withOffers(offers) }, async (page) => {
    await toOffers(page)
    await page.getByRole('link', { name: 'See offers for ₹10,00,000 over 36 months' }).waitFor()
    await page.getByText('We compare loans from ₹5,000 to ₹10,00,000, over 60 months at most.').waitFor()
    expect(await page.locator('main ol li').first().textContent()).toContain('₹20,00,000')
  })
})

test('for a longer loan than we compare, there is no link, and the page says why', async () => {
  const long = aStoredOffer({
    id: 'c',
    lender: 'Peepal',
    interestRate: '12% p.a.',
    loanAmount: 'Up to ₹20 lakh',
    tenure: '6-120 months',
  })
  const path = `/tools/afford${figures.replace('months=36', 'months=120')}`
  await withPage({ address, path, before: withOffers([long]) }, async (page) => {
    await toOffers(page)
    await page.getByText('We compare loans from ₹5,000 to ₹10,00,000, over 60 months at most.').waitFor()
    expect(await page.getByRole('link', { name: /^See offers/ }).count()).toBe(0)
  })
})

test('if no offer matches because all ask for higher pay, the page says so', async () => {
  const forHigherPay = aStoredOffer({
    loanAmount: 'Up to ₹20 lakh',
    interestRate: '12% p.a.',
    tenure: '6-60 months',
    eligibility: { minMonthlyIncome: 40_001 },
  })
  await withPage(
    { address, path: `/tools/afford${figures}`, before: withOffers([forHigherPay]) },
    async (page) => {
      await toOffers(page)
      await page
        .getByText('Every offer with an EMI of ₹20,000 over 36 months asks for higher pay than yours.')
        .waitFor()
    },
  )
})

test('says that there are no offers', async () => {
  await withPage({ address, path: '/tools/afford', before: withOffers([]) }, async (page) => {
    await toOffers(page)
    await page.getByText('No lender has an offer right now').waitFor()
  })
})

test('if the offers do not load, the loan at the typed rate is shown, and a retry loads them', async () => {
  const failing = (context: BrowserContext) => context.route(offerList, (route) => route.abort())
  await withPage({ address, path: `/tools/afford${figures}`, before: failing }, async (page) => {
    await toOffers(page)
    await page.getByText('We couldn’t load today’s offers').waitFor()
    expect(await page.locator('.tool-answer-bar').textContent()).toContain('₹4,36,645')
    await page.context().unroute(offerList)
    await withOffers(offers)(page.context())
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Neem · 12% to 24%').waitFor()
  })
})

test('keeps the loans on the page when loading the offers again fails', async () => {
  await withPage({ address, path: `/tools/afford${figures}`, before: withOffers(offers) }, async (page) => {
    await toOffers(page)
    const loan = page.getByText('Neem · 12% to 24%')
    await loan.waitFor()
    let failures = 0
    await page.context().unroute(offerList)
    await page.context().route(offerList, (route) => {
      failures++
      return route.abort()
    })
    await page.context().setOffline(true)
    await page.getByText('You are offline').first().waitFor()
    await page.context().setOffline(false)
    // The request after the reconnection, and its retry.
    await expect.poll(() => failures).toBe(2)
    await page.waitForLoadState('networkidle')
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    expect(await loan.count()).toBe(1)
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
  })
})

test('says that the offers are loading', async () => {
  const waiting = (context: BrowserContext) => context.route(offerList, () => new Promise(() => undefined))
  await withPage({ address, path: '/tools/afford', before: waiting }, async (page) => {
    await toOffers(page)
    await page.getByText('Loading today’s offers').waitFor()
    expect(await page.locator('main ol').count()).toBe(0)
  })
})
