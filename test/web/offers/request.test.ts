import { expect, test } from 'vitest'
import { sampleOffers } from '#lib/local/sample/lenders.ts'
import { ageOn, todayInIndia } from '#loans/dates.ts'
import type { LoanRequest } from '#loans/loan-request.ts'
import { rankOffers, toRankable } from '#loans/ranking/rank.ts'
import { details } from '#support/api.ts'
import { expectNoAxeViolations, pageErrors } from '#support/browser/browser.ts'
import {
  aKnownBorrower,
  card,
  lendersOn,
  offersPath,
  openCard,
  openControls,
  samplesOnly,
  showing,
  unfoldGroups,
} from '#support/browser/offers-page.ts'
import { button, field, hasFocus, sees, storage, store, visitSignedIn } from '#support/browser/wizard.ts'
import { aStoredOffer } from '#support/builders.ts'
import { formatApr } from '#web/catalogue/format.ts'
import { monthlyCost } from '#web/offer-card/format.ts'
import { decisiveRule } from '#web/offers/FoldedOffers.tsx'
import { rupees } from '#web/ui/format.ts'
import { reasonNames } from '#words/offers.ts'

/** The loan type and the facts about the borrower that `aKnownBorrower` saves. */
const about = {
  loanType: 'Personal Loan',
  monthlyIncome: 52_000,
  profession: 'Salaried',
  ageYears: ageOn(todayInIndia(), details().dob as string),
} as const

const ranked = (changes: Partial<LoanRequest> = {}) =>
  rankOffers(sampleOffers.map(toRankable), { amount: 250_000, tenureMonths: 24, ...about, ...changes })

const rules = Object.keys(reasonNames)

/** The lenders in the page's order: what doesn't match stands under the rule that keeps it from it. */
const names = ({ fits, typeNotStated, doesNotFit, unpriced }: ReturnType<typeof ranked>) => {
  const byRule = rules.flatMap((rule) => doesNotFit.filter((priced) => decisiveRule({ priced }) === rule))
  expect(byRule).toHaveLength(doesNotFit.length)
  return [...fits, ...typeNotStated, ...byRule, ...unpriced].map(({ lender }) => lender)
}

test('starts with the saved request and shows every lender in the order of the ranking rule', async () => {
  const { page } = await visitSignedIn(offersPath, await aKnownBorrower(), { before: samplesOnly })
  await page.getByRole('button', { name: 'More Details' }).first().waitFor()
  expect(await field(page, 'I need').inputValue()).toBe('2,50,000')
  expect(await field(page, 'Repay over').inputValue()).toBe('24')
  const { fits, doesNotFit, typeNotStated, unpriced } = ranked()
  expect(fits.length).toBeGreaterThan(3)
  expect(await lendersOn(page)).toEqual([...fits, ...typeNotStated].map(({ lender }) => lender))
  await unfoldGroups(page)
  expect(await lendersOn(page)).toEqual(names(ranked()))
  await sees(page, `${fits.length} offers match your request`)
  await sees(page, `${doesNotFit.length} don’t match. See why`)
  await sees(page, `${unpriced.length} not ranked. See why`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(pageErrors(page)).toEqual([])
})

test('on a phone the first offer is on the first screen, below a button that opens the controls', async () => {
  const { page } = await visitSignedIn(offersPath, await aKnownBorrower(), { before: samplesOnly })
  await page.setViewportSize({ width: 360, height: 640 })
  const [first] = ranked().fits
  const apr = card(page, first?.lender ?? '')
    .getByText('APR', { exact: false })
    .last()
  const place = await apr.boundingBox()
  expect((place?.y ?? Number.NaN) + (place?.height ?? 0)).toBeLessThanOrEqual(640)

  const summary = page.getByRole('button', { name: /Change$/ })
  expect(await summary.textContent()).toBe('₹2,50,000 over 24 monthsPersonal Loan, lowest cost a monthChange')
  expect(await summary.getAttribute('aria-expanded')).toBe('false')
  expect(await field(page, 'I need').isVisible()).toBe(false)
  await summary.focus()
  await page.keyboard.press('Enter')
  expect(await summary.getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('Tab')
  expect(await hasFocus(field(page, 'Loan type'))).toBe(true)
  await page.keyboard.press('Tab')
  expect(await hasFocus(field(page, 'I need'))).toBe(true)
  await page.keyboard.type('300000')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: /^Show \d+ offers$/ }).click()
  expect(await hasFocus(summary)).toBe(true)
  expect(await summary.textContent()).toContain('₹3,00,000 over 24 months')
  expect(await field(page, 'I need').isVisible()).toBe(false)
  await button(page, 'Use it again').waitFor()

  await page.setViewportSize({ width: 1280, height: 900 })
  expect(await summary.isVisible()).toBe(false)
  expect(await field(page, 'I need').isVisible()).toBe(true)
})

test('recomputes every card for a typed amount and a tenure set by the slider', async () => {
  const { page } = await visitSignedIn(offersPath, await aKnownBorrower(), { before: samplesOnly })
  await page.getByRole('button', { name: 'More Details' }).first().waitFor()
  await openControls(page)
  await field(page, 'I need').fill('123456')
  await page.getByLabel('Repay over, slider').fill('36')
  const reranked = ranked({ amount: 123_456, tenureMonths: 36 })
  await unfoldGroups(page)
  await expect.poll(() => lendersOn(page)).toEqual(names(reranked))
  for (const priced of [...reranked.fits, ...reranked.typeNotStated]) {
    const shown = await card(page, priced.lender).textContent()
    expect(shown, priced.lender).toContain(`${rupees(monthlyCost(priced))} a month`)
    expect(shown, priced.lender).toContain(formatApr(priced.ranked.apr))
  }
  await page.getByText('Your saved request: ₹2,50,000 over 24 months.', { exact: false }).waitFor()
  await button(page, 'Use it again').click()
  await expect.poll(() => lendersOn(page)).toEqual(names(ranked()))
})

test('an age rule is checked with a date of birth that was typed but never sent', async () => {
  const page = await showing([aStoredOffer({ eligibility: { ageYears: { min: 21, max: 60 } } })])
  const typed = { ...JSON.parse((await storage(page)).userDetails ?? ''), dob: '1950-01-01' }
  await store(page, { userDetails: JSON.stringify(typed) })
  await page.reload()
  const offer = await openCard(page, 'Neem Tree Finance')
  expect(await offer.textContent()).toContain('For borrowers aged 60 or under')
})

test('when the borrower’s details cannot be loaded, costs are compared and the page says what is not checked', async () => {
  const { page } = await visitSignedIn('/config.json', await aKnownBorrower(), { before: samplesOnly })
  await page.route('**/user/get-user-info*', (route) => route.abort())
  await page.goto(`${offersPath}?amount=5000&months=6`)
  await sees(
    page,
    'We couldn’t load what you told us about yourself. Amounts and costs are right, but we may not have checked income, age or profession.',
  )
  await unfoldGroups(page)
  const request = { amount: 5_000, tenureMonths: 6 }
  expect(await lendersOn(page)).toEqual(names(rankOffers(sampleOffers.map(toRankable), request)))
  // The saved request is not known either.
  expect(await page.getByText(/^Your saved request/).count()).toBe(0)
})
