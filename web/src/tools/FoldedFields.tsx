import { useState } from 'react'
import type { Elements } from '../ui/elements.ts'

interface FoldedFieldsProps {
  label: string
  hint?: string
  /** Whether one of the fields has a value of the visitor's, or an error: then they are unfolded. */
  isUsed: boolean
  children: Elements
}

/** Fields of a tool that most visitors leave as they are, folded until they are used. */
export function FoldedFields({ label, hint, isUsed, children }: FoldedFieldsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      open={isOpen || isUsed}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="-mb-2 border-t border-line pt-1 md:max-lg:col-span-2"
    >
      <summary className="min-h-11 py-2.5 font-semibold">{label}</summary>
      {hint && <p className="text-sm text-quiet">{hint}</p>}
      <div className="grid gap-x-8 gap-y-5 pt-3 pb-3 md:max-lg:grid-cols-2">{children}</div>
    </details>
  )
}
