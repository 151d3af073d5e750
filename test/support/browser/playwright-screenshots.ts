import { closeBrowser, openPage, type PageOptions, waitForFonts } from './browser.ts'
import { type Screen, type Wanted, waitUntilReady } from './screen.ts'
import { engine } from './server.ts'
import { keepSignedIn, type StoredSession, signInThroughScreens, type Who } from './sessions.ts'
import { withSite } from './with-site.ts'

/**
 * Chromium's forced colours are white on black in the dark theme, as in the first of Windows' contrast themes. Over WebDriver BiDi,
 * Firefox has one theme only.
 */
const themes: Pick<PageOptions, 'colorScheme' | 'forcedColors'>[] = [
  { colorScheme: 'light' },
  ...(engine === 'chromium'
    ? [{ colorScheme: 'dark' } as const, { colorScheme: 'dark', forcedColors: 'active' } as const]
    : []),
]

/** Takes the screens in Chromium, in all themes, or in Firefox. Resolves with the pictures that do not show the wanted state. */
export async function takeScreenshots({ screens, language, folder }: Wanted): Promise<string[]> {
  const missed: string[] = []
  await withSite(async (address) => {
    const sessionOf = new Map<Who, StoredSession>()
    for (const { who } of screens)
      if (who && !sessionOf.has(who)) sessionOf.set(who, await signInThroughScreens(address, who))
    for (const screen of screens)
      for (const width of [360, 768, 1280].filter((size) => size >= (screen.from ?? 0)))
        await Promise.all(
          themes.map(async (theme) => {
            const look = theme.forcedColors ? 'forced' : theme.colorScheme
            const picture = `${screen.name}-${width}-${look}${language ? '-hi' : ''}.png`
            const options = { address, path: screen.path, width, ...theme, ...(language && { language }) }
            const session = screen.who && sessionOf.get(screen.who)
            await takeScreenshot(screen, options, session, `${folder}/${picture}`).catch((error) => {
              missed.push(picture)
              console.error(`${picture} does not show the wanted state: ${error}`)
            })
          }),
        )
  })
  await closeBrowser()
  return missed
}

/** Throws, once the picture is taken, if the screen did not reach its state. */
async function takeScreenshot(
  { before, prepare, isLoading }: Screen,
  options: PageOptions & { width: number },
  session: StoredSession | undefined,
  path: string,
) {
  const page = await openPage({
    ...options,
    before: async (context) => {
      await waitForFonts(context)
      if (session) await keepSignedIn(context, session)
      await before?.(context)
    },
  })
  page.setDefaultTimeout(15_000)
  try {
    await waitUntilReady(page, { isLoading })
    await prepare?.(page)
  } finally {
    // Without a dialog, the whole page is captured, in a viewport of its full height.
    if ((await page.locator('dialog[open], [role=dialog]').count()) === 0) {
      const { height: usual } = page.viewportSize() ?? { height: 0 }
      // Twice: the height of items that were never on the screen is an estimate.
      for (let pass = 0; pass < 2; pass++) {
        await page.setViewportSize({ width: options.width, height: usual })
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        await page.setViewportSize({ width: options.width, height })
        // A hidden image, such as one in a folded group, is loaded once it is shown.
        await page.waitForFunction(() =>
          [...document.images].every((image) => image.complete || !image.checkVisibility()),
        )
      }
    }
    await page.screenshot({ path })
    await page.context().close()
  }
}
