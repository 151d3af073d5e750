/**
 * The patterns of the pages whose web vitals browsers report. A report names the pattern instead of the address,
 * because a visitor may have typed something into the address.
 */
export const measuredPages = [
  '/',
  '/call-to-action',
  '/compare',
  '/grievance',
  '/how-we-rank',
  '/how-we-rank/on/:day',
  '/lenders',
  '/lenders/:lender',
  '/loan-journey',
  '/loan-journey/offers',
  '/loans',
  '/loans/:type',
  '/login',
  '/my-loans',
  '/my-tulna',
  '/my-tulna/close',
  '/my-tulna/consents',
  '/my-tulna/data',
  '/my-tulna/seen',
  '/notice',
  '/privacy',
  '/register',
  '/shop',
  '/shop-journey',
  '/terms',
  '/tools',
  '/tools/afford',
  '/tools/bad-month',
  '/tools/complain',
  '/tools/education',
  '/tools/emi',
  '/tools/gold',
  '/tools/kfs-check',
  '/tools/prepay',
  '/tools/reset',
  '/tools/transfer',
  '/tools/true-cost',
] as const

/**
 * The pattern of a path. Undefined for a page that is not measured.
 *
 * @param path without the folder of its language
 */
export function measuredPage(path: string) {
  const pattern = path
    .replace(/^\/lenders\/[^/]+$/, '/lenders/:lender')
    .replace(/^\/how-we-rank\/on\/[^/]+$/, '/how-we-rank/on/:day')
    .replace(/^\/loans\/[^/]+$/, '/loans/:type')
  return measuredPages.find((page) => page === pattern)
}
