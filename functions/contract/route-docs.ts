import type * as routes from './routes.ts'

export interface RouteDocs {
  /** What the route does, in one line. */
  summary: string
  /** Error statuses in addition to those that follow from the route's access and input. */
  errors?: readonly number[]
}

/** Documentation of the routes for openapi.json, apart from `routes.ts` to keep it out of the web app's bundles. */
export const routeDocs: Record<keyof typeof routes, RouteDocs> = {
  firebaseAuth: {
    summary: 'Signs a borrower in with a phone number that Firebase has verified',
    errors: [401, 409],
  },
  confirmDob: {
    summary: 'Confirms the date of birth of a borrower who returns after a long time',
    errors: [401, 409],
  },
  mockAuth: {
    summary: 'Signs a borrower in without proof of the phone number (demo mode)',
    errors: [403, 409],
  },
  logout: { summary: 'Ends all sessions of the borrower, on every device', errors: [409] },
  getUserInfo: { summary: 'Returns what the borrower has saved' },
  basicDetails: { summary: 'Saves step 2 of the loan journey', errors: [409] },
  loanPreferences: { summary: 'Saves step 3 of the loan journey', errors: [409] },
  apply: { summary: 'Records that the borrower pressed "Apply Now" on an offer', errors: [404, 409] },
  applications: { summary: 'Lists the offers that the borrower applied to' },
  offerList: { summary: 'Lists the offers that borrowers see' },
  getOffer: { summary: 'Returns one offer that borrowers see', errors: [404] },
  logoUpload: { summary: 'Returns a presigned URL for uploading a logo' },
  addOffers: { summary: 'Adds an offer', errors: [409] },
  updateOffers: { summary: 'Changes an offer; blank fields keep their values', errors: [404, 409] },
  adminOffers: { summary: 'Lists all offers, hidden ones too, uncached, with their numbers of applicants' },
  users: { summary: 'Searches borrowers and returns one page of them with statistics' },
  userDetails: {
    summary: 'Returns everything an administrator may see of one borrower, and audits it',
    errors: [404],
  },
  exportUsers: { summary: 'Starts an export of all borrowers as CSV, or returns its status', errors: [404] },
}
