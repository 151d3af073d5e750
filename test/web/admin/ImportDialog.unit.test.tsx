import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readCatalogue } from '#contract/catalogue/file.ts'
import { readSheet, writeSheet } from '#contract/catalogue/sheet.ts'
import * as messages from '#contract/messages.ts'
import { anAdminOffer, openOffers } from '#support/components/admin.tsx'
import { button } from '#support/components/fields.ts'
import { heldBack, noResponse, refusal, success } from '#support/components/server.ts'

const add = '/user/add-offers'
const update = '/user/update-offers'

const offers = [
  anAdminOffer({ id: 'a', lender: 'Neem Tree Finance' }),
  anAdminOffer({ id: 'b', lender: 'Banyan Bank' }),
]
const titles = ['id', 'lender', 'loanAmount', 'interestRate', 'processingFee', 'tenure', 'link']
const newRow = (lender: string, rate = '11% p.a.') => [
  '',
  lender,
  '₹1 lakh',
  rate,
  'Nil',
  '12-60 months',
  'https://k.example',
]
const changed = (id: string, rate: string) =>
  [id, '', '', rate, '', '', ''].map((cell, n) => cell || kept[n] || '')
const kept = [
  '',
  'Neem Tree Finance',
  'Up to ₹3 lakh',
  '',
  '₹499 + GST',
  '6 to 36 months',
  'https://lender.example/apply',
]

/** Opens the dialog and chooses a sheet with these rows. */
async function choose(rows: string[][], list = success({ offers })) {
  const page = await openOffers(list)
  await page.user.click(button('Tools'))
  await page.user.click(button('Import or export'))
  const dialog = await screen.findByRole('dialog', { name: 'Import and export offers' })
  const text = writeSheet([titles, ...rows])
  const upload = (sheet: string) =>
    page.user.upload(
      within(dialog).getByLabelText('Choose a CSV or JSON file'),
      new File([sheet], 'offers.csv', { type: 'text/csv' }),
    )
  await upload(text)
  const saved = () => page.requests.filter(({ path }) => path === add || path === update)
  const fields = () => saved().map(({ body }) => Object.fromEntries(body as FormData))
  return { ...page, dialog, upload, saved, fields }
}

test('shows in a table what is new, changed, unreadable or missing, and changes nothing', async () => {
  const { dialog, saved } = await choose([newRow('Kaveri Bank'), changed('a', '13% p.a.'), newRow('', '')])
  await within(dialog).findByText('1 new, 1 changed, 0 the same, 1 unreadable, 1 not in the file')
  const [, ...rows] = within(dialog).getAllByRole('rowgroup')
  expect(rows[0]?.textContent).toMatch(/Kaveri Bank₹1 lakh11% p\.a\.Nil12-60 monthsNewOffer link/)
  expect(rows[1]?.textContent).toContain('Neem Tree Finance12% p.a. onwards13% p.a.Changed')
  expect(rows[2]?.textContent).toContain('UnreadableInterest rate: This must not be empty')
  const kinds = within(within(dialog).getByRole('list', { name: 'Kinds of rows' })).getAllByRole('button')
  expect(kinds.map(({ textContent }) => textContent)).toEqual(['New: 1', 'Changed: 1', 'Unreadable: 1'])
  within(dialog).getByText('Banyan Bank (b)')
  expect(saved()).toEqual([])
})

test('a press on a kind of rows leaves only those, and a second one shows all again', async () => {
  const { user, dialog } = await choose([newRow('Kaveri Bank'), newRow('', '')])
  const lenders = () =>
    within(dialog).queryAllByText('Kaveri Bank', { selector: 'span.font-semibold' }).length
  await user.click(await within(dialog).findByRole('button', { name: 'Unreadable: 1' }))
  await waitFor(() => expect(lenders()).toBe(0))
  await user.click(within(dialog).getByRole('button', { name: 'Unreadable: 1' }))
  await waitFor(() => expect(lenders()).toBe(1))
})

test('“All rows” chooses only rows that are shown, and Apply says how many are not', async () => {
  const { user, dialog } = await choose([
    newRow('Kaveri Bank'),
    newRow('Godavari Bank'),
    changed('a', '13% p.a.'),
  ])
  await user.click(await within(dialog).findByRole('button', { name: 'New: 2' }))
  within(dialog).getByRole('button', { name: 'Apply 3 rows (1 of them not shown)' })
  await user.click(within(dialog).getByLabelText('All rows that add or change an offer'))
  within(dialog).getByRole('button', { name: 'Apply 1 row (not shown)' })
  await user.click(within(dialog).getByRole('button', { name: 'Changed: 1' }))
  within(dialog).getByRole('button', { name: 'Apply 1 row' })
  expect(within(dialog).queryByLabelText('All rows that add or change an offer')).toBeNull()
})

test('applies the chosen rows with their progress; a row that fails says why and can be applied again', async () => {
  const { dialog, answers, user, fields } = await choose([
    newRow('Kaveri Bank'),
    newRow('Godavari Bank'),
    changed('a', '13% p.a.'),
  ])
  await within(dialog).findByRole('button', { name: 'Apply 3 rows' })
  await user.click(within(dialog).getByRole('checkbox', { name: 'Row 3: Godavari Bank' }))
  const { answer, release } = heldBack(success())
  answers[add] = answer
  answers[update] = refusal(409, messages.offerChanged)
  await user.click(within(dialog).getByRole('button', { name: 'Apply 2 rows' }))
  await within(dialog).findByText('Applying...')
  // Closing now would hide which rows were applied.
  await user.keyboard('{Escape}')
  release()
  // Not the form's words: nothing was typed.
  await within(dialog).findByText(/^Not applied\. This offer was saved again after the file was read/)
  within(dialog).getByText('1 of 3 rows applied')
  expect(fields()).toEqual([
    expect.objectContaining({
      lender: 'Kaveri Bank',
      interestRate: '11% p.a.',
      request_id: expect.any(String),
    }),
    { id: 'a', version: '1', interestRate: '13% p.a.', request_id: expect.any(String) },
  ])

  // The response of the second attempt is lost, and the third has the same idempotency key.
  answers[update] = noResponse
  await user.click(within(dialog).getByRole('button', { name: 'Apply 1 row' }))
  await waitFor(() => expect(fields()).toHaveLength(3))
  answers[update] = success()
  await user.click(await within(dialog).findByRole('button', { name: 'Apply 1 row' }))
  await within(dialog).findByText('2 of 3 rows applied')
  const [, ...attempts] = fields().map(({ request_id }) => request_id)
  expect(new Set(attempts).size).toBe(1)
})

test('changed rows can wait for a time, each as one request; new offers are refused until they can be added at once', async () => {
  const { dialog, answers, user, requests, saved } = await choose([
    newRow('Kaveri Bank'),
    changed('a', '13% p.a.'),
  ])
  await within(dialog).findByRole('button', { name: 'Apply 2 rows' })
  await user.click(within(dialog).getByLabelText('From a day and time'))
  within(dialog).getByText(/^A new offer can’t wait for a time/)
  await user.click(within(dialog).getByRole('button', { name: 'Schedule 1 row' }))
  await within(dialog).findByText(messages.startInvalid)
  await user.type(within(dialog).getByLabelText('Day'), '01/01/2020')
  await user.click(within(dialog).getByRole('button', { name: 'Schedule 1 row' }))
  await within(dialog).findByText(messages.startPassed)
  await user.clear(within(dialog).getByLabelText('Day'))
  await user.type(within(dialog).getByLabelText('Day'), '01/12/2099')
  within(dialog).getByText('From 1 December 2099, 00:00, and not before')
  const scheduled = () =>
    requests
      .filter(({ path }) => path === '/user/schedule-offer')
      .map(({ body }) => Object.fromEntries(body as FormData))
  // The response of the first attempt is lost, and the second has the same idempotency key.
  answers['/user/schedule-offer'] = noResponse
  await user.click(within(dialog).getByRole('button', { name: 'Schedule 1 row' }))
  await within(dialog).findByText(`Not applied. ${messages.changeNotScheduled}`)
  answers['/user/schedule-offer'] = success()
  await user.click(within(dialog).getByRole('button', { name: 'Schedule 1 row' }))
  await within(dialog).findByText('Scheduled')
  within(dialog).getByText('1 of 2 rows applied or scheduled')
  const [first, second] = scheduled()
  expect(second).toEqual(first)
  expect(first).toMatchObject({
    id: 'a',
    version: '1',
    interestRate: '13% p.a.',
    starts_at: '2099-11-30T18:30:00.000Z',
  })
  expect(saved()).toEqual([])
  await user.click(within(dialog).getByLabelText('Save now'))
  await user.click(within(dialog).getByRole('button', { name: 'Apply 1 row' }))
  await waitFor(() => expect(saved().map(({ path }) => path)).toEqual([add]))
})

test('a file that cannot be read says why, and a mended one can be chosen', async () => {
  const { dialog, upload } = await choose([])
  await within(dialog).findByText('0 new, 0 changed, 0 the same, 0 unreadable, 2 not in the file')
  await upload('Rate,Fee\n1,2')
  await within(dialog).findByText(/^No title in the first row names a field/)
  await upload(writeSheet([titles, newRow('Kaveri Bank')]))
  await within(dialog).findByRole('button', { name: 'Apply 1 row' })
  expect(within(dialog).queryByText(/^No title/)).toBeNull()
})

test('the template shows how a new row looks, and a filled one adds only what was typed below it', async () => {
  const { dialog, user, upload } = await choose([])
  const saved: Blob[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`)
  onTestFinished(() => void vi.restoreAllMocks())
  await user.click(within(dialog).getByRole('button', { name: 'Blank template' }))
  const template = (await saved[0]?.text()) ?? ''
  const [named = [], example = []] = readSheet(template)
  expect(example[named.indexOf('tenure')]).toBe('12-60 months')
  const row = named.map((title) => newRow('Kaveri Bank')[titles.indexOf(title)] ?? '')
  await upload(writeSheet([named, example, row]))
  await within(dialog).findByText(/^1 new, 0 changed, 0 the same, 0 unreadable/)
})

test('exports every offer, hidden ones too, as files that change nothing when they come back', async () => {
  const hidden = anAdminOffer({ id: 'c', lender: '=Hidden', status: 'hidden' })
  const { dialog, user } = await choose([], success({ offers: [...offers, hidden] }))
  const saved: Blob[] = []
  // A followed link to a file would leave the address behind for the next test file.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`)
  onTestFinished(() => void vi.restoreAllMocks())
  for (const [n, format] of ['CSV', 'JSON'].entries()) {
    await user.click(within(dialog).getByRole('button', { name: `Export ${format}` }))
    await waitFor(() => expect(saved).toHaveLength(n + 1))
    const bytes = new Uint8Array((await saved[n]?.arrayBuffer()) ?? new ArrayBuffer(0))
    expect(readCatalogue(bytes).rows.map(({ cells }) => [cells.id, cells.lender])).toEqual([
      ['a', 'Neem Tree Finance'],
      ['b', 'Banyan Bank'],
      ['c', '=Hidden'],
    ])
  }
})
