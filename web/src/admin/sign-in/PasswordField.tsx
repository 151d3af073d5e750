import { Eye, EyeOff } from 'lucide-react'
import { type InputHTMLAttributes, type Ref, useId, useState } from 'react'
import { controlClass, describedBy, Field, type FieldText } from '../../ui/fields/Field.tsx'

interface PasswordFieldProps extends InputHTMLAttributes<HTMLInputElement>, FieldText {
  autoComplete: 'current-password' | 'new-password'
  ref?: Ref<HTMLInputElement>
}

/** A password, with a button that shows it. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="flex">
        <input
          id={id}
          {...input}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          {...describedBy(id, { hint, error })}
          className={`${controlClass} rounded-r-none border-r-0`}
        />
        <button
          type="button"
          aria-label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
          onClick={() => setShown(!isShown)}
          className="flex w-12 shrink-0 items-center justify-center rounded-r-control border border-edge bg-surface text-quiet hover:text-ink"
        >
          <Icon className="size-5" aria-hidden="true" />
        </button>
      </div>
    </Field>
  )
}
