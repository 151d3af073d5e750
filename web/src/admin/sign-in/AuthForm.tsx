import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { authErrorMessage } from './auth-error.ts'

interface AuthFormProps<Values extends FieldValues, Result> {
  title: string
  /** Shown below the title, such as what the person has to do here. */
  intro?: ReactNode
  form: UseFormReturn<Values>
  /** Sends valid values to Cognito. */
  mutation: UseMutationResult<Result, Error, Values>
  submitLabel: string
  children: Elements
  /** Returns to the first form. Left out on the first form itself. */
  onBack?: () => void
  isFirst?: boolean
}

/** What the forms of the sign-in have in common: heading, error, submit button and the button back to the first form. */
export function AuthForm<Values extends FieldValues, Result>(props: AuthFormProps<Values, Result>) {
  const { title, intro, form, mutation, submitLabel, children, onBack, isFirst = false } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const introId = useId()
  // A form that replaces another one moves the focus to its heading, so that a screen reader announces it and the intro.
  useEffect(() => {
    if (!isFirst) heading.current?.focus()
  }, [isFirst])

  return (
    <FormProvider {...form}>
      <form
        onSubmit={form.handleSubmit((values) => mutation.mutate(values))}
        noValidate
        className="flex flex-col gap-6"
      >
        <div>
          <h2
            ref={heading}
            tabIndex={-1}
            aria-describedby={intro === undefined ? undefined : introId}
            className="text-3xl outline-none"
          >
            {title}
          </h2>
          {intro !== undefined && (
            <div id={introId} className="mt-2 text-quiet">
              {intro}
            </div>
          )}
        </div>
        {children}
        <div role="alert" className="empty:hidden">
          {mutation.error && (
            <p className="rounded-control bg-danger-wash px-4 py-3 font-medium text-danger">
              {authErrorMessage(mutation.error)}
            </p>
          )}
        </div>
        <div className="flex flex-col gap-1">
          <Button type="submit" busy={mutation.isPending}>
            {submitLabel}
          </Button>
          {onBack && (
            <Button variant="quiet" onClick={() => onBack()}>
              Back to sign-in
            </Button>
          )}
        </div>
      </form>
    </FormProvider>
  )
}
