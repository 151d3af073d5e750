import { type ReactNode, type ToggleEvent, useId } from 'react'
import { FoldSign } from './Fold.tsx'

interface AccordionProps {
  items: readonly { title: string; body: ReactNode }[]
}

/**
 * A list of items. At most one is open, and at first it is the first one. `details` elements with a shared name do this
 * before any script has loaded, and let the browser's find-in-page open the item it finds. Browsers that do not know shared
 * names (Chrome before 120, Safari before 17.2, Firefox before 130) need the script.
 */
export function Accordion({ items }: AccordionProps) {
  const name = useId()
  const closeOthers = ({ currentTarget: toggled }: ToggleEvent<HTMLDetailsElement>) => {
    if (!toggled.open) return
    for (const item of toggled.parentElement?.querySelectorAll('details') ?? [])
      if (item !== toggled) item.open = false
  }
  return (
    <div className="divide-y divide-line border-y border-line">
      {items.map(({ title, body }, index) => (
        <details key={title} name={name} open={index === 0} onToggle={closeOthers} className="group">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3.5 [&::-webkit-details-marker]:hidden">
            <h3 className="text-lg leading-snug font-semibold group-hover:text-primary">{title}</h3>
            <FoldSign />
          </summary>
          <div className="reading pr-9 pb-5 text-quiet">{body}</div>
        </details>
      ))}
    </div>
  )
}
