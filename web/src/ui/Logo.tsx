import { end, letters } from '#words/wordmark.ts'
import { Wedge } from './Mark.tsx'

/** Where the beam ends, on a grid of 32 in height. */
const width = end + 4

interface LogoProps {
  /** Pixels. */
  height?: number
}

/**
 * The name, drawn: its letters hang from a beam that rests on the wedge. In Hindi the beam is the line of तुलना itself. The
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
      y="5"
      width={width}
      height="3.5"
      rx="1.7"
    />
    <Wedge d="M16 14 20.8 25.3H11.2Z" />
  </svg>
)
