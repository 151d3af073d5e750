import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { heldFile } from '#support/components/held-file.ts'
import { renderAt } from '#support/components/render-at.tsx'
import BankStatement from '#web/tools/my-loans/BankStatement.tsx'
import { accountOf, around, loan, mandates } from './accounts.ts'
import { layouts } from './layouts.ts'

afterEach(() => void vi.restoreAllMocks())

const csv = (text: string) => new File([text], 'statement.csv')

/** The statement of an account until August 2025, with further debits of the lender. */
function statement(charges: readonly string[] = []) {
  const account = accountOf(['2025-06', '2025-07'], mandates[0] ?? '')
  const added = charges.map((on) => ({ on, narration: 'ACH D- KAVERI BANK BOUNCE CHGS', paise: -59_000 }))
  const movements = around([...account, ...added], '2025-05-20', '2025-08-01')
  return (
    layouts[0]?.write(
      movements.sort((a, b) => a.on.localeCompare(b.on)),
      10_000_000,
    ) ?? ''
  )
}

function open() {
  const { show, user } = renderAt('/my-loans', <BankStatement loan={loan} today="2025-09-10" />)
  show()
  return (file: File) => user.upload(screen.getByLabelText('Bank statement (CSV)'), file)
}

test('a file that is slow to read does not replace the one that was chosen after it', async () => {
  const choose = open()
  const slow = heldFile(csv(statement(['2025-06-14'])))
  await choose(slow.file)
  await choose(csv(statement()))
  await screen.findByText('No other charge of the lender was found')
  await act(slow.release)
  screen.getByText('No other charge of the lender was found')
  expect(screen.queryByText('1 debit that is not in the schedule')).toBeNull()
})

test('the error of a file goes when another one is chosen', async () => {
  const choose = open()
  await choose(csv('%PDF-1.7'))
  await screen.findByText(/^This is no CSV file/)
  const next = heldFile(csv(statement()))
  await choose(next.file)
  expect(screen.queryByText(/^This is no CSV file/)).toBeNull()
  await act(next.release)
  await screen.findByText('No other charge of the lender was found')
})

test('two equal charges of one day are both listed', async () => {
  const warn = vi.spyOn(console, 'error')
  const choose = open()
  await choose(csv(statement(['2025-06-14', '2025-06-14'])))
  await screen.findByText('2 debits that are not in the schedule')
  expect(screen.getAllByText('₹590.00 on 14 June 2025')).toHaveLength(2)
  expect(warn).not.toHaveBeenCalled()
})
