/**
 * The mark: a balance of two bars of unequal length, hung from one pivot. Drawn once, on a grid of 32, with
 * strokes thick enough for 16 px. The favicon and the app icons are made from it.
 */
export function Mark({ size = 28, className = '' }: { size?: number; className?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" className={className} aria-hidden="true">
      <g className="mark-beam">
        <path d="M3.5 11.5 28.5 6.5" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
        <rect className="mark-bar" x="4" y="14.5" width="5.5" height="7" rx="1.75" fill="currentColor" />
        <rect className="mark-bar" x="22.5" y="11" width="5.5" height="15" rx="1.75" fill="currentColor" />
      </g>
      <circle cx="16" cy="9" r="3.75" fill="var(--color-accent, #f2a41f)" />
    </svg>
  )
}
