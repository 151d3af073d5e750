import type { BrowserContext, Page } from 'playwright-core'
import { writeSheet } from '#contract/catalogue/sheet.ts'
import { outcomeKinds } from '#contract/handover-outcome.ts'
import { lenderId } from '#contract/lender.ts'
import * as messages from '#contract/messages.ts'
import type { ScheduledChange } from '#contract/scheduled-change.ts'
import { sampleBorrower } from '#lib/local/sample/borrowers.ts'
import { sampleOffers } from '#lib/local/sample/lenders.ts'
import { daysLater, todayInIndia } from '#loans/dates.ts'
import { adminLenderPath, paths } from '#web/paths.ts'
import { aStoredComplaint, aStoredOffer } from '../builders.ts'
import { madeInsights } from '../insights.ts'
import { unfold } from './admin-page.ts'
import {
  errorBody,
  firstView,
  openDialog,
  press,
  respondWith,
  type Screen,
  sequence,
  waitForButton,
  waitForUsers,
} from './screen.ts'
import { field, sees } from './wizard.ts'

/** The figures of each month that is asked for, of which all is counted since a day. */
const insightsSince = (since: string, visits: number) => (context: BrowserContext) =>
  context.route('**/user/insights?*', (route) => {
    const month = new URL(route.request().url()).searchParams.get('month') ?? ''
    const lenders = [...new Set(sampleOffers.map(({ lender }) => lenderId(lender)))].slice(0, 20)
    const figures = madeInsights({ month, today: todayInIndia(), since, visits, lenders })
    return route.fulfill({ json: { success: true, ...figures } })
  })
const insights = insightsSince('2026-01-05', 3000)

/** On each day, fewer hand-overs to each lender than to the one before it in the list. */
const handovers = respondWith('**/user/handovers?*', 200, {
  success: true,
  counts: sampleOffers.slice(0, 8).map(({ id }, n) => ({
    offer_id: id,
    language: n % 3 === 0 ? 'hi' : 'en',
    loan_type: 'Personal Loan',
    place: n + 1,
    has_id: n === 2,
    presses: 24 - 3 * n,
  })),
})

/** A lender's outcomes, one of each kind, the first of which matches no hand-over. Of all lenders, only that one is listed. */
const reportingLender = lenderId(sampleOffers[0]?.lender ?? '')
const reported = outcomeKinds.map((kind, n) => ({
  lender: reportingLender,
  event_id: `LOAN-${n}`,
  handover: `20261120-${String(n).repeat(32)}`,
  kind,
  at: `2026-11-2${n}T06:10:00.000Z`,
  ...(kind === 'disbursed' && { amount: 250_000.5 }),
  ...(kind === 'refused' && { reason_class: 'credit_history' }),
  received_at: '2026-11-28T06:10:00.000Z',
  press: n === 0 ? null : { offer_id: sampleOffers[0]?.id, day: '2026-11-20' },
}))
const outcomes = (context: BrowserContext) =>
  context.route('**/user/handover-outcomes?*', (route) => {
    const isOfOne = new URL(route.request().url()).searchParams.has('lender')
    const listed = isOfOne ? reported : reported.filter(({ press }) => press === null)
    return route.fulfill({ json: { success: true, outcomes: listed } })
  })

/** Two lenders with terms; the statement of each has a loan that was paid out, and one that was taken back. */
const payments = respondWith('**/user/payments?*', 200, {
  success: true,
  terms: sampleOffers.slice(0, 2).map(({ lender }, n) => ({
    lender: lenderId(lender),
    name: lender,
    terms:
      n === 0
        ? { model: 'percent', from: '2026-11-01', percent: 1.25, cap: 2500 }
        : { model: 'per_loan', from: '2026-11-01', rupees: 1500 },
  })),
  statement: {
    ...{ lender: lenderId(sampleOffers[0]?.lender ?? ''), month: '2026-11', closes_on: '2026-12-10' },
    ...{ is_closed: false, unmatched: 1, net: 100_000, gst: 18_000, total: 118_000 },
    lines: [250_000, -150_000].map((change, n) => ({
      handover: `2026112${n}-${'0123456789abcdef'.repeat(2)}`,
      ...{ offer_id: 'a', day: `2026-11-2${n}`, terms_from: '2026-11-01', change },
      ...(n === 0 ? { kinds: ['disbursed'], before: 0 } : { kinds: ['returned'], before: 150_000 }),
    })),
  },
})

const anAdministrator = '5a1c0f6e-1f0b-4c52-9a7e-2f7d3f0c2e07'

/** A day of three people, one of whom did the same thing many times. */
const auditedDay = respondWith('**/user/audit?*', 200, {
  success: true,
  events: [
    ...[18, 17, 16, 12, 9].map((minute) => ({
      minute,
      event: { action: 'audit-read', by: anAdministrator, day: '2026-11-30', count: minute },
    })),
    { minute: 8, event: { action: 'complaint-answered', complaint: 'T7K2M-9QXD4', state: 'Resolved' } },
    {
      minute: 7,
      event: {
        action: 'offer-changed',
        offer_id: sampleOffers[0]?.id,
        changes: {
          interestRate: { from: '12% p.a. onwards', to: '11.5% p.a. onwards' },
          facts: { from: {}, to: { rate_kind: { value: 'fixed' } } },
        },
      },
    },
    ...[6, 5, 4].map((minute) => ({
      minute,
      event: {
        action: 'viewed',
        by: anAdministrator,
        borrower_id: `5a1c0f6e-1f0b-4c52-9a7e-2f7d3f0c9b1${minute}`,
      },
    })),
    { minute: 2, event: { action: 'erased', by: 'operator', borrower_id: '5a1c0f6e-4c52', reason: 'asked' } },
    { minute: 1, event: { action: 'exported', export_id: '5a1c0f6e-9a7e', count: 1240 } },
  ].map(({ minute, event }) => ({
    id: String(minute),
    at: `2026-11-30T04:${String(minute).padStart(2, '0')}:00.000Z`,
    event: { by: '77d0c2aa-1f0b-4c52-9a7e-2f7d3f0c9b11', ...event },
  })),
})

const importedRows = respondWith('**/user/import-outcomes', 200, {
  success: true,
  results: ['new', 'unmatched', 'already', 'conflict', 'new'].map((state) => ({ state })),
})

const pastedRows = [
  'lender,event_id,handover,kind,at,amount,reason_class',
  ...[1, 2, 3, 4, 5, 6].map(
    (n) =>
      `${sampleOffers[0]?.lender},LOAN-${n},20261120-${n},${n === 6 ? 'paid' : 'received'},2026-11-2${n} 10:00,,`,
  ),
].join('\n')

const openComplaints = respondWith('**/user/complaints', 200, {
  success: true,
  complaints: [
    aStoredComplaint({
      reference: 'T7K2M-9QXD4',
      due_on: '2026-11-20',
      filed_at: '2026-10-21T10:00:00.000Z',
      state: 'In progress',
      complaint: 'The lender charged a fee that your page does not show.\nNobody answers the phone.',
      user_id: 'sample',
      answers: [
        { state: 'In progress', note: 'Asked the lender for the fee.', at: '2026-10-22T10:00:00.000Z' },
      ],
      version: 2,
    }),
    aStoredComplaint({ complaint: 'I never asked for a loan.', due_on: daysLater(todayInIndia(), 12) }),
  ],
})

/** A scheduled change of each state. */
const scheduledChanges = () => {
  const change: ScheduledChange = {
    id: 'change-1',
    offer_id: 'offer-1',
    lender: 'Neem Tree Finance',
    starts_at: '2099-11-30T18:30:00.000Z',
    scheduled_at: '2026-11-29T10:00:00.000Z',
    scheduled_by: '5a1c0f6e-1f0b-4c52-9a7e-2f7d3f0c9b11',
    state: 'waiting',
    changes: {
      interestRate: { from: '12% p.a. onwards', to: '11.5% p.a. onwards' },
      facts: { from: { rate_kind: { value: 'floating' } }, to: { rate_kind: { value: 'fixed' } } },
    },
  }
  const failed = { reason: messages.fieldsChangedSince, changed_since: ['interestRate'] }
  return respondWith('**/user/admin-offers*', 200, {
    success: true,
    offers: [{ ...aStoredOffer(), applicants: 12 }],
    scheduled: [
      { ...change, id: 'change-0', state: 'failed', starts_at: '2026-11-28T18:30:00.000Z', ...failed },
      change,
      { ...change, id: 'change-2', state: 'revoked', starts_at: '2099-12-31T18:30:00.000Z' },
    ],
  })
}

/** Changes of two administrators that wait for approval. */
const proposedChanges = () => {
  const change: ScheduledChange = {
    id: 'change-1',
    offer_id: 'offer-1',
    lender: 'Neem Tree Finance',
    starts_at: '2026-11-29T10:00:00.000Z',
    scheduled_at: '2026-11-29T10:00:00.000Z',
    scheduled_by: '5a1c0f6e-1f0b-4c52-9a7e-2f7d3f0c9b11',
    state: 'proposed',
    is_proposal: true,
    changes: {
      interestRate: { from: '12% p.a. onwards', to: '11.5% p.a. onwards' },
      status: { from: 'hidden', to: 'shown' },
      facts: { from: {}, to: { rate_kind: { value: 'fixed', verified_on: '2026-11-01' } } },
    },
  }
  const later = {
    starts_at: '2099-11-30T18:30:00.000Z',
    changes: { tenure: { from: '6 to 36 months', to: '6 to 60 months' } },
  }
  return respondWith('**/user/admin-offers*', 200, {
    success: true,
    offers: [{ ...aStoredOffer(), applicants: 12 }],
    scheduled: [],
    proposed: [change, { ...change, id: 'change-2', ...later }],
    needs_approval: true,
  })
}

/** A sheet with a row of each kind. */
async function chooseSheet(page: Page) {
  const titles = ['id', 'lender', 'loanAmount', 'interestRate', 'processingFee', 'tenure', 'link']
  const row = (lender: string, rate: string) => [
    ...[
      '',
      lender,
      '₹50,000 - ₹10 lakh',
      rate,
      '2% of loan amount',
      '12-60 months',
      'https://lender.example/apply',
    ],
  ]
  const rows = [row('Godavari Bank', '11.25% p.a.'), row('Chinar Finance', 'ask us'), row('Sal Finance', '')]
  await page.getByLabel('Choose a CSV or JSON file').setInputFiles({
    name: 'offers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(writeSheet([titles, ...rows])),
  })
  await page.getByText('2 new, 0 changed', { exact: false }).waitFor()
}

export const adminScreens: Screen[] = [
  { name: 'admin-gate', path: paths.adminOffers },
  { name: 'admin-gate-users', path: paths.users },
  { name: 'admin-offers', path: paths.adminOffers, who: 'administrator', prepare: waitForButton('Edit') },
  {
    name: 'admin-sections',
    path: paths.adminOffers,
    who: 'administrator',
    prepare: sequence(waitForButton('Edit'), async (page) => {
      // A wide screen has them beside the page.
      const menu = page.getByRole('button', { name: 'Section: Offers' })
      if ((await menu.count()) > 0) await menu.click()
    }),
  },
  {
    name: 'admin-offers-unfolded',
    path: paths.adminOffers,
    who: 'administrator',
    prepare: sequence(waitForButton('Edit'), async (page) => {
      const more = page.getByRole('button', { name: 'More', exact: true })
      if ((await more.count()) > 0) await more.first().click()
    }),
  },
  {
    name: 'admin-offers-table',
    path: paths.adminOffers,
    who: 'administrator',
    from: 1280,
    prepare: sequence(
      press('Show as a table'),
      (page) => page.getByRole('table', { name: 'Offers' }).waitFor(),
      (page) => page.getByRole('checkbox').nth(1).check(),
    ),
  },
  {
    name: 'admin-offers-empty',
    path: paths.adminOffers,
    who: 'administrator',
    prepare: sequence(waitForButton('Edit'), (page) => field(page, 'Search offers').fill('nothing like it')),
  },
  {
    name: 'admin-offers-failed',
    path: paths.adminOffers,
    who: 'administrator',
    before: respondWith('**/user/admin-offers*', 500, errorBody),
    prepare: waitForButton('Try again'),
  },
  {
    name: 'admin-offers-import',
    path: paths.adminOffers,
    who: 'administrator',
    prepare: sequence(press('Tools'), openDialog('Import or export'), chooseSheet),
  },
  {
    name: 'admin-offers-filters',
    path: paths.adminOffers,
    who: 'administrator',
    prepare: sequence(waitForButton('Edit'), press('Filter'), (page) =>
      field(page, 'Select all offers in the list').check(),
    ),
  },
  { name: 'admin-offer-view', path: paths.adminOffers, who: 'administrator', prepare: openDialog('View') },
  { name: 'admin-offer-edit', path: paths.adminOffers, who: 'administrator', prepare: openDialog('Edit') },
  {
    name: 'admin-offer-facts',
    path: paths.adminOffers,
    who: 'administrator',
    prepare: sequence(
      openDialog('Edit'),
      (page) => unfold(page, 'Regulatory facts'),
      (page) => page.getByRole('heading', { name: 'Foreclosure charge' }).click(),
      // No field half below the dialog's footer.
      (page) =>
        page.getByRole('group', { name: 'Foreclosure charge' }).evaluate((row) => row.scrollIntoView()),
    ),
  },
  {
    name: 'admin-offers-scheduled',
    path: paths.adminOffers,
    who: 'administrator',
    before: scheduledChanges(),
    prepare: (page) => page.getByRole('heading', { name: '1 change not applied' }).waitFor(),
  },
  {
    name: 'admin-offers-scheduled-edit',
    path: paths.adminOffers,
    who: 'administrator',
    before: scheduledChanges(),
    prepare: sequence(
      (page) => page.getByRole('button', { name: 'Edit the change of' }).click(),
      (page) => page.getByLabel('Time in India').waitFor(),
    ),
  },
  {
    name: 'admin-offers-to-approve',
    path: paths.adminOffers,
    who: 'administrator',
    before: proposedChanges(),
    prepare: (page) => page.getByRole('heading', { name: 'Waits for approval' }).waitFor(),
  },
  {
    name: 'admin-lender',
    path: adminLenderPath('neemtreefinance'),
    who: 'administrator',
    prepare: (page) => page.getByText(/fields? (is|are) due$/).click(),
  },
  {
    name: 'admin-due',
    path: paths.adminDue,
    who: 'administrator',
    prepare: (page) => page.getByRole('button', { name: /^To ask for/ }).waitFor(),
  },
  {
    name: 'admin-due-missing',
    path: paths.adminDue,
    who: 'administrator',
    prepare: sequence(
      (page) => page.getByRole('button', { name: /^To ask for/ }).click(),
      (page) =>
        page
          .getByRole('button', { name: /^Fill in/ })
          .first()
          .waitFor(),
    ),
  },
  {
    name: 'admin-offer-schedule',
    path: paths.adminOffers,
    who: 'administrator',
    prepare: sequence(openDialog('Edit'), async (page) => {
      await page.getByText('From a day and time').click()
      await page.getByLabel('Time in India').scrollIntoViewIfNeeded()
    }),
  },
  {
    name: 'admin-offer-add-errors',
    path: paths.adminOffers,
    who: 'administrator',
    prepare: sequence(openDialog('Add New Offer'), press('Add Offer')),
  },
  {
    name: 'admin-insights',
    path: paths.adminInsights,
    who: 'administrator',
    before: insights,
    prepare: (page) => page.getByText('Visited the comparison').first().waitFor(),
  },
  {
    name: 'admin-insights-table',
    path: `${paths.adminInsights}?by=month`,
    who: 'administrator',
    before: insights,
    prepare: sequence(
      (page) => page.getByText('Visited the comparison').first().waitFor(),
      (page) => page.getByText('As a table').nth(1).click(),
    ),
  },
  {
    name: 'admin-insights-young',
    path: `${paths.adminInsights}?by=day`,
    who: 'administrator',
    before: insightsSince(daysLater(todayInIndia(), -1), 60),
    prepare: (page) => page.getByText('Visited the comparison').first().waitFor(),
  },
  {
    name: 'admin-insights-empty',
    path: paths.adminInsights,
    who: 'administrator',
    before: insightsSince('2099-01-01', 0),
    prepare: (page) => page.getByText('Nothing was counted in this month yet').waitFor(),
  },
  {
    name: 'admin-insights-failed',
    path: paths.adminInsights,
    who: 'administrator',
    before: respondWith('**/user/insights?*', 500, errorBody),
    prepare: waitForButton('Try again'),
  },
  {
    name: 'admin-hand-overs',
    path: paths.adminHandovers,
    who: 'administrator',
    before: handovers,
    prepare: (page) => page.getByText(/hand-overs? (on|from) /).waitFor(),
  },
  {
    name: 'admin-outcomes',
    path: paths.adminOutcomes,
    who: 'administrator',
    before: outcomes,
    prepare: async (page) => {
      await field(page, 'Lender').selectOption(reportingLender)
      await sees(page, /^6 outcomes, 1 matches/)
    },
  },
  {
    name: 'admin-outcomes-import',
    path: paths.adminOutcomes,
    who: 'administrator',
    before: (context) => Promise.all([outcomes(context), importedRows(context)]),
    prepare: sequence(openDialog('Import'), async (page) => {
      await page.getByText('Paste the rows').click()
      await page.getByLabel('Rows, with the titles first').fill(pastedRows)
      await page.getByRole('button', { name: 'Read the rows' }).click()
      await page.getByText(': 2 new,').waitFor()
    }),
  },
  {
    name: 'admin-payments',
    path: paths.adminPayments,
    who: 'administrator',
    before: payments,
    prepare: sequence(
      async (page) => page.getByText(', open until the end of').first().waitFor(),
      async (page) => page.getByText('2 hand-overs,').first().click(),
    ),
  },
  {
    name: 'admin-payments-terms',
    path: paths.adminPayments,
    who: 'administrator',
    before: payments,
    prepare: sequence(openDialog('Add terms'), async (page) => {
      await page.getByLabel('Lender').selectOption({ index: 1 })
      await page.getByText('For each hand-over').click()
    }),
  },
  {
    name: 'admin-audit',
    path: paths.adminAudit,
    who: 'administrator',
    before: auditedDay,
    prepare: sequence(
      (page) => page.getByText(/^\d+ events? on /).waitFor(),
      (page) => page.getByRole('button', { name: '3 times' }).click(),
    ),
  },
  { name: 'admin-users', path: paths.adminUsers, who: 'administrator', prepare: waitForUsers },
  {
    name: 'admin-complaints',
    path: paths.adminComplaints,
    who: 'administrator',
    before: openComplaints,
    prepare: (page) => page.getByText('1 overdue').waitFor(),
  },
  {
    name: 'admin-complaint-answer',
    path: paths.adminComplaints,
    who: 'administrator',
    before: openComplaints,
    prepare: (page) => page.getByRole('button', { name: 'Answer T7K2M-9QXD4' }).click(),
  },
  { name: 'users', path: paths.users, who: 'administrator', prepare: waitForUsers },
  {
    name: 'admin-user-details',
    path: paths.adminUsers,
    who: 'administrator',
    prepare: sequence(
      waitForUsers,
      // A sample borrower, because another test may erase the newest user meanwhile.
      (page) => field(page, 'Search by mobile, name or PAN').fill(sampleBorrower(0, new Date()).mobile),
      (page) => sees(page, '1 user found'),
      (page) => firstView(page).click(),
      (page) => page.getByRole('heading', { name: 'Account Status' }).waitFor(),
    ),
  },
  {
    name: 'admin-users-empty',
    path: paths.adminUsers,
    who: 'administrator',
    prepare: async (page) => {
      await waitForUsers(page)
      await field(page, 'Search by mobile, name or PAN').fill('nobody is called so')
      await page.getByText('No users found').waitFor()
    },
  },
  {
    name: 'admin-users-failed',
    path: paths.adminUsers,
    who: 'administrator',
    before: respondWith('**/user/users?*', 500, errorBody),
    prepare: waitForButton('Try again'),
  },
]
