import type { BrowserContext, Page } from 'playwright-core'
import { test } from 'vitest'
import { sampleOffers } from '#lib/local/sample/lenders.ts'
import { visitAsAdmin } from '#support/browser/admin-page.ts'
import { expectSameTexts, type } from '#support/browser/translated-walk.ts'
import { button, choose, sees } from '#support/browser/wizard.ts'
import { aStoredComplaint } from '#support/builders.ts'
import { paths } from '#web/paths.ts'

// Responses of our own, because the lists have what other tests add.

const listing = (path: string, body: object) => (context: BrowserContext) =>
  context.route(path, (route) => route.fulfill({ json: { success: true, ...body } }))

const offers = sampleOffers.map((offer, index) => ({ ...offer, status: 'shown', applicants: index }))
const users = [
  {
    id: 'a',
    mobile: '4000000001',
    name: 'Asha Nair',
    loanType: 'Personal Loan',
    loanAmount: 200_000,
    tenure: 24,
    registrationDate: '2026-03-01T10:00:00.000Z',
    isAuthenticated: true,
  },
  { id: 'b', mobile: '4000000002', registrationDate: '2026-02-01T10:00:00.000Z', isAuthenticated: false },
]
const stats = {
  totalUsers: 2,
  verifiedUsers: 1,
  pendingUsers: 1,
  totalLoanAmount: 200_000,
  avgLoanAmount: 200_000,
}

/** Two users; one is Verified; the search for "nobody" finds none. */
const listUsers = (context: BrowserContext) =>
  context.route('**/user/users?**', (route) => {
    const { searchParams } = new URL(route.request().url())
    const [search, status] = [searchParams.get('search') ?? '', searchParams.get('status') ?? '']
    const found = search === 'nobody' ? [] : status === 'Verified' ? users.slice(0, 1) : users
    return route.fulfill({ json: { success: true, users: found, stats } })
  })

const close = (page: Page) => page.keyboard.press('Escape')

test('an administrator searches, reads, changes and adds offers', async () => {
  await expectSameTexts({
    path: paths.adminOffers,
    open: visitAsAdmin,
    options: { before: listing('**/user/admin-offers', { offers }) },
    steps: [
      (page) => button(page, 'Edit').first().waitFor(),
      type('Search offers', 'neem', 'nothing like it'),
      type('Search offers', ''),
      (page) => button(page, 'View').first().click(),
      close,
      (page) => button(page, 'Edit').first().click(),
      type('Interest rate *', '11% p.a.', 'from 12% to 18% p.a.'),
      type('Processing fees *', 'one bag of rice', '2% + GST'),
      type('Tenure *', ''),
      (page) => button(page, 'Update Offer').click(),
      type('Tenure *', '12 to 48 months'),
      close,
      (page) => button(page, 'Keep editing').click(),
      (page) => button(page, 'Cancel').click(),
      (page) => button(page, 'Discard').click(),
      (page) => button(page, 'Add New Offer').click(),
      (page) => button(page, 'Add Offer').click(),
      type('Interest rate *', '14% p.a.'),
    ],
  })
})

test('an administrator searches users, reads one’s details, and answers a complaint', async () => {
  await expectSameTexts({
    path: paths.adminUsers,
    open: visitAsAdmin,
    options: {
      before: async (context) => {
        await listUsers(context)
        await listing('**/user/user-details?**', { user: { ...users[0], pan: 'ABCDE1234F' } })(context)
        const complaints = [
          aStoredComplaint({ reference: 'T7K2M-9QXD4', due_on: '2026-02-01', user_id: 'a' }),
          aStoredComplaint(),
        ]
        await listing('**/user/complaints', { complaints })(context)
      },
    },
    steps: [
      (page) => sees(page, /^Showing (all )?\d/),
      async (page) => {
        await type('Search by mobile, name or PAN', 'asha')(page)
        await sees(page, /^2 users found/)
      },
      async (page) => {
        await type('Search by mobile, name or PAN', 'nobody')(page)
        await sees(page, /^0 users found/)
      },
      async (page) => {
        await type('Search by mobile, name or PAN', '')(page)
        await sees(page, /^Showing (all )?2/)
      },
      (page) => choose(page, 'Show', 'Verified'),
      async (page) => {
        await page.getByRole('button', { name: /^View/ }).first().click()
        await sees(page, 'ABCDE1234F')
      },
      close,
      (page) => choose(page, 'Show', 'All Users'),
    ],
  })
})
