import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '#support/components/render-at.tsx'
import { FileChoice } from '#web/admin/FileChoice.tsx'

test('while a file is read, the field keeps the focus and takes no other file', async () => {
  const chosen: File[] = []
  const choice = (
    <FileChoice label="Choose a file" accept=".csv" isBusy onChoose={(file) => chosen.push(file)} />
  )
  const { user, show } = renderAt('/admin121', choice)
  show()
  const input = screen.getByLabelText<HTMLInputElement>('Choose a file')
  expect(input.disabled).toBe(false)
  expect(input.getAttribute('aria-disabled')).toBe('true')
  await user.upload(input, new File(['a'], 'a.csv'))
  expect(chosen).toEqual([])
})
