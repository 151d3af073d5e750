interface MarkProps {
  size?: number
  /** Degrees by which the beam turns clockwise, animated, instead of the mark's own tilt. */
  tilt?: number
  className?: string
}

/**
 * The mark: a balance, whose beam is two bars of unequal length. Drawn once, on a grid of 32 and thick enough
 * for 16 px; the favicon and the app icons are made from it.
 */
export function Mark({ size = 28, tilt, className = '' }: MarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" className={className} aria-hidden="true">
      <g
        className="mark-bars"
        transform="rotate(-10 16 18)"
        {...(tilt !== undefined && {
          style: {
            transform: `rotate(${tilt}deg)`,
            transformOrigin: '16px 18px',
            transition: 'transform 300ms',
          },
        })}
      >
        <rect x="3" y="4.5" width="17" height="6" rx="3" fill="currentColor" />
        <rect x="1" y="12.5" width="30" height="6" rx="3" fill="currentColor" />
      </g>
      <path
        d="M16 22 20.5 28.5H11.5Z"
        fill="var(--color-accent, #f2a41f)"
        stroke="var(--color-accent, #f2a41f)"
        strokeWidth="3.4"
        strokeLinejoin="round"
      />
    </svg>
  )
}
