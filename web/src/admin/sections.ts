import { paths } from '../paths.ts'

/** The pages of administrators, those that belong together in one group. */
export const groups = [
  [{ to: paths.adminInsights, name: 'Insights' }],
  [
    { to: paths.adminOffers, name: 'Offers' },
    { to: paths.adminDue, name: 'Due' },
  ],
  [
    { to: paths.adminHandovers, name: 'Hand-overs' },
    { to: paths.adminOutcomes, name: 'Outcomes' },
    { to: paths.adminPayments, name: 'Payments' },
  ],
  [
    { to: paths.adminUsers, name: 'Users' },
    { to: paths.adminComplaints, name: 'Complaints' },
    { to: paths.adminAudit, name: 'Audit' },
  ],
] as const

/** Whether a page has the name of its section. */
export const isSection = (title: string) => groups.flat().some(({ name }) => name === title)

/** What the page at a path is called in the list. */
export const sectionAt = (pathname: string) => groups.flat().find(({ to }) => to === pathname)?.name
