import { brotliCompressSync, constants } from 'node:zlib'
import { close, listen, portOf } from '#lib/local/http.ts'
import { closeBrowser, leavePage, openPage } from '#support/browser/browser.ts'
import {
  keepSignedIn,
  type StoredSession,
  signInThroughScreens,
  type Who,
} from '#support/browser/sessions.ts'
import { withSite } from '#support/browser/with-site.ts'
import { paths } from '#web/paths.ts'
import { buildReactShell } from './react-shell.ts'
import { startSlowLine } from './slow-line.ts'
import { median, type Row } from './table.ts'
import { slowdown } from './times-in-browser.ts'

const rounds = 5

interface Screen {
  path: string
  /** Who is signed in; a visitor by default. */
  who?: Who
  /** The ten digits that are typed into this field before each press. */
  digits?: string
  /** The main control. If several elements match, each is pressed in turn: pressing a chosen one again does nothing. */
  press: string
  /** What appears, or whose text changes, once the main control has answered. */
  answer: string
  /** The most time until the answer, as a multiple of the shell's. */
  budget: number
}

const dialog = '[role=dialog], p[role=status].fixed'
const offers = { press: '.offer-card button:not(.link)', answer: dialog, budget: 1.6 }

const screens: Screen[] = [
  { path: paths.home, press: '[name=sample-tenure]', answer: 'main p.bg-primary-wash', budget: 1.3 },
  { path: paths.emi, press: 'main [type=range]', answer: '.tool-answer .amount', budget: 1.3 },
  { path: paths.compare, ...offers },
  {
    path: paths.loanJourney,
    digits: '[name=mobile]',
    press: 'main [type=submit]',
    answer: 'main form',
    budget: 1.5,
  },
  { path: paths.offers, who: 'borrower', ...offers },
  {
    path: paths.shop,
    press: '[aria-labelledby=categories-title] [aria-pressed]',
    answer: '#brands-title',
    budget: 1.4,
  },
  {
    path: paths.adminOffers,
    who: 'administrator',
    press: 'main h1 + div button',
    answer: dialog,
    budget: 2.2,
  },
  { path: paths.adminUsers, who: 'administrator', press: 'main ul button', answer: dialog, budget: 2.2 },
]

const shell: Screen = { path: '/', press: 'button', answer: 'button', budget: 1 }

interface Times {
  firstPaint: number
  largestPaint: number
  /** When the main control had answered a press. */
  answer: number
}

/**
 * Opens each screen as on a slow phone: 360 px wide, with a slow processor and network, and nothing cached. Measures when it
 * is first painted, when its largest part is, and when its main control answers a press, in turns with a page that has only
 * React and a button.
 */
export async function usableTimes(): Promise<Row[]> {
  const times = new Map([shell, ...screens].map((screen) => [screen, [] as Times[]]))
  await withSite(async (address) => {
    const sessions = {
      newcomer: undefined,
      borrower: await signInThroughScreens(address, 'borrower'),
      administrator: await signInThroughScreens(address, 'administrator'),
    }
    const shellServer = await serveShell()
    const site = await startSlowLine(Number(new URL(address).port))
    const bare = await startSlowLine(portOf(shellServer))
    for (let round = 0; round < rounds; round++)
      for (const [screen, measured] of times) {
        const at = screen === shell ? bare : site
        measured.push(await open(at.address, screen, screen.who && sessions[screen.who]))
      }
    await Promise.all([site.stop(), bare.stop(), close(shellServer)])
  })
  await closeBrowser()
  const medianOf = (screen: Screen, name: keyof Times) =>
    median((times.get(screen) ?? []).map((measured) => measured[name]))
  return [...times.keys()].map((screen) => {
    const figure = (name: keyof Times) => {
      const ms = medianOf(screen, name)
      return `${ms.toFixed(0)} ms (${(ms / medianOf(shell, name)).toFixed(2)})`
    }
    return {
      label: screen === shell ? 'a bare React shell' : `${screen.path}, ${screen.who ?? 'visitor'}`,
      measured: `first paint ${figure('firstPaint')}, largest ${figure('largestPaint')}, answers after ${figure('answer')}`,
      ratio: medianOf(screen, 'answer') / medianOf(shell, 'answer'),
      budget: screen.budget,
    }
  })
}

/** Serves the shell as the edge serves the site: compressed by Brotli, at the same level. */
async function serveShell() {
  const script = await buildReactShell()
  const html = `<!doctype html><title>Shell</title><div id="root"></div><script type="module" src="/shell.js"></script>`
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return listen(async ({ url }, outgoing) => {
    const [type, body] = url === '/shell.js' ? ['text/javascript', script] : ['text/html', html]
    outgoing.writeHead(200, { 'content-type': type, 'content-encoding': 'br' })
    outgoing.end(brotliCompressSync(body, { params }))
  })
}

async function open(address: string, screen: Screen, session?: StoredSession): Promise<Times> {
  const page = await openPage({
    address,
    path: 'about:blank',
    serviceWorkers: 'allow',
    before: async (context) => {
      if (session) await keepSignedIn(context, session)
      await context.addInitScript({ content: `(${pressUntilAnswered})(${JSON.stringify(screen)})` })
    },
  })
  try {
    const client = await page.context().newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const reported = page.waitForEvent('console', (message) => message.text().startsWith(prefix))
    await page.goto(screen.path, { waitUntil: 'commit' })
    return JSON.parse((await reported).text().slice(prefix.length))
  } finally {
    await leavePage(page)
  }
}

/** What the page's report on the console begins with. */
const prefix = 'usable: '

/** Runs in the page. Presses the main control every 50 ms, from when it is visible until it has answered. */
const pressUntilAnswered = `({ path, digits, press, answer }) => {
  if (location.pathname !== path) return
  const paints = {}
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') paints.firstPaint = startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    paints.largestPaint = list.getEntries().at(-1).startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })

  // Like typing, and unlike an assignment, this bypasses the setter that React puts on each field.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  const type = (field, value) => {
    set.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  let before
  let presses = 0
  const timer = setInterval(() => {
    const controls = document.querySelectorAll(press)
    const control = controls[presses % controls.length]
    if (!control?.checkVisibility({ visibilityProperty: true })) return
    const text = document.querySelector(answer)?.textContent ?? ''
    before ??= text
    if (text !== before) {
      clearInterval(timer)
      const times = { ...paints, answer: performance.now() }
      // The largest paint may follow.
      setTimeout(() => console.log('${prefix}' + JSON.stringify({ ...times, ...paints })), 1_000)
      return
    }
    const field = digits && document.querySelector(digits)
    if (field && field.value === '') type(field, '9876543210')
    presses++
    if (control.type === 'range') type(control, presses % 2 ? control.max : control.min)
    else control.click()
  }, 50)
}`
