import { expect, test } from 'vitest'
import { expectNoAxeViolations } from '#support/browser/browser.ts'
import {
  aKnownBorrower,
  card,
  lendersOn,
  offersPath,
  openControls,
  showing,
} from '#support/browser/offers-page.ts'
import {
  button,
  choose,
  field,
  heading,
  holdBack,
  sees,
  signInByCode,
  visit,
} from '#support/browser/wizard.ts'
import { aStoredOffer } from '#support/builders.ts'
import { paths } from '#web/paths.ts'

const offers = ['A', 'B', 'C', 'D', 'E'].map((name, n) =>
  aStoredOffer({ id: `offer-${name}`, lender: `Lender ${name}`, interestRate: `${12 + n}% p.a.` }),
)
const searchOf = (url: string) => new URL(url).search

test('the URL holds the whole comparison and no personal data', async () => {
  const person = await aKnownBorrower()
  const page = await showing(offers, { person })
  await openControls(page)
  await field(page, 'I need').fill('200000')
  await field(page, 'Repay over').fill('18')
  await choose(page, 'Sort by', 'Lowest EMI')
  await page.getByLabel('Matches my request').check()
  for (const name of ['Lender B', 'Lender D']) await page.getByLabel(`Compare ${name}`).check()
  await button(page, 'Compare').click()
  await page.getByRole('dialog', { name: 'Side by side' }).waitFor()
  const expected =
    '?amount=200000&months=18&type=personal-loan&sort=emi&fits=1&compare=offer-B.offer-D&side-by-side=1'
  await expect.poll(() => searchOf(page.url())).toBe(expected)
  for (const personal of [person.id, person.mobile, 'Asha', 'ABCDE1234F'])
    expect(page.url()).not.toContain(personal)

  const again = await showing(offers, { person, search: expected })
  const dialog = again.getByRole('dialog', { name: 'Side by side' })
  await dialog.waitFor()
  expect(await dialog.getByRole('columnheader').allTextContents()).toEqual([
    'Lender BRemove Lender B',
    'Lender DRemove Lender D',
  ])
  await again.keyboard.press('Escape')
  expect(await field(again, 'I need').inputValue()).toBe('2,00,000')
  expect(await field(again, 'Sort by').locator('option:checked').textContent()).toBe('Lowest EMI')
})

test('writing the comparison to the URL does not cancel a page that is loading', async () => {
  const page = await showing(offers, { before: (context) => context.clock.install() })
  await openControls(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await choose(page, 'Sort by', 'Lowest EMI')
  const release = await holdBack(page, '**/assets/*.js')
  await page.getByRole('link', { name: 'How we rank' }).first().press('Enter')
  await page.clock.runFor(1_000)
  release()
  await page.clock.resume()
  await heading(page, 'How we rank')
})

test('invalid values in the URL are ignored', async () => {
  const search =
    '?amount=-5&months=1e9&type=Boat&sort=__proto__&fees=9&view=x&compare=<script>,gone,offer-A,offer-A&side-by-side'
  const page = await showing(offers, { person: await aKnownBorrower(), search })
  const dialog = page.getByRole('dialog', { name: 'Side by side' })
  await dialog.waitFor()
  expect(await dialog.getByRole('columnheader').allTextContents()).toEqual(['Lender ARemove Lender A'])
  await page.keyboard.press('Escape')
  expect(await field(page, 'I need').inputValue()).toBe('2,50,000')
  expect(await lendersOn(page)).toHaveLength(offers.length)
})

test('at most four offers can be compared side by side, even on a phone, and the lowest figures are marked', async () => {
  const page = await showing(offers, { person: await aKnownBorrower() })
  await page.getByLabel('Compare Lender A').check()
  expect(await button(page, 'Compare').isDisabled()).toBe(true)
  for (const name of ['B', 'C', 'D']) await page.getByLabel(`Compare Lender ${name}`).check()
  await sees(page, '4 of 4 chosen')
  expect(await page.getByLabel('Compare Lender E').isDisabled()).toBe(true)
  await expectNoAxeViolations(page)
  await button(page, 'Compare').click()
  const dialog = page.getByRole('dialog', { name: 'Side by side' })
  await dialog.waitFor()
  expect(await dialog.getByRole('columnheader').count()).toBe(4)
  // All fees are equal, so only the month, the APR and the cost have a lowest figure.
  expect(await dialog.getByText('Lowest', { exact: true }).count()).toBe(3)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Remove Lender B' }).click()
  expect(await dialog.getByRole('columnheader').count()).toBe(3)
  await page.keyboard.press('Escape')
  await button(page, 'Clear').click()
  expect(await page.getByLabel('Compare Lender E').isDisabled()).toBe(false)
})

test('the link to a comparison can be copied', async () => {
  const page = await showing(offers, {
    search: '?compare=offer-A,offer-B&side-by-side=1',
  })
  // The browser's clipboard is shared with the tests that run at the same time.
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => void Object.assign(window, { copied: text })
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click()
  await page.getByRole('dialog').getByText('Link copied').waitFor()
  const copied = await page.evaluate('copied')
  // The page writes the comparison into its address only a moment after it opens.
  await expect.poll(() => page.url().replace(offersPath, paths.compare)).toBe(copied)
})

test('Share copies the link if the browser cannot share it, and nothing if the visitor closes the dialog', async () => {
  const page = await showing(offers, {
    before: async (context) => {
      await context.addInitScript(() => {
        const errors = ['AbortError', 'NotAllowedError']
        navigator.share = () => Promise.reject(new DOMException('', errors.shift()))
        navigator.clipboard.writeText = async (text) => void Object.assign(window, { copied: text })
      })
    },
  })
  await button(page, 'Share').click()
  expect(await page.evaluate('window.copied')).toBeUndefined()
  await button(page, 'Share').click()
  await page.getByText('Link copied').waitFor()
  await expect.poll(() => page.url().replace(offersPath, paths.compare)).toBe(await page.evaluate('copied'))
})

test('a wide screen can show the offers as a table that sorts by its column headers', async () => {
  const person = await aKnownBorrower()
  const page = await showing([...offers].reverse(), { person, width: 1280, search: '?view=table' })
  const table = page.getByRole('table', { name: '5 offers match your request' })
  const rows = () =>
    table
      .getByRole('rowheader')
      .evaluateAll((heads) => heads.map((head) => head.querySelector('p')?.textContent))
  await expect.poll(rows).toEqual(offers.map(({ lender }) => lender))
  expect(await table.getByRole('columnheader', { name: 'A month with fees' }).getAttribute('aria-sort')).toBe(
    'ascending',
  )
  await table.getByRole('button', { name: 'EMI' }).click()
  expect(await table.getByRole('columnheader', { name: 'EMI' }).getAttribute('aria-sort')).toBe('ascending')
  await expect.poll(() => searchOf(page.url())).toContain('sort=emi')
  await expectNoAxeViolations(page)
  await page.getByText('Cards', { exact: true }).click()
  await card(page, 'Lender A').waitFor()
})

test('a link opened without a session leads to the comparison after signing in', async () => {
  const search = '?amount=100000&months=12'
  const page = await visit(offersPath + search)
  await heading(page, 'Start with your mobile number')
  expect(new URL(page.url()).searchParams.get('next')).toBe(offersPath + search)
  await signInByCode(page)
  await heading(page, 'Here are your offers')
  expect(new URL(page.url()).pathname).toBe(offersPath)
  expect(await field(page, 'I need').inputValue()).toBe('1,00,000')
  expect(await page.getByText(/^Your saved request/).count()).toBe(0)
})
