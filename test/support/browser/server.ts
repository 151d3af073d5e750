import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserServer, type BrowserType, chromium, firefox, type Locator } from 'playwright-core'
import { startOnce } from '../once.ts'
import { chromiumPath } from './chromium.ts'

/** The browser engine of this run: Chromium unless `ENGINE` says `firefox`. */
export const engine = process.env.ENGINE === 'firefox' ? 'firefox' : 'chromium'

/** Over WebDriver BiDi, Playwright cannot go offline: a test that does so runs in Chromium only. */
export const canGoOffline = engine === 'chromium'

/** Over WebDriver BiDi, Playwright does not see what a request sends. */
export const seesBodies = engine === 'chromium'

/** Over WebDriver BiDi, Playwright's taps reach no page. */
const canTap = engine === 'chromium'

/** Taps as a finger does, or clicks where Playwright cannot tap. */
export const touch = (target: Locator): Promise<void> => (canTap ? target.tap() : target.click())

export const browserType: BrowserType = engine === 'firefox' ? firefox : chromium

export const browserOptions = async () =>
  engine === 'firefox'
    ? {
        // Speaks WebDriver BiDi, as a Firefox that Playwright did not build.
        channel: 'moz-firefox',
        executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
        // Over WebDriver BiDi, a context cannot ask for these: scrollbars take room on a computer, not on a phone.
        firefoxUserPrefs: {
          'ui.prefersReducedMotion': 1,
          'ui.useOverlayScrollbars': 1,
          // It would take the focus from the page.
          'browser.download.alwaysOpenPanel': false,
        },
      }
    : {
        executablePath: await chromiumPath(),
        args: ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none', '--disable-gpu'],
      }

/** Starts one browser for a whole run. Test files connect to it through `BROWSER_ENDPOINT`; it saves files in `BROWSER_DOWNLOADS`. */
export default async function startBrowserServer(): Promise<() => Promise<void>> {
  const { release } = await startOnce('browser', async () => {
    const downloadsPath = mkdtempSync(join(tmpdir(), 'tulna-downloads-'))
    const server: BrowserServer = await browserType.launchServer({
      ...(await browserOptions()),
      downloadsPath,
    })
    process.env.BROWSER_ENDPOINT = server.wsEndpoint()
    process.env.BROWSER_DOWNLOADS = downloadsPath
    return {
      async stop() {
        await server.close()
        rmSync(downloadsPath, { recursive: true, force: true })
      },
    }
  })
  return release
}
