import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { factLabels, missingFacts } from '#contract/describe-facts.ts'
import type { Offer } from '#contract/offer.ts'
import type { FactName } from '#contract/offer-facts.ts'
import { quotedFigures } from '#contract/quoted-figures.ts'
import { aStoredOffer } from '#support/builders.ts'
import { card, compare, free } from '#support/components/offers.tsx'

/** The example of RBI's circular on the Key Facts Statement. */
const asRbi = aStoredOffer({
  loanAmount: '₹10,000 - ₹20 lakh',
  interestRate: '15% p.a.',
  processingFee: '₹400 incl. GST',
  tenure: '1-120 months',
})

async function breakdownOf(offers: Offer[], search: string, lender = 'Neem Tree Finance') {
  const user = await compare(offers, { search })
  await user.click(within(card(lender)).getByRole('button', { name: /^How we worked this out/ }))
  return within(await screen.findByRole('dialog', { name: 'How we worked this out' }))
}

test('the figures of RBI’s example are on the card and in the breakdown, with paise only in the schedule', async () => {
  const dialog = await breakdownOf([asRbi], '?amount=20000&months=24')
  const words = screen.getByText('Neem Tree Finance', { selector: 'h3' }).closest('[role=group]')?.textContent
  for (const figure of ['₹986', '₹970', '17.07%', '₹3,674', '₹400']) expect(words).toContain(figure)
  const inside = screen.getByRole('dialog').textContent
  for (const figure of ['₹970', '17.07%', '₹19,600', '₹339', '₹61', '₹3,274', '969.73'])
    expect(inside).toContain(figure)
  expect(inside).not.toMatch(/₹[\d,]+\.\d/)
  expect(dialog.getAllByRole('rowheader')).toHaveLength(24)
})

const charge = { amount: 3, unit: 'percent' as const }

test.each([
  { months: 24, charge, prepay: '&extra=2000&from=8&charge=3', badMonth: '' },
  { months: 3, charge, prepay: '&extra=2000&from=1&charge=3', badMonth: '&from=1&count=1&later=1' },
  { months: 24, charge: { ...charge, from_month: 12 }, prepay: '&extra=2000&from=12&charge=3', badMonth: '' },
  { months: 2, charge, prepay: '&extra=2000&from=1&charge=3', badMonth: '&from=1&count=1&later=1' },
])('the breakdown of a loan over $months months links to the tools with it: $prepay', async (example) => {
  const { months, charge, prepay, badMonth } = example
  const facts = { part_prepayment_charge: { value: charge } }
  const dialog = await breakdownOf([{ ...asRbi, facts }], `?amount=20000&months=${months}`)
  const loan = `#amount=20000&rate=15&months=${months}`
  const hrefOf = (name: string) => dialog.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Prepay this loan')).toBe(`/tools/prepay${loan}${prepay}`)
  expect(hrefOf('A bad month with this loan')).toBe(`/tools/bad-month${loan}${badMonth}`)
})

test.each([
  [
    'paid',
    ['only the interest for 6 months: ₹250 a month', 'Months 1 to 6: you pay each month−₹250', '₹1,500'],
  ],
  ['simple', ['simple interest', 'you owe ₹21,500', 'Months 1 to 6: you pay each month₹0']],
  ['capitalised', ['bears interest', 'you owe ₹21,548']],
] as const)(
  'the card and the breakdown say what comes before instalments that start later: interest %s',
  async (moratoriumInterest, words) => {
    const repayment = { kind: 'instalments', moratoriumMonths: 6, moratoriumInterest } as const
    const dialog = await breakdownOf([{ ...asRbi, terms: { repayment } }], '?amount=20000&months=24')
    expect(card('Neem Tree Finance').textContent).toMatch(
      /(?:Only interest|No instalments) for the first 6 months/,
    )
    const inside = screen.getByRole('dialog').textContent
    for (const part of [...words, 'Months 7 to 30: you pay each month−₹']) expect(inside).toContain(part)
    expect(dialog.getAllByRole('rowheader')).toHaveLength(30)
    expect(dialog.queryByRole('link', { name: /this loan/ })).toBeNull()
  },
)

test('the breakdown of a one-month loan links to neither tool', async () => {
  const dialog = await breakdownOf([asRbi], '?amount=20000&months=1')
  dialog.getByText('Month by month')
  expect(dialog.queryByRole('link', { name: /this loan/ })).toBeNull()
})

test('the breakdown of a loan that the lender does not let borrowers prepay has no link to that tool', async () => {
  const facts = { part_prepayment_charge: { value: { ...charge, from_month: 7 } } }
  const dialog = await breakdownOf([{ ...asRbi, facts }], '?amount=20000&months=7')
  dialog.getByRole('link', { name: 'A bad month with this loan' })
  expect(dialog.queryByRole('link', { name: 'Prepay this loan' })).toBeNull()
})

test('the breakdown gives the offer’s position by the ranking rule, whatever the page sorts by', async () => {
  const offers = ['10% - 11%', '12% - 30%', '13% p.a. onwards', '14%'].map((interestRate) =>
    aStoredOffer({ id: interestRate.slice(0, 2), lender: interestRate, interestRate, processingFee: 'Nil' }),
  )
  const dialog = await breakdownOf(offers, '?amount=100000&months=12&sort=lowest', '14%')
  dialog.getByText('Second of 4: ₹141 a month more than the first, fees included.')
})

/** Opens "More Details" of the only offer. */
async function detailsOf(offer: Partial<Offer>) {
  const user = await compare([aStoredOffer(offer)])
  await user.click(screen.getByRole('button', { name: /^More Details/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Neem Tree Finance' }))
  const valueFor = (label: string) => {
    const value = dialog.getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd')
    if (!value) throw new Error(`${label} has no value`)
    return value
  }
  return { user, dialog, valueFor }
}

const keyFactsUrl = 'https://lender.example/key-facts'

test('More Details shows the facts that are given, and the source of a fact and the day it was checked', async () => {
  const { valueFor } = await detailsOf({
    facts: {
      legal_name: { value: 'Neem Tree Finance Limited', source: keyFactsUrl, verified_on: '2026-11-02' },
      key_facts_statement: { value: `${keyFactsUrl}.pdf` },
      foreclosure_charge: { value: { amount: 4, unit: 'percent', from_month: 7 } },
      part_prepayment_charge: { value: { amount: 0, unit: 'rupees' } },
      cooling_off_days: { value: 3 },
    },
  })
  const name = valueFor('Legal name')
  expect(name.textContent).toContain('Neem Tree Finance Limited')
  expect(name.textContent).toContain('Checked on 2 Nov 2026')
  const source = within(name).getByRole('link', { name: 'Source for Legal name (opens in a new tab)' })
  expect(source.getAttribute('href')).toBe(keyFactsUrl)
  expect(source.getAttribute('rel')).toBe('noopener noreferrer')
  const statement = within(valueFor('Key Facts Statement')).getByRole('link')
  expect(statement.getAttribute('href')).toBe(`${keyFactsUrl}.pdf`)
  expect(valueFor('Foreclosure charge').textContent).toContain(
    '4% of what you repay early; repaying early is allowed from month 7 of the loan',
  )
  expect(valueFor('Part-prepayment charge').textContent).toBe('None')
  expect(valueFor('Cooling-off period').textContent).toBe('3 days')
})

test('for a fact that is not given, More Details says where to find it, and never shows a blank or 0', async () => {
  const { valueFor } = await detailsOf({ facts: { lender_kind: { value: 'nbfc' } } })
  for (const name of missingFacts({ facts: { lender_kind: { value: 'nbfc' } } })) {
    const notes: Partial<Record<FactName, string>> = {
      key_facts_statement: 'Not given. Ask the lender for it',
      contracted_rates: 'Not published',
    }
    const note = notes[name] ?? 'Not given. Look for it in the Key Facts Statement'
    expect(valueFor(factLabels[name]).textContent).toBe(note)
  }
})

test('More Details folds what the lender hasn’t given into one line that counts it, and says the usual day once', async () => {
  const verified_on = '2026-11-02'
  await detailsOf({
    facts: {
      lender_kind: { value: 'bank', verified_on },
      rate_kind: { value: 'fixed', verified_on },
      cooling_off_days: { value: 3, verified_on: '2026-11-05' },
    },
  })
  const line = screen.getByText('9 facts this lender doesn’t give')
  expect(line.closest('details')?.open).toBe(false)
  expect(line.closest('details')?.querySelectorAll('dt')).toHaveLength(9)
  screen.getByText('Checked on 2 Nov 2026, unless another day is given')
  expect(screen.queryByText('Checked on 2 Nov 2026')).toBeNull()
  screen.getByText('Checked on 5 Nov 2026')
})

test('More Details leaves out the class of a bank and a second lender that there isn’t, and names both if there are two', async () => {
  const { valueFor } = await detailsOf({
    facts: {
      lender_kind: { value: 'bank' },
      co_lending: { value: { partner: 'Vindhya Bank Limited', share: 80, blended_rate: 12.4 } },
    },
  })
  expect(screen.queryByText('Class of NBFC')).toBeNull()
  expect(valueFor('Lent together with').textContent).toBe(
    'Vindhya Bank Limited, which gives 80% of the loan; one blended rate for the whole loan, 12.4% p.a.',
  )
})

test('a personal loan at a floating rate has no prepayment charge, whatever the lender says', async () => {
  const { valueFor } = await detailsOf({
    facts: {
      rate_kind: { value: 'floating' },
      foreclosure_charge: { value: { amount: 4, unit: 'percent' }, source: keyFactsUrl },
    },
  })
  for (const label of ['Foreclosure charge', 'Part-prepayment charge'])
    expect(valueFor(label).textContent).toBe('None, by RBI’s rule')
})

test('an address that is neither http nor https is shown as text', async () => {
  const { dialog, valueFor } = await detailsOf({
    facts: { key_facts_statement: { value: 'javascript:alert(1)', source: 'data:text/html,x' } },
  })
  dialog.getByText('javascript:alert(1)')
  expect(within(valueFor('Key Facts Statement')).queryByRole('link')).toBeNull()
})

test('More Details lists every document with its alternatives, and Escape closes it', async () => {
  const documents = [
    { title: 'Income proof', examples: ['Salary slips, last 3 months', 'ITRs, last 2 years'] },
  ]
  const { user, dialog } = await detailsOf({ documents })
  dialog.getByText('Income proof')
  dialog.getByText(/any one of/)
  for (const example of ['Salary slips, last 3 months', 'ITRs, last 2 years']) dialog.getByText(example)
  dialog.getByRole('link', { name: /^Apply Now/ })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('More Details says if the lender has listed no documents', async () => {
  const { dialog } = await detailsOf({})
  dialog.getByText(/^This lender hasn’t listed any/)
})

const compared = [
  aStoredOffer({ ...free, id: 'a', lender: 'Asha Bank' }),
  aStoredOffer({ ...free, id: 'b', lender: 'Usha Bank', processingFee: '₹1,000 + GST' }),
  aStoredOffer({ ...free, id: 'c', lender: 'Isha Bank', processingFee: '₹2,000 + GST' }),
  aStoredOffer({ id: 'd', lender: 'Unpriced Bank', interestRate: 'Ask us', tenure: '' }),
  aStoredOffer({ ...free, id: 'e', lender: 'Asha Bank', description: 'For weddings', processingFee: '₹500' }),
]

/** Opens the address of these offers side by side. */
async function sideBySide(ids: string) {
  await compare(compared, { search: `?amount=120000&months=12&compare=${ids}&side-by-side=1` })
  return { dialog: within(await screen.findByRole('dialog', { name: 'Side by side' })) }
}

/** Finds a sentence in which a lender's name has an element of its own. */
const sentence = (text: string) => (_: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent.startsWith(text)

test('side by side, two offers have a balance, and the page says which costs more, by how much and why', async () => {
  const { dialog } = await sideBySide('a,b')
  await dialog.findByText(
    sentence('Usha Bank costs you ₹1,180 more than Asha Bank over 1 year, ₹98 a month.'),
  )
  dialog.getByText('The fee adds ₹1,000 and GST adds ₹180.')
  expect(document.querySelectorAll('[role=dialog] .beam > g')).toHaveLength(2)
})

test('side by side, the others of three offers are compared with the cheapest, on one balance', async () => {
  const { dialog } = await sideBySide('c,a,b')
  await dialog.findByText(
    sentence('Usha Bank costs you ₹1,180 more than Asha Bank over 1 year, ₹98 a month.'),
  )
  dialog.getByText(sentence('Isha Bank costs you ₹2,360 more than Asha Bank over 1 year, ₹197 a month.'))
  expect(document.querySelectorAll('[role=dialog] .beam > g')).toHaveLength(3)
  const dashes = [...document.querySelectorAll('figure polyline')].map((line) =>
    line.getAttribute('stroke-dasharray'),
  )
  expect(new Set(dashes).size).toBe(3)
})

test('side by side, two offers of one lender are told apart by their descriptions', async () => {
  const { dialog } = await sideBySide('a,e')
  await dialog.findByText(sentence('Asha Bank (For weddings) costs you ₹590 more'))
  for (const name of ['Asha Bank (For a rainy day)', 'Asha Bank (For weddings)'])
    dialog.getByRole('columnheader', { name })
})

test('side by side with only one priced offer, there is no cost difference and no chart', async () => {
  const { dialog } = await sideBySide('a,d')
  await dialog.findByRole('columnheader', { name: /Unpriced Bank/ })
  expect(dialog.queryByText(/costs you .* more/)).toBeNull()
  expect(document.querySelector('[role=dialog] figure')).toBeNull()
})

test('side by side, a term that the lender left empty is to be asked for', async () => {
  const { dialog } = await sideBySide('a,d')
  const tenure = (await dialog.findByText('Tenure', { selector: '[scope=rowgroup] span' })).closest('tbody')
  expect([...(tenure?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '6\u00a0to 36\u00a0months',
    'Ask the lender',
  ])
})

test('the record of an application says that its figures are for any borrower, where they may not be this one’s', async () => {
  const bands = [
    { lowestPercent: 10, highestPercent: 12, creditScore: { min: 750 } },
    { lowestPercent: 15, highestPercent: 18, creditScore: { max: 749 }, noCreditScore: true },
  ]
  const text = 'By credit score'
  const confirmed = { text, at: '2026-11-21T04:30:00.000Z' }
  const offer = aStoredOffer({
    ...free,
    interestRate: text,
    terms: { interestRate: { kind: 'reducing', bands, confirmed } },
  })
  const application = {
    ...quotedFigures(offer, 120_000, 12),
    is_as_shown: true,
    applied_at: '2026-11-22T04:30:00.000Z',
  }
  const user = await compare([offer], { borrower: {}, applications: [application] })
  await user.click(await screen.findByRole('button', { name: /^Site opened on 22 Nov/ }))
  const dialog = await screen.findByRole('dialog', { name: 'The offer when you pressed Apply Now' })
  expect(dialog.textContent).toContain('APR 18.00%')
  expect(dialog.textContent).toContain('We recorded the figures that hold for all of them')
})
