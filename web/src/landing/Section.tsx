import type { ReactNode } from 'react'

interface SectionProps {
  id: string
  title: string
  intro?: string
  children: ReactNode
  isRaised?: boolean
}

export function Section({ id, title, intro, children, isRaised = false }: SectionProps) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      id={id}
      className={`border-t border-line py-12 md:py-18 ${isRaised ? 'bg-surface' : ''}`}
    >
      <div className="page">
        <h2 id={`${id}-title`} className="text-3xl md:text-4xl">
          {title}
        </h2>
        {intro !== undefined && <p className="reading mt-3 text-quiet">{intro}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </section>
  )
}
