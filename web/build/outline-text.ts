import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as harfbuzz from 'harfbuzzjs'
import type { Outline, OutlineWord } from '#web/prerender/LinkPreview.tsx'

const require = createRequire(import.meta.url)

/** The fonts of link previews by weight. A word is drawn in the first that has all its letters. */
const fonts = {
  400: [
    { file: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'), tracking: 0 },
    {
      file: require.resolve(
        '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
      ),
      tracking: 0,
    },
  ],
  600: [
    { file: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'), tracking: -0.025 },
    {
      file: require.resolve(
        '@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
      ),
      tracking: 0,
    },
  ],
}

/**
 * Loads the fonts that words are outlined with. HarfBuzz shapes Indian scripts: it joins conjuncts and places vowel
 * signs.
 */
export async function loadFonts(): Promise<OutlineWord> {
  const [regular, semibold] = await Promise.all(
    [fonts[400], fonts[600]].map((files) => Promise.all(files.map(loadFont))),
  )
  return (word, weight) => {
    for (const outlineWith of (weight === 400 ? regular : semibold) ?? []) {
      const outline = outlineWith(word)
      if (outline) return outline
    }
    throw new Error(`No font of link previews has every letter of “${word}”`)
  }
}

/** @returns a function that outlines a word, or returns `undefined` if the font lacks one of its letters */
async function loadFont({ file, tracking }: { file: string; tracking: number }) {
  const face = new harfbuzz.Face(new harfbuzz.Blob(await readFile(file)))
  const font = new harfbuzz.Font(face)
  return (word: string): Outline | undefined => {
    const buffer = new harfbuzz.Buffer()
    buffer.addText(word)
    buffer.guessSegmentProperties()
    harfbuzz.shape(font, buffer)
    const shaped = buffer.getGlyphInfosAndPositions()
    if (shaped.some(({ codepoint }) => codepoint === 0)) return undefined
    let width = 0
    const glyphs = shaped.map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const glyph = { path: font.glyphToPath(codepoint), x: width + xOffset, y: yOffset }
      width += xAdvance + tracking * face.upem
      return glyph
    })
    return { glyphs, width, unitsPerEm: face.upem }
  }
}
