/**
 * Takes screenshots of the screens at up to three widths into .local/screenshots, for review. Arguments select screens by part of
 * their name, `--hindi` takes them in Hindi, and `--engine` in another browser than Chromium, into a folder of its own:
 * `npm run screenshots -- offers --hindi --engine firefox`.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Wanted } from './screen.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { hindi: { type: 'boolean', default: false }, engine: { type: 'string', default: 'chromium' } },
})
const takers: Record<string, () => Promise<{ takeScreenshots: (wanted: Wanted) => Promise<string[]> }>> = {
  chromium: () => import('./playwright-screenshots.ts'),
  firefox: () => import('./playwright-screenshots.ts'),
  webkit: () => import('./webkit-screenshots.ts'),
}
const load = takers[values.engine]
if (!load) {
  console.error(`There is no engine ${values.engine}. The engines are ${Object.keys(takers).join(', ')}`)
  process.exit(1)
}
// `server.ts` reads it, so everything that starts a browser is loaded afterwards.
process.env.ENGINE = values.engine
const [{ takeScreenshots }, { hindi }, { chooseScreens }, { screens }] = await Promise.all([
  load(),
  import('./languages/hindi.ts'),
  import('./screen.ts'),
  import('./screens.ts'),
])

/** The administration is in English only. */
const shown = Object.values(values.hindi ? { ...screens, admin: [] } : screens)
  .flat()
  .filter(({ isTestOnly }) => !isTestOnly)
const folder = resolve(
  import.meta.dirname,
  '../../../.local/screenshots',
  values.engine === 'chromium' ? '' : values.engine,
)
if (positionals.length === 0) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const missed = await takeScreenshots({
  screens: chooseScreens(shown, positionals),
  language: values.hindi ? hindi : undefined,
  folder,
})
console.log(`The screenshots are in ${folder}`)
if (missed.length > 0) {
  console.error(`Not reached: ${missed.join(', ')}`)
  process.exitCode = 1
}
