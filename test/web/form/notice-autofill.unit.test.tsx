import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { noticeAutofill } from '#web/form/notice-autofill.ts'
import { TextField } from '#web/ui/fields/TextField.tsx'

beforeAll(noticeAutofill)

function Form() {
  const [mobile, setMobile] = useState('')
  const [text, setText] = useState('')
  const [isAgreed, setIsAgreed] = useState(false)
  return (
    <>
      <TextField
        label="Mobile"
        type="tel"
        value={mobile}
        tidy={(text) => text.replace(/\D/g, '')}
        onChange={({ target }) => setMobile(target.value)}
      />
      <textarea aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      <input type="checkbox" checked={isAgreed} onChange={({ target }) => setIsAgreed(target.checked)} />
    </>
  )
}

/** Fills a field as Chrome's autofill on iOS does. */
const autofill = (field: HTMLInputElement | HTMLTextAreaElement, text: string) =>
  act(() => {
    field.value = text
    for (const type of ['keydown', 'input', 'keyup', 'change', 'blur'])
      field.dispatchEvent(new Event(type, { bubbles: true }))
  })

test('a field that autofill has filled by script keeps its text', () => {
  render(<Form />)
  const mobile = screen.getByLabelText<HTMLInputElement>('Mobile')
  autofill(mobile, '98765 01234')
  autofill(screen.getByLabelText<HTMLTextAreaElement>('Text'), 'Overcharged')
  act(() => screen.getByRole('checkbox').click())
  expect(mobile.value).toBe('9876501234')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('Overcharged')
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
})
