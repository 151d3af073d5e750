import { paths } from '../paths.ts'
import { claims } from './site.ts'

const lenders = `${claims.lenders.value} lenders`

/** A page's title and description for browser tabs, search engines and link previews. */
export interface PageMeta {
  title: string
  description: string
  /** Listed in the sitemap; search engines may index it. */
  indexed: boolean
}

const indexed = (title: string, description: string): PageMeta => ({
  title,
  description,
  indexed: true,
})
const notIndexed = (title: string): PageMeta => ({
  title: `${title} · Tulna`,
  description: `Compare loan offers from ${lenders} by what they really cost.`,
  indexed: false,
})

export const pages: Record<string, PageMeta> = {
  [paths.home]: indexed(
    `Get Easy Loans: compare ${lenders} by true monthly cost · Tulna`,
    `See what each loan really costs a month, fees included, before you apply. ${lenders} side by side, from ₹5,000 to ₹10,00,000. Free for borrowers.`,
  ),
  [paths.compare]: indexed(
    'Compare loan offers without signing in · Tulna',
    `Choose an amount and a tenure and see what ${lenders} would charge: EMI, APR, fees and total. No sign-in, no mobile number.`,
  ),
  [paths.callToAction]: indexed(
    'Take the First Step towards the right loan · Tulna',
    'Check which lenders fit you in about three minutes. A mobile number is enough to start, and it costs you nothing.',
  ),
  [paths.terms]: indexed(
    'Terms of Use and Credit Report Terms · Tulna',
    'The terms for using Tulna, and for reading your credit report.',
  ),
  [paths.privacy]: indexed(
    'Privacy Policy · Tulna',
    'What Tulna collects and why, for how long, who receives it, and your rights.',
  ),
  [paths.ranking]: indexed(
    'How we rank loan offers · Tulna',
    'How we order loan offers, work out the figures and are paid by lenders.',
  ),
  [paths.loanJourney]: { ...notIndexed('Compare loans'), indexed: true },
  [paths.register]: notIndexed('Register'),
  [paths.login]: notIndexed('Log in'),
  [paths.offers]: notIndexed('Here are your offers'),
  [paths.shop]: { ...notIndexed('Shop and Save'), indexed: true },
  [paths.shopJourney]: notIndexed('Shop and Save'),
  [paths.users]: notIndexed('User management'),
  [paths.adminUsers]: notIndexed('Admin Management'),
  [paths.adminOffers]: notIndexed('Offers Management'),
}

/** @param path without a slash at its end */
export const pageMeta = (path: string): PageMeta => pages[path] ?? notIndexed('Compare loans')
