import { beam, end, letters } from '#words/wordmark.ts'
import { Wedge } from './Mark.tsx'

/** Where the beam ends, on a grid of 32 in height. */
const width = end + 4

/** The wedge, on that grid: as far below the beam as in the mark. Its own corners are 1.7 rounder. */
export const wedge = `M16 ${beam.y + 8.5} 21.7 26.3H10.3Z`

interface LogoProps {
  /** Pixels. */
  height?: number
}

/**
 * The name, drawn: its letters hang below a beam that rests on the wedge. In Hindi the beam is the line of तुलना itself. The
 * colours beside the classes are those of a file without a style sheet.
 */
export const Logo = ({ height = 32 }: LogoProps) => (
  <svg
    width={(width * height) / 32}
    height={height}
    viewBox={`0 0 ${width} 32`}
    preserveAspectRatio="xMinYMid slice"
    className="wordmark"
    aria-hidden="true"
  >
    <path className="text-ink" color="#121a2f" fill="currentColor" d={letters} />
    <rect
      className="text-primary"
      color="#0b5b5b"
      fill="currentColor"
      y={beam.y}
      width={width}
      height={beam.height}
      rx={beam.height / 2}
    />
    <Wedge d={wedge} />
  </svg>
)
