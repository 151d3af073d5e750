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
    <Button
      variant="quiet"
      className="mr-auto! min-h-11! text-sm text-danger!"
      onClick={() => focusFirstInvalid(document.getElementById(form))}
    >
      <ChangingText>{count === 1 ? '1 error' : `${count} errors`}</ChangingText>
      <span className="max-sm:sr-only">Go to the first</span>
    </Button>
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
