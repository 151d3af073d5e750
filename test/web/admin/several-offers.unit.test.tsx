import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anAdminOffer, openOffers } from '#support/components/admin.tsx'
import { button, field } from '#support/components/fields.ts'
import { heldBack, refusal, success } from '#support/components/server.ts'

const update = '/user/update-offers'
const offers = [
  anAdminOffer({ id: 'a', lender: 'Neem Tree Finance', description: 'First' }),
  anAdminOffer({ id: 'b', lender: 'Banyan Bank', description: 'Second', interestRate: 'ask us' }),
  anAdminOffer({ id: 'c', lender: 'Peepal Co-op', description: 'Third', status: 'hidden' }),
]
async function open() {
  const opened = await openOffers(success({ offers }))
  await opened.user.click(await screen.findByText('Filter'))
  return opened
}
const tile = (name: string) => within(screen.getByRole('group', { name }))
const listed = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('hides the chosen offers, and keeps those selected that could not be changed', async () => {
  const { user, answers, requests } = await open()
  await user.click(await screen.findByRole('checkbox', { name: 'Select all offers in the list' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select First' }))
  const several = within(screen.getByRole('region', { name: 'Selected offers' }))
  several.getByText('2 offers selected')
  answers[update] = refusal(503, 'Saving is paused')
  await user.click(several.getByRole('button', { name: 'Hide' }))
  // The third is hidden already.
  await screen.findByText('1 of 1 not changed. Saving is paused')
  await several.findByText('1 offer selected')

  answers[update] = success()
  await user.click(several.getByRole('button', { name: 'Hide' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected offers' })).toBeNull())
  const sent = requests.filter(({ path }) => path === update)
  expect(sent.map(({ body }) => Object.fromEntries(body as FormData))).toEqual([
    { id: 'b', status: 'hidden' },
    { id: 'b', status: 'hidden' },
  ])
})

test('several offers that were hidden are shown again from the toast, except those that were hidden before', async () => {
  const { user, answers, requests } = await open()
  await user.click(await screen.findByRole('checkbox', { name: 'Select all offers in the list' }))
  answers[update] = success()
  await user.click(
    within(screen.getByRole('region', { name: 'Selected offers' })).getByRole('button', { name: 'Hide' }),
  )
  await screen.findByText(/^2 offers: Hidden from borrowers at/)
  await user.click(button('Undo'))
  await screen.findByText(/^2 offers: Live for borrowers at/)
  const sent = requests.filter(({ path }) => path === update)
  expect(sent.map(({ body }) => Object.fromEntries(body as FormData))).toEqual([
    { id: 'a', status: 'hidden' },
    { id: 'b', status: 'hidden' },
    { id: 'a', status: 'shown' },
    { id: 'b', status: 'shown' },
  ])
})

test('says that nothing is to be changed, and keeps the selection', async () => {
  const { user, requests } = await open()
  await user.click(await screen.findByRole('checkbox', { name: 'Select Third' }))
  await user.click(button('Hide'))
  await screen.findByText('Already hidden from borrowers')
  screen.getByText('1 offer selected')
  expect(requests.filter(({ path }) => path === update)).toEqual([])
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('of several offers, those that were changed can be changed back although another failed', async () => {
  const { user, answers } = await open()
  await user.click(await screen.findByRole('checkbox', { name: 'Select First' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Second' }))
  answers[update] = (body) =>
    ((body as FormData).get('id') === 'a' ? refusal(503, 'Saving is paused') : success())(body)
  await user.click(button('Hide'))
  await screen.findByText('1 of 2 not changed. Saving is paused')
  await screen.findByText(/^Banyan Bank: Hidden from borrowers at/)
  screen.getByText('1 offer selected')
  await user.click(button('Undo'))
  await screen.findByText(/^Banyan Bank: Live for borrowers at/)
  screen.getByText('1 offer selected')
})

test('what is ticked while offers are changed stays selected, and the pressed button keeps the focus', async () => {
  const { user, answers } = await open()
  const { answer, release } = heldBack(success())
  answers[update] = answer
  await user.click(await screen.findByRole('checkbox', { name: 'Select First' }))
  await user.click(button('Hide'))
  await screen.findByText('0 of 1 done')
  expect(document.activeElement).toBe(button('Hide'))
  await user.click(screen.getByRole('checkbox', { name: 'Select Second' }))
  screen.getByText('0 of 1 done')
  await act(async () => release())
  await screen.findByText('1 offer selected')
  expect(screen.getByRole('checkbox', { name: 'Select Second' })).toHaveProperty('checked', true)
  await user.click(button('Hide'))
  await waitFor(() => expect(screen.queryByText('1 offer selected')).toBeNull())
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Offers Management'))
})

test('changes nothing that a filter leaves out', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('checkbox', { name: 'Select all offers in the list' }))
  await user.selectOptions(field('Price'), 'Without a price')
  await waitFor(() => expect(listed()).toEqual(['Second']))
  screen.getByText('1 offer selected')
  await user.selectOptions(field('Lender'), 'Peepal Co-op')
  await screen.findByText('Try adjusting your search criteria.')
  expect(screen.queryByText(/offers? selected/)).toBeNull()
  screen.getByText('Filter (2)')
})

test('a copy starts with the values of its offer, hidden, without logo and badge, and is added', async () => {
  const { user, answers, requests } = await openOffers(
    success({
      offers: [anAdminOffer({ id: 'a', description: 'First', logo: '/logos/a.png', recommended: true })],
    }),
  )
  await user.click((await screen.findAllByRole('button', { name: 'Duplicate' }))[0] as HTMLElement)
  await screen.findByRole('dialog', { name: 'Add Offer' })
  answers['/user/add-offers'] = success({ id: 'b' })
  await user.click(button('Add Offer'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const added = requests.find(({ path }) => path === '/user/add-offers')
  const fields = Object.fromEntries(added?.body as FormData)
  expect(fields).toMatchObject({
    lender: 'Neem Tree Finance',
    description: 'First',
    interestRate: '12% p.a. onwards',
    status: 'hidden',
    recommended: 'false',
  })
  expect(fields).not.toHaveProperty('id')
  expect(fields).not.toHaveProperty('logo')
  tile('First')
})
