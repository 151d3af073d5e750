import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { withPage } from '#support/browser/browser.ts'
import { choosePdf } from '#support/browser/kfs-page.ts'
import { pdfOf } from '#support/pdf.ts'
import { paths } from '#web/paths.ts'

const address = inject('address')

/** Megabytes that the page's process takes, of which its worker is a thread: the largest of the browser's renderers. */
async function renderersMegabytes(page: Page): Promise<number> {
  const session = await page.context().browser()?.newBrowserCDPSession()
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {}
  await session?.detach()
  const sizes = await Promise.all(
    processInfo
      .filter(({ type }) => type === 'renderer')
      .map(async ({ id }) => {
        const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '')
        return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024
      }),
  )
  return sizes.reduce((most, each) => Math.max(most, each), 0)
}

const hostile: [kind: string, file: Buffer][] = [
  ['seven million dictionaries', pdfOf([[]], { operators: `[${'<<>>'.repeat(7_000_000)}] TJ` })],
  ['seven million saved states', pdfOf([[]], { operators: 'q '.repeat(7_000_000) })],
  ['fifteen million numbers', pdfOf([[]], { operators: `[${'1 '.repeat(15_000_000)}] TJ` })],
]

test('no small PDF takes much memory or time of the page, which says one clear line', async () => {
  await withPage({ address, path: paths.kfsCheck, width: 360 }, async (page) => {
    const before = await renderersMegabytes(page)
    for (const [kind, file] of hostile) {
      expect(file.length, kind).toBeLessThan(60_000)
      const start = Date.now()
      let most = 0
      await choosePdf(page, file)
      const message = page.getByText(/more text than any|is a scan/).first()
      const isShown = () => message.isVisible().catch(() => false)
      do most = Math.max(most, await renderersMegabytes(page))
      while (!(await isShown()) && Date.now() - start < 50_000)
      await message.waitFor()
      expect(most - before, kind).toBeLessThan(700)
      await page.reload()
    }
  })
})
