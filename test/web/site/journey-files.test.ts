import { expect, test } from 'vitest'
import { samplesOnly } from '#support/browser/offers-page.ts'
import { button, choose, field, fillDetails, heading, signInByCode, visit } from '#support/browser/wizard.ts'

/** CloudFront bills each request: a guard, a few above what docs/performance.md has. */
const most = { scripts: 68, stylesheets: 0, all: 84 }

test('a first journey, from the home page to the offers, loads few files', async () => {
  const requested = new Map<string, string>()
  const page = await visit('/', {
    before: async (context) => {
      await samplesOnly(context)
      context.on('request', (request) => {
        const { pathname } = new URL(request.url())
        // Those of the service worker, too.
        requested.set(`${request.method()} ${pathname}`, request.resourceType())
      })
    },
  })
  await page.getByRole('link', { name: 'Check eligibility' }).first().click()
  await signInByCode(page)
  await field(page, 'Name').waitFor()
  await fillDetails(page)
  await button(page, 'Next').click()
  await heading(page, 'The loan you need')
  await choose(page, 'Loan purpose', 'Wedding Expenses')
  await button(page, 'Check Offers').click()
  await heading(page, 'Here are your offers')
  await page.getByRole('button', { name: 'More Details' }).first().waitFor()
  await page.waitForLoadState('networkidle')

  const all = [...requested.keys()]
  const calls = all.filter((one) => one.includes(' /user/'))
  const ending = (end: string) => all.filter((one) => one.endsWith(end)).length
  const counted = { scripts: ending('.js'), stylesheets: ending('.css'), all: all.length }
  console.log('Files of a journey:', counted, 'calls of the API:', calls.length, all.sort().join('\n'))
  expect(calls.length).toBeGreaterThanOrEqual(5)
  for (const [kind, count] of Object.entries(counted))
    expect([kind, count <= most[kind as keyof typeof most], count]).toEqual([kind, true, count])
})
