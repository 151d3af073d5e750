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
  changeMobile: {
    summary: 'Gives the borrower another mobile number, and ends every session but a new one',
    errors: [409],
  },
  codeSent: { summary: 'Counts a code that was sent' },
  webVitals: { summary: 'Records how fast a page was for a visitor' },
  handover: {
    summary: 'Counts a press of "Apply Now" for its offer, with nothing about the person',
    errors: [404],
  },
  journeyStep: { summary: 'Counts a step of a visit, with nothing about the person' },
  handoverOutcome: {
    summary: 'Records what a lender says became of a hand-over, in a request that the lender signs',
    errors: [409],
  },
  logout: { summary: 'Ends all sessions of the borrower, on every device', errors: [409] },
  getUserInfo: { summary: 'Returns what the borrower has saved' },
  basicDetails: { summary: 'Saves step 2 of the loan journey', errors: [409] },
  loanPreferences: { summary: 'Saves step 3 of the loan journey', errors: [409] },
  apply: { summary: 'Records that the borrower pressed "Apply Now" on an offer', errors: [404, 409] },
  applications: { summary: 'Lists the borrower’s latest application for each offer' },
  complaint: {
    summary: 'Files a complaint and returns its reference and the day by which it must be answered',
    errors: [409],
  },
  complaints: { summary: 'Lists the open complaints with their due dates, and audits the access' },
  answerComplaint: { summary: 'Answers a complaint with a state and a note', errors: [404, 409] },
  myData: {
    summary:
      'Returns everything that is stored about the borrower, except the audit and complaints sent without a sign-in',
  },
  consentReceipts: { summary: 'Returns a signed receipt for each consent of the borrower' },
  withdrawConsent: {
    summary: 'Withdraws a consent; withdrawing the one to the terms closes the account',
    errors: [409],
  },
  giveConsent: {
    summary: 'Gives the consent to be contacted once more, after its withdrawal',
    errors: [409],
  },
  closeAccount: { summary: 'Closes the borrower’s account and ends its sessions', errors: [409] },
  answerApplication: {
    summary: 'Saves the answer to "Did you apply?", which only the borrower sees',
    errors: [404, 409],
  },
  saveNominee: { summary: 'Saves or replaces the borrower’s nominee', errors: [409] },
  removeNominee: { summary: 'Removes the borrower’s nominee', errors: [409] },
  offerList: { summary: 'Lists the offers that borrowers see' },
  getOffer: { summary: 'Returns one offer that borrowers see', errors: [404] },
  offerHistory: { summary: 'Lists the versions of an offer that borrowers saw, newest first', errors: [404] },
  logoUpload: { summary: 'Returns a presigned URL for uploading a logo' },
  addOffers: { summary: 'Adds an offer', errors: [409] },
  updateOffers: {
    summary:
      'Changes an offer; blank fields keep their values, except that a blank reason removes the stored one',
    errors: [404, 409],
  },
  scheduleOffer: {
    summary:
      'Schedules a change of an offer, or replaces one that waits: the fields that differ from the offer, from a minute in the next year',
    errors: [404, 409],
  },
  revokeChange: { summary: 'Revokes or rejects a change, or takes that back', errors: [404, 409] },
  approveChange: { summary: 'Approves what another administrator has proposed', errors: [403, 404, 409] },
  adminOffers: {
    summary:
      'Lists all offers, including hidden ones, with the number of applicants for each, and the scheduled changes',
  },
  users: { summary: 'Searches borrowers and returns one page of them with statistics' },
  userDetails: {
    summary: 'Returns the details of one borrower that administrators may see, and audits the access',
    errors: [404, 409],
  },
  handovers: {
    summary: 'Counts the presses of "Apply Now" on a day, by offer, language, loan type and place',
  },
  insights: {
    summary:
      'Counts the people at each step of the journey in a month, without groups of fewer than 20, and says how old the open complaints and the checks of offers are',
  },
  handoverOutcomes: {
    summary:
      'Lists what became of a lender’s hand-overs in a month, or what matches no hand-over, and returns a lender’s key on request, which is audited',
  },
  importOutcomes: {
    summary: 'Records rows of a sheet of outcomes, or says what recording them would do',
  },
  payments: { summary: 'Lists what lenders pay, and draws up a lender’s statement of a month' },
  paymentTerms: { summary: 'Saves or removes what a lender pays from a day on', errors: [409] },
  audit: { summary: 'Lists who did what on a day, newest first, and audits the access' },
  exportUsers: {
    summary: 'Starts an export of all borrowers as CSV, or returns its status',
    errors: [404, 409],
  },
}
