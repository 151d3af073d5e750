import type { ReactNode } from 'react'

export type BadgeTone = 'neutral' | 'accent' | 'positive' | 'caution' | 'danger'

const tones: Record<BadgeTone, string> = {
  neutral: 'border border-line text-quiet',
  accent: 'bg-accent text-on-accent',
  positive: 'bg-positive-wash text-positive',
  caution: 'bg-caution-wash text-caution',
  danger: 'bg-danger-wash text-danger',
}

/** A word about a thing. The colour repeats what the word says, never more. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
