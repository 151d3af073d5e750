/**
 * Company details and contact points, shown to visitors as they are. docs/content.md says what must be true before a
 * launch.
 */
export const site = {
  name: 'Tulna',
  /** For canonical links, the sitemap and link previews. No trailing slash. */
  origin: 'https://tulna.in',
  company: 'Tulna Comparison Services Private Limited',
  cin: 'U66190KA2025PTC000000',
  address: ['4th Floor, 21 Residency Road', 'Bengaluru 560025', 'Karnataka, India'],
  phone: { shown: '1800 000 8856', dialled: '18000008856', hours: '24 hours, every day' },
  email: 'help@tulna.in',
  grievanceOfficer: {
    name: 'Grievance Officer, Tulna',
    email: 'grievance@tulna.in',
    phone: { shown: '080 0000 8856', dialled: '08000008856' },
    hours: 'Monday to Friday, 10 am to 6 pm',
  },
  social: [
    { name: 'LinkedIn', href: 'https://www.linkedin.com/company/tulna' },
    { name: 'Instagram', href: 'https://www.instagram.com/tulna.in' },
    { name: 'X', href: 'https://x.com/tulna_in' },
    { name: 'YouTube', href: 'https://www.youtube.com/@tulna-in' },
  ],
} as const

/** The numbers on the landing page. */
export const claims = {
  rating: { value: '4.6/5', of: 'from 1k+ reviews' },
  arranged: { value: '₹1000 Cr+', of: 'of loans arranged' },
  customers: { value: '1 lac+', of: 'customers' },
  lenders: { value: '30+', of: 'lenders compared' },
} as const
