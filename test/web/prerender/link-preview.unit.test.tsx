import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LinkPreview, type OutlineWord } from '#web/prerender/LinkPreview.tsx'

/** Letters as wide as half their height. A word's only glyph has the word as its path. */
const outlineWord: OutlineWord = (word) => ({
  glyphs: [{ path: word, x: 0, y: 0 }],
  width: word.length / 2,
  unitsPerEm: 1,
})

/** The lines of a preview's words, with the right edge of each line in pixels. */
function linesOf(headline: string, description: string) {
  const svg = renderToStaticMarkup(LinkPreview({ headline, description, outlineWord }))
  const lines = new Map<string, { text: string; right: number }>()
  for (const [, x, y = '', scale, word = ''] of svg.matchAll(
    /translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+) [-\d.]+\)"><path d="([^"]+)"/g,
  )) {
    const text = [lines.get(y)?.text, word].filter(Boolean).join(' ')
    lines.set(y, { text, right: Number(x) + (word.length / 2) * Number(scale) })
  }
  return [...lines.values()]
}

test('a text that needs two lines fills both alike, so that no word stands alone', () => {
  const lines = linesOf('aaaa bbbb cccc dddd eeee', 'One line')
  expect(lines.map(({ text }) => text)).toEqual(['aaaa bbbb cccc', 'dddd eeee', 'One line'])
})

test('a word wider than a line has a line to itself', () => {
  const long = 'a'.repeat(40)
  expect(linesOf(`${long} b c`, 'One line').map(({ text }) => text)).toEqual([long, 'b c', 'One line'])
})

test('no text reaches the pale sign at the right, which begins at 920 pixels', () => {
  const lines = linesOf('One line', Array.from({ length: 56 }, () => 'x').join(' '))
  expect(lines).toHaveLength(3)
  for (const { right } of lines) expect(right).toBeLessThanOrEqual(920)
})
