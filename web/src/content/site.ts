import * as words from '#words/site.ts'

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
  address: words.address,
  phone: { shown: '1800 000 8856', dialled: '18000008856', hours: words.allHours },
  email: 'help@tulna.in',
  /** When the Grievance Officer can be called. The officer's name and contact details are in `/config.json`. */
  officeHours: words.officeHours,
  social: [
    { name: 'LinkedIn', href: 'https://www.linkedin.com/company/tulna' },
    { name: 'Instagram', href: 'https://www.instagram.com/tulna.in' },
    { name: 'X', href: 'https://x.com/tulna_in' },
    { name: 'YouTube', href: 'https://www.youtube.com/@tulna-in' },
  ],
} as const

/** Whether the pages show the numbers that the owner must prove. `false` takes rating, loans and customers off the site. */
export const areClaimsShown: boolean = true

export const claims = {
  rating: { value: words.rating, of: words.ratingOf },
  arranged: { value: words.arranged, of: words.arrangedOf },
  customers: { value: words.customers, of: words.customersOf },
  lenders: { value: words.lenders, of: words.lendersOf },
} as const

export type Claim = keyof typeof claims

/**
 * Where a claim's figure comes from, shown under it: the name of the source, such as `Google Play`, and its address.
 * Nothing is shown for a claim without one.
 */
export const claimSources: Partial<Record<Claim, { name: string; href: string }>> = {}
