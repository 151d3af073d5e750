import type { ReactNode } from 'react'
import type { Elements } from './elements.ts'

interface FoldProps {
  title: string
  /** What is in it, in a few words. */
  lead: ReactNode
  children: Elements
}

/** A part of a long page, folded under its heading: whoever wants it opens it, before any script has loaded too. */
export const Fold = ({ title, lead, children }: FoldProps) => (
  <details className="printed-unfolded group border-t border-line last-of-type:border-b">
    <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3.5 [&::-webkit-details-marker]:hidden">
      <span className="min-w-0">
        <h3 className="text-lg leading-snug group-hover:text-primary">{title}</h3>
        <span className="block text-sm text-quiet">{lead}</span>
      </span>
      <FoldSign />
    </summary>
    <div className="pt-1 pb-6">{children}</div>
  </details>
)

/** A plus, and a minus while its `group` is open. */
export const FoldSign = () => (
  <svg viewBox="0 0 20 20" className="size-5 shrink-0 text-primary" aria-hidden="true">
    <path d="M3 10h14" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    <path
      d="M10 3v14"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      className="origin-center transition-transform duration-150 group-open:[transform:scaleY(0)]"
    />
  </svg>
)
