import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import { todayInIndia } from '#loans/dates.ts'
import { aKnownUser, signIn } from '#support/components/borrower.ts'
import { besideField, button, enter, field } from '#support/components/fields.ts'
import { heldBack, noResponse, refusal, success } from '#support/components/server.ts'
import { openStep } from '#support/components/wizard.tsx'
import { type SavedForm, savedDetails } from '#web/borrower/saved-form.ts'
import { saveForm } from '#web/borrower/unsent.ts'
import { progress } from '#web/loan-journey/progress.ts'

const path = '/user/basic-details'
const savedForm = () => JSON.parse(localStorage.getItem('userDetails') ?? '{}')

const values = {
  id: 'borrower-1',
  name: 'Asha Nair',
  gender: 'Female',
  dob: '1994-07-21',
  profession: 'Salaried',
  monthly_income: 45_000,
  pancard: 'ABCDE1234F',
  adhar_number: '********0123',
}

test('says what PAN and Aadhaar are for, shows an error beside every missing field, and sends nothing', async () => {
  const { user, sent } = await openStep(2, {})
  expect(besideField('PAN')).toContain('We only keep it with your request.')
  expect(besideField('Aadhar')).toContain('We keep only its last 4 digits.')
  await user.click(button('Next'))
  await screen.findByText(messages.nameRequired)
  for (const [label, message] of Object.entries({
    Name: messages.nameRequired,
    Gender: messages.genderRequired,
    'Date of birth': messages.dobRequired,
    Profession: messages.professionRequired,
    'Monthly income': messages.incomeInvalid,
    PAN: messages.panInvalid,
    Aadhar: messages.aadhaarInvalid,
  }))
    expect(besideField(label)).toContain(message)
  await waitFor(() => expect(document.activeElement).toBe(field('Name')))
  expect(sent(path)).toEqual([])
})

test('a select that is left without a choice shows its error', async () => {
  const { user } = await openStep(2, {})
  field('Gender').focus()
  expect(besideField('Gender')).toBe('')
  await user.tab()
  await waitFor(() => expect(besideField('Gender')).toBe(messages.genderRequired))
})

test('rejects a date of birth out of bounds as soon as it is complete, and does not keep it', async () => {
  const { user } = await openStep(2, {})
  const year = Number(todayInIndia().slice(0, 4))
  for (const [age, message] of [
    [10, messages.tooYoung],
    [102, messages.tooOld],
    [-1, messages.dobInFuture],
  ] as const) {
    await user.clear(field('Date of birth'))
    await user.paste(`01/01/${year - age}`)
    await waitFor(() => expect(besideField('Date of birth')).toContain(message))
    expect(savedForm().dob ?? '').toBe('')
  }
  await user.click(button('Next'))
  await screen.findByText(messages.nameRequired)
  expect(besideField('Date of birth')).toContain(messages.dobInFuture)
})

test('an under-age date keeps the progress of the other fields, which are saved nowhere', async () => {
  const seen: (SavedForm | undefined)[] = []
  const { user } = await openStep(2, {}, { onUnsaved: (values) => seen.push(values) })
  await enter(user, { Name: 'Asha Nair', 'Monthly income': '45000' })
  const before = progress(2, savedForm())
  expect(before).toBe(33 + 10 + 5)
  const year = Number(todayInIndia().slice(0, 4))
  await enter(user, { 'Date of birth': `01/01/${year - 10}` })
  await waitFor(() => expect(savedForm().name).toBeUndefined())
  expect(progress(2, { ...savedForm(), ...seen.at(-1) })).toBe(before)
  await user.clear(field('Date of birth'))
  await enter(user, { 'Date of birth': `01/01/${year - 30}` })
  await waitFor(() => expect(savedForm().name).toBe('Asha Nair'))
  expect(seen.at(-1)).toBeUndefined()
})

test.each(['21/07/94', '31/02/1994', '21/07'])(
  '%s is an unreadable date, not a missing one',
  async (text) => {
    const { user } = await openStep(2, {})
    await user.click(field('Date of birth'))
    await user.paste(text)
    // The calendar's button belongs to the field.
    await user.tab()
    expect(screen.queryByText(messages.dateUnreadable)).toBeNull()
    await user.tab()
    screen.getByText(messages.dateUnreadable)
    await user.click(button('Next'))
    await screen.findByText(messages.nameRequired)
    expect(besideField('Date of birth')).toContain(messages.dateUnreadable)
  },
)

test('a date of birth can be written in the ways people and browsers do', async () => {
  const { user } = await openStep(2, {})
  for (const text of [
    '1994-07-21',
    ' 21/07/1994 ',
    '21-7-1994',
    '21.07.1994',
    '21 07 1994',
    '21071994',
    '२१/०७/१९९४',
  ]) {
    await user.clear(field('Date of birth'))
    await waitFor(() => expect(savedForm().dob).toBe(''))
    await user.paste(text)
    await waitFor(() => expect(savedForm().dob, text).toBe('1994-07-21'))
  }
  for (const text of ['21 07 1994', '21/7/1994', '21-07-1994', '21071994', '२१०७१९९४']) {
    await user.clear(field('Date of birth'))
    await user.type(field('Date of birth'), text)
    expect(field('Date of birth').value, text).toMatch(/^21\/0?7\/1994$/)
  }
})

test.each([
  ['₹ 45,000', '45000'],
  ['45 000', '45000'],
  ['४५,०००', '45000'],
  ['45000.50', '45000.50'],
  ['0', '0'],
  ['-500', '-500'],
  ['a lot', undefined],
])('the income "%s" is kept as %s', async (text, kept) => {
  const { user } = await openStep(2, {})
  await enter(user, { 'Monthly income': text })
  if (kept === undefined)
    return waitFor(() => expect(besideField('Monthly income')).toContain(messages.incomeInvalid))
  expect(field('Monthly income').value).toBe(kept)
  return expect(besideField('Monthly income')).not.toContain(messages.incomeInvalid)
})

test('sends the details, with a stored Aadhaar number that was not typed again, and goes to step 3', async () => {
  const { user, answers, sent } = await openStep(2, aKnownUser(), { search: '?brand=croma' })
  const { answer, release } = heldBack(success({ message: messages.detailsSaved }))
  answers[path] = answer
  await user.dblClick(button('Next'))
  await waitFor(() => expect(button('Next').getAttribute('aria-busy')).toBe('true'))
  release()
  await screen.findByText(messages.detailsSaved)
  expect(sent(path)).toEqual([values])
  await waitFor(() => expect(location.search).toBe('?step=loan&brand=croma'))
})

test('shows field errors from the server beside their fields', async () => {
  const { user, answers } = await openStep(2, aKnownUser())
  answers[path] = refusal(400, messages.panInvalid, { pancard: messages.panInvalid })
  await user.click(button('Next'))
  await waitFor(() => expect(besideField('PAN')).toContain(messages.panInvalid))
  await waitFor(() => expect(document.activeElement).toBe(field('PAN')))
  expect(screen.getAllByText(messages.panInvalid)).toHaveLength(1)
})

test.each([
  ['an error without a message', refusal(503), messages.detailsNotSaved],
  ['an error with a message', refusal(409, 'Later'), 'Later'],
  ['no response', noResponse, messages.somethingWentWrong],
])('%s: the form keeps its input and the focus, and saves it later', async (_, answer, message) => {
  const { user, answers, sent } = await openStep(2, aKnownUser())
  await enter(user, { Name: 'Asha K Nair', Aadhar: '2345 6389 0123' })
  answers[path] = answer
  button('Next').focus()
  await user.keyboard('{Enter}')
  await screen.findByText(message)
  await waitFor(() => expect(document.activeElement).toBe(button('Next')))
  expect(field('Name').value).toBe('Asha K Nair')
  expect(field('Aadhar').value).toBe('2345 6389 0123')
  answers[path] = success()
  await user.click(button('Next'))
  await screen.findByText(messages.detailsSaved)
  expect(sent(path).at(-1)).toEqual({ ...values, name: 'Asha K Nair', adhar_number: '234563890123' })
})

/** Opens step 2 with the details that this device has saved, while the server gives no response. */
async function openWithFailedPrefill() {
  signIn()
  const known = savedDetails(aKnownUser())
  saveForm({ userId: 'borrower-1', values: known, known })
  const opened = await openStep(2, undefined)
  screen.getByText(/^We couldn’t load/)
  expect(field('Name').value).toBe('Asha Nair')
  return opened
}

test('a prefill that fails leaves the form usable; a late one fills only what was not typed', async () => {
  const { user, know } = await openWithFailedPrefill()
  await enter(user, { 'Monthly income': '61000' })
  know(aKnownUser({ name: 'Asha K Nair' }))
  await user.click(button('Try again'))
  await waitFor(() => expect(field('Name').value).toBe('Asha K Nair'))
  expect(field('Monthly income').value).toBe('61000')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('a late prefill keeps a date that is still being typed where there was none', async () => {
  const { user, know, sent } = await openStep(2, undefined)
  await enter(user, { 'Date of birth': '21/07/199' })
  know(aKnownUser({ dob: '1980-01-31' }))
  await user.click(button('Try again'))
  await waitFor(() => expect(field('Name').value).toBe('Asha Nair'))
  expect(field('Date of birth').value).toBe('21/07/199')
  await user.click(button('Next'))
  await waitFor(() => expect(besideField('Date of birth')).toContain(messages.dateUnreadable))
  expect(sent(path)).toEqual([])
  await user.type(field('Date of birth'), '4')
  await waitFor(() => expect(savedForm().dob).toBe('1994-07-21'))
})

test.each([
  ['of somebody under 18', `21/07/${new Date().getFullYear() - 15}`],
  ['that does not exist', '31/02/1990'],
])('a late prefill keeps a typed date of birth %s, and the typed name', async (_, dob) => {
  const { user, know } = await openWithFailedPrefill()
  await enter(user, { Name: 'Asha K Nair', 'Date of birth': dob })
  know(aKnownUser())
  await user.click(button('Try again'))
  await waitFor(() => expect(field('Aadhar').value).not.toBe(''))
  expect(field('Date of birth').value).toBe(dob)
  expect(field('Name').value).toBe('Asha K Nair')
})
