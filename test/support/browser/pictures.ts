/**
 * Draws the app icons and the social card into web/public, from the mark of the last build:
 *
 *     npm run build && npx tsx test/support/browser/pictures.ts
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { claims } from '#web/content/site.ts'
import { closeBrowser, launchBrowser } from './browser.ts'

const root = resolve(import.meta.dirname, '../../..')
const mark = readFileSync(resolve(root, 'dist/web/favicon.svg'), 'utf8')
const font = (name: string) => {
  const data = readFileSync(resolve(root, `web/src/ui/fonts/${name}.woff2`)).toString('base64')
  return `@font-face { font-family: ${name}; font-weight: 400 700; src: url(data:font/woff2;base64,${data}) }`
}

/** Icons that systems cut to their own shape keep the mark inside the middle 80 %. */
const icon = (share: number) => `
  <body style="margin:0;background:#fbfaf7;display:grid;place-items:center;height:100vh">
    <img src="data:image/svg+xml,${encodeURIComponent(mark)}" style="width:${share}vw;height:${share}vw">
  </body>`

const rows = [
  ['Gulmohar Bank', '10.75% p.a., ₹4,999 fee', '₹9,786', true],
  ['Peepal Credit', '12.25% p.a., no fee', '₹10,000', false],
  ['Amaltas Finance', '9.99% p.a., 4% fee', '₹9,679', false],
] as const

const card = `
  <style>
    ${font('inter-text')} ${font('inter-rupee')}
    * { margin: 0; box-sizing: border-box }
    body { background: #fbfaf7; color: #121a2f; font-family: inter-text, inter-rupee; width: 1200px; height: 630px;
      padding: 72px; display: grid; grid-template-columns: 1fr 480px; gap: 64px; align-items: center }
    header { display: flex; align-items: center; gap: 18px; font-size: 44px; font-weight: 650; letter-spacing: -0.02em }
    h1 { font-size: 68px; line-height: 1.08; letter-spacing: -0.025em; font-weight: 650; margin: 44px 0 24px }
    p { font-size: 27px; line-height: 1.4; color: #55607a }
    section { background: #fff; border: 1px solid #e4e1d8; border-radius: 20px; padding: 20px 36px }
    div { display: flex; justify-content: space-between; padding: 22px 0; border-bottom: 1px solid #e4e1d8; font-size: 19px; color: #55607a }
    div:last-child { border: 0 }
    b { display: block; font-size: 24px; color: #121a2f; font-weight: 600; margin-bottom: 4px }
    strong { font-size: 36px; color: #121a2f; font-weight: 650; font-variant-numeric: tabular-nums; display: block; text-align: right }
    i { font: inherit; font-weight: 600; font-size: 17px; color: #121a2f; background: #f2a41f; border-radius: 99px; padding: 2px 12px; display: inline-block; margin-top: 6px }
    span { text-align: right }
  </style>
  <main>
    <header><img src="data:image/svg+xml,${encodeURIComponent(mark)}" width="60">Tulna</header>
    <h1>See what a loan really costs</h1>
    <p>${claims.lenders.value} lenders side by side, fees included. Free for borrowers.</p>
  </main>
  <section>
    ${rows.map(([lender, terms, monthly, least]) => `<div><span style="text-align:left"><b>${lender}</b>${terms}</span><span><strong>${monthly}</strong>${least ? '<i>Lowest APR</i>' : 'a month'}</span></div>`).join('')}
  </section>`

async function draw(page: Page, html: string, width: number, height: number, name: string) {
  await page.setViewportSize({ width, height })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: resolve(root, 'web/public', name) })
}

const page = await (await launchBrowser()).newPage()
await draw(page, icon(72), 180, 180, 'icon-180.png')
await draw(page, icon(76), 192, 192, 'icon-192.png')
await draw(page, icon(76), 512, 512, 'icon-512.png')
await draw(page, icon(56), 512, 512, 'icon-maskable-512.png')
await draw(page, card, 1200, 630, 'social.png')
await closeBrowser()
