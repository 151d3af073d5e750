import * as locale from '#words/locale.ts'

/** The state of the history entry that an unknown path redirects to. */
export const unknownPath = 'unknown path'

/** Every path of the app, without the basename of a language (`/hi/`). Other files import paths from here. */
export const paths = {
  home: '/',
  register: '/register',
  login: '/login',
  loanJourney: '/loan-journey',
  /** Step 3 of the wizard, for a borrower who is signed in. `loanJourney` opens step 2 for them, step 1 for others. */
  loanStep: '/loan-journey?step=loan',
  offers: '/loan-journey/offers',
  /** What a borrower has saved and agreed to. The next four are parts of it. */
  myTulna: '/my-tulna',
  myData: '/my-tulna/data',
  myConsents: '/my-tulna/consents',
  myViewers: '/my-tulna/seen',
  closeAccount: '/my-tulna/close',
  /** The offers without a sign-in. */
  compare: '/compare',
  lenders: '/lenders',
  users: '/users',
  shop: '/shop',
  shopJourney: '/shop-journey',
  terms: '/terms',
  creditReportTerms: '/terms#credit-report-terms',
  privacy: '/privacy',
  /** What is collected and why, before anybody consents. */
  notice: '/notice',
  /** Complaints. */
  grievance: '/grievance',
  ranking: '/how-we-rank',
  kfsCheck: '/tools/kfs-check',
  tools: '/tools',
  emi: '/tools/emi',
  prepay: '/tools/prepay',
  badMonth: '/tools/bad-month',
  transfer: '/tools/transfer',
  reset: '/tools/reset',
  gold: '/tools/gold',
  education: '/tools/education',
  afford: '/tools/afford',
  trueCost: '/tools/true-cost',
  complain: '/tools/complain',
  /** The loans that somebody has, kept in the browser only. */
  myLoans: '/my-loans',
  loans: '/loans',
  personalLoan: '/loans/personal-loan',
  businessLoan: '/loans/business-loan',
  educationLoan: '/loans/education-loan',
  autoLoan: '/loans/auto-loan',
  homeLoan: '/loans/home-loan',
  propertyLoan: '/loans/loan-against-property',
  goldLoan: '/loans/gold-loan',
  creditCard: '/loans/credit-card',
  callToAction: '/call-to-action',
  /** How far people come, from the first visit to the loan. */
  adminInsights: '/admin121/insights',
  adminUsers: '/admin121/users',
  adminOffers: '/admin121/offers',
  /** What in the offers needs somebody. */
  adminDue: '/admin121/due',
  /** How often borrowers were led to lenders. */
  adminHandovers: '/admin121/hand-overs',
  /** What lenders say became of them. */
  adminOutcomes: '/admin121/outcomes',
  /** What lenders pay. */
  adminPayments: '/admin121/payments',
  adminComplaints: '/admin121/complaints',
  adminAudit: '/admin121/audit',
  /** The sign-up that leads to the shop instead of the details step. */
  registerForShop: '/register?next=/shop',
} as const

/**
 * The page of a lender.
 *
 * @param id the result of `lenderId` for the lender's name
 * @param shown an offer's id, and the version of the offer that the page shows in addition
 */
export const lenderPath = (id: string, shown?: { offer: string; version: number }) =>
  `${paths.lenders}/${encodeURIComponent(id)}${shown ? `?offer=${shown.offer}&version=${shown.version}` : ''}`

/**
 * What was published about the ranking of a day, checked and ranked again.
 *
 * @param day `yyyy-MM-dd`, or the router's pattern
 */
export const rankingDayPath = (day: string) => `${paths.ranking}/on/${day}`

/**
 * The offers of a lender, as administrators see them, with what is due and what is scheduled.
 *
 * @param id the result of `lenderId` for the lender's name
 */
export const adminLenderPath = (id: string) => `${paths.adminOffers}?lender=${encodeURIComponent(id)}`

/**
 * The tool that shows what a no-cost EMI costs.
 *
 * @param price whole rupees; without it, the tool starts with its own
 */
export const noCostEmiPath = (price?: number) =>
  `${paths.trueCost}#kind=noCost${price === undefined ? '' : `&price=${price}`}`

/** What Tulna showed a borrower who pressed "Apply Now". */
interface ShownThen {
  lender: string
  offer: string
  version: number
  /** `yyyy-MM-dd`. */
  day: string
  amount: number
  months: number
  emi: number | undefined
  apr: number | undefined
}

/** The tool that leads to the body for a complaint, filled in with what was shown. Browsers send no fragment to a site. */
export function complainPath({ lender, day, emi, apr, ...shown }: ShownThen) {
  const price = emi === undefined || apr === undefined ? {} : { emi, apr: apr.toFixed(2) }
  const given = { matter: 'terms', name: lender, shown: day, ...shown, ...price }
  const inputs = Object.entries(given).map(([name, value]): [string, string] => [name, String(value)])
  return `${paths.complain}#${new URLSearchParams(inputs)}`
}

/** Leads to the administrators' offers. */
export const adminRoot = '/admin121'

/** Whether a path is an administrators' page: in English only, without web vitals or the service worker. */
export const isAdminPage = (pathname: string) =>
  pathname === paths.users || `${pathname}/`.startsWith(`${adminRoot}/`)

/** The address of a path in this language, for links and redirects that the router does not follow. */
export const addressOf = (path: string) => locale.basename + path.slice(1)
