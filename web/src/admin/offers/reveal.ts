import { useEffect, useRef } from 'react'
import { type Control, useFormState } from 'react-hook-form'
import type { OfferFormValues } from './offer-values.ts'

const invalid = '[aria-invalid="true"]'

/** Opens each fold around a field, which could not take the focus in a closed one, and focuses the field. */
export function reveal(field: HTMLElement | null | undefined) {
  let fold = field?.closest('details')
  while (fold) {
    fold.open = true
    fold = fold.parentElement?.closest('details')
  }
  field?.focus()
}

/** For a fold of the form: each attempt to save opens it if a field in it has an error. */
export function useOpenWhenInvalid(control: Control<OfferFormValues>, isInvalid: boolean) {
  const details = useRef<HTMLDetailsElement>(null)
  const { submitCount } = useFormState({ control })
  useEffect(() => {
    if (!isInvalid || submitCount === 0 || !details.current || details.current.open) return
    details.current.open = true
    // The form could not focus a field in a closed section.
    if (!document.activeElement?.matches(invalid))
      details.current.querySelector<HTMLElement>(invalid)?.focus()
  }, [isInvalid, submitCount])
  return details
}

/** Focuses the first field of a form that has an error. */
export const revealInvalid = (form: HTMLElement | null) => reveal(form?.querySelector<HTMLElement>(invalid))
