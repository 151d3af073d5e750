/**
 * Draws the app icons into web/public, from the favicon of the last build:
 *
 *     npm run build && npx tsx test/support/browser/app-icons.ts
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { closeBrowser, launchBrowser } from './browser.ts'

const root = resolve(import.meta.dirname, '../../..')
const mark = readFileSync(resolve(root, 'dist/web/favicon.svg'), 'utf8')

/**
 * A page with the mark in its middle. In a maskable icon the mark stays inside the middle 80%, because systems crop the
 * icon to their own shape.
 *
 * @param share the width of the mark, in percent of the icon's
 */
const icon = (share: number) => `
  <body style="margin:0;background:#fbfaf7;display:grid;place-items:center;height:100vh">
    <img src="data:image/svg+xml,${encodeURIComponent(mark)}" style="width:${share}vw;height:${share}vw">
  </body>`

async function draw(page: Page, html: string, size: number, name: string) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(html)
  await page.screenshot({ path: resolve(root, 'web/public', name) })
}

const page = await (await launchBrowser()).newPage()
await draw(page, icon(72), 180, 'icon-180.png')
await draw(page, icon(76), 192, 'icon-192.png')
await draw(page, icon(76), 512, 'icon-512.png')
await draw(page, icon(56), 512, 'icon-maskable-512.png')
await closeBrowser()
