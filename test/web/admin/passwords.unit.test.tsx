import { screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { renderAt } from '#support/components/render-at.tsx'
import { type NewPassword, NewPasswordFields } from '#web/admin/sign-in/fields.tsx'

const password = 'Asha-Chose-This-1'

/** A form for a new password, and the passwords that it would send to Cognito. */
function aForm() {
  const sent: string[] = []
  function Form() {
    const form = useForm<NewPassword>({ defaultValues: { password: '', repeated: '' } })
    return (
      <FormProvider {...form}>
        <form noValidate onSubmit={form.handleSubmit(({ password }) => void sent.push(password))}>
          <NewPasswordFields />
          <button type="submit">Change password</button>
        </form>
      </FormProvider>
    )
  }
  const { show, user } = renderAt('/admin121/users', <Form />)
  show()
  const labels = ['New password', 'New password again']
  const fields = labels.map((label) => screen.getByLabelText<HTMLInputElement>(label))
  return { sent, user, fields, submit: () => user.click(screen.getByText('Change password')) }
}

test.each([' ', '\n', '\u00a0'])('a pasted password loses the blank %j at its ends', async (blank) => {
  const { sent, user, fields, submit } = aForm()
  for (const field of fields) {
    await user.click(field)
    await user.paste(`${blank}${password}${blank}`)
    expect(field.value).toBe(password)
  }
  await submit()
  expect(sent).toEqual([password])
})

test.each([` ${password}`, `${password} `])('the new password %j is refused in words', async (typed) => {
  const { sent, user, fields, submit } = aForm()
  for (const field of fields) await user.type(field, typed)
  await submit()
  expect(screen.getByText('Password must not begin or end with a blank')).toBeTruthy()
  expect(sent).toEqual([])
})

test('a pasted password keeps the blanks inside it, and replaces what is selected', async () => {
  const { sent, user, fields, submit } = aForm()
  for (const field of fields) {
    await user.type(field, 'old')
    field.setSelectionRange(0, 3)
    await user.paste(' Two words and 1 sign! ')
  }
  await submit()
  expect(sent).toEqual(['Two words and 1 sign!'])
})
