import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { asciiDigits } from '#loans/ascii-digits.ts'
import * as words from '#words/fields.ts'
import { describedBy, Field, type FieldText } from './Field.tsx'

interface CodeFieldProps extends FieldText {
  length: number
  /** One character per box, a space for an empty one; trailing spaces are left out. */
  value: string
  onChange: (value: string) => void
  autoFocus?: boolean
  /** The first box, which gets the focus after a wrong code. */
  ref?: RefObject<HTMLInputElement | null>
}

const digitsOf = (text: string) => asciiDigits(text).replace(/[^0-9]/g, '')
const ignore = () => {}

/** Leaves out the digit that was in the box. It comes first if the caret is at the end, and last otherwise. */
function withoutOld(digits: string, old: string, isCaretAtEnd: boolean): string {
  if (isCaretAtEnd) return digits.startsWith(old) ? digits.slice(1) : digits
  return digits.endsWith(old) ? digits.slice(0, -1) : digits
}

/** One box per digit. A whole code that is pasted or suggested by the phone fills all boxes, whichever has the focus. */
export function CodeField({ length, value, onChange, autoFocus, ref, ...texts }: CodeFieldProps) {
  const id = useId()
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  useEffect(() => {
    if (autoFocus) boxes.current[0]?.focus()
  }, [autoFocus])

  const focus = (index: number) => boxes.current[Math.max(0, Math.min(index, length - 1))]?.focus()

  const digitAt = (index: number) => value[index]?.trim() ?? ''

  /** Fills the boxes from `from` on with characters. The other boxes keep theirs. */
  const fillFrom = (from: number, characters: string) => {
    const padded = value.padEnd(length)
    const next = padded.slice(0, from) + characters + padded.slice(from + characters.length)
    onChange(next.slice(0, length).trimEnd())
  }

  const enterDigits = (index: number, digits: string) => {
    const from = digits.length >= length ? 0 : index
    fillFrom(from, digits)
    focus(from + digits.length)
  }

  const handleInput = (index: number, { value: text, selectionStart }: HTMLInputElement) => {
    const digits = digitsOf(text)
    const old = digitAt(index)
    // Some on-screen keyboards erase without a `Backspace` key event.
    if (text === '') fillFrom(index, ' ')
    // A digit typed into a filled box, or a code that a keyboard inserts there, arrives beside the old digit.
    else if (old && (digits.length === 2 || digits.length === length + 1))
      enterDigits(index, withoutOld(digits, old, selectionStart === text.length))
    else if (digits) enterDigits(index, digits)
  }

  const handleKeyDown = (index: number, event: KeyboardEvent) => {
    if (event.key === 'Backspace') {
      event.preventDefault()
      if (digitAt(index)) fillFrom(index, ' ')
      else focus(index - 1)
    }
    if (event.key === 'ArrowLeft') focus(index - 1)
    if (event.key === 'ArrowRight') focus(index + 1)
  }

  const handlePaste = (index: number, event: ClipboardEvent) => {
    event.preventDefault()
    const digits = digitsOf(event.clipboardData.getData('text')).slice(0, length)
    if (digits) enterDigits(index, digits)
  }

  const positions = Array.from({ length }, (_, index) => index + 1)
  return (
    <Field id={id} {...texts} labelIsText>
      <fieldset aria-labelledby={`${id}-label`} {...describedBy(id, texts)} className="flex gap-2">
        {positions.map((position) => {
          const index = position - 1
          return (
            <input
              key={position}
              ref={(box) => {
                boxes.current[index] = box
                if (index === 0 && ref) ref.current = box
              }}
              value={digitAt(index)}
              // Not onChange, which is silent when the same digit is typed over itself.
              onInput={(event) => handleInput(index, event.currentTarget)}
              onChange={ignore}
              onKeyDown={(event) => handleKeyDown(index, event)}
              onPaste={(event) => handlePaste(index, event)}
              onFocus={(event) => event.target.select()}
              inputMode="numeric"
              autoComplete={index === 0 ? 'one-time-code' : 'off'}
              aria-label={words.digitOf(position, length)}
              aria-invalid={texts.error ? true : undefined}
              className="h-14 w-full max-w-13 min-w-0 rounded-control border border-edge bg-surface text-center text-2xl font-semibold tabular-nums hover:border-ink aria-invalid:border-danger"
            />
          )
        })}
      </fieldset>
    </Field>
  )
}
