import type { OpenComplaint } from '#contract/complaint.ts'
import type { StoredOffer } from '#contract/offer.ts'
import type { ExportJob } from '#exports/export-jobs.ts'
import type { SavedOffer } from '#offers/store.ts'

// Whole items as they are stored, so that a test names only the attributes that it is about.

/** A personal loan of Neem Tree Finance: 12% and ₹499 with GST, up to ₹3 lakh, over 6 to 36 months. */
export const aStoredOffer = (changes: Partial<StoredOffer> = {}): StoredOffer => ({
  id: 'offer-1',
  lender: 'Neem Tree Finance',
  logo: '',
  description: 'For a rainy day',
  recommended: false,
  loanAmount: 'Up to ₹3 lakh',
  interestRate: '12% p.a. onwards',
  processingFee: '₹499 + GST',
  tenure: '6 to 36 months',
  link: 'https://lender.example/apply',
  documents: [],
  create_date: '2026-11-21T04:30:00.000Z',
  eligibility: { loanTypes: ['Personal Loan'] },
  status: 'shown',
  version: 1,
  ...changes,
})

/** An offer as the table has it, with who saved it and when. */
export const aSavedOffer = (changes: Partial<SavedOffer> = {}): SavedOffer => ({
  ...aStoredOffer(),
  id: crypto.randomUUID(),
  saved_at: '2026-11-21T04:30:00.000Z',
  saved_by: 'an-administrator',
  ...changes,
})

/** A running export that still has a minute before it counts as dead. */
export const anExportJob = (changes: Partial<ExportJob> = {}): ExportJob => ({
  id: crypto.randomUUID(),
  status: 'running',
  rows: 0,
  requested_by: 'admin-1',
  requested_at: new Date().toISOString(),
  alive_until: Date.now() + 60_000,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  handovers: 0,
  ...changes,
})

/** An open complaint that nobody has answered, as stored and as administrators get it. */
export const aStoredComplaint = (changes: Partial<OpenComplaint> = {}): OpenComplaint => ({
  reference: 'A1B2C-D3E4F',
  due_on: '2999-12-31',
  filed_at: '2026-11-23T10:00:00.000Z',
  state: 'Open',
  complaint: 'Nobody called back.',
  mobile: '4000000002',
  answers: [],
  version: 1,
  ...changes,
})
