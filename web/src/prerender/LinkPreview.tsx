import { Logo } from '../ui/Logo.tsx'
import { Mark } from '../ui/Mark.tsx'

/** Pixels: the size that social networks recommend. */
export const previewSize = { width: 1200, height: 630 }

/** A word's glyphs in units of their font, from the start of its baseline, with y pointing up. */
export interface Outline {
  glyphs: { path: string; x: number; y: number }[]
  width: number
  unitsPerEm: number
}

type Weight = 400 | 600
export type OutlineWord = (word: string, weight: Weight) => Outline

interface LinkPreviewProps {
  headline: string
  description: string
  outlineWord: OutlineWord
}

const margin = 80
/** Ends where the pale sign begins. */
const textWidth = 840

/**
 * The picture of a page in link previews. Texts are drawn as outlines, because SVG renderers do not wrap lines, and
 * some cannot shape Indian scripts.
 */
export function LinkPreview({ headline, description, outlineWord }: LinkPreviewProps) {
  // Vowel signs reach further above and below the line than Latin letters.
  const hasMarks = /\p{M}/u.test(headline)
  const title = { size: hasMarks ? 64 : 72, lineHeight: hasMarks ? 84 : 78, weight: 600 } as const
  const titleLines = breakLines(headline, title, outlineWord)
  const titleTop = 405 - titleLines.length * Math.round(title.lineHeight * 0.62)
  const text = { size: 30, lineHeight: 42, weight: 400 } as const
  return (
    <svg {...previewSize} viewBox={`0 0 ${previewSize.width} ${previewSize.height}`}>
      <title>{headline}</title>
      <rect {...previewSize} fill="#fbfaf7" />
      <rect width={previewSize.width} height="12" fill="#0b5b5b" />
      <g color="#e3efed" transform="translate(920 220) scale(11)">
        <Mark size={32} />
      </g>
      <g transform={`translate(${margin} 70)`}>
        <Logo height={72} />
      </g>
      <Lines x={margin - 3} y={titleTop} style={title} lines={titleLines} />
      <Lines
        x={margin}
        y={titleTop + titleLines.length * title.lineHeight}
        style={text}
        colour="#55607a"
        lines={breakLines(description, text, outlineWord)}
      />
    </svg>
  )
}

/** Pixels. */
interface TextStyle {
  size: number
  lineHeight: number
  weight: Weight
}

/** The words of a line, with their places in pixels. */
type Line = { outline: Outline; x: number }[]

interface LinesProps {
  x: number
  /** The first line's baseline. */
  y: number
  style: TextStyle
  colour?: string
  lines: Line[]
}

const Lines = ({ x, y, style: { size, lineHeight }, colour = '#121a2f', lines }: LinesProps) => (
  <g fill={colour}>
    {lines.flatMap((line, index) =>
      line.map(({ outline: { glyphs, unitsPerEm }, x: left }) => (
        <g
          key={`${index} ${left}`}
          transform={`translate(${x + left} ${y + index * lineHeight}) scale(${size / unitsPerEm} ${-size / unitsPerEm})`}
        >
          {glyphs.map((glyph) => (
            <path
              key={`${glyph.x} ${glyph.path}`}
              d={glyph.path}
              transform={`translate(${glyph.x} ${glyph.y})`}
            />
          ))}
        </g>
      )),
    )}
  </g>
)

/**
 * Breaks a text between words into as few lines as `textWidth` allows, unless a single word is wider. The lines are about as long
 * as each other, so that no word stands alone in the last one.
 */
function breakLines(text: string, { size, weight }: TextStyle, outlineWord: OutlineWord): Line[] {
  const words = text.split(' ').map((word) => outlineWord(word, weight))
  const space = outlineWord(' ', weight)
  let lines = linesWithin(textWidth, words, space, size)
  for (let width = textWidth - 10; width > 0; width -= 10) {
    const narrower = linesWithin(width, words, space, size)
    if (narrower.length > lines.length) break
    lines = narrower
  }
  return lines
}

function linesWithin(most: number, words: Outline[], space: Outline, size: number): Line[] {
  const widthOf = ({ width, unitsPerEm }: Outline) => (width / unitsPerEm) * size
  const lines: Line[] = []
  let end = Number.POSITIVE_INFINITY
  for (const outline of words) {
    const isNewLine = end + widthOf(space) + widthOf(outline) > most
    const x = isNewLine ? 0 : end + widthOf(space)
    if (isNewLine) lines.push([])
    lines.at(-1)?.push({ outline, x })
    end = x + widthOf(outline)
  }
  return lines
}
