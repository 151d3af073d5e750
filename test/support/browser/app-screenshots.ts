/**
 * Takes, in every language, the screenshots that its manifest shows to people who install the app, and writes them to the
 * language's folder:
 *
 *     npx tsx test/support/browser/app-screenshots.ts
 */
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { appScreenshots } from '#web/prerender/app-screenshots.ts'
import { closeBrowser, launchBrowser } from './browser.ts'
import { waitUntilReady } from './screen.ts'
import { withSite } from './with-site.ts'

const languages = resolve(import.meta.dirname, '../../../functions/languages')

async function takeScreenshots(address: string, language: string) {
  const { basename, tag } = await import(`${languages}/${language}/locale.ts`)
  for (const { file, path, width, height, scale } of appScreenshots) {
    const context = await (await launchBrowser()).newContext({
      viewport: { width, height },
      deviceScaleFactor: scale,
      locale: tag,
      timezoneId: 'Asia/Kolkata',
      reducedMotion: 'reduce',
    })
    // With `font-display: optional`, a font that loads after the first paint is not shown.
    await context.route(address + basename + path.slice(1), async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll(/font-display:\s*optional/g, 'font-display:block')
      await route.fulfill({ response, body })
    })
    const page = await context.newPage()
    await page.goto(address + basename + path.slice(1))
    await waitUntilReady(page)
    await page.screenshot({ path: `${languages}/${language}/${file}`, quality: 70 })
    await context.close()
  }
}

await withSite(async (address) => {
  for (const language of readdirSync(languages)) await takeScreenshots(address, language)
})
await closeBrowser()
