import { type ReactNode, useId } from 'react'
import type { Control } from 'react-hook-form'
import { ChangingText } from '../../ui/ChangingText.tsx'
import type { Elements } from '../../ui/elements.ts'
import { FoldSign } from '../../ui/Fold.tsx'
import type { OfferFormValues } from './offer-values.ts'
import { useOpenWhenInvalid } from './reveal.ts'

interface FieldGroupProps {
  title: string
  intro?: string
  children: Elements
}

/** Fields that belong together, under their title. */
export function FieldGroup({ title, intro, children }: FieldGroupProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-5 not-first:border-t not-first:border-line not-first:pt-6"
    >
      <div>
        <h3 id={id} className="text-lg">
          {title}
        </h3>
        {intro && <p className="mt-1 text-sm text-quiet">{intro}</p>}
      </div>
      {children}
    </section>
  )
}

interface FormSectionProps {
  control: Control<OfferFormValues>
  title: string
  /** How much of it is filled in. */
  count?: string
  /** Whether a field of the section has an error. If so, each attempt to save opens the section. */
  isInvalid: boolean
  children: ReactNode
}

/** A folded part of the form. */
export function FormSection({ control, title, count, isInvalid, children }: FormSectionProps) {
  const details = useOpenWhenInvalid(control, isInvalid)
  return (
    <details ref={details} className="group">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 py-3 [&::-webkit-details-marker]:hidden">
        <span className="grow font-medium group-hover:text-primary">{title}</span>
        {count !== undefined && <ChangingText className="amount text-sm text-quiet">{count}</ChangingText>}
        <FoldSign />
      </summary>
      <div className="flex flex-col gap-5 pt-1 pb-6">{children}</div>
    </details>
  )
}
