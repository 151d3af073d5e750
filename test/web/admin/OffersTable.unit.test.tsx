import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anAdminOffer, openOffers } from '#support/components/admin.tsx'
import { button, field } from '#support/components/fields.ts'
import { success } from '#support/components/server.ts'

const offers = [
  anAdminOffer({ id: 'a', lender: 'Neem Tree Finance', description: 'First', interestRate: '14% p.a.' }),
  anAdminOffer({ id: 'b', lender: 'Banyan Bank', description: 'Second', interestRate: '9.5% p.a.' }),
  anAdminOffer({ id: 'c', lender: 'Peepal Co-op', description: 'Third', status: 'hidden' }),
]

async function openTable() {
  localStorage.removeItem('adminOffersView')
  const opened = await openOffers(success({ offers }))
  await opened.user.click(await screen.findByRole('button', { name: 'Show as a table' }))
  await screen.findByRole('table', { name: 'Offers' })
  return opened
}
const lenders = () =>
  screen.getAllByRole('rowheader').map((row) => row.querySelector('span')?.textContent ?? '')
const focused = () => document.activeElement?.textContent

test('cards come first; the table is one press away, and this device remembers it', async () => {
  await openTable()
  expect(screen.queryByRole('group', { name: 'First' })).toBeNull()
  expect(localStorage.getItem('adminOffersView')).toBe('table')
})

test('this device’s table is shown at once, and another press shows the cards again', async () => {
  localStorage.setItem('adminOffersView', 'table')
  const { user } = await openOffers(success({ offers }))
  await screen.findByRole('table', { name: 'Offers' })
  await user.click(button('Show as cards'))
  await screen.findByRole('group', { name: 'First' })
  expect(localStorage.getItem('adminOffersView')).toBeNull()
})

test('a column’s heading sorts the rows, and a second press turns them round', async () => {
  const { user } = await openTable()
  await user.click(button('Lender and offer'))
  await waitFor(() => expect(lenders()).toEqual(['Banyan Bank', 'Neem Tree Finance', 'Peepal Co-op']))
  await user.click(button('Lender and offer'))
  await waitFor(() => expect(lenders()).toEqual(['Peepal Co-op', 'Neem Tree Finance', 'Banyan Bank']))
  expect(screen.getByRole('columnheader', { name: 'Lender and offer' }).getAttribute('aria-sort')).toBe(
    'descending',
  )
  await user.click(button('Rate'))
  await waitFor(() => expect(lenders()).toEqual(['Banyan Bank', 'Peepal Co-op', 'Neem Tree Finance']))
})

test('“/” goes to the search, the arrow keys between rows, and Enter opens one', async () => {
  const { user } = await openTable()
  await user.keyboard('/')
  expect(document.activeElement).toBe(field('Search offers'))
  await user.keyboard('/')
  expect(field('Search offers')).toHaveProperty('value', '/')
  await user.clear(field('Search offers'))
  const rows = await screen.findAllByRole('button', { name: /, view$/ })
  rows[0]?.focus()
  await user.keyboard('{ArrowDown}')
  expect(focused()).toContain('Banyan Bank')
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(focused()).toContain('Banyan Bank')
  await user.keyboard('{Enter}')
  const details = within(await screen.findByRole('dialog', { name: 'Offer Details' }))
  details.getByText('Banyan Bank')
})

test('rows can be selected, edited and taken off the site, and the toast takes that back', async () => {
  const { user, answers, requests } = await openTable()
  await user.click(screen.getByRole('checkbox', { name: 'Select Banyan Bank: Second' }))
  screen.getByText('1 offer selected')
  answers['/user/update-offers'] = success()
  await user.click(button('Hide from borrowers: Banyan Bank, Second'))
  await screen.findByText(/^Banyan Bank: Hidden from borrowers at \d\d:\d\d$/)
  await user.click(button('Undo'))
  await screen.findByText(/^Banyan Bank: Live for borrowers at \d\d:\d\d$/)
  const saves = requests.filter(({ path }) => path === '/user/update-offers')
  expect(saves.map(({ body }) => Object.fromEntries(body as FormData))).toEqual([
    { id: 'b', status: 'hidden' },
    { id: 'b', status: 'shown' },
  ])
  await user.click(button('Edit: Neem Tree Finance, First'))
  await screen.findByRole('dialog', { name: 'Edit Offer' })
})

test('a quick filter narrows the list, and a second press widens it again', async () => {
  const { user } = await openTable()
  await user.click(button('Filter'))
  await user.click(button('Hidden'))
  await waitFor(() => expect(lenders()).toEqual(['Peepal Co-op']))
  expect(button('Hidden').getAttribute('aria-pressed')).toBe('true')
  await user.click(button('Hidden'))
  await waitFor(() => expect(lenders()).toHaveLength(3))
})

test('a long list has pages, and a search that finds little has one', async () => {
  localStorage.removeItem('adminOffersView')
  const many = Array.from({ length: 30 }, (_, n) => anAdminOffer({ id: `${n}`, description: `Offer ${n}.` }))
  const { user } = await openOffers(success({ offers: many }))
  await screen.findByRole('group', { name: 'Offer 23.' })
  expect(screen.queryByRole('group', { name: 'Offer 24.' })).toBeNull()
  await user.click(button('Next'))
  await screen.findByRole('group', { name: 'Offer 29.' })
  screen.getByText('Page 2 of 2')
  await user.type(field('Search offers'), 'Offer 7.')
  await screen.findByRole('group', { name: 'Offer 7.' })
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
})

test('a search, a filter and an order begin at the first page', async () => {
  localStorage.removeItem('adminOffersView')
  const many = Array.from({ length: 60 }, (_, n) => anAdminOffer({ id: `${n}`, description: `Offer ${n}.` }))
  const { user } = await openOffers(success({ offers: many }))
  await screen.findByText('Page 1 of 3')
  const changes = [
    () => user.type(field('Search offers'), 'Offer'),
    () => user.selectOptions(field('Missing fact'), 'Any fact'),
    () => user.selectOptions(field('Show'), 'Oldest fact check first'),
    () => user.click(button('Show as a table')),
    () => user.click(button('Lender and offer')),
  ]
  for (const change of changes) {
    await user.click(button('Next'))
    await screen.findByText('Page 2 of 3')
    await change()
    await screen.findByText('Page 1 of 3')
  }
})

test('a paused offer says in few words until when', async () => {
  localStorage.setItem('adminOffersView', 'table')
  await openOffers(success({ offers: [anAdminOffer({ paused_until: '2099-12-15' })] }))
  await screen.findByText('Paused until 15 Dec 2099')
  expect(screen.queryByText(/^Takes no applications/)).toBeNull()
})
