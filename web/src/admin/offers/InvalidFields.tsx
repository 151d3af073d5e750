import { CircleAlert } from 'lucide-react'
import { type Control, type FieldErrors, useFormState } from 'react-hook-form'
import { factLabels } from '#contract/describe-facts.ts'
import type { FactName } from '#contract/offer-facts.ts'
import { Button } from '../../ui/Button.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { fieldNames } from './field-names.ts'
import type { OfferFormValues } from './offer-values.ts'
import { revealInvalid } from './reveal.ts'

interface InvalidFieldsProps {
  control: Control<OfferFormValues>
  /** The form's id. */
  form: string
}

/** How many fields of a form that could not be saved have an error, and which: what is corrected leaves the list. Leads to the first. */
export function InvalidFields({ control, form }: InvalidFieldsProps) {
  const { errors, submitCount } = useFormState({ control })
  const count = countErrors(errors)
  if (submitCount === 0 || count === 0) return null
  return (
    <Button
      variant="quiet"
      className="mr-auto! min-h-11! min-w-0 justify-start! text-left! text-sm text-danger! max-sm:basis-full lg:max-w-[34rem]"
      onClick={() => revealInvalid(document.getElementById(form))}
    >
      <CircleAlert className="size-5 shrink-0" aria-hidden="true" />
      <ChangingText className="shrink-0">{count === 1 ? '1 error' : `${count} errors`}</ChangingText>
      <ChangingText className="min-w-0 truncate font-normal">{namesOf(errors).join(', ')}</ChangingText>
      <span className="sr-only">Go to the first</span>
    </Button>
  )
}

/** The errors in a tree of them, by field: each has a type. */
const countErrors = (errors: object): number =>
  Object.values(errors).reduce<number>((sum, error) => {
    if (typeof error !== 'object' || error === null) return sum
    return sum + ('type' in error && typeof error.type === 'string' ? 1 : countErrors(error))
  }, 0)

/** What the fields with an error are called: each fact by its own name. */
const namesOf = ({ facts = {}, terms = {}, ...others }: FieldErrors<OfferFormValues>) => [
  ...new Set(
    [...Object.keys(others), ...Object.keys(terms), ...Object.keys(facts)].map(
      (field) => fieldNames[field] ?? factLabels[field as FactName] ?? 'Other charges and repayment',
    ),
  ),
]
