import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import { sampleOffers } from '#lib/local/sample/lenders.ts'
import { closeBrowser, leavePage, openPage } from '#support/browser/browser.ts'
import { withSite } from '#support/browser/with-site.ts'
import { paths } from '#web/paths.ts'
import { median, type Row } from './table.ts'
import { slowdown } from './times-in-browser.ts'

const offerCount = 5_000
const frameMs = 1_000 / 60
/** A fast turn of the wheel: about six screens of a desktop a second. */
const pixelsPerFrame = 90

/**
 * Measures `/compare` with thousands of offers: scrolling to the end on a desktop; loading and 300 frames of scrolling
 * on a phone.
 */
export async function longListFigures(): Promise<Row[]> {
  let rows: Row[] = []
  await withSite(async (address) => {
    rows = [...(await desktopFigures(address)), ...(await phoneFigures(address))]
  })
  await closeBrowser()
  return rows
}

async function desktopFigures(address: string): Promise<Row[]> {
  const page = await openCompare(address, 1280, 1)
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await busySeconds(client)
  const { frames } = await scroll(page, Number.POSITIVE_INFINITY)
  const perFrame = (1_000 * ((await busySeconds(client)) - before)) / frames.length
  const rendered = await page.locator('main [role=group] h3').count()
  await leavePage(page)
  const slow = frames.filter((ms) => ms > 2 * frameMs).length
  return [
    {
      label: `a frame while scrolling through ${offerCount} offers on a desktop`,
      measured: `${perFrame.toFixed(1)} ms of processor time, a median duration of ${median(frames).toFixed(1)} ms; ${((100 * slow) / frames.length).toFixed(1)}% of ${frames.length} take longer than two frames, the longest ${Math.max(...frames).toFixed(0)} ms; ${rendered} cards at the end`,
      value: perFrame,
      budget: frameMs,
    },
  ]
}

async function phoneFigures(address: string): Promise<Row[]> {
  const page = await openCompare(address, 360, slowdown)
  const loading = await longTasks(page)
  const { tasks } = await scroll(page, 300)
  await leavePage(page)
  return [
    {
      label: `the longest task while ${offerCount} offers load, CPU ${slowdown}× slower`,
      measured: `${Math.max(0, ...loading).toFixed(0)} ms; ${loading.length} longer than 50 ms, ${sum(loading).toFixed(0)} ms in all`,
    },
    {
      label: `the longest task while scrolling through 27,000 pixels of the offers, CPU ${slowdown}× slower`,
      measured: `${Math.max(0, ...tasks).toFixed(0)} ms; ${tasks.length} longer than 50 ms`,
    },
  ]
}

/** The sample offers repeated, each with a lender of its own. */
const offers = Array.from({ length: offerCount }, (_, n) => ({
  ...sampleOffers[n % sampleOffers.length],
  id: `offer-${n}`,
  lender: `Lender ${n}`,
  logo: '',
}))

async function openCompare(address: string, width: number, rate: number): Promise<Page> {
  const page = await openPage({
    address,
    path: '/config.json',
    width,
    before: async (context: BrowserContext) => {
      await context.route('**/user/offer-list', (route) => route.fulfill({ json: { success: true, offers } }))
      await context.addInitScript({ content: measuringScript })
    },
  })
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate })
  await page.goto(paths.compare)
  await page.getByRole('button', { name: 'More Details' }).first().waitFor()
  // Waits for everything that the first offers load, such as the chunks of dialogs.
  await page.waitForLoadState('networkidle')
  return page
}

/** The processor time of the page's main thread. */
async function busySeconds(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

/** How long each of the page's tasks over 50 ms since the last call took, in milliseconds. */
const longTasks = (page: Page): Promise<number[]> => page.evaluate('tasks.splice(0)')

/** Scrolls down frame by frame. Resolves with the durations of the frames and of the long tasks, in milliseconds. */
async function scroll(page: Page, mostFrames: number): Promise<{ frames: number[]; tasks: number[] }> {
  const frames = await page.evaluate<number[]>(`scrollDown(${mostFrames}, ${pixelsPerFrame})`)
  return { frames, tasks: await longTasks(page) }
}

/**
 * Runs in the page. Scrolling ends after `mostFrames`, or once the page has not moved for 60 frames: the list needs a
 * moment to render more items.
 */
const measuringScript = `
  const tasks = (window.tasks = [])
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask', buffered: true })
  window.scrollDown = async (mostFrames, pixels) => {
    const nextFrame = () => new Promise(requestAnimationFrame)
    const frames = []
    let before = await nextFrame()
    for (let still = 0; still < 60 && frames.length < mostFrames; ) {
      const top = scrollY
      scrollBy(0, pixels)
      const now = await nextFrame()
      frames.push(now - before)
      before = now
      still = scrollY === top ? still + 1 : 0
    }
    return frames
  }`

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
