import type { Response } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from '#support/browser/wizard.ts'
import { paths } from '#web/paths.ts'

test('the comparison requests only what the edge caches, and only the offer list from the API', async () => {
  const responses: Response[] = []
  const page = await visit(`${paths.compare}?amount=100000&months=24`, {
    before: async (context) => void context.on('response', (response) => responses.push(response)),
  })
  await page.getByRole('button', { name: 'More Details' }).first().click()
  await page.getByRole('dialog').waitFor()

  const pathOf = (response: Response) => new URL(response.url()).pathname
  const uncached = responses.filter((response) => !response.headers()['x-cache']).map(pathOf)
  expect(uncached).toEqual([])
  // The browser may ask for it once more, to revalidate it in the background.
  const called = new Set(responses.map(pathOf).filter((path) => path.startsWith('/user/')))
  expect([...called]).toEqual(['/user/offer-list'])
})
