import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { DayField } from '#web/tools/DayField.tsx'

afterEach(cleanup)

const days: string[] = []

function Form() {
  const [day, setDay] = useState('')
  const change = (next: string) => {
    days.push(next)
    setDay(next)
  }
  return (
    <>
      <DayField label="First EMI" value={day} onChange={change} error={undefined} />
      <button type="button" onClick={() => change('2027-03-05')}>
        another page’s day
      </button>
    </>
  )
}

test('a day is typed as in India, and while it is incomplete there is none', async () => {
  render(<Form />)
  const user = userEvent.setup()
  const field = screen.getByLabelText<HTMLInputElement>('First EMI')
  await user.type(field, '05022027')
  expect(field.value).toBe('05/02/2027')
  await user.type(field, '{Backspace}')
  expect(field.value).toBe('05/02/202')
  expect(days).toEqual(['2027-02-05', ''])
  // The button of the calendar belongs to the field.
  await user.tab()
  await user.tab()
  screen.getByText(/^Enter a day, month and four-digit year/)
  await user.click(screen.getByRole('button', { name: 'another page’s day' }))
  expect(field.value).toBe('05/03/2027')
})
