import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '#support/components/render-at.tsx'
import ShopPage from '#web/shop/ShopPage.tsx'

function visit(search = '') {
  const { show, user } = renderAt(`/shop${search}`, <ShopPage />)
  show()
  return user
}

const button = (name: string) => screen.getByRole('button', { name })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const names = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)
const categories = () => within(screen.getByRole('region', { name: 'Categories' })).getAllByRole('button')
const brands = () => names([...document.querySelectorAll<HTMLElement>('a[id^=brand-]')])
const isFrameOpen = () => document.querySelector('iframe') !== null

const firstFive = ['Home', 'Fashion', 'Food', 'Travel', 'Electronics']
const others = ['Phones', 'Gaming', 'Sports', 'Gifts', 'Deals']

test('shows eight popular brands and five categories; “Show More” focuses the first of the others', async () => {
  const user = visit()
  expect(brands()).toHaveLength(8)
  expect(names(categories())).toEqual([...firstFive, 'Show More >>'])
  button('Show More >>').focus()
  await user.keyboard('{Enter}')
  expect(names(categories())).toEqual([...firstFive, ...others])
  expect(document.activeElement?.textContent).toBe('Phones')
})

test('a category shows its brands and how many there are, and choosing it again shows the popular ones', async () => {
  const user = visit()
  await user.click(button('Food'))
  await waitFor(() => expect(brands()).toContain('Zomato'))
  expect(button('Food').getAttribute('aria-pressed')).toBe('true')
  within(screen.getByRole('status')).getByText('9 shops in Food')
  expect(location.search).toBe('?category=food')
  await user.click(button('Food'))
  await screen.findByRole('heading', { name: 'Popular brands' })
  expect(location.search).toBe('')
})

test('deselecting a category beyond the first five keeps its button, and the focus on that button', async () => {
  const user = visit('?category=phones')
  button('Phones').focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { name: 'Popular brands' })
  await waitFor(() => expect(document.activeElement).toBe(button('Phones')))
})

test('Groceries has a list of brands but no button among the categories', async () => {
  const user = visit('?category=food')
  await user.click(button('Show More >>'))
  expect(names(categories())).not.toContain('Groceries')
  await user.click(button('Groceries'))
  await waitFor(() => expect(brands()).toContain('bigbasket'))
})

test.each([
  '?brand=javascript:alert(1)',
  '?brand=https://evil.example/',
  '?brand=__proto__',
  '?brand=constructor&category=__proto__',
  '?search=%20%E2%80%8B',
  '?category=%F0%9F',
])('a URL with %s shows the shop without a frame', (search) => {
  visit(search)
  expect(brands()).toHaveLength(8)
  expect(isFrameOpen()).toBe(false)
})

test.each(['', '   ', '\u200b'])('searching for %j does nothing', async (text) => {
  const user = visit()
  await user.click(field('Search the web for a product'))
  await user.paste(text)
  await user.keyboard('{Enter}')
  await user.click(button('Search'))
  screen.getByRole('heading', { name: 'Shop and Save' })
  expect(location.search).toBe('')
  expect(isFrameOpen()).toBe(false)
})
