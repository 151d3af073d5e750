import { expect, test } from 'vitest'
import { expectNoAxeViolations, pageErrors, withPage } from '#support/browser/browser.ts'
import { at, ownRankings } from '#support/own-rankings.ts'
import { paths, rankingDayPath } from '#web/paths.ts'

const { cloud, publish, add, secrets } = await ownRankings({ hasPages: true })
const { publicKeyOf } = await import('#runtime/signing-key.ts')
await add('Kaveri Bank', '14% p.a.', at(1, '10:00:00'))
await add('Narmada Finance', '12% p.a.', at(1, '11:00:00'))
for (const day of [2, 3, 4]) await publish(at(day, '00:02:00'))
const { address } = cloud

test.each([320, 1280])(
  'checks a published day with the site’s own files and code, %s pixels wide',
  async (width) => {
    const path = `${rankingDayPath('2036-11-02')}?amount=300000&months=36&type=personal-loan`
    await withPage({ address, path, width }, async (page) => {
      await page.getByRole('heading', { name: 'Personal Loan: ₹3,00,000 over 36 months' }).waitFor()
      // Seven checks, and three stated loans.
      expect(await page.getByText('as published', { exact: true }).count()).toBe(10)
      const order = await page.locator('main ol').getByRole('listitem').allTextContents()
      expect(order[0]).toMatch(/^1Narmada Finance₹[\d,]+$/)
      expect(order[1]).toMatch(/^2Kaveri Bank₹[\d,]+$/)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await expectNoAxeViolations(page)
      expect(pageErrors(page)).toEqual([])
    })
  },
)

test('/how-we-rank shows the public key, and gives the script', async () => {
  await withPage({ address, path: paths.ranking, width: 320 }, async (page) => {
    await page.getByText('Check us').click()
    await page.getByText(publicKeyOf(secrets.current, 'tulna daily rankings'), { exact: true }).waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download check-day.mjs' }).click()
    expect((await download).suggestedFilename()).toBe('check-day.mjs')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})
