import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { cachedTexts, visitWithWorker } from '#support/browser/worker.ts'
import { cachedPaths, fetchedAtHeader } from '#web/api/cached-response.ts'

/** Leaves the site no storage. */
async function fillDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const origin = new URL(inject('address')).origin
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  const put = page.evaluate(async () => (await caches.open('tools')).put('/full', new Response('full')))
  await expect(put).rejects.toThrow('QuotaExceededError')
}

test.each(cachedPaths)(
  'on a full device, %s comes from the network, with or without a cached copy',
  async (path) => {
    const page = await visitWithWorker('/')
    await fillDevice(page)
    for (const hasCopy of [true, false]) {
      if (!hasCopy)
        await page.evaluate((path) => caches.open('kept-responses').then((all) => all.delete(path)), path)
      const answer = () =>
        page.evaluate(
          async ([path = '', header = '']) => {
            const response = await fetch(path)
            return { status: response.status, fetchedAt: response.headers.get(header) }
          },
          [path, fetchedAtHeader],
        )
      // Polls, because the worker answers with the copy if the network takes too long.
      await expect
        .poll(answer, { message: `with a copy: ${hasCopy}` })
        .toEqual({ status: 200, fetchedAt: null })
    }
  },
)

test('a tool opens on a full device', async () => {
  const page = await visitWithWorker('/')
  await fillDevice(page)
  await page.goto('/tools/emi#amount=500000&rate=12&months=36')
  await page.getByText('₹16,607').first().waitFor()
  expect(Object.keys(await cachedTexts(page)).filter((path) => path.includes('/EmiPage-'))).toEqual([])
})
