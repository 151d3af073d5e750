import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { controlClass, describedBy, Field, type FieldText } from './Field.tsx'
import { useComposition } from './use-composition.ts'

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'>, FieldText {
  prefix?: ReactNode
  /** Only for screen readers, where an icon and the place say it to everybody else. */
  isLabelHidden?: boolean
  /**
   * Turns the text that was typed or pasted into the text that the input keeps, such as only its digits. `onChange` gets the
   * result, for a word that the keyboard composes when it is complete. Also called with the text before the caret, to place the caret.
   */
  tidy?: (text: string) => string
  ref?: Ref<HTMLInputElement> | undefined
}

export function TextField({
  label,
  isLabelHidden,
  hint,
  error,
  prefix,
  tidy,
  id,
  className = '',
  ...input
}: TextFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const { composed, handlers } = useComposition((event) => {
    if (tidy) tidyInput(event.target, tidy)
    input.onChange?.(event)
  })
  const field = (
    <input
      id={fieldId}
      {...input}
      {...(tidy && { ...handlers, value: composed ?? input.value })}
      {...describedBy(fieldId, { hint, error })}
      className={`${controlClass} ${prefix === undefined ? '' : 'rounded-l-none'} ${className}`}
    />
  )
  return (
    <Field id={fieldId} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      {prefix === undefined ? (
        field
      ) : (
        <div className="flex">
          <span className="flex items-center rounded-l-control border border-r-0 border-edge bg-paper px-3.5 text-quiet">
            {prefix}
          </span>
          {field}
        </div>
      )}
    </Field>
  )
}

/** Cleans up an input's text and keeps the caret after the same character; React alone would move it to the end. */
function tidyInput(input: HTMLInputElement, tidy: (text: string) => string) {
  const { value, selectionStart } = input
  const tidied = tidy(value)
  if (tidied === value) return
  const caret = tidy(value.slice(0, selectionStart ?? value.length)).length
  input.value = tidied
  input.setSelectionRange(caret, caret)
}
