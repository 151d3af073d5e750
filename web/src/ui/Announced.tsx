import { Fragment, useEffect, useState } from 'react'
import type { Elements } from './elements.ts'

/** A slider that is moved by keys pauses for less between two steps. */
const restMs = 1_000

interface AnnouncedProps {
  /** What the contents say. Screen readers read them once this has stayed the same for a second. */
  text: string
  as?: 'div' | 'p' | 'span'
  className?: string
  /** Without anything that can have the focus. */
  children: Elements
}

/**
 * Contents that change with each step of a slider or each letter that is typed: screen readers announce only what they say
 * when the change rests, not each state on the way. Must be mounted before the change.
 */
export function Announced({ text, as: Tag = 'div', className, children }: AnnouncedProps) {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    if (text === rested) return undefined
    const timer = setTimeout(() => setRested(text), restMs)
    return () => clearTimeout(timer)
  }, [text, rested])
  return (
    <Tag className={className} aria-live={text === rested ? 'polite' : 'off'}>
      {/* Inserted anew, because contents that were changed while the region was off are not announced. */}
      <Fragment key={rested}>{children}</Fragment>
    </Tag>
  )
}
