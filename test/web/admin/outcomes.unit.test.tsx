import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { outcomeKinds, type StoredOutcome } from '#contract/handover-outcome.ts'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { anAdminOffer, openOutcomes } from '#support/components/admin.tsx'
import { field } from '#support/components/fields.ts'
import { heldBack, refusal, success } from '#support/components/server.ts'
import { outcomesSheet, readOutcomeSheet, templateSheet } from '#web/admin/outcomes/outcome-sheet.ts'

const offers = [anAdminOffer({ id: 'a', lender: 'Kaveri Finance', description: 'For weddings' })]
const lenders = new Set(['kaverifinance'])
const outcome = (changes: Partial<StoredOutcome> = {}): StoredOutcome => ({
  lender: 'kaverifinance',
  event_id: 'E-1',
  handover: '20261120-1',
  kind: 'received',
  at: '2026-11-20T05:00:00.000Z',
  received_at: '2026-11-21T05:00:00.000Z',
  press: { offer_id: 'a', day: '2026-11-20' },
  ...changes,
})
const titles = 'lender,event_id,handover,kind,at,amount,reason_class'
const rowOf = (n: number) => `Kaveri Finance Ltd,E-${n},20261120-1,received,2026-11-20 10:30,,`
const sheetOf = (count: number) => [titles, ...Array.from({ length: count }, (_, n) => rowOf(n))].join('\n')

test('reads amounts and times as a spreadsheet has them, and says of each other row what is wrong', () => {
  const rows = readOutcomeSheet(
    [
      titles.toUpperCase().replaceAll('_', ' '),
      'Kaveri Finance,1,x,disbursed,2026-11-20,"₹2,50,000.50",',
      'Kaveri Finance,2,x,refused,2026-11-20T10:00:00Z,,income',
      '',
      'Nobody,3,x,received,2026-11-20,,',
      'Kaveri Finance,1,x,received,2026-11-20,,',
      'Kaveri Finance,4,x,disbursed,2026-11-20,much,',
      'Kaveri Finance,5,x,received,20/11/2026,,',
    ].join('\r\n'),
    lenders,
  )
  expect(rows.map(({ number, problem }) => [number, problem])).toEqual([
    [2, undefined],
    [3, undefined],
    [5, 'lender: No offer is from this lender'],
    [6, 'event_id: Row 2 has the same event'],
    [7, `amount: ${messages.outcomeAmountInvalid}`],
    [8, `at: ${messages.outcomeTimeInvalid}`],
  ])
  expect(rows[0]?.outcome).toMatchObject({ amount: 250_000.5, at: '2026-11-20T00:00+05:30' })
})

test('the template and a saved list can be read again', () => {
  const read = (text: string) => readOutcomeSheet(new TextEncoder().encode(text), lenders)
  const template = read(templateSheet('Kaveri Finance'))
  expect(template.map(({ outcome: { kind } }) => kind)).toEqual(outcomeKinds)
  expect(template.filter(({ problem }) => problem !== undefined)).toEqual([])
  const listed = [outcome(), outcome({ event_id: '12-60', kind: 'disbursed', amount: 1000.5, press: null })]
  const again = read(outcomesSheet(listed)).map(({ outcome: one }) => one)
  expect(again).toEqual(listed.map(({ received_at, press, ...rest }) => rest))
})

test('a sheet without its titles is refused with their names', () => {
  expect(() => readOutcomeSheet('lender,kind\na,b', lenders)).toThrow(
    'event_id, handover, at, amount, reason_class',
  )
})

test('the page adds a month up, by kind, and names the offer or says that nothing matches', async () => {
  const listed = [
    outcome(),
    outcome({ event_id: 'E-2', kind: 'disbursed', amount: 1000.5 }),
    outcome({ event_id: 'E-3', kind: 'disbursed', amount: 2000, press: null }),
  ]
  const { user, requests } = await openOutcomes(success({ offers }), success({ outcomes: listed }))
  await screen.findByText('₹3,000.50')
  screen.getByText('3 outcomes, 1 matches no hand-over')
  expect(screen.getAllByText('For weddings')).toHaveLength(2)
  screen.getByText('Matches no hand-over')
  await user.selectOptions(field('Lender'), 'Kaveri Finance')
  await screen.findByText('How this lender reports by itself')
  await waitFor(() =>
    expect(requests.filter(({ path }) => path === '/user/handover-outcomes')).toHaveLength(2),
  )
})

test('of one lender, the chip leaves only what matches no hand-over; of all, nothing else is listed', async () => {
  const listed = [outcome(), outcome({ event_id: 'E-2', press: null })]
  const { user, answers } = await openOutcomes(success({ offers }), success({ outcomes: listed }))
  await screen.findByText('2 outcomes, 1 matches no hand-over')
  expect(screen.queryByRole('button', { name: 'Unmatched only' })).toBeNull()
  await user.selectOptions(field('Lender'), 'Kaveri Finance')
  const chip = screen.getByRole('button', { name: 'Unmatched only', pressed: false })
  await screen.findByText('2 outcomes, 1 matches no hand-over')
  await user.click(chip)
  screen.getByText('1 outcome, 1 matches no hand-over')
  answers['/user/handover-outcomes'] = success({ outcomes: [outcome()] })
  const [, earlier = ''] = [...screen.getByLabelText<HTMLSelectElement>('Month').options].map(
    ({ value }) => value,
  )
  await user.selectOptions(field('Month'), earlier)
  await screen.findByText('Nothing is unmatched')
  await user.click(screen.getByRole('button', { name: 'Show its outcomes' }))
  screen.getByText('1 outcome')
})

test('an empty month and a failure are said, and the failure can be retried', async () => {
  const { user, answers } = await openOutcomes(success({ offers }), refusal(500))
  await screen.findByText(messages.outcomesNotFetched)
  answers['/user/handover-outcomes'] = success({ outcomes: [] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Nothing is unmatched')
})

/** Opens the import and pastes a sheet of so many rows. */
async function readSheet(user: UserEvent, rows: number) {
  await user.click(screen.getByRole('button', { name: 'Import' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByText('Paste the rows'))
  await user.click(field('Rows, with the titles first'))
  await user.paste(sheetOf(rows))
  await user.click(dialog.getByRole('button', { name: 'Read the rows' }))
  return dialog
}

const statesOf = (count: number, state: string) => success({ results: Array(count).fill({ state }) })

test('rows that are checked are not said to be applied', async () => {
  const { user, answers } = await openOutcomes(success({ offers }), success({ outcomes: [] }))
  const held = [heldBack(statesOf(limits.outcomeRows, 'new')), heldBack(statesOf(limits.outcomeRows, 'new'))]
  answers['/user/import-outcomes'] = (body) => (held.shift() ?? heldBack()).answer(body)
  const [first, second] = held
  const dialog = await readSheet(user, 2 * limits.outcomeRows)
  await act(async () => first?.release())
  await dialog.findByText('200 rows: 100 new, 100 not checked yet')
  dialog.getByRole('button', { name: 'Checking...' })
  dialog.getByRole('button', { name: 'Apply 100 rows' })
  expect(dialog.queryByRole('progressbar')).toBeNull()
  await act(async () => second?.release())
  await dialog.findByText('200 rows: 200 new')
  await user.click(dialog.getByRole('button', { name: 'Apply 200 rows' }))
  await dialog.findByRole('button', { name: 'Applying...' })
  dialog.getByRole('progressbar')
  expect(dialog.queryByRole('button', { name: 'Checking...' })).toBeNull()
})

test('an import that fails midway keeps what was recorded, and goes on where it stopped', async () => {
  const { user, answers, requests } = await openOutcomes(success({ offers }), success({ outcomes: [] }))
  const sent = () => requests.filter(({ path }) => path === '/user/import-outcomes')
  answers['/user/import-outcomes'] = statesOf(limits.outcomeRows, 'new')
  const dialog = await readSheet(user, 2 * limits.outcomeRows)
  await dialog.findByText('200 rows: 200 new')
  expect(sent()).toHaveLength(2)
  answers['/user/import-outcomes'] = refusal(503)
  await user.click(dialog.getByRole('button', { name: 'Apply 200 rows' }))
  expect((await dialog.findByRole('alert')).textContent).not.toBe('')
  dialog.getByText('0 of 200 rows applied')
  answers['/user/import-outcomes'] = statesOf(limits.outcomeRows, 'already')
  await user.click(dialog.getByRole('button', { name: 'Apply 200 rows' }))
  await dialog.findByText('200 of 200 rows applied')
  expect(dialog.queryByRole('alert')).toBeNull()
  expect(sent()).toHaveLength(5)
})

test('while a chip hides rows, Apply says how many it would record unseen, until another sheet is read', async () => {
  const { user, answers } = await openOutcomes(success({ offers }), success({ outcomes: [] }))
  answers['/user/import-outcomes'] = success({ results: [{ state: 'new' }, { state: 'unmatched' }] })
  await user.click(screen.getByRole('button', { name: 'Import' }))
  const dialog = within(await screen.findByRole('dialog'))
  const read = async () => {
    await user.click(dialog.getByText('Paste the rows'))
    await user.clear(field('Rows, with the titles first'))
    await user.click(field('Rows, with the titles first'))
    await user.paste(sheetOf(2))
    await user.click(dialog.getByRole('button', { name: 'Read the rows' }))
  }
  await read()
  await user.click(await dialog.findByRole('button', { name: 'Unmatched: 1' }))
  dialog.getByRole('button', { name: 'Apply 2 rows (1 of them not shown)' })
  await read()
  await dialog.findByRole('button', { name: 'Apply 2 rows' })
})
