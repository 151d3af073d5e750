import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { checkStatement } from '#statements/judge/check-statement.ts'
import { readStatement } from '#statements/read/read-statement.ts'
import { choices, writeStatement } from '#test/statements/small-loan.ts'
import { trueFacts } from '#test/statements/true-statement.ts'
import { Letter } from '#web/tools/kfs-check/Letter.tsx'

afterEach(() => vi.unstubAllGlobals())

/** Shows the letter about a statement whose total interest is wrong, in a browser with this clipboard. */
function showLetter(clipboard: { writeText: (text: string) => Promise<void> } | undefined) {
  const user = userEvent.setup({ writeToClipboard: false })
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  const statement = readStatement(writeStatement({ ...trueFacts(choices), totalInterest: 30_000 }))
  render(<Letter statement={statement} result={checkStatement(statement)} pageOf={() => undefined} />)
  return user
}

test.each([
  ['has no clipboard', undefined],
  ['refuses it', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
])('a browser that %s selects the letter and says to copy it by hand', async (_, clipboard) => {
  const user = showLetter(clipboard)
  await user.click(screen.getByRole('button', { name: 'Copy the letter' }))
  await screen.findByText('Your browser did not let us copy. The letter is selected: copy it by hand.')
  const text = screen.getByRole<HTMLTextAreaElement>('textbox')
  expect(document.activeElement).toBe(text)
  expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe(text.value)
})

test('a browser with a clipboard copies the whole letter', async () => {
  const copied: string[] = []
  const user = showLetter({ writeText: async (text) => void copied.push(text) })
  await user.click(screen.getByRole('button', { name: 'Copy the letter' }))
  await screen.findByText('Copied')
  expect(copied).toEqual([screen.getByRole<HTMLTextAreaElement>('textbox').value])
})
