import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { fireEvent, render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { TextField } from '#web/form/TextField.tsx'

function NameForm() {
  const { control, handleSubmit } = useForm({
    resolver: standardSchemaResolver(z.object({ name: z.string().min(1, 'Enter your name') })),
    mode: 'onTouched',
    defaultValues: { name: '' },
  })
  return (
    <form onSubmit={handleSubmit(() => {})} noValidate>
      <TextField control={control} name="name" label="Name" />
      <button type="submit">Next</button>
    </form>
  )
}

test('an error that a press brings appears after it, so that the button stays under the finger', async () => {
  render(<NameForm />)
  const [field, button] = [screen.getByLabelText('Name'), screen.getByRole('button')]
  field.focus()
  fireEvent.mouseDown(button)
  fireEvent.blur(field)
  await Promise.resolve()
  expect(screen.queryByText('Enter your name')).toBeNull()
  fireEvent.mouseUp(button)
  await screen.findByText('Enter your name')
})

test('without a press, the error of a field that is left appears at once', async () => {
  render(<NameForm />)
  fireEvent.blur(screen.getByLabelText('Name'))
  await screen.findByText('Enter your name')
})
