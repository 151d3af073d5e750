import type { ReactNode } from 'react'
import { ChangingText } from '../ChangingText.tsx'
import type { Elements } from '../elements.ts'

export interface FieldText {
  label: string
  hint?: ReactNode
  error?: string | undefined
}

interface FieldProps extends FieldText {
  id: string
  children: Elements
  /** Only for screen readers, where an icon and the place say it to everybody else. */
  isLabelHidden?: boolean | undefined
  /** For a group or another control that a `<label>` cannot name. It refers to `${id}-label` by `aria-labelledby`. */
  labelIsText?: boolean
}

/** The frame of a field: the label, the hint, the control and the error, in that order. */
export function Field({
  id,
  label,
  isLabelHidden = false,
  hint,
  error,
  children,
  labelIsText = false,
}: FieldProps) {
  return (
    <div className="flex flex-col gap-1.5">
      {labelIsText ? (
        <span id={`${id}-label`} className="font-medium">
          {label}
        </span>
      ) : (
        <label id={`${id}-label`} htmlFor={id} className={isLabelHidden ? 'sr-only' : 'font-medium'}>
          {label}
        </label>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-quiet">
          <ChangingText>{hint}</ChangingText>
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}

/** Announced by screen readers when it appears, and marked by an icon as well as by colour. */
export function FieldError({ id, error }: { id: string; error?: string | undefined }) {
  return (
    <div id={`${id}-error`} aria-live="polite">
      {error && (
        <p className="flex items-start gap-1.5 text-sm font-medium text-danger">
          <svg viewBox="0 0 16 16" className="mt-0.5 size-4 shrink-0" aria-hidden="true">
            <circle cx="8" cy="8" r="7" fill="none" stroke="currentColor" strokeWidth="1.5" />
            <path d="M8 4.5v4M8 11v.1" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
          </svg>
          <ChangingText>{error}</ChangingText>
        </p>
      )}
    </div>
  )
}

/** The ARIA attributes that link a control to its hint and its error, and mark it as invalid. */
export const describedBy = (id: string, { hint, error }: Pick<FieldText, 'hint' | 'error'>) => ({
  'aria-describedby':
    [hint !== undefined && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error ? true : undefined,
})

export const controlClass =
  'min-h-12 w-full rounded-control border border-edge bg-surface px-3.5 text-base text-ink placeholder:text-quiet hover:border-ink focus-visible:outline-offset-0 aria-invalid:border-danger disabled:bg-paper disabled:text-on-disabled'
