import { expect, test } from 'vitest'
import { pageTitle, titles } from '#web/content/pages.ts'
import { paths } from '#web/paths.ts'

test('every step of the wizard has a title of its own', () => {
  const titles = [
    pageTitle(paths.loanJourney),
    pageTitle(paths.loanJourney, { search: '?step=code' }),
    pageTitle(paths.loanJourney, { isSignedIn: true }),
    pageTitle(paths.loanJourney, { search: '?step=loan', isSignedIn: true }),
  ].map(({ title }) => title)
  expect(titles).toEqual([
    'Compare loans · Tulna',
    'Enter your code · Tulna',
    'Step 2: about you · Tulna',
    'Step 3: the loan you need · Tulna',
  ])
})

test.each([paths.register, paths.login, '/no/such/page'])('%s shows the wizard’s steps too', (path) => {
  expect(pageTitle(path, { search: '?step=code' }).title).toBe('Enter your code · Tulna')
  expect(pageTitle(path, { isSignedIn: true })).toEqual({
    title: 'Step 2: about you · Tulna',
    indexed: false,
  })
})

test('pages other than the wizard keep their titles', () => {
  expect(pageTitle(paths.offers, { search: '?step=code', isSignedIn: true }).title).toBe(
    pageTitle(paths.offers).title,
  )
})

test('every page has a title', () => {
  const pages = Object.values(paths).filter((path) => !/[?#]/.test(path))
  expect(pages.filter((path) => !titles[path])).toEqual([])
})
