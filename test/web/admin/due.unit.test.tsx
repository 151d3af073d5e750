import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as messages from '#contract/messages.ts'
import { daysLater, todayInIndia } from '#loans/dates.ts'
import { anAdminOffer, openDue } from '#support/components/admin.tsx'
import { button, field } from '#support/components/fields.ts'
import { heldBack, noResponse, refusal, success } from '#support/components/server.ts'
import { writeDay } from '#web/ui/fields/typed-day.ts'

const list = '/user/admin-offers'
const update = '/user/update-offers'
const today = todayInIndia()
const longAgo = daysLater(today, -100)

const facts = {
  legal_name: {
    value: 'Kaveri Finance Limited',
    source: 'https://kaveri.example/about',
    verified_on: longAgo,
  },
  penal_charges: { value: '2% a month', verified_on: today },
}
const anOffer = () =>
  anAdminOffer({ lender: 'Kaveri Finance', description: 'For weddings', facts, facts_asked_on: today })

const row = (name: string | RegExp) => {
  const found = screen.getAllByRole('listitem').find((item) => within(item).queryByText(name))
  if (!found) throw new Error(`There is no row with ${name}`)
  return within(found)
}

test('a fact that is due can be confirmed in its row with today’s day, and the toast takes that back', async () => {
  const { user, answers, requests } = await openDue(success({ offers: [anOffer()] }))
  await screen.findByText('Not checked: 1')
  const legalName = row('Legal name')
  legalName.getByText('Kaveri Finance Limited')
  screen.getAllByText(/9 days$/)
  expect(
    screen
      .getByText(/^, the source of Legal name of Kaveri Finance/)
      .closest('a')
      ?.getAttribute('href'),
  ).toBe('https://kaveri.example/about')
  answers[update] = refusal(409, messages.offerChanged)
  await user.click(button(/^Checked today/))
  // Not the form's words: nothing was typed.
  await screen.findByText(/^This offer was saved again meanwhile/)
  answers[update] = success({ message: messages.offerUpdated })
  await user.click(button(/^Checked today/))
  await user.click(await screen.findByText('Undo'))
  const sent = () =>
    requests
      .filter(({ path }) => path === update)
      .map(({ body }) => Object.fromEntries(body as FormData))
      .map(({ id, version, facts }) => ({ id, version, facts: JSON.parse(String(facts)) }))
  const confirmed = { ...facts, legal_name: { ...facts.legal_name, verified_on: today } }
  await waitFor(() =>
    expect(sent()).toEqual([
      { id: 'offer-1', version: '1', facts: confirmed },
      { id: 'offer-1', version: '1', facts: confirmed },
      { id: 'offer-1', version: '2', facts },
    ]),
  )
})

test('once the last fact is confirmed, its button hands the focus to the page’s heading', async () => {
  const { user, answers } = await openDue(success({ offers: [anOffer()] }))
  answers[update] = success({ message: messages.offerUpdated })
  answers['/user/admin-offers'] = success({ offers: [] })
  await user.click(await screen.findByRole('button', { name: /^Checked today/ }))
  await screen.findByText('Nothing is due')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Due'))
})

test('a term that is understood can be confirmed in its row as it is read, and the toast takes that back', async () => {
  const offer = { ...anOffer(), tenure: 'ask us' }
  const { user, answers, requests } = await openDue(success({ offers: [offer] }))
  await screen.findByText('Term not confirmed')
  answers[update] = success({ message: messages.offerUpdated })
  // Nobody can confirm what nobody can read.
  expect(button(/^Confirm\s*: Interest rate/)).not.toBeNull()
  expect(screen.queryByRole('button', { name: /^Confirm\s*: Tenure/ })).toBeNull()
  await user.click(button(/^Confirm\s*: Interest rate/))
  await user.click(await screen.findByText('Undo'))
  const sent = () =>
    requests
      .filter(({ path }) => path === update)
      .map(({ body }) => Object.fromEntries(body as FormData))
      .map(({ version, terms }) => ({ version, terms: JSON.parse(String(terms)) }))
  await waitFor(() =>
    expect(sent()).toEqual([
      { version: '1', terms: { interestRate: { kind: 'reducing', bands: [{ lowestPercent: 12 }] } } },
      { version: '2', terms: {} },
    ]),
  )
})

test('all that one source says is confirmed at once, and nothing of another source', async () => {
  const source = 'https://kaveri.example/about'
  const stale = (value: string, from = source) => ({ value, source: from, verified_on: longAgo })
  const several = {
    legal_name: stale('Kaveri Finance Limited'),
    rbi_registration: stale('N-13.01234'),
    penal_charges: stale('2% a month', 'https://kaveri.example/charges'),
  }
  const { user, answers, requests } = await openDue(success({ offers: [{ ...anOffer(), facts: several }] }))
  answers[update] = success({ message: messages.offerUpdated })
  await user.click(await screen.findByRole('button', { name: /^All 2 checked today/ }))
  const sent = () => requests.filter(({ path }) => path === update).map(({ body }) => body as FormData)
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(JSON.parse(String(sent()[0]?.get('facts')))).toEqual({
    ...several,
    legal_name: { ...several.legal_name, verified_on: today },
    rbi_registration: { ...several.rbi_registration, verified_on: today },
  })
})

test('a row opens the form at its field, where it can be confirmed too', async () => {
  const { user } = await openDue(success({ offers: [anOffer()] }))
  await user.click(await screen.findByRole('button', { name: /^Open Legal name of Kaveri Finance/ }))
  await screen.findByRole('dialog', { name: 'Edit Offer' })
  await waitFor(() => expect(document.activeElement).toBe(field('Name of the regulated entity')))
  await user.click(button(/^Checked today\s*: Legal name/))
  const group = within(screen.getByRole('group', { name: 'Legal name' }))
  expect(group.getByLabelText<HTMLInputElement>('Checked on').value).toBe(writeDay(today))
})

test('while one row is confirmed, the others of its offer wait for the next version', async () => {
  const stale = (value: string, source: string) => ({ value, source, verified_on: longAgo })
  const two = {
    legal_name: stale('Kaveri Finance Limited', 'https://kaveri.example/about'),
    penal_charges: stale('2% a month', 'https://kaveri.example/charges'),
  }
  const offer = { ...anOffer(), facts: two }
  const { user, answers, requests } = await openDue(success({ offers: [offer] }))
  await screen.findByText('Not checked: 2')
  const { answer, release } = heldBack(success({ message: messages.offerUpdated }))
  answers[update] = answer
  await user.click(button(/^Checked today\s*: Legal name/))
  const other = () => button(/^Checked today\s*: Penal charges/) as HTMLButtonElement
  await waitFor(() => expect(other().disabled).toBe(true))
  const checked = { ...two, legal_name: { ...two.legal_name, verified_on: today } }
  answers[list] = success({ offers: [{ ...offer, version: 2, facts: checked }] })
  release()
  await waitFor(() => expect(other().disabled).toBe(false))
  await user.click(other())
  const versions = () =>
    requests.filter(({ path }) => path === update).map(({ body }) => (body as FormData).get('version'))
  await waitFor(() => expect(versions()).toEqual(['1', '2']))
})

test('the form keeps the version it was opened with while the list is fetched again', async () => {
  const { user, answers, requests } = await openDue(success({ offers: [anOffer()] }))
  await user.click(await screen.findByRole('button', { name: /^Open Legal name of Kaveri Finance/ }))
  await screen.findByRole('dialog', { name: 'Edit Offer' })
  answers[list] = success({ offers: [{ ...anOffer(), version: 2, tenure: '7 years' }] })
  window.dispatchEvent(new Event('visibilitychange'))
  await screen.findByText('7 years')
  answers[update] = refusal(409, messages.offerChanged)
  await user.click(button('Update Offer'))
  await screen.findByText(messages.offerChanged)
  const save = requests.find(({ path }) => path === update)
  expect(Object.fromEntries(save?.body as FormData)).toMatchObject({ version: '1' })
})

test('the lender one works on stays open when another comes first, and keeps the focus', async () => {
  const other = anAdminOffer({ id: 'b', lender: 'Ashoka Lending', facts, facts_asked_on: today })
  const { user, answers } = await openDue(success({ offers: [anOffer(), other] }))
  const isOpen = async (lender: string) =>
    (await screen.findByRole('heading', { name: lender, hidden: true })).closest('details')?.open
  expect(await isOpen('Ashoka Lending')).toBe(true)
  expect(await isOpen('Kaveri Finance')).toBe(false)
  const checked = { ...facts, legal_name: { ...facts.legal_name, verified_on: today } }
  answers[list] = success({
    offers: [anOffer(), { ...other, version: 2, facts: checked }],
    link_problems: [
      { offer_id: 'offer-1', since: today, field: 'link', problem: 'failed', failure: 'timeout' },
    ],
  })
  answers[update] = success()
  await user.click(button(/^Checked today\s*: Legal name of Ashoka Lending/))
  await screen.findByText('No answer: 1')
  expect(await isOpen('Ashoka Lending')).toBe(true)
  expect(await isOpen('Kaveri Finance')).toBe(false)
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Ashoka Lending/))
})

test('another page of lenders begins at its top', async () => {
  const offers = Array.from({ length: 21 }, (_, n) => anAdminOffer({ id: `${n}`, lender: `Lender ${n}` }))
  const { user } = await openDue(success({ offers }))
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  onTestFinished(() => scroll.mockRestore())
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  screen.getByText('Page 2 of 2')
  expect(scroll).toHaveBeenCalled()
})

test('what was never checked is not called unchecked for 90 days, and what is due from today says so', async () => {
  const added = new Date().toISOString()
  const offer = {
    ...anOffer(),
    create_date: added,
    facts: { legal_name: { value: 'Kaveri Finance Limited' } },
  }
  await openDue(success({ offers: [offer] }))
  await screen.findByText('Never checked', { selector: 'h3' })
  expect(screen.queryByText('Not checked for 90 days')).toBeNull()
  expect(screen.getAllByText('due since today').length).toBeGreaterThan(0)
  expect(screen.queryByText(/0 days/)).toBeNull()
})

test('the counts of kinds narrow the list, and nothing due says so', async () => {
  const { user } = await openDue(success({ offers: [anOffer()] }))
  await screen.findByText('Legal name')
  await user.click(screen.getByText(/^Not confirmed: /))
  await waitFor(() => expect(screen.queryByText('Legal name')).toBeNull())
  screen.getByText('Interest rate')
})

test('a page that changed is confirmed in its row, and a link that fails opens the form at the link', async () => {
  const statement = { value: 'https://kaveri.example/kfs', verified_on: daysLater(today, -3) }
  const offer = { ...anOffer(), facts: { key_facts_statement: statement } }
  const about = { offer_id: offer.id, since: daysLater(today, -2) }
  const link_problems = [
    { ...about, field: 'link', problem: 'failed', failure: 'status', status: 404 },
    { ...about, field: 'key_facts_statement', problem: 'changed' },
  ]
  const { user, answers, requests } = await openDue(success({ offers: [offer], link_problems }))
  await screen.findByText('No answer: 1')
  row('Offer link').getByText('Error 404')
  answers[update] = success({ message: messages.offerUpdated })
  await user.click(button(/^Checked today/))
  const sent = () => requests.filter(({ path }) => path === update).map(({ body }) => body as FormData)
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(JSON.parse(String(sent()[0]?.get('facts')))).toEqual({
    key_facts_statement: { ...statement, verified_on: today },
  })
  await user.click(screen.getByRole('button', { name: /^Open Offer link of Kaveri Finance/ }))
  await waitFor(() => expect(document.activeElement).toBe(field('Offer link *')))
})

test('no offers, and offers that cannot be fetched, say so', async () => {
  const { answers, user } = await openDue(noResponse)
  await screen.findByText(messages.offersNotFetched)
  answers['/user/admin-offers'] = success({ offers: [] })
  await user.click(button('Try again'))
  await screen.findByText('Nothing is due')
})
