import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

const require = createRequire(import.meta.url)

/**
 * Draws SVGs as PNGs, without their text elements, because no fonts are loaded. The result depends only on the arguments and
 * the package.
 */
export async function drawPng(svgs: string[]): Promise<Uint8Array[]> {
  const renderer = await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm'))
  await initWasm(renderer).catch((error: Error) => {
    // An earlier build in this process has loaded it.
    if (!error.message.startsWith('Already initialized')) throw error
  })
  return svgs.map((svg) => {
    const drawing = new Resvg(svg, { font: { loadSystemFonts: false } })
    try {
      return drawing.render().asPng()
    } finally {
      drawing.free()
    }
  })
}
