import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import type { Eligibility } from '#loans/eligibility.ts'
import { anAdminOffer, openOffers } from '#support/components/admin.tsx'
import { button, enter, field } from '#support/components/fields.ts'
import { heldBack, noResponse, refusal, success } from '#support/components/server.ts'
import { adminLenderPath } from '#web/paths.ts'

const list = '/user/admin-offers'
const tile = (name: string) => within(screen.getByRole('group', { name }))
const figures = () =>
  ['Total Offers', 'With Logos', 'Avg Interest'].map(
    (label) => screen.getByText(label).parentElement?.textContent,
  )
const openWith = (...offers: ReturnType<typeof anAdminOffer>[]) => openOffers(success({ offers }))

test('says that the offers are loading, and then that there are none', async () => {
  const { answer, release } = heldBack(success({ offers: [] }))
  await openOffers(answer)
  screen.getByText('Loading offers...')
  release()
  await screen.findByText('Get started by creating a new offer.')
  expect(figures()).toEqual(['Total Offers0', 'With Logos0', 'Avg Interest0%'])
})

test('says that the offers cannot be fetched, without figures, and trying again shows them', async () => {
  const { user, answers } = await openOffers(noResponse)
  await screen.findByText(messages.offersNotFetched)
  expect(screen.getAllByText('–')).toHaveLength(4)
  answers[list] = success({ offers: [anAdminOffer()] })
  await user.click(button('Try again'))
  await screen.findByRole('button', { name: 'View' })
})

test.each([
  ['without success', refusal(200, '')],
  ['without a list', success()],
])('a response %s shows no offers', async (_, answer) => {
  await openOffers(answer)
  await screen.findByText('No offers found')
  screen.getByText('Get started by creating a new offer.')
})

test('the figures count all offers and those with a logo, and average the interest rates', async () => {
  await openWith(
    anAdminOffer({ id: 'a', logo: '/logos/a.png', interestRate: '10% p.a.' }),
    anAdminOffer({ id: 'b', interestRate: '13.4%' }),
  )
  await waitFor(() => expect(figures()).toEqual(['Total Offers2', 'With Logos1', 'Avg Interest12%']))
})

test('offers whose badge is off are counted, marked and listed by themselves', async () => {
  const { user } = await openWith(
    anAdminOffer({ id: 'a', description: 'Badge off', recommended: true, is_badge_off: true }),
    anAdminOffer({ id: 'b', description: 'Badge on', recommended: true }),
  )
  await screen.findByText(/^1 badge is off because the reason is no longer true/)
  tile('Badge off').getByText('Badge off: reason not true')
  expect(tile('Badge off').queryByText('Recommended')).toBeNull()
  tile('Badge on').getByText('Recommended')
  await user.selectOptions(field('State'), 'Badge off')
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Badge on' })).toBeNull())
})

test('of one lender, only its own badges that are off are counted', async () => {
  const offers = ['Neem Tree Finance', 'Banyan Bank'].map((lender) =>
    anAdminOffer({ id: lender, lender, recommended: true, is_badge_off: true }),
  )
  await openOffers(success({ offers }), adminLenderPath('banyanbank'))
  await screen.findByText(/^1 badge is off/)
})

test('an offer whose badge is off stays recommended when it is edited from its details', async () => {
  const offer = anAdminOffer({ recommended: true, recommended_for: 'noProcessingFee', is_badge_off: true })
  const { user, answers, requests } = await openWith(offer)
  // As borrowers see it.
  answers['/user/get-offer'] = success({ offer: { ...offer, recommended: false, recommended_for: '' } })
  answers['/user/update-offers'] = success()
  await user.click(await screen.findByRole('button', { name: 'View' }))
  const details = within(await screen.findByRole('dialog', { name: 'Offer Details' }))
  await waitFor(() =>
    expect(requests.filter(({ path }) => path === list || path === '/user/get-offer')).toHaveLength(2),
  )
  await user.click(details.getByRole('button', { name: 'Edit' }))
  await screen.findByRole('dialog', { name: 'Edit Offer' })
  await enter(user, { 'Tenure *': '1 to 5 years' })
  await user.click(button('Update Offer'))
  await waitFor(() => expect(requests.map(({ path }) => path)).toContain('/user/update-offers'))
  const save = requests.find(({ path }) => path === '/user/update-offers')
  expect(Object.fromEntries(save?.body as FormData)).toMatchObject({
    recommended: 'true',
    recommended_for: 'noProcessingFee',
    tenure: '1 to 5 years',
  })
})

test('says how many shown offers lack each fact that a comparison must have', async () => {
  const facts = { legal_name: { value: 'Neem Tree Finance Limited' } }
  await openWith(
    anAdminOffer({ id: 'a', facts }),
    anAdminOffer({ id: 'b', facts: {} }),
    anAdminOffer({ id: 'c', facts: {}, status: 'hidden' }),
  )
  const title = await screen.findByText('Of 2 shown offers, these lack a fact RBI wants compared')
  expect(
    [...(title.parentElement?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent),
  ).toEqual(['Legal name: 1', 'Key Facts Statement: 2', 'Penal charges: 2', 'Cooling-off period: 2'])
})

test('a search filters the list, and an empty result says what to do', async () => {
  const { user } = await openWith(
    anAdminOffer({ id: 'a', description: 'Found by its words' }),
    anAdminOffer({ id: 'b' }),
  )
  await screen.findByText('Found by its words')
  await enter(user, { 'Search offers': 'FOUND BY ITS' })
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'View' })).toHaveLength(1))
  screen.getByText('1 of 2 offers')
  await enter(user, { 'Search offers': 'No offer like it' })
  await screen.findByText('Try adjusting your search criteria.')
  expect(screen.getAllByRole('button', { name: 'Add New Offer' })).toHaveLength(2)
  await user.click(button('Clear search'))
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'View' })).toHaveLength(2))
  expect(document.activeElement).toBe(field('Search offers'))
  await enter(user, { 'Search offers': 'No offer like it' })
  await user.selectOptions(field('State'), 'Hidden')
  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'View' })).toHaveLength(2))
})

test('an offer without a description is called Loan Offer, in its tile and in its details', async () => {
  const { user } = await openWith(anAdminOffer({ description: '', loanAmount: '500000', applicants: 2 }))
  const listed = await waitFor(() => tile('Loan Offer'))
  const text = screen.getByRole('group', { name: 'Loan Offer' }).textContent
  for (const words of ['ID offer-1', '21 Nov 2026', '₹5,00,000', '12% p.a.', '2 borrowers applied'])
    expect(text).toContain(words)
  await user.click(listed.getByRole('button', { name: 'View' }))
  const details = within(await screen.findByRole('dialog', { name: 'Offer Details' }))
  details.getByRole('heading', { name: 'Loan Offer #offer-1' })
  details.getByText('Created 21 Nov 2026')
  details.getByText('₹5,00,000')
})

test.each([
  ['shown', 'Hide from borrowers', 'hidden'],
  ['hidden', 'Show to borrowers', 'shown'],
] as const)('the button on the tile of a %s offer says “%s”', async (status, name, sent) => {
  const { user, answers, requests } = await openWith(anAdminOffer({ status }))
  const { answer, release } = heldBack()
  answers['/user/update-offers'] = answer
  await user.dblClick(await screen.findByRole('button', { name }))
  await waitFor(() => expect(button(name).getAttribute('aria-busy')).toBe('true'))
  release()
  await screen.findByText(messages.offerUpdated)
  const saves = requests.filter(({ path }) => path === '/user/update-offers')
  expect(saves.map(({ body }) => Object.fromEntries(body as FormData))).toEqual([
    { id: 'offer-1', status: sent },
  ])
})

/** Opens the details of an offer, of which the server then knows the second version. */
async function view(listed = anAdminOffer(), stored: object | null = listed) {
  const { user, answers } = await openWith(listed)
  if (stored) answers['/user/get-offer'] = success({ offer: { ...listed, ...stored } })
  await user.click(await screen.findByRole('button', { name: 'View' }))
  return within(await screen.findByRole('dialog', { name: 'Offer Details' }))
}

test('the details show the offer as it is stored now, as text, with a working link', async () => {
  const details = await view(anAdminOffer({ link: 'ashoka.example/apply' }), {
    description: '<b>Bold</b> & plain',
    documents: [{ title: 'Identity proof', examples: ['PAN card'] }],
  })
  await details.findByText('<b>Bold</b> & plain')
  const link = details.getByRole('link')
  expect(link.getAttribute('href')).toBe('http://ashoka.example/apply')
  expect(link.getAttribute('target')).toBe('_blank')
  details.getByText('Identity proof')
  details.getByText('PAN card')
})

test('the details show an offer’s link as written, and lead to it without the place for a borrower’s press', async () => {
  const details = await view(anAdminOffer({ link: 'https://ashoka.example/apply?sub_id={handover}' }))
  const link = details.getByText('https://ashoka.example/apply?sub_id={handover}').closest('a')
  expect(link?.getAttribute('href')).toBe('https://ashoka.example/apply')
})

test('the details lead to the form of the offer', async () => {
  const details = await view()
  const edit = details.getByRole('button', { name: 'Edit' })
  edit.click()
  await screen.findByRole('dialog', { name: 'Edit Offer' })
  expect(screen.queryByRole('dialog', { name: 'Offer Details' })).toBeNull()
})

test('if an offer’s details can’t be fetched, the dialog shows what the list has loaded', async () => {
  const details = await view(anAdminOffer({ description: 'Only in the list' }), null)
  await screen.findByText('Failed to fetch offer details')
  details.getByText('Only in the list')
})

test.each<[Eligibility | undefined, string[]]>([
  [
    {
      loanTypes: ['Personal Loan', 'Gold Loan'],
      amount: { min: 50_000, max: 500_000 },
      minMonthlyIncome: 25_000,
      ageYears: { max: 60 },
    },
    [
      'Loan typesPersonal Loan, Gold Loan',
      'Loan amount₹50,000 to ₹5,00,000',
      'Monthly income₹25,000 or more',
      'Ageup to 60 years',
    ],
  ],
  [undefined, ['Who can applyThis lender hasn’t told us. Ask before you apply.']],
  [{}, ['Who can applyThis lender hasn’t told us. Ask before you apply.']],
])('the details of an offer with the rules %j say who can apply', async (eligibility, expected) => {
  await view(anAdminOffer({ eligibility }))
  const { textContent } = screen.getByRole('dialog')
  for (const words of expected) expect(textContent).toContain(words)
  expect(textContent).not.toContain('Professions')
})

test('an offer without a price has a mark, counts, says why in its details, and can be listed alone', async () => {
  const { user } = await openWith(
    anAdminOffer({ id: 'a', description: 'Priced' }),
    anAdminOffer({ id: 'b', description: 'Unpriced', interestRate: '2% p.a. above the FD rate' }),
  )
  await waitFor(() =>
    expect(screen.getByText('Without a Price').parentElement?.textContent).toBe('Without a Price1'),
  )
  expect(tile('Priced').queryByText('No price')).toBeNull()
  tile('Unpriced').getByText('No price')
  await user.selectOptions(screen.getByLabelText('Show'), 'Without a price, newest first')
  await screen.findByText('1 of 2 offers')
  expect(screen.queryByText('Priced')).toBeNull()
  await user.click(button('View'))
  const details = within(await screen.findByRole('dialog', { name: 'Offer Details' }))
  details.getByText(/^The interest rate could not be read/)
})
