import type { ReactNode } from 'react'

const tones = {
  primary: 'bg-primary-wash text-primary',
  positive: 'bg-positive-wash text-positive',
  caution: 'bg-caution-wash text-caution',
  quiet: 'border border-edge bg-paper text-quiet',
} as const

/** A short label. Its colour only repeats what the text says. */
export function Badge({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
