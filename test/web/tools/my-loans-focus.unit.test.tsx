import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { button } from '#support/components/fields.ts'
import { renderAt } from '#support/components/render-at.tsx'
import { keepLoan } from '#web/tools/my-loans/kept-loans.ts'
import MyLoansPage from '#web/tools/my-loans/MyLoansPage.tsx'
import { loan } from './bank-statement/accounts.ts'

beforeEach(() => keepLoan({ ...loan, missed: ['2025-07-05'] }))

/** Opens the page and returns what presses a button by keyboard. */
function open() {
  const { show, user } = renderAt('/my-loans', <MyLoansPage />)
  show()
  return async (name: string) => {
    button(name).focus()
    await user.keyboard('{Enter}')
  }
}
const hasFocus = (element: HTMLElement | null) => waitFor(() => expect(document.activeElement).toBe(element))
const heading = (name: string) => screen.getByRole('heading', { name })

test.each(['Save', 'Cancel'])(
  '“Change its figures” leads to its first field, and “%s” back to the loan',
  async (end) => {
    const press = open()
    await press('Change its figures')
    await hasFocus(document.querySelector('section[aria-label="Change its figures"] input'))
    await press(end)
    await hasFocus(heading('Kaveri Bank'))
  },
)

test('the question before a loan is removed has the focus, and each answer leads on', async () => {
  const press = open()
  await press('Remove this loan')
  await hasFocus(screen.getByText('Remove it from this browser? It is kept nowhere else.'))
  await press('Keep it')
  await hasFocus(heading('Kaveri Bank'))
  await press('Remove this loan')
  await press('Yes, remove it')
  await hasFocus(heading('My loans'))
})

test('a removed payment leads to the title of the part that had it', async () => {
  const press = open()
  await press('Remove: EMI of 5 July 2025: not paid')
  const title = screen.getByText('Missed an EMI, or paid more?')
  await hasFocus(title)
  expect(title.hasAttribute('tabindex')).toBe(false)
})
