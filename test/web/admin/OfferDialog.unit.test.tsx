import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import { anAdminOffer, openOffers } from '#support/components/admin.tsx'
import { besideField, enter, field } from '#support/components/fields.ts'
import { heldBack, noResponse, refusal, success } from '#support/components/server.ts'

const list = '/user/admin-offers'
const update = '/user/update-offers'

/** Opens the form of an offer, or of a new one. */
async function open(offer?: ReturnType<typeof anAdminOffer>) {
  const opened = await openOffers(success({ offers: offer ? [offer] : [] }))
  await opened.user.click(
    offer
      ? await screen.findByRole('button', { name: 'Edit' })
      : (screen.getAllByText('Add New Offer')[0] ?? document.body),
  )
  await screen.findByRole('dialog', { name: offer ? 'Edit Offer' : 'Add Offer' })
  const saves = () =>
    opened.requests
      .filter(({ path }) => [update, '/user/add-offers'].includes(path))
      .map(({ body }) => Object.fromEntries(body as FormData))
  return { ...opened, saves }
}
const dialog = () => screen.queryByRole('dialog')
/** By its text, because finding a role among this form's hundreds of elements takes long. */
function button(name: string) {
  const found = screen.getByText(name, { selector: 'button *' }).closest('button')
  if (!found) throw new Error(`There is no button “${name}”`)
  return found
}
const isOpen = (title: string) => screen.getByText(title, { selector: 'summary *' }).closest('details')?.open

test('a new offer without its terms marks each, asks for them once, and is not sent', async () => {
  const { user, saves } = await open()
  await enter(user, { Description: 'Half an offer' })
  await user.click(button('Add Offer'))
  await screen.findByText('Please fill in all required fields')
  expect(screen.getAllByText('Required')).toHaveLength(5)
  await waitFor(() => expect(document.activeElement).toBe(field('Loan amount *')))
  screen.getByText('5 errors')
  await user.click(field('Tenure *'))
  await user.click(button('Go to the first'))
  expect(document.activeElement).toBe(field('Loan amount *'))
  expect(field('Description').value).toBe('Half an offer')
  expect(saves()).toEqual([])
})

test('a form with changes asks before it closes, and discards them only if told to', async () => {
  const { user } = await open()
  await enter(user, { Description: 'Half an offer' })
  await user.keyboard('{Escape}')
  screen.getByText('You have unsaved changes.')
  await user.click(button('Keep editing'))
  expect(field('Description').value).toBe('Half an offer')
  await user.click(button('Cancel'))
  await user.click(button('Discard'))
  await waitFor(() => expect(dialog()).toBeNull())
})

test('a day is typed as in India, and a half-typed one is refused where it is, and takes nothing away', async () => {
  const { user, answers, saves } = await open(anAdminOffer({ paused_until: '2026-12-15' }))
  const pause = 'Takes no applications until'
  expect(field(pause).value).toBe('15/12/2026')
  for (const wrong of ['01/12/', '31/11/2026']) {
    await enter(user, { [pause]: wrong })
    await user.click(button('Update Offer'))
    await screen.findByText('1 error')
    expect(besideField(pause)).toContain(messages.dateUnreadable)
    expect(field(pause).value).toBe(wrong)
  }
  await user.click(button('Go to the first'))
  expect(document.activeElement).toBe(field(pause))
  expect(saves()).toEqual([])
  await enter(user, { [pause]: '01/12/2027' })
  answers[update] = success({ message: messages.offerUpdated })
  await user.click(button('Update Offer'))
  await waitFor(() => expect(dialog()).toBeNull())
  expect(saves()).toMatchObject([{ paused_until: '2027-12-01' }])
})

test('a day that is typed again as it was is no change', async () => {
  const { user } = await open(anAdminOffer({ paused_until: '2026-12-15' }))
  await enter(user, { 'Takes no applications until': '15/12/202' })
  await enter(user, { 'Takes no applications until': '15/12/2026' })
  await user.keyboard('{Escape}')
  expect(dialog()).toBeNull()
})

test('to keep editing saves nothing, and no button of the question becomes one of the form while it is pressed', async () => {
  const { user, saves } = await open(anAdminOffer({}))
  await enter(user, { Description: 'Better than before' })
  await user.keyboard('{Escape}')
  const keep = button('Keep editing')
  await user.click(keep)
  expect(keep.isConnected).toBe(false)
  expect(field('Description').value).toBe('Better than before')
  expect(saves()).toEqual([])
  expect(dialog()).not.toBeNull()
})

test('a new offer is added once, and the dialog then closes', async () => {
  const { user, answers, saves } = await open()
  await enter(user, {
    'Loan amount *': '₹1 lakh',
    'Interest rate *': '12%',
    'Processing fees *': 'Nil',
    'Tenure *': '12 months',
    'Offer link *': 'javascript:alert(1)',
  })
  await user.click(button('Add Offer'))
  await waitFor(() => expect(besideField('Offer link *')).toContain(messages.offerLinkInvalid))
  await enter(user, { 'Offer link *': 'https://lender.example/apply' })
  const { answer, release } = heldBack()
  answers['/user/add-offers'] = answer
  await user.dblClick(button('Add Offer'))
  await screen.findByText('Adding...')
  await user.keyboard('{Escape}')
  expect(dialog()).not.toBeNull()
  release()
  await screen.findByText('Offer added successfully!')
  await waitFor(() => expect(dialog()).toBeNull())
  expect(saves()).toEqual([expect.objectContaining({ interestRate: '12%', status: 'shown' })])
})

test.each([
  ['the server’s message', refusal(400, 'Not like this'), 'Not like this'],
  ['ours after a response without a message', refusal(503), messages.offerNotUpdated],
  ['ours without a response', noResponse, messages.offerNotUpdated],
])('a save that fails shows %s, and keeps the form', async (_, answer, message) => {
  const { user, answers } = await open(anAdminOffer())
  answers[update] = answer
  await enter(user, { 'Tenure *': '1 year' })
  await user.click(button('Update Offer'))
  await screen.findByText(message)
  expect(field('Tenure *').value).toBe('1 year')
})

test('a message of the server for a field is beside it', async () => {
  const { user, answers } = await open(anAdminOffer())
  answers[update] = refusal(400, 'No', { link: messages.offerLinkInvalid })
  await user.click(button('Update Offer'))
  await waitFor(() => expect(besideField('Offer link *')).toContain(messages.offerLinkInvalid))
})

test('while an interest rate is typed, the form shows how it is read', async () => {
  const { user } = await open(anAdminOffer())
  const reading = () => besideField('Interest rate *')
  expect(reading()).toContain('Interest from 12% a year')
  await enter(user, { 'Interest rate *': '1.5% per month' })
  expect(reading()).toContain('18%')
  await enter(user, { 'Interest rate *': 'on request' })
  expect(reading()).toMatch(/could not be read.*can’t work out costs/)
  await user.clear(field('Interest rate *'))
  expect(reading().trim()).toBe('As the lender words it.')
})

test('saving opens the sections with invalid rules and facts, with each message at its field', async () => {
  const { user, saves } = await open(anAdminOffer())
  await enter(user, {
    'Minimum loan amount': 'a lot',
    'Minimum monthly income': '-5',
    'Minimum age': '17',
    Days: '0',
  })
  expect(['Who can apply', 'Regulatory facts', 'Documents'].map(isOpen)).toEqual([false, false, false])
  await user.click(button('Update Offer'))
  await waitFor(() => expect(besideField('Minimum age')).toContain('Enter whole years, from 18 to 100'))
  for (const label of ['Minimum loan amount', 'Minimum monthly income'])
    expect(besideField(label)).toContain('Enter whole rupees, in digits')
  expect(besideField('Days')).toContain('This number is too low or too high')
  // The messages come first; then the sections open, and the first field with one gets the focus.
  await waitFor(() =>
    expect(['Who can apply', 'Regulatory facts', 'Documents'].map(isOpen)).toEqual([true, true, false]),
  )
  await waitFor(() => expect(document.activeElement).toBe(field('Minimum loan amount')))
  expect(saves()).toEqual([])
})

test('the reason for a recommendation is asked for with the recommendation only', async () => {
  const { user, saves } = await open(anAdminOffer())
  expect(screen.queryByLabelText('Why do we recommend it?')).toBeNull()
  await user.click(field('Mark as recommended offer'))
  await user.selectOptions(field('Why do we recommend it?'), 'It has no processing fee.')
  await user.click(button('Update Offer'))
  await waitFor(() => expect(saves()).toHaveLength(1))
  expect(saves()[0]).toMatchObject({ recommended: 'true', recommended_for: 'noProcessingFee' })
})

const newest = anAdminOffer({
  version: 2,
  interestRate: '10% p.a.',
  tenure: '6 months',
  paused_until: '2026-12-15',
  logo: 'https://lender.example/new.png',
  documents: [{ title: 'Identity proof', examples: [] }],
})

test('if somebody else has saved the offer, shows the differences; saving again overwrites that version', async () => {
  const { user, answers, saves } = await open(anAdminOffer())
  answers[update] = refusal(409, messages.offerChanged)
  answers['/user/get-offer'] = success({ offer: newest })
  answers[list] = success({ offers: [newest] })
  await enter(user, { 'Tenure *': '1 to 5 years' })
  await user.click(button('Update Offer'))
  const notice = await screen.findByRole('alert')
  for (const words of [
    'Interest rate, saved: 10% p.a.',
    'Tenure, saved: 6 months',
    'Takes no applications until, saved: 15 December 2026',
    'The saved version has another logo and has other documents.',
  ])
    expect(notice.textContent).toContain(words)
  expect(notice.textContent).not.toContain('Description')
  await waitFor(() => expect(document.activeElement).toBe(notice))
  expect(field('Tenure *').value).toBe('1 to 5 years')
  answers[update] = success()
  await user.click(button('Update Offer'))
  await screen.findByText('Offer updated successfully!')
  expect(saves().map(({ version, tenure }) => [version, tenure])).toEqual([
    ['1', '1 to 5 years'],
    ['2', '1 to 5 years'],
  ])
})

test('a saved version whose badge borrowers don’t see is still recommended', async () => {
  const recommended = anAdminOffer({ recommended: true, recommended_for: 'noProcessingFee' })
  const { user, answers } = await open(recommended)
  const saved = { ...recommended, is_badge_off: true, version: 2, processingFee: '2%' }
  answers[update] = refusal(409, messages.offerChanged)
  answers[list] = success({ offers: [saved] })
  answers['/user/get-offer'] = success({ offer: { ...saved, recommended: false, recommended_for: '' } })
  await user.click(button('Update Offer'))
  const notice = await screen.findByRole('alert')
  await within(notice).findByText('2%')
  expect(notice.textContent).not.toContain('recommend')
})

test('a conflict notice takes focus after each save; it lists no changes if the latest version can’t load', async () => {
  const { user, answers, saves } = await open(anAdminOffer())
  answers[update] = refusal(409, messages.offerChanged)
  answers['/user/get-offer'] = noResponse
  const notice = () => within(screen.getByRole('dialog')).getByRole('alert')
  for (const count of [1, 2]) {
    await user.click(field('Description'))
    await user.click(button('Update Offer'))
    await waitFor(() => expect(saves()).toHaveLength(count))
    await waitFor(() => expect(document.activeElement).toBe(notice()))
    within(notice()).getByText(/^The saved version did not load/)
    expect(notice().textContent).not.toContain('saved:')
  }
  expect(saves().map(({ version }) => version)).toEqual(['1', '1'])
  answers['/user/get-offer'] = success({ offer: newest })
  answers[list] = success({ offers: [newest] })
  await user.click(button('Update Offer'))
  await screen.findByText('10% p.a.', { selector: 'dd' })
})

test('says in amber what to do about a reading that can’t be so, or can’t be one price', async () => {
  const { user } = await open(anAdminOffer())
  for (const [text, words] of [
    ['0.5% per annum', 'Below 5% a year: is that so?'],
    ['6% a month', 'Above 60% a year: is that so?'],
    ['2% p.a. above the FD rate', 'It follows the borrower’s own deposit, so it can’t be one price.'],
    ['MCLR + 2.35%', 'set Floating, and today’s total.'],
    ['Women 9.5%, others 10.5%', 'one band per group.'],
  ] as const) {
    await enter(user, { 'Interest rate *': text })
    expect(besideField('Interest rate *')).toContain(words)
    expect(screen.getByText(words, { exact: false }).closest('.text-caution')).not.toBeNull()
  }
  await enter(user, { 'Processing fees *': '12%', 'Tenure *': '50 years' })
  expect(besideField('Processing fees *')).toContain('Above 10% of the loan: is that so?')
  expect(besideField('Tenure *')).toContain('Longer than 40 years: is that so?')
})

test('a reading is confirmed, and another text is not confirmed until it is read again', async () => {
  const { user, saves, answers } = await open(anAdminOffer())
  answers[update] = success()
  await user.click(field('Confirm the tenure'))
  await enter(user, { 'Tenure *': '1 to 5 years' })
  expect(field('Confirm the tenure').checked).toBe(false)
  await user.click(field('Confirm the tenure'))
  await user.click(button('Update Offer'))
  await screen.findByText('Offer updated successfully!')
  const [{ terms } = {}] = saves()
  expect(JSON.parse(String(terms))).toEqual({ tenure: { min: 12, max: 60, unit: 'months' } })
})

test('a text that is not understood is corrected, one band per group, and confirmed', async () => {
  const { user, saves, answers } = await open(anAdminOffer({ interestRate: 'CIBIL 750+: 10.5%, others 14%' }))
  answers[update] = success()
  await user.click(screen.getByText('of the interest rate', { exact: false }))
  await enter(user, { 'Lowest % a year': '10.5', 'Highest % a year': '10.5', 'Credit score from': '750' })
  await user.click(button('Add a band'))
  await enter(user, { 'Lowest % a year, band 2': '14', 'Highest % a year, band 2': '15' })
  await user.click(field('Confirm the interest rate'))
  await user.click(button('Update Offer'))
  await waitFor(() => expect(besideField('Lowest % a year, band 2')).toContain(messages.bandsOverlap))
  await enter(user, { 'Credit score to, band 2': '749' })
  await user.click(button('Update Offer'))
  await waitFor(() => expect(besideField('Confirm the interest rate')).toContain(messages.textLacksFigure))
  await enter(user, { 'Highest % a year, band 2': '14' })
  await user.click(button('Update Offer'))
  await screen.findByText('Offer updated successfully!')
  const [{ terms } = {}] = saves()
  expect(JSON.parse(String(terms)).interestRate).toEqual({
    kind: 'reducing',
    bands: [
      { lowestPercent: 10.5, highestPercent: 10.5, creditScore: { min: 750 } },
      { lowestPercent: 14, highestPercent: 14, creditScore: { max: 749 } },
    ],
  })
})

test('“2% p.a. above the FD rate” can’t be confirmed, and is saved only without a price, which the toast says', async () => {
  const { user, saves, answers } = await open(anAdminOffer())
  answers[update] = success()
  await enter(user, { 'Interest rate *': '2% p.a. above the FD rate' })
  await user.click(screen.getByText('of the interest rate', { exact: false }))
  await enter(user, { 'Lowest % a year': '2', 'Highest % a year': '2' })
  await user.click(field('Confirm the interest rate'))
  await user.click(button('Update Offer'))
  await waitFor(() => expect(besideField('Confirm the interest rate')).toContain(messages.textFollowsDeposit))
  expect(saves()).toEqual([])
  await user.click(field('Confirm the interest rate'))
  await user.click(button('Update Offer'))
  await screen.findByText(
    /^Offer updated successfully! It has no price\. The interest rate could not be read/,
  )
  expect(saves()).toEqual([expect.not.objectContaining({ terms: expect.anything() })])
})
