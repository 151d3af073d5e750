import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { described, Field, type FieldWords } from './Field.tsx'

interface CodeFieldProps extends FieldWords {
  length: number
  /** The digits so far, without gaps. */
  value: string
  onChange: (value: string) => void
  /** The last box was filled. */
  onComplete?: (value: string) => void
  autoFocus?: boolean
  /** The first box, where a wrong code is typed over. */
  ref?: RefObject<HTMLInputElement | null>
}

const digitsOf = (text: string) => text.replace(/[^0-9]/g, '')
const ignore = () => {}

/** One box per digit. A phone's suggestion or a paste fills them all, from whichever box it lands in. */
export function CodeField({ length, value, onChange, onComplete, autoFocus, ref, ...words }: CodeFieldProps) {
  const id = useId()
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  useEffect(() => {
    if (autoFocus) boxes.current[0]?.focus()
  }, [autoFocus])

  const focus = (index: number) => boxes.current[Math.max(0, Math.min(index, length - 1))]?.focus()

  /** Writes from a box onwards, as far as the digits reach, and moves to the box after them. */
  const write = (from: number, digits: string) => {
    const start = Math.min(from, value.length)
    const next = (value.slice(0, start) + digits + value.slice(start + digits.length)).slice(0, length)
    onChange(next)
    focus(start + digits.length)
    if (next.length === length && digits) onComplete?.(next)
  }

  const typed = (index: number, text: string) => {
    const digits = digitsOf(text)
    const old = value[index]
    if (!digits) return
    // A digit typed into a full box arrives beside the old one.
    write(index, digits.length === 2 && old ? digits.replace(old, '') : digits)
  }

  const pressed = (index: number, event: KeyboardEvent) => {
    if (event.key === 'Backspace') {
      event.preventDefault()
      const erased = value[index] ? index : index - 1
      if (erased >= 0) onChange(value.slice(0, erased) + value.slice(erased + 1))
      focus(erased)
    }
    if (event.key === 'ArrowLeft') focus(index - 1)
    if (event.key === 'ArrowRight') focus(index + 1)
  }

  const pasted = (index: number, event: ClipboardEvent) => {
    event.preventDefault()
    const digits = digitsOf(event.clipboardData.getData('text')).slice(0, length)
    if (digits) write(digits.length === length ? 0 : index, digits)
  }

  const positions = Array.from({ length }, (_, index) => index + 1)
  return (
    <Field id={id} {...words} labelIsText>
      <fieldset aria-labelledby={`${id}-label`} {...described(id, words)} className="flex gap-2">
        {positions.map((position) => {
          const index = position - 1
          return (
            <input
              key={position}
              ref={(box) => {
                boxes.current[index] = box
                if (index === 0 && ref) ref.current = box
              }}
              value={value[index] ?? ''}
              // Not onChange, which is silent when the same digit is typed over itself.
              onInput={(event) => typed(index, event.currentTarget.value)}
              onChange={ignore}
              onKeyDown={(event) => pressed(index, event)}
              onPaste={(event) => pasted(index, event)}
              onFocus={(event) => event.target.select()}
              inputMode="numeric"
              autoComplete={index === 0 ? 'one-time-code' : 'off'}
              aria-label={`Digit ${position} of ${length}`}
              aria-invalid={words.error ? true : undefined}
              className="h-14 w-full max-w-13 min-w-0 rounded-control border border-edge bg-surface text-center text-2xl font-semibold tabular-nums hover:border-ink aria-invalid:border-danger"
            />
          )
        })}
      </fieldset>
    </Field>
  )
}
