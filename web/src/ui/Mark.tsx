interface MarkProps {
  size?: number
  className?: string
}

/**
 * The mark: the line that Devanagari letters hang from, as the beam of a balance on its wedge. Drawn once, on a grid of
 * 32 and thick enough for 16 px; the favicon and the app icons are made from it.
 */
export const Mark = ({ size = 28, className = '' }: MarkProps) => (
  <svg width={size} height={size} viewBox="0 0 32 32" className={className} aria-hidden="true">
    <rect
      className="mark-beam"
      transform="rotate(-10 16 9)"
      x="0.5"
      y="6"
      width="31"
      height="6"
      rx="3"
      fill="currentColor"
    />
    <Wedge d="M16 17 22.5 28H9.5Z" />
  </svg>
)

/** What a beam rests on: a triangle of this path, with round corners. */
export const Wedge = ({ d }: { d: string }) => (
  <path
    d={d}
    fill="var(--color-accent, #f2a41f)"
    stroke="var(--color-accent, #f2a41f)"
    strokeWidth="3.4"
    strokeLinejoin="round"
  />
)
