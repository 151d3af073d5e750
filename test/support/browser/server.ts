import { type BrowserServer, chromium } from 'playwright-core'
import { startOnce } from '../once.ts'
import { chromiumPath } from './chromium.ts'

export const browserOptions = async () => ({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none', '--disable-gpu'],
})

/** Starts one browser for a whole run. Test files connect to it through `BROWSER_ENDPOINT`. */
export default async function startBrowserServer(): Promise<() => Promise<void>> {
  const { release } = await startOnce('browser', async () => {
    const server: BrowserServer = await chromium.launchServer(await browserOptions())
    process.env.BROWSER_ENDPOINT = server.wsEndpoint()
    return { stop: () => server.close() }
  })
  return release
}
