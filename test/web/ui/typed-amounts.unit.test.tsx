import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { MonthlyPayFields } from '#web/offers/controls/BorrowerFactFields.tsx'
import { loanAmount } from '#web/tools/figures.ts'
import { FigureField } from '#web/ui/fields/FigureField.tsx'

function LoanAmount() {
  const [value, setValue] = useState(100_000)
  return <FigureField {...loanAmount} label="Loan amount" value={value} onChange={setValue} />
}

const borrower = {
  typed: { otherEmis: '8642' },
  isVisitor: true,
  isIncomeSaved: false,
  change: () => {},
} as unknown as Parameters<typeof MonthlyPayFields>[0]['borrower']

/** @returns what the field shows when it is left */
function leaveWith(input: HTMLInputElement, text: string): string {
  fireEvent.change(input, { target: { value: text } })
  expect(input.value).toBe(text)
  fireEvent.blur(input)
  return input.value
}

test.each([
  ['300000', '3,00,000'],
  ['3,00,000', '3,00,000'],
  ['3 lakh', '3 lakh'],
  ['999999999', '999999999'],
])('the loan amount “%s” reads “%s” once its field is left', (typed, shown) => {
  render(<LoanAmount />)
  expect(leaveWith(screen.getByLabelText('Loan amount'), typed)).toBe(shown)
})

test('a pay and other EMIs get their commas, those that were typed before too', () => {
  render(<MonthlyPayFields borrower={borrower} />)
  expect(screen.getByLabelText<HTMLInputElement>('Other EMIs you pay').value).toBe('8,642')
  expect(leaveWith(screen.getByLabelText('Your monthly pay'), '73519')).toBe('73,519')
  expect(leaveWith(screen.getByLabelText('Your monthly pay'), 'much')).toBe('much')
})
