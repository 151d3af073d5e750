import { Check, ChevronDown } from 'lucide-react'
import { Select } from 'radix-ui'
import { type Ref, useId, useRef } from 'react'
import { control, describedBy, Field, type FieldText } from './Field.tsx'

export interface SelectFieldProps extends FieldText {
  options: readonly string[]
  /** One of the options, or empty. */
  value: string
  onChange: (value: string) => void
  placeholder?: string
  name?: string
  onBlur?: () => void
  ref?: Ref<HTMLButtonElement>
}

export function SelectField({
  label,
  hint,
  error,
  options,
  value,
  onChange,
  placeholder = 'Select',
  name,
  onBlur,
  ref,
}: SelectFieldProps) {
  const id = useId()
  const isOpen = useRef(false)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {/* Radix tells of an empty value when a form around it resets: that is no choice of anyone's. */}
      <Select.Root
        value={value}
        onValueChange={(next) => next && onChange(next)}
        onOpenChange={(open) => {
          isOpen.current = open
        }}
        {...(name && { name })}
      >
        <Select.Trigger
          ref={ref}
          id={id}
          // Opening the list moves the focus into it, which is not a blur of the field.
          onBlur={() => isOpen.current || onBlur?.()}
          {...describedBy(id, { hint, error })}
          className={`${control} flex items-center justify-between gap-2 text-left data-placeholder:text-quiet`}
        >
          <Select.Value placeholder={placeholder} />
          <Select.Icon>
            <ChevronDown className="size-5 text-quiet" aria-hidden="true" />
          </Select.Icon>
        </Select.Trigger>
        <Select.Portal>
          <Select.Content
            position="popper"
            sideOffset={4}
            className="z-50 max-h-(--radix-select-content-available-height) w-(--radix-select-trigger-width) animate-appear overflow-hidden rounded-card border border-line bg-surface text-ink shadow-over"
          >
            <Select.Viewport className="p-1.5">
              {options.map((option) => (
                <Select.Item
                  key={option}
                  value={option}
                  className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-small px-3 outline-none select-none data-highlighted:bg-primary-wash data-[state=checked]:font-semibold"
                >
                  <Select.ItemText>{option}</Select.ItemText>
                  <Select.ItemIndicator>
                    <Check className="size-5 text-primary" aria-hidden="true" />
                  </Select.ItemIndicator>
                </Select.Item>
              ))}
            </Select.Viewport>
          </Select.Content>
        </Select.Portal>
      </Select.Root>
    </Field>
  )
}
