import { type ReactNode, useEffect, useRef } from 'react'
import { type Control, useFormState } from 'react-hook-form'
import type { OfferFormValues } from './offer-values.ts'

interface FormSectionProps {
  control: Control<OfferFormValues>
  title: string
  /** Whether a field of the section has an error. If so, each attempt to save opens the section. */
  isInvalid: boolean
  children: ReactNode
}

/** A section of the offer form, collapsed at first. */
export function FormSection({ control, title, isInvalid, children }: FormSectionProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const { submitCount } = useFormState({ control })
  useEffect(() => {
    if (!isInvalid || submitCount === 0 || !details.current || details.current.open) return
    details.current.open = true
    // The form could not focus a field in a closed section.
    const invalid = '[aria-invalid="true"]'
    if (!document.activeElement?.matches(invalid))
      details.current.querySelector<HTMLElement>(invalid)?.focus()
  }, [isInvalid, submitCount])
  return (
    <details ref={details} className="rounded-card border border-line px-4">
      <summary className="min-h-12 cursor-pointer py-3 font-medium">{title}</summary>
      <div className="flex flex-col gap-5 pb-4">{children}</div>
    </details>
  )
}
