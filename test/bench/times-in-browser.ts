import * as esbuild from 'esbuild'
import { launchBrowser } from '#support/browser/browser.ts'

/** The factor by which the browser's CPU is throttled. */
export const slowdown = 6

/**
 * Measures in a browser with a throttled CPU. The browser throttles by pausing, each time for longer than a short task
 * takes, so `measure` must time many runs of its task together.
 *
 * @param source TypeScript that defines `window.measure`
 * @param call a call of `window.measure` that returns a list of milliseconds
 */
export async function timesInBrowser(source: string, call: string): Promise<number[]> {
  const page = await (await launchBrowser()).newPage()
  try {
    await page.addScriptTag({ content: await bundle(source) })
    const client = await page.context().newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await page.evaluate<number[]>(call)
  } finally {
    await page.close()
  }
}

async function bundle(source: string): Promise<string> {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: source, resolveDir: new URL('../..', import.meta.url).pathname, loader: 'ts' },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
  })
  return outputFiles[0]?.text ?? ''
}
