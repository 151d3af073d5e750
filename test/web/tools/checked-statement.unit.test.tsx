import { fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { lettersAndTickets } from '#test/statements/lenders/letters-and-tickets.ts'
import { choices, writeStatement } from '#test/statements/small-loan.ts'
import { trueFacts } from '#test/statements/true-statement.ts'
import CheckedStatement from '#web/tools/kfs-check/CheckedStatement.tsx'
import { SampleResult } from '#web/tools/kfs-check/SampleResult.tsx'

const textOf = (title: string) => lettersAndTickets.find((each) => each.title === title)?.text ?? ''

/** @param text `null` for figures that are typed */
function show(text: string | null) {
  const element = <CheckedStatement text={text} file={undefined} onHeadline={() => {}} />
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

/** The headings of the result. */
async function check(text: string) {
  show(text)
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

test('the sample is what the check says of an instalment from a flat rate', () => {
  render(<SampleResult />)
  screen.getByText('1 thing doesn’t agree')
  screen.getByText(/^The instalment of ₹10,833\.33 comes from a flat rate: 15%/)
})

test('a text without the figures of a loan is called unread', async () => {
  expect(await check('Your loan is sanctioned. Welcome!')).toContain('We could not read enough to check this')
})

test.each([
  { where: 'typed', text: null, label: 'Loan amount (sanctioned)' },
  { where: 'corrected', text: writeStatement(trueFacts(choices)), label: 'Amount you receive' },
  {
    where: 'corrected in the table of fees',
    text: writeStatement(trueFacts(choices)),
    label: 'Amount of fee 1',
  },
])('an amount that is $where gets its commas when its field is left', async ({ text, label }) => {
  show(text)
  const input = await screen.findByLabelText<HTMLInputElement>(label)
  const leaveWith = (typed: string) => {
    fireEvent.change(input, { target: { value: typed } })
    expect(input.value).toBe(typed)
    fireEvent.blur(input)
    return input.value
  }
  expect(leaveWith('1234567')).toBe('12,34,567')
  expect(leaveWith('1234.50')).toBe('1,234.50')
  expect(leaveWith('3 lakh')).toBe('3 lakh')
})

test('a benchmark that cannot be right keeps its field once the rate is said to be fixed', async () => {
  show(writeStatement(trueFacts(choices)))
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await screen.findByRole('heading', { name: 'The figures agree with each other' })
  type('Fixed or floating rate', 'floating')
  await screen.findByLabelText('Benchmark rate')
  type('Benchmark rate', 'x')
  type('Fixed or floating rate', 'fixed')
  await screen.findByRole('heading', { name: 'Correct each marked figure to see the result.' })
  expect(screen.getByLabelText('Benchmark rate').getAttribute('aria-invalid')).toBe('true')
  type('Benchmark rate', '')
  await screen.findByRole('heading', { name: 'The figures agree with each other' })
})

test('the corrections of a statement stay while another one of its file is looked at', async () => {
  const other = trueFacts({ ...choices, sanctioned: 50_000, fees: [] })
  show([trueFacts(choices), other].map(writeStatement).join('\n'))
  const received = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount you receive' })
  const pick = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
  await screen.findByRole('heading', { name: 'The figures agree with each other' })
  fireEvent.change(received(), { target: { value: '1,90,000' } })
  await screen.findByRole('heading', { name: '1 thing doesn’t agree' })
  pick('2: ₹50,000, 24 months')
  await screen.findByRole('heading', { name: /^What we could check agrees/ })
  expect(received().value).toBe('50,000')
  pick('1: ₹2,00,000, 24 months')
  await screen.findByRole('heading', { name: '1 thing doesn’t agree' })
  expect(received().value).toBe('1,90,000')
})

test('the loan of a statement is handed over to “My loans” with what was read, and nothing of it is in the address', async () => {
  onTestFinished(() => sessionStorage.clear())
  const element = (
    <CheckedStatement text={writeStatement(trueFacts(choices))} file={undefined} onHeadline={() => {}} />
  )
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '/my-loans', element: 'My loans' },
  ])
  render(<RouterProvider router={router} />)
  fireEvent.click(await screen.findByRole('link', { name: 'Keep this loan in “My loans”' }))
  await screen.findByText('My loans')
  expect(router.state.location).toMatchObject({ pathname: '/my-loans', search: '', hash: '', state: null })
  const { fees, ...found } = JSON.parse(sessionStorage.getItem('foundLoan') ?? '')
  expect(found).toMatchObject({
    source: 'statement',
    principal: 200_000,
    annualRatePercent: 15,
    tenureMonths: 24,
    instalment: 9_697.33,
  })
  expect(fees).toBe(5_500)
})

test.each(['instalments that step up after two years', 'a joint-liability group’s loan card, paid weekly'])(
  '%s: no loan is handed over',
  async (title) => {
    await check(textOf(title))
    expect(screen.queryByRole('link', { name: 'Keep this loan in “My loans”' })).toBe(null)
  },
)
