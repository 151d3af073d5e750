import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aStoredOffer } from '#support/builders.ts'
import { renderAt } from '#support/components/render-at.tsx'
import { offersQuery } from '#web/catalogue/queries.ts'
import TodaysCosts, { type ComparedPrice } from '#web/tools/true-cost/TodaysCosts.tsx'
import TrueCostPage from '#web/tools/true-cost/TrueCostPage.tsx'

/** Opens the tool with the inputs of an address. */
function open(fragment = '') {
  const { show, user } = renderAt(`/tools/true-cost${fragment && `#${fragment}`}`, <TrueCostPage />)
  show()
  return user
}

const main = () => document.querySelector('main')?.textContent ?? ''
const headline = () => document.querySelector('[aria-live] .amount')?.textContent
const kinds = () => within(screen.getByRole('group', { name: 'What were you offered?' }))

/** The lines under the large figure, by name. */
const figures = () =>
  Object.fromEntries(
    [...document.querySelectorAll('main dl > div')].map((line) => [
      line.querySelector('dt')?.textContent,
      line.querySelector('dd')?.textContent,
    ]),
  )

describe('each kind of price has its yearly rate, and the convention of each rate is said', () => {
  test('a cash loan that is paid back at once', () => {
    open()
    expect(headline()).toBe('17,560%')
    screen.getByText(/^Effective: .+ ₹1,000 would grow to ₹1,76,6\d\d\.$/)
    expect(figures()).toEqual({
      'Simple yearly rate: the cost by days, not compounded': '572.30%',
      'Twelve times the monthly rate, to compare with an APR': '646.85%',
      'Kept back before you got it': '₹900',
      'It costs you': '₹900',
      'For each ₹1,000 you got': '₹220',
    })
    screen.getByText('Today’s offers run for whole months. None is for so short a time.')
  })

  test('a cash loan in monthly instalments', () => {
    open('how=instalments&asked=5000&got=4600&instalment=900&count=6&every=1&unit=month')
    expect(headline()).toBe('57.40%')
    screen.getByText(/^APR as RBI has lenders state it/)
    expect(figures()['It costs you']).toBe('₹800')
  })

  test('a no-cost EMI', () => {
    open('kind=noCost&price=30000&discount=2000&months=6&fee=199&gst=yes&rate=15')
    expect(figures()).toMatchObject({
      EMI: '₹5,000',
      'Discount you give up': '₹2,000',
      'Fee with GST': '₹235',
      'GST on the interest, 18%': '₹229',
      'It costs you': '₹2,464',
    })
    screen.getByText(/^APR as RBI has lenders state it/)
  })

  test('buy now, pay later', () => {
    open('kind=later&price=3000&charge=90&days=30')
    expect(figures()).toMatchObject({
      'Simple yearly rate: the cost by days, not compounded': '36.50%',
      Charged: '₹90',
      'For each ₹1,000 you borrow': '₹30',
    })
  })

  test('a flat rate, without and with a fee', async () => {
    const user = open('kind=flat&amount=100000&flat=12&months=12&fee=0')
    expect(headline()).toBe('21.46%')
    expect(Object.keys(figures())).not.toContain('APR without the fee: the flat rate on what is still owed')
    await user.clear(screen.getByLabelText(/^Processing fee/))
    await user.paste('2000')
    expect(headline()).toBe('26.12%')
    expect(figures()['APR without the fee: the flat rate on what is still owed']).toBe('21.46%')
  })

  test('a card’s EMI, at a rate by the month or by the year, with and without GST on the interest', async () => {
    const user = open('kind=card&amount=50000&per=month&monthly=1.25&months=12&fee=0&gst=no')
    expect(headline()).toBe('15.00%')
    await user.click(screen.getByLabelText('A year'))
    expect(headline()).toBe('15.00%')
    await user.click(screen.getByLabelText('Yes, as on credit cards'))
    expect(headline()).toBe('17.70%')
  })

  test('a rate beyond all measure is not spelled out', () => {
    open('asked=1500&got=1000&paid=1500&days=1')
    expect(headline()).toBe('> 10,00,000%')
    expect(figures()['Simple yearly rate: the cost by days, not compounded']).toBe('18,250%')
  })
})

test('another kind of price has its own fields, and keeps the figures that both have', async () => {
  const user = open('kind=later&price=42000')
  expect(screen.queryByLabelText('You asked for')).toBeNull()
  await user.click(kinds().getByLabelText('No-cost EMI in a shop'))
  expect(screen.getByLabelText<HTMLInputElement>('Price').value).toBe('42,000')
  expect(screen.queryByLabelText('After how many days')).toBeNull()
})

test('a figure of another kind that is not accepted does not matter', () => {
  open('kind=later&flat=x&got=0&price=3000&charge=90&days=30')
  expect(headline()).toMatch(/%$/)
})

test.each([
  ['got=6000', 'You got', 'This is more than the ₹5,000 you asked for.'],
  ['got=0', 'You got', 'Enter what reached you, ₹1 or more'],
  ['paid=4000', 'You pay back in all', 'You pay back less than the ₹4,100 you got. Check both.'],
  [
    'how=instalments&instalment=100&count=6',
    'Each instalment',
    'All instalments together are less than the ₹4,100 you got. Check both.',
  ],
  ['how=instalments&count=0', 'How many instalments', 'Enter a whole number, such as 12'],
  ['days=0', 'After how many days', 'Enter 1 day or more'],
  ['kind=later&days=0', 'After how many days', 'Enter 1 day or more'],
  [
    'kind=noCost&price=30000&discount=30000',
    'Discount if you pay at once',
    'The discount is as much as the price, ₹30,000, or more.',
  ],
  [
    'kind=noCost&price=30000&discount=2000&fee=25000',
    'Processing fee, before GST',
    'The fee with GST takes all of the ₹28,000. Enter a lower fee.',
  ],
  [
    'kind=flat&amount=10000&fee=9000',
    'Processing fee, before GST',
    'The fee with GST takes all of the ₹10,000. Enter a lower fee.',
  ],
  [
    'kind=card&amount=10000&fee=9000',
    'Processing fee, before GST',
    'The fee with GST takes all of the ₹10,000. Enter a lower fee.',
  ],
  ['kind=card&per=month&monthly=9', 'Interest rate, % a month', 'Enter a percentage, such as 12.5'],
])('%s has a sentence beside “%s”, and no result', (fragment, label, sentence) => {
  open(fragment)
  const field = screen.getByLabelText(label)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ')
  const error = described.map((id) => document.getElementById(id)?.textContent).join(' ')
  expect(error).toContain(sentence)
  screen.getByText('Correct each marked figure to see the result.')
  expect(headline()).toBeUndefined()
  expect(main()).not.toMatch(/NaN|Infinity|undefined/)
})

test('days that are not whole have a sentence of their own', async () => {
  const user = open()
  await user.clear(screen.getByLabelText('After how many days'))
  await user.paste('1.5')
  await user.tab()
  screen.getByText('Enter whole days, such as 14')
})

describe('the same amount over the same time at today’s offers', () => {
  const terms = { loanAmount: 'Up to ₹20 lakh', tenure: '6-60 months', processingFee: 'Nil' }
  const offers = [
    aStoredOffer({ ...terms, id: 'a', lender: 'Neem', interestRate: '12% - 24%' }),
    aStoredOffer({ ...terms, id: 'b', lender: 'Banyan', interestRate: '18% p.a.' }),
    aStoredOffer({ ...terms, id: 'c', lender: 'Peepal', interestRate: '10% p.a.', tenure: '24-60 months' }),
  ]

  function show(compared: ComparedPrice, offered = offers) {
    const { queries, show } = renderAt('/tools/true-cost', <TodaysCosts {...compared} />)
    const loaded = { offers: offered, fetchedAt: '2026-11-27T00:00:00.000Z', isCached: false }
    queries.setQueryData(offersQuery.queryKey, loaded)
    show()
    return queries
  }

  test('costs this much, with the cheapest first', () => {
    show({ amount: 100_000, months: 12, cost: 14_360 })
    screen.getByText(/^₹1,00,000 over 12 months costs ₹10,016 at the cheapest: .* Yours costs ₹14,360\.$/)
    const listed = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(listed).toEqual([
      expect.stringMatching(/^Banyan 18%.*₹10,016APR 18\.00%$/),
      expect.stringMatching(/^Neem 12% to 24%, ranked at 24%.*₹13,472APR 24\.00%$/),
    ])
    expect(screen.getByRole('link', { name: /^See offers/ }).getAttribute('href')).toBe(
      '/compare?amount=100000&months=12',
    )
  })

  test('has its costs at the rate by which offers are ranked, where a lender may charge more', () => {
    show({ amount: 100_000, months: 12, cost: 40_000 }, [
      aStoredOffer({ ...terms, interestRate: '12% - 60%' }),
      aStoredOffer({ ...terms, id: 'b', lender: 'Banyan', interestRate: '48% p.a.' }),
    ])
    const listed = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(listed).toHaveLength(2)
    for (const offer of listed) expect(offer).toMatch(/₹27,863APR 48\.00%$/)
  })

  test('is compared with loans that can pay for anything, not with one for studies', () => {
    const cheap = { ...terms, interestRate: '5% p.a.' }
    show({ amount: 100_000, months: 12, cost: 14_360 }, [
      ...offers,
      aStoredOffer({ ...cheap, id: 'd', eligibility: { loanTypes: ['Education Loan'] } }),
      aStoredOffer({ ...cheap, id: 'e', lender: 'Sal', interestRate: '11% p.a.', eligibility: {} }),
    ])
    const [first] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(first).toMatch(/^Sal 11%/)
  })

  test('is said not to be had if no offer fits', () => {
    show({ amount: 4_600, months: 1, cost: 800 })
    screen.getByText('No personal loan of today fits ₹4,600 over 1 month.')
    expect(screen.queryByRole('listitem')).toBeNull()
  })

  test('is said not to be had over longer than any loan runs', () => {
    show({ amount: 4_600, months: 1_560, cost: 800 })
    screen.getByText('No personal loan of today fits ₹4,600 over 1560 months.')
  })

  test('is said not to be had if there is no offer', () => {
    show({ amount: 100_000, months: 12, cost: 800 }, [])
    screen.getByText(/^No lender has an offer right now/)
  })
})
