import { type Control, useFormState } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import type { OfferFormValues } from './offer-values.ts'

interface InvalidFieldsProps {
  control: Control<OfferFormValues>
  /** The form's id. */
  form: string
}

/** How many fields of a form that could not be saved have an error, with a way to the first of them. */
export function InvalidFields({ control, form }: InvalidFieldsProps) {
  const { errors, submitCount } = useFormState({ control })
  const count = countErrors(errors)
  if (submitCount === 0 || count === 0) return null
  return (
    <p className="mr-auto flex flex-wrap items-center gap-x-4 text-sm max-sm:basis-full">
      <ChangingText className="font-semibold text-danger">
        {count === 1 ? '1 field needs a correction' : `${count} fields need a correction`}
      </ChangingText>
      <Button
        variant="quiet"
        className="min-h-11!"
        onClick={() => focusFirstInvalid(document.getElementById(form))}
      >
        Go to the first
      </Button>
    </p>
  )
}

/** The errors in a tree of them, by field: each has a type. */
const countErrors = (errors: object): number =>
  Object.values(errors).reduce<number>((sum, error) => {
    if (typeof error !== 'object' || error === null) return sum
    return sum + ('type' in error && typeof error.type === 'string' ? 1 : countErrors(error))
  }, 0)

/** Also in a folded section, which it opens. */
function focusFirstInvalid(form: HTMLElement | null) {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const section = field?.closest('details')
  if (section) section.open = true
  field?.focus()
}
