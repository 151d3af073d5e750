import { acceptedTenureMonths } from '#loans/loan-request.ts'

/** Business constants of the specification, except where noted. Amounts are whole rupees, tenures are months. */
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
  /** Not in the specification. The largest number of nine digits. An income may be negative, down to minus this. */
  monthlyIncome: { max: 999_999_999 },
  loanAmount: { min: 5_000, max: 1_000_000, step: 5_000, default: 5_000 },
  tenureMonths: { min: 3, max: 60, step: 3, default: 6 },
  acceptedTenureMonths,
  /** The maximum length of a JSON body, and of a text in a form. */
  jsonCharacters: 64 * 1024,
  /** A logo must be smaller than this. `formBytes` limits logos in forms; the web app uploads logos to the bucket. */
  logoBytes: 5 * 1024 * 1024,
  /** Not in the specification. The most pixels of a logo. A browser takes four bytes of memory for each. */
  logoPixels: 16_000_000,
  /** CloudFront rejects larger bodies of JSON routes; the functions reject those over `jsonCharacters`. */
  requestBytes: 1024 * 1024,
  /** The largest form, including its logo. Lambda's limit is 6 MB per event, and base64 adds a third to a form. */
  formBytes: 4 * 1024 * 1024,
  /** Not in the specification. Chosen so that an offer fits on a card and in one table item. */
  offer: {
    textLength: 100,
    descriptionLength: 500,
    linkLength: 1_000,
    documents: { count: 20, titleLength: 100, examples: 10, exampleLength: 200 },
    facts: {
      nameLength: 150,
      /** Per cent of the loan. */
      coLendingShare: { min: 0.01, max: 99.99 },
      registrationLength: 60,
      penalChargesLength: 500,
      /** Rupees, or per cent. */
      charge: { min: 0, max: 1_000_000 },
      chargeMonth: { min: 1, max: 360 },
      /** RBI's digital lending directions require at least one day. */
      coolingOffDays: { min: 1, max: 90 },
      disbursalDays: { min: 0, max: 180 },
      categoryLength: 80,
      /** Per cent a year. */
      contractedRate: { min: 0, max: 200 },
    },
    terms: {
      bands: 40,
      charges: 10,
      nameLength: 60,
      rupees: { min: 0, max: 1_000_000_000_000 },
      /** Per cent a year: a higher one is probably missing its decimal point. */
      ratePercent: { min: 0, max: 200 },
      /** Per cent of the loan. */
      feePercent: { min: 0, max: 50 },
      /** Per cent a year. No benchmark of a loan has ever been lower in India. */
      benchmarkPercent: { min: 1, max: 30 },
      spreadPercent: { min: -5, max: 50 },
      months: { min: 1, max: 720 },
      days: { min: 1, max: 21_900 },
    },
  },
  /** Not in the specification. The maximum number of versions in an offer's public history. The table keeps all. */
  offerVersions: 100,
  /** Not in the specification. How many changes of one offer may wait for their time. */
  scheduledChanges: 20,
  /** Not in the specification. The maximum number of records of earlier applications per borrower. */
  applicationsPerBorrower: 500,
  /** Not in the specification. How many times a borrower may renew the consent to be contacted after withdrawing it. */
  contactRenewals: 100,
  /**
   * Not in the specification. How many characters a text may have, how many answers leave a complaint open, how many days
   * an answer may take, how many days a closed complaint is kept (docs/content.md), and how many complaints are accepted
   * per day: from one IPv4 address or IPv6 /64 network, which many phones of a carrier may share; with one number to call
   * back, or by its Verified owner; and in all.
   *
   * The texts of a complaint are in one item, of up to 400 KB: the complaint, 20 answers and the one that closes it are at
   * most 352 KB, because a character has up to four bytes.
   */
  complaint: {
    textLength: 4_000,
    openAnswers: 20,
    answerDays: 30,
    keptDays: 365,
    perDay: { address: 20, mobile: 5, everybody: 500 },
  },
  /** Not in the specification. How many exports an administrator may start in a day (in India). */
  exportsPerDay: 100,
  /** Not in the specification. How many rows of a sheet of outcomes one request may bring, and how many one page lists. */
  outcomeRows: 100,
  outcomePage: 500,
  /** Borrowers per page of the administrator's list. */
  userPage: { default: 50, max: 100 },
  userSearchLength: 100,
  /** The fewest characters by which a PAN is found: its first or its last ones. */
  panSearchLength: 5,
  /** Not in the specification. The maximum length of a nominee's e-mail address. */
  nomineeContactLength: 254,
  /** The shop page: tenures of the instalments, duration of a brand's loading state, categories shown at first. */
  shop: { tenureMonths: [3, 6], loadingMs: 1_000, categoriesShown: 5 },
  toast: { successMs: 2_000, errorMs: 4_000 },
  dobYears: { from: 1900, to: 2100 },
} as const

/** Minimum length of an administrator's password. Not in the specification. */
export const adminPasswordLength = 14

/** Preselected on step 3 of the loan journey (the specification's "Check Offers" defaults). */
export const loanDefaults = {
  looking_for: 'Personal Loan',
  purpose: 'Personal',
  loan_amount: limits.loanAmount.default,
  tenure_months: limits.tenureMonths.default,
} as const
