/**
 * Takes the screenshots that each language's manifest shows to people who install the app, and writes them to the
 * language's folder:
 *
 *     npx tsx test/support/browser/app-screenshots.ts
 */
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { appScreenshots } from '#web/prerender/app-screenshots.ts'
import { closeBrowser, launchBrowser, waitForFonts } from './browser.ts'
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
    await waitForFonts(context)
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
