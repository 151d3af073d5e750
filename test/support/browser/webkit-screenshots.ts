import { writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { closeBrowser } from './browser.ts'
import { isReady, type Screen, type Wanted } from './screen.ts'
import { type StoredSession, signInThroughScreens } from './sessions.ts'
import { engines, withEngine } from './webkit/engines.ts'
import type { Session } from './webkit/webdriver.ts'
import { withSite } from './with-site.ts'

/**
 * Takes the screens in WebKitGTK, in the light theme, as they open: WebDriver cannot fake the site's answers, and the presses of
 * a screen are written for Playwright. Leaves out the screens that need such answers, and those that open like an earlier one.
 * Resolves with the pictures that do not show their screen.
 */
export async function takeScreenshots({ screens, language, folder }: Wanted): Promise<string[]> {
  const missed: string[] = []
  const opened = asTheyOpen(screens)
  await withSite(async (address) => {
    for (const who of new Set(opened.map((screen) => screen.who))) {
      const stored = who && (await signInThroughScreens(address, who))
      await withEngine(engines.WebKitGTK, async (session) => {
        await session.goTo(`${address}/config.json`)
        if (stored) await store(session, stored)
        for (const { name, path, from = 0 } of opened.filter((screen) => screen.who === who))
          for (const width of [360, 768, 1280].filter((size) => size >= from)) {
            const picture = `${name}-${width}-light${language ? '-hi' : ''}.png`
            const url = address + (language ? language.basename + path.slice(1) : path)
            if (!(await open(session, url, width))) missed.push(picture)
            writeFileSync(`${folder}/${picture}`, await session.screenshot())
          }
      })
    }
  })
  await closeBrowser()
  return missed
}

function asTheyOpen(screens: Screen[]): Screen[] {
  const opened = screens.filter(({ before, isLoading }) => !before && !isLoading)
  const key = ({ path, who }: Screen) => `${path} ${who}`
  return opened.filter((screen, index) => opened.findIndex((other) => key(other) === key(screen)) === index)
}

const store = (session: Session, { local, tab }: StoredSession) =>
  session.run(
    `const [local, tab] = arguments
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value)
    for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value)`,
    local,
    tab,
  )

/** Opens a page in a window of its full height. Resolves with whether it shows its content within 15 seconds. */
async function open(session: Session, url: string, width: number): Promise<boolean> {
  const usual = width < 600 ? 740 : 900
  await session.setSize(width, usual)
  // Otherwise an address that differs in its fragment only would not load again.
  await session.goTo('about:blank')
  await session.goTo(url)
  let ready = false
  for (const end = Date.now() + 15_000; !ready && Date.now() < end; await setTimeout(200))
    ready = await session.run<boolean>(`return (${isReady})(false)`)
  // Twice: the height of items that were never on the screen is an estimate.
  for (let pass = 0; pass < 2; pass++) {
    await session.setSize(width, usual)
    await session.setSize(width, await session.run('return document.documentElement.scrollHeight'))
    await setTimeout(300)
  }
  return ready
}
