import { paths } from '../paths.ts'
import { claims } from './site.ts'

const lenders = `${claims.lenders.value} lenders`

/** What a page says about itself to a browser tab, a search engine and a social network. */
export interface PageWords {
  title: string
  description: string
  /** In the sitemap and open to search engines. */
  indexed: boolean
}

const open = (title: string, description: string): PageWords => ({
  title,
  description,
  indexed: true,
})
const closed = (title: string): PageWords => ({
  title: `${title} · Tulna`,
  description: `Compare loan offers from ${lenders} by what they really cost.`,
  indexed: false,
})

export const pages: Record<string, PageWords> = {
  [paths.home]: open(
    `Get Easy Loans: compare ${lenders} by true monthly cost · Tulna`,
    `See what each loan really costs a month, fees included, before you apply. ${lenders} side by side, from ₹5,000 to ₹10,00,000. Free for borrowers.`,
  ),
  [paths.callToAction]: open(
    'Take the First Step towards the right loan · Tulna',
    'Check which lenders fit you in about three minutes. A mobile number is enough to start, and it costs you nothing.',
  ),
  [paths.terms]: open(
    'Terms of Use and Credit Report Terms · Tulna',
    'The terms on which Tulna compares loan offers for you, and the terms on which a credit report may be read.',
  ),
  [paths.privacy]: open(
    'Privacy Policy · Tulna',
    'What Tulna collects, why, for how long, who receives it, and how to see it, correct it, withdraw consent or have it erased.',
  ),
  [paths.ranking]: open(
    'How we rank loan offers · Tulna',
    'The rule that orders loan offers, how the figures are worked out, and how lenders pay us.',
  ),
  [paths.loanJourney]: { ...closed('Compare loans'), indexed: true },
  [paths.register]: closed('Register'),
  [paths.login]: closed('Log in'),
  [paths.offers]: closed('Here are your offers'),
  [paths.shop]: { ...closed('Shop and Save'), indexed: true },
  [paths.shopJourney]: closed('Shop and Save'),
  [paths.users]: closed('User management'),
  [paths.adminUsers]: closed('Admin Management'),
  [paths.adminOffers]: closed('Offers Management'),
}

/** @param path without a slash at its end */
export const pageAt = (path: string): PageWords => pages[path] ?? closed('Compare loans')
