import { existsSync, mkdirSync, mkdtempSync, renameSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pinnedChromium from '@sparticuz/chromium'
import manifest from '../../../package.json' with { type: 'json' }

const cache = resolve(import.meta.dirname, '../../../node_modules/.cache')
const version = manifest.devDependencies['@sparticuz/chromium']

/** The path of the browser for tests and measurements: `CHROME_PATH`, or the browser pinned in package.json. */
export const chromiumPath = async (): Promise<string> => process.env.CHROME_PATH ?? (await unpack())

/**
 * `@sparticuz/chromium` unpacks its browser into the temporary folder, under one name for all versions. Each version is
 * moved to its own folder once it is complete, so that no run starts a browser that an interrupted run left half
 * unpacked.
 */
async function unpack(): Promise<string> {
  const folder = join(cache, `chromium-${version}`)
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true })
    const partial = mkdtempSync(`${folder}-`)
    const { TMPDIR } = process.env
    process.env.TMPDIR = partial
    await pinnedChromium.executablePath()
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
    // Another run may have finished first.
    if (!existsSync(folder)) renameSync(partial, folder)
  }
  return join(folder, 'chromium')
}
