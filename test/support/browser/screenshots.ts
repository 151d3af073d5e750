/**
 * Takes screenshots of the screens at up to three widths into .local/screenshots, for review, in both themes
 * and in forced colours. Arguments select screens by part of their name, and `--hindi` takes them in Hindi:
 * `npm run screenshots -- offers --hindi`.
 */
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { closeBrowser, openPage, type PageOptions, waitForFonts } from './browser.ts'
import { hindi } from './languages/hindi.ts'
import { chooseScreens, type Screen, waitUntilReady } from './screen.ts'
import { screens } from './screens.ts'
import { keepSignedIn, type StoredSession, signInThroughScreens, type Who } from './sessions.ts'
import { withSite } from './with-site.ts'

const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { hindi: { type: 'boolean', default: false } },
})
const language = values.hindi ? hindi : undefined
/** The administration is in English only. */
const shown = Object.values(language ? { ...screens, admin: [] } : screens)
  .flat()
  .filter(({ isTestOnly }) => !isTestOnly)
const chosen = chooseScreens(shown, wanted)
const folder = resolve(import.meta.dirname, '../../../.local/screenshots')
const missed: string[] = []
/** Chromium's forced colours are white on black in the dark theme, as in the first of Windows' contrast themes. */
const themes: Pick<PageOptions, 'colorScheme' | 'forcedColors'>[] = [
  { colorScheme: 'light' },
  { colorScheme: 'dark' },
  { colorScheme: 'dark', forcedColors: 'active' },
]

async function takeScreenshot(
  screen: Screen,
  options: PageOptions & { width: number },
  session: StoredSession | undefined,
) {
  const { name, before, prepare, isLoading } = screen
  const page = await openPage({
    ...options,
    before: async (context) => {
      await waitForFonts(context)
      if (session) await keepSignedIn(context, session)
      await before?.(context)
    },
  })
  page.setDefaultTimeout(15_000)
  const picture = `${name}-${options.width}-${options.forcedColors ? 'forced' : options.colorScheme}${language ? '-hi' : ''}.png`
  try {
    await waitUntilReady(page, { isLoading })
    await prepare?.(page)
  } catch (error) {
    missed.push(picture)
    console.error(`${picture} does not show the wanted state: ${error}`)
  }
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
  await page.screenshot({ path: `${folder}/${picture}` })
  await page.context().close()
}

if (wanted.length === 0) rmSync(folder, { recursive: true, force: true })
await withSite(async (address) => {
  const sessionOf = new Map<Who, StoredSession>()
  for (const { who } of chosen)
    if (who && !sessionOf.has(who)) sessionOf.set(who, await signInThroughScreens(address, who))
  for (const screen of chosen)
    for (const width of [360, 768, 1280].filter((size) => size >= (screen.from ?? 0)))
      await Promise.all(
        themes.map((theme) =>
          takeScreenshot(
            screen,
            { address, path: screen.path, width, ...theme, ...(language && { language }) },
            screen.who && sessionOf.get(screen.who),
          ),
        ),
      )
})
await closeBrowser()
console.log(`${chosen.length} screens are in .local/screenshots`)
if (missed.length > 0) {
  console.error(`Not reached: ${missed.join(', ')}`)
  process.exitCode = 1
}
