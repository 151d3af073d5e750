/** Business constants: section 9 of the specification. Money is whole rupees, tenures are months. */
export const limits = {
  mobileDigits: 10,
  countryCode: '+91',
  codeDigits: 6,
  demoCode: { min: 100_000, max: 999_999 },
  resendSeconds: 60,
  nameLength: 100,
  panLength: 10,
  aadhaarDigits: 12,
  ageYears: { min: 18, max: 100 },
  /** Not the specification's: keeps a slip of the finger out of the averages. */
  monthlyIncome: { max: 999_999_999 },
  loanAmount: { min: 5_000, max: 1_000_000, step: 5_000, default: 5_000 },
  tenureMonths: { min: 3, max: 60, step: 3, default: 6 },
  /** What the server accepts, a little wider than the slider (specification, section 5). */
  acceptedTenureMonths: { min: 1, max: 60 },
  /** The longest JSON body that a function reads. */
  jsonCharacters: 64 * 1024,
  /** A logo is smaller than this. It goes straight to the bucket, so that no limit of API or function is met. */
  logoBytes: 5 * 1024 * 1024,
  /** The largest body of a route that takes JSON; more is refused at the edge. */
  requestBytes: 1024 * 1024,
  /**
   * The largest form, a logo inside it included. Lambda takes 6 MB of event, in which a form stands as base64,
   * a third longer than it was.
   */
  formBytes: 4 * 1024 * 1024,
  /** Not the specification's: what fits on a card, and into one item of the table. */
  offer: {
    textLength: 100,
    descriptionLength: 500,
    linkLength: 1_000,
    documents: { count: 20, titleLength: 100, examples: 10, exampleLength: 200 },
  },
  /** Not the specification's: how many records of applications are kept of one borrower. */
  applicationsPerBorrower: 500,
  /** Not the specification's: how many exports an administrator may start on one day in India. */
  exportsPerDay: 100,
  /** How many borrowers the administrator's list shows at once; more are asked for. */
  userPage: { default: 50, max: 100 },
  userSearchLength: 100,
  lendersAdvertised: 30,
  /** The shop page: instalments, the loading state of a brand, and how many categories show at first. */
  shop: { tenureMonths: [3, 6], loadingMs: 1_000, categoriesShown: 5 },
  toast: { successMs: 2_000, errorMs: 4_000 },
  dobYears: { from: 1900, to: 2100 },
} as const

/** Characters of an administrator's password, at least. Not the specification's. */
export const adminPasswordLength = 14

/** Preselected on step 3 of the loan journey (specification, section 9, "'Check Offers' defaults"). */
export const loanDefaults = {
  looking_for: 'Personal Loan',
  purpose: 'Personal',
  loan_amount: limits.loanAmount.default,
  tenure_months: limits.tenureMonths.default,
} as const
