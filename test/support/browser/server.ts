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

interface SharedBrowser {
  endpoint: string
  /** The folder in which the browser saves files. */
  downloads: string
}

/** In one Firefox, only the page in front has the focus: each of two workers gets a browser of its own. */
const sharedBrowsers = engine === 'firefox' ? 2 : 1

/** The browser that this worker shares with the test files before and after, or with all of a run. None outside a run. */
export function sharedBrowser(): SharedBrowser | undefined {
  const all: SharedBrowser[] = JSON.parse(process.env.SHARED_BROWSERS ?? '[]')
  return all[Number(process.env.VITEST_POOL_ID ?? 1) % sharedBrowsers]
}

/** Starts the browsers of a whole run, to which test files connect. */
export default async function startBrowserServers(): Promise<() => Promise<void>> {
  const { release } = await startOnce('browser', async () => {
    const servers = await Promise.all(Array.from({ length: sharedBrowsers }, startBrowserServer))
    process.env.SHARED_BROWSERS = JSON.stringify(servers.map(({ shared }) => shared))
    return {
      async stop() {
        await Promise.all(servers.map(({ stop }) => stop()))
      },
    }
  })
  return release
}

async function startBrowserServer() {
  const downloads = mkdtempSync(join(tmpdir(), 'tulna-downloads-'))
  const server: BrowserServer = await browserType.launchServer({
    ...(await browserOptions()),
    downloadsPath: downloads,
  })
  return {
    shared: { endpoint: server.wsEndpoint(), downloads } satisfies SharedBrowser,
    async stop() {
      await server.close()
      rmSync(downloads, { recursive: true, force: true })
    },
  }
}
