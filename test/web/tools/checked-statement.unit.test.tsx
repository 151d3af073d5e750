import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { lettersAndTickets } from '#test/statements/lenders/letters-and-tickets.ts'
import CheckedStatement from '#web/tools/kfs-check/CheckedStatement.tsx'

const textOf = (title: string) => lettersAndTickets.find((each) => each.title === title)?.text ?? ''

/** The headings of the result. */
async function check(text: string) {
  const element = <CheckedStatement text={text} file={undefined} onHeadline={() => {}} />
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  const headings = await screen.findAllByRole('heading', { level: 2 })
  return headings.map(({ textContent }) => textContent)
}

test.each([
  'a gold pledge ticket, all at the end',
  'instalments that step up after two years',
  'a joint-liability group’s loan card, paid weekly',
])('%s: what cannot be computed is not called unread', async (title) => {
  const headings = await check(textOf(title))
  expect(headings).toContain('What we could check agrees, but we could not check everything')
  expect(headings).not.toContain('We could not read enough to check this')
})

test('a text without the figures of a loan is called unread', async () => {
  expect(await check('Your loan is sanctioned. Welcome!')).toContain('We could not read enough to check this')
})
