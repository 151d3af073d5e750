import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '#support/components/render-at.tsx'
import { complainPath } from '#web/paths.ts'
import { clearSession } from '#web/session/session.ts'
import ComplainPage from '#web/tools/complain/ComplainPage.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T20:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

/** Opens the tool in the night to 28 November 2026 in India. */
function open(fragment = '') {
  const { show, user } = renderAt(`/tools/complain${fragment}`, <ComplainPage />)
  show()
  return user
}

const main = () => document.querySelector('main')?.textContent ?? ''
const heading = (name: string) => screen.getByRole('heading', { name })
const letter = () => screen.getByLabelText<HTMLTextAreaElement>('Change what you like').value
const inTime = '#matter=charge&complained=yes&on=2026-10-28'

test('says the first and the last day, by the date in India', () => {
  open(inTime)
  heading('Write to RBI’s Ombudsman now')
  expect(main()).toContain('It takes your complaint until 25 February 2027.')
  expect(main()).toContain('28 November 2026')
})

test.each([
  ['', 'Write to the lender itself now'],
  ['#complained=yes&on=2026-10-29', 'Too early for RBI’s Ombudsman'],
  ['#complained=yes&on=2026-07-30', 'Too late for RBI’s Ombudsman'],
  ['#complained=yes&on=2026-10-01&by=advocate', 'Before you write to RBI’s Ombudsman, put this right'],
  ['#complained=yes&on=2026-10-01&court=pending', 'This would be refused by RBI’s Ombudsman'],
  ['#against=housing&complained=yes&on=2026-10-01', 'Write to the National Housing Bank now'],
  ['#matter=fraud', 'Write to the cyber crime helpline 1930 now'],
  ['#complained=yes&on=2026-10-01&reply=settled', 'It is settled: there is nothing left to complain about'],
])('%s leads to: %s', (fragment, headline) => {
  open(fragment)
  heading(headline)
})

test('a refusal names its clause, in its own words where we know them', () => {
  open('#complained=yes&on=2026-10-01&court=pending&before=pending')
  expect(main()).toContain('Clause 10(1)(j), Reserve Bank – Integrated Ombudsman Scheme, 2026')
  expect(main()).toContain('“the complaint is not relating to the same grievance')
  expect(main()).toContain('Clause 10(1)(h), Reserve Bank – Integrated Ombudsman Scheme, 2026. In our words.')
})

test.each([
  ['#complained=yes', 'Enter the day'],
  ['#complained=yes&on=2026-11-29', 'This day is still to come'],
  [
    '#complained=yes&on=2026-10-01&reply=unsatisfied&replied=2026-09-30',
    'This is before they had your complaint',
  ],
  ['#complained=yes&on=2026-10-01&happened=2026-10-02', 'This is after they had your complaint'],
  ['#complained=yes&on=2026-10-01&wait=29', 'Enter days from 30 to 180'],
])('%s gets a sentence beside the field, and no answer', (fragment, sentence) => {
  open(fragment)
  expect(main()).toContain(sentence)
  screen.getByText('Enter or correct each marked day to see where your complaint goes.')
  expect(screen.queryByRole('heading', { name: /Ombudsman/ })).toBeNull()
})

test('days for an answer do not count before there is a complaint, and those that cannot be right do not matter', async () => {
  const user = open('#complained=yes&on=2026-10-01')
  await user.clear(screen.getByLabelText('Days that they have to answer'))
  await user.paste('10')
  expect(screen.queryByRole('heading', { name: /Ombudsman/ })).toBeNull()
  const complained = within(screen.getByRole('group', { name: 'Have you complained to them?' }))
  await user.click(complained.getByLabelText('No'))
  heading('Write to the lender itself now')
  expect(letter()).toContain('If I have no answer within 30 days')
  cleanup()
  open('#complained=no&wait=90')
  expect(letter()).toContain('If I have no answer within 30 days')
})

const shown = complainPath({
  lender: 'Kaveri Bank',
  offer: '0b5f7a52-8c3e-4d0e-9a51-6f1d2f3c4b5a',
  version: 3,
  day: '2026-08-03',
  amount: 100_000,
  months: 24,
  emi: 4_707,
  apr: 12.331,
})

test('from "Your loan request", the letter has what was shown that day and the link to its version', () => {
  open(shown.slice('/tools/complain'.length))
  expect(letter()).toContain('To the Grievance Redressal Officer, Kaveri Bank')
  expect(letter()).toContain(
    'On 3 August 2026 the comparison site Tulna showed me this offer: ₹1,00,000 over 24 months: EMI ₹4,707, APR 12.33%.',
  )
  expect(letter()).toMatch(/\/lenders\/kaveribank\?offer=0b5f7a52-8c3e-4d0e-9a51-6f1d2f3c4b5a&version=3/)
  expect(letter()).toContain('The offer as Tulna showed it')
})

test('the letter quotes the rule and its source, and turns Hindi with the rule in its own words', async () => {
  const user = open(inTime)
  const rule =
    '“the complaint is made to the RBI Ombudsman within 90 days from the date on which the timeline specified in sub-clause (1)(f) expires or the date of the last communication from the concerned Regulated Entity, whichever is later”'
  expect(letter()).toContain(`${rule} (Clause 10(1)(g), Reserve Bank – Integrated Ombudsman Scheme, 2026)`)
  expect(letter()).toContain(
    'They received my complaint on 28 October 2026. I had no answer by 27 November 2026.',
  )
  await user.click(screen.getByLabelText('हिंदी'))
  expect(letter()).toContain('मेरी शिकायत उन्हें 28 अक्टूबर 2026 को मिली।')
  expect(letter()).toContain(`${rule} (खंड 10(1)(g), Reserve Bank – Integrated Ombudsman Scheme, 2026)`)
})

test('what is written for the letter is not in the address, stays in the tab, and goes when somebody logs out', async () => {
  const user = open(inTime)
  await user.type(screen.getByLabelText('What happened, with days'), 'They charged me twice')
  await user.type(screen.getByLabelText('Amount in dispute'), '2500')
  expect(letter()).toContain('They charged me twice')
  expect(letter()).toContain('The amount in dispute is ₹2,500.')
  expect(location.href).not.toContain('charged')
  expect(sessionStorage.getItem('complaintLetter')).toContain('They charged me twice')
  clearSession()
  expect(sessionStorage.getItem('complaintLetter')).toBeNull()
})

test('the days are saved as a calendar file', async () => {
  const user = open('#complained=yes&on=2026-10-29')
  const blobs: Blob[] = []
  // A followed link to a file would leave the address behind for the next test file.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`)
  await user.click(screen.getByRole('button', { name: 'Save the days to my calendar' }))
  const file = (await blobs[0]?.text()) ?? ''
  expect(file.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual([
    'DTSTART;VALUE=DATE:20261128',
    'DTSTART;VALUE=DATE:20261129',
    'DTSTART;VALUE=DATE:20270226',
  ])
})
