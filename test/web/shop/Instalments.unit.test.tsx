import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '#support/components/render-at.tsx'
import { Instalments } from '#web/shop/Instalments.tsx'

/** Shows the calculator. `prices` are those that it has reported. */
function open() {
  const prices: (number | undefined)[] = []
  const { show, user } = renderAt('/shop', <Instalments onPrice={(price) => prices.push(price)} />)
  show()
  return { user, prices }
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const price = 'Price'
const rate = 'Interest rate (% p.a.)'
const unknown = ['3 months₹ – a month', '6 months₹ – a month']
const instalments = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent)

/** Replaces a field's text, and leaves the field. */
async function enter(user: ReturnType<typeof open>['user'], label: string, text: string) {
  await user.clear(field(label))
  await user.click(field(label))
  await user.paste(text)
  await user.tab()
}

test('the calculator shows the EMI over 3 and 6 months at the stated rate, and leaves figures as typed', async () => {
  const { user } = open()
  await enter(user, price, '₹ 30,000')
  expect(field(rate).value).toBe('15')
  screen.getByText('At 15% p.a. on a reducing balance', { exact: false })
  expect(instalments()).toEqual([
    '3 months₹10,251 a month₹753 total interest',
    '6 months₹5,221 a month₹1,326 total interest',
  ])
  await enter(user, rate, '0 %')
  expect(instalments()).toEqual([
    '3 months₹10,000 a month₹0 total interest',
    '6 months₹5,000 a month₹0 total interest',
  ])
  // Left, the price is grouped.
  expect([field(price).value, field(rate).value]).toEqual(['30,000', '0 %'])
})

test.each(['0.3 lakh', '30k', 'Rs. 30,000/-', '₹३०,०००'])('a price may be typed as %s', async (typed) => {
  const { user, prices } = open()
  await enter(user, price, typed)
  expect(field(price).value).toBe('30,000')
  expect(prices.at(-1)).toBe(30_000)
  expect(instalments()[0]).toBe('3 months₹10,251 a month₹753 total interest')
})

test.each([
  [
    price,
    ['abc', '', '4999', '1000001', '-30000', '3e4', '0.04 lakh'],
    'Enter ₹5,000 to ₹10,00,000',
    '30000',
  ],
  [rate, ['', 'x', '-1', '100.01', '1e1', '1.23456', '.'], /^Enter 0 to 100/, '15'],
] as const)(
  'an invalid %s gives no instalments, and an error once the field loses focus',
  async (...example) => {
    const [label, invalid, error, valid] = example
    const { user } = open()
    await user.clear(field(label))
    expect(screen.queryByText(error)).toBeNull()
    for (const typed of invalid) {
      await enter(user, label, typed)
      screen.getByText(error)
      expect(instalments(), typed).toEqual(unknown)
    }
    await enter(user, label, valid)
    expect(screen.queryByText(error)).toBeNull()
  },
)

test('the price, if it is valid, goes along to what a no-cost EMI really costs', async () => {
  const { user } = open()
  const link = () => screen.getByRole('link', { name: /no-cost EMI/ }).getAttribute('href')
  expect(link()).toBe('/tools/true-cost#kind=noCost&price=30000')
  await enter(user, price, '0.45 lakh')
  expect(link()).toBe('/tools/true-cost#kind=noCost&price=45000')
  await enter(user, price, '4999')
  expect(link()).toBe('/tools/true-cost#kind=noCost')
})
