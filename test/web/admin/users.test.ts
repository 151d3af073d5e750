import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sampleBorrower } from '#lib/local/sample/borrowers.ts'
import { aBorrower, details, post, preferences } from '#support/api.ts'
import { visitAsAdmin } from '#support/browser/admin-page.ts'
import { expectHeadBelowTopBar, expectNoAxeViolations } from '#support/browser/browser.ts'
import { firstView } from '#support/browser/screen.ts'
import { boxOf, button, choose, field, heading, holdBack, sees } from '#support/browser/wizard.ts'

const aName = () => `Zw${crypto.randomUUID().replaceAll('-', '')}`
const users = '/user/users?**'
const search = (page: Page, text: string) => field(page, 'Search by mobile, name or PAN').fill(text)
const dialog = (page: Page) => page.getByRole('dialog', { name: 'User Details' })

/** The dialog’s value for a label. */
const detail = async (page: Page, name: string) =>
  (
    await dialog(page)
      .locator('div', { has: page.locator('dt', { hasText: name }) })
      .last()
      .locator('dd')
      .textContent()
  )?.trim()

test.each([
  ['/users', 'User Management', 1280],
  ['/users', 'User Management', 360],
  ['/admin121/users', 'Admin Management', 1280],
  ['/admin121/users', 'Admin Management', 360],
] as const)('%s shows "%s" at %i px, and fits the screen', async (path, title, width) => {
  const page = await visitAsAdmin(path, { width })
  await heading(page, title)
  if (path === '/admin121/users') await sees(page, 'Manage and export user data')
  for (const label of ['Total Users', 'Verified Users', 'Pending Users', 'Avg Loan Amount'])
    await sees(page, label)
  await sees(page, /^Showing (all )?\d/)
  expect(await field(page, 'Show').locator('option').allTextContents()).toEqual([
    ...['All Users', 'Verified', 'Pending'],
  ])
  if (width === 1280)
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      ...['User', 'Loan', 'Status', 'Registered', 'Action'],
    ])
  await expectNoAxeViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  expect(await page.getByRole(width === 360 ? 'listitem' : 'row').count()).toBeGreaterThan(20)
})

test('from a user’s details, the next and the previous user of the list are one press away', async () => {
  const page = await visitAsAdmin('/admin121/users')
  await sees(page, /^Showing (all )?\d/)
  const views = page.getByRole('button', { name: /^View/ })
  const names = (await views.allTextContents()).slice(0, 2).map((name) => name.replace('View ', ''))
  await views.first().click()
  const details = dialog(page)
  await details
    .getByText(names[0] ?? '', { exact: true })
    .first()
    .waitFor()
  expect(await details.getByRole('button', { name: 'Previous user' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
  await details.getByRole('button', { name: 'Next user' }).click()
  await details
    .getByText(names[1] ?? '', { exact: true })
    .first()
    .waitFor()
  await details.getByRole('heading', { name: 'Account Status' }).waitFor()
  await details.getByRole('button', { name: 'Previous user' }).click()
  await details
    .getByText(names[0] ?? '', { exact: true })
    .first()
    .waitFor()
})

test('finds a user by name, and shows all four sections of their details', async () => {
  const name = aName()
  const { id, token, mobile } = await aBorrower()
  await post('/user/basic-details', { id, ...details({ name }) }, token)
  await post('/user/loan-preferences', { id, ...preferences() }, token)
  const page = await visitAsAdmin('/admin121/users')
  await search(page, name.slice(0, 20).toUpperCase())
  await sees(page, '1 user found')
  await button(page, `View ${name}`).click()
  await dialog(page).getByRole('heading', { name: 'Account Status' }).waitFor()
  expect(await dialog(page).getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
    'Personal Information',
    'Professional Information',
    'Loan Information',
    'Account Status',
  ])
  expect(await dialog(page).locator('dt').allInnerTexts()).toEqual([
    ...['Name', 'Mobile', 'Gender', 'Date of Birth', 'PAN', 'Aadhar', 'Profession', 'Monthly Income'],
    ...['Loan Type', 'Loan Purpose', 'Loan Amount', 'Tenure', 'Status', 'Registration Date'],
  ])
  expect(await detail(page, 'Aadhar')).toBe('********0123')
  expect(await detail(page, 'Mobile')).toBe(mobile)
  expect(await detail(page, 'Date of Birth')).toBe('15 Aug 1992')
  expect(await detail(page, 'Monthly Income')).toBe('₹52,000')
  expect(await detail(page, 'Loan Amount')).toBe('₹2,50,000')
  expect(await detail(page, 'Tenure')).toBe('24 months')
  expect(await detail(page, 'Status')).toBe('Pending Verification')
  expect(await dialog(page).getByText('Pending Verification').getAttribute('class')).toContain('text-caution')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(`View ${name}`)
})

test('says which values are missing, leaves out empty sections, and says whom not to contact', async () => {
  const { id, mobile, token } = await aBorrower()
  await post('/user/withdraw-consent', { id, kind: 'mobile' }, token)
  const page = await visitAsAdmin('/users', { width: 360 })
  await search(page, `+91 ${mobile}`)
  await sees(page, '1 user found')
  await sees(page, 'Not specified')
  await sees(page, 'Do not contact')
  await button(page, `View ${mobile}`).click()
  await dialog(page).getByRole('heading', { name: 'Account Status' }).waitFor()
  expect(await dialog(page).getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
    'Personal Information',
    'Account Status',
  ])
  expect(await detail(page, 'Contact')).toBe('Do not contact')
  for (const name of ['Name', 'Gender', 'Date of Birth', 'PAN', 'Aadhar'])
    expect(await detail(page, name)).toBe('Not provided')
  await button(page, 'Close').last().click()
  await dialog(page).waitFor({ state: 'detached' })
})

test('filters the list by Verified and Pending, and says when nobody is left', async () => {
  const name = aName()
  const { id, token } = await aBorrower()
  await post('/user/basic-details', { id, ...details({ name }) }, token)
  const page = await visitAsAdmin('/users')
  await search(page, name)
  await sees(page, '1 user found')
  await choose(page, 'Show', 'Verified')
  await sees(page, 'No users found')
  await choose(page, 'Show', 'Pending')
  await button(page, `View ${name}`).waitFor()
  await search(page, `${name} nobody`)
  await sees(page, '0 users found')
  await sees(page, 'No users found')
  await button(page, 'Clear search').click()
  await sees(page, /^Showing /)
  const searchField = field(page, 'Search by mobile, name or PAN')
  expect(await searchField.inputValue()).toBe('')
  expect(await searchField.evaluate((input) => input === document.activeElement)).toBe(true)
  await choose(page, 'Show', 'Verified')
  await page.locator('[aria-busy=false] tbody tr').first().getByText('Verified', { exact: true }).waitFor()
  expect(await button(page, `View ${name}`).count()).toBe(0)
  // Opens a sample borrower, because another test may erase the newest Verified user meanwhile.
  await search(page, sampleBorrower(0, new Date()).mobile)
  await sees(page, '1 user found')
  await page.getByRole('button', { name: /^View/ }).click()
  await dialog(page).getByRole('heading', { name: 'Account Status' }).waitFor()
  expect(await detail(page, 'Status')).toBe('Verified')
  expect(await dialog(page).getByText('Verified').getAttribute('class')).toContain('text-positive')
})

test('“Search further back” continues until a page has matches', async () => {
  const page = await visitAsAdmin('/users')
  const stats = {
    totalUsers: 1_234,
    verifiedUsers: 1_230,
    pendingUsers: 4,
    totalLoanAmount: 300_000,
    avgLoanAmount: 150_000,
  }
  const user = (id: string) => ({
    id,
    mobile: `400000000${id}`,
    registrationDate: '2026-03-01T10:00:00.000Z',
    isAuthenticated: false,
  })
  const pages: Record<string, object> = {
    '': { users: [], cursor: 'a', lookedBackTo: '2026-09-01T10:00:00.000Z' },
    a: { users: [], cursor: 'b', lookedBackTo: '2026-06-01T10:00:00.000Z' },
    b: { users: [user('1')], cursor: 'c', lookedBackTo: '2026-03-01T10:00:00.000Z' },
  }
  await page.route(users, (route) => {
    const cursor = new URL(route.request().url()).searchParams.get('cursor') ?? ''
    return route.fulfill({ json: { success: true, stats, ...pages[cursor] } })
  })
  await search(page, 'far away')
  await sees(page, '0 users found among those registered since 1 Sept 2026')
  for (const shown of [
    'Total Users1,234',
    'Verified Users1,230',
    'Pending Users4',
    'Avg Loan Amount₹1,50,000',
  ])
    await sees(page, shown)
  await sees(page, 'No users found')
  await button(page, 'Search further back').click()
  await sees(page, '1 user found among those registered since 1 Mar 2026')
})

test('“No users found” disappears while another search loads', async () => {
  const page = await visitAsAdmin('/users')
  await search(page, `${aName()} nobody`)
  await sees(page, 'No users found')
  const release = await holdBack(page, users)
  await search(page, '')
  await page.getByText('No users found').waitFor({ state: 'detached' })
  release()
  await page.getByRole('button', { name: /^View/ }).first().waitFor()
})

test('filtering by a status that nobody has does not suggest another search text', async () => {
  const page = await visitAsAdmin('/users')
  const stats = {
    totalUsers: 9_000,
    verifiedUsers: 9_000,
    pendingUsers: 0,
    totalLoanAmount: 0,
    avgLoanAmount: 0,
  }
  const pages: Record<string, object> = {
    '': { users: [], cursor: 'a', lookedBackTo: '2026-09-01T10:00:00.000Z' },
    a: { users: [] },
  }
  await page.route(users, (route) => {
    const cursor = new URL(route.request().url()).searchParams.get('cursor') ?? ''
    return route.fulfill({ json: { success: true, stats, ...pages[cursor] } })
  })
  await choose(page, 'Show', 'Pending')
  await sees(page, 'Nobody who registered since 1 Sept 2026 matches. You can search further back.')
  await button(page, 'Search further back').click()
  await sees(page, 'Nobody has this status.')
  expect(await page.getByText('Try another part of a mobile number', { exact: false }).count()).toBe(0)
})

test('says that users could not be fetched, and tries again on request', async () => {
  const page = await visitAsAdmin('/users', {
    before: (context) => context.route(users, (route) => route.abort()),
  })
  await sees(page, 'Failed to fetch users')
  await sees(page, 'Failed to fetch users from server')
  expect(await page.getByText('–', { exact: true }).count()).toBe(4)
  await page.context().unroute(users)
  await button(page, 'Try again').click()
  await sees(page, /^Showing /)
})

test('says that a search failed above the last list, which stays, and tries again on request', async () => {
  const page = await visitAsAdmin('/users')
  await firstView(page).waitFor()
  await page.route(users, (route) => route.abort())
  await search(page, 'anybody')
  await sees(page, 'Failed to fetch users')
  expect(await firstView(page).isVisible()).toBe(true)
  expect(await page.getByText('–', { exact: true }).count()).toBe(0)
  await page.unroute(users)
  await button(page, 'Try again').click()
  await sees(page, /users? found/)
})

test('when a refetch fails, the page says so above the list, which stays', async () => {
  const page = await visitAsAdmin('/admin121/users', { before: (context) => context.clock.install() })
  const view = page.getByRole('button', { name: /^View/ }).first()
  await view.waitFor()
  await page.clock.fastForward('02:00')
  await page.route(users, (route) => route.abort())
  await page.getByRole('link', { name: 'Offers' }).click()
  // Until the other page is open, this list stays mounted and is not fetched again.
  await heading(page, 'Offers Management')
  await page.getByRole('link', { name: 'Users' }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to fetch users' })
  await failure.waitFor()
  expect(await view.isVisible()).toBe(true)
  const { y, height } = await boxOf(failure)
  expect(y + height).toBeLessThan((await boxOf(view)).y)
  await page.unroute(users)
  await button(page, 'Try again').click()
  await page.getByText('Failed to fetch users').first().waitFor({ state: 'detached' })
})

test('says that the details could not be fetched, and tries again on request', async () => {
  const { mobile } = await aBorrower()
  const page = await visitAsAdmin('/users')
  await page.route('/user/user-details?**', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
  await search(page, mobile)
  await button(page, `View ${mobile}`).click()
  await sees(page, 'Failed to fetch users')
  await page.unroute('/user/user-details?**')
  await button(page, 'Try again').click()
  await dialog(page).getByRole('heading', { name: 'Account Status' }).waitFor()
})

test('the head of the table stays below the top bar while scrolling', async () => {
  const page = await visitAsAdmin('/users', { width: 1280 })
  await expectHeadBelowTopBar(page, 10)
})
