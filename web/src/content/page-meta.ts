import * as words from '#words/pages.ts'
import { paths } from '../paths.ts'
import { type PageTitle, pageTitle, titles } from './pages.ts'
import { claims } from './site.ts'

/**
 * A page's title and description as its HTML file has them, for search engines and link previews. The app does not load
 * this module: on pages with a file of their own, it leaves the description as it is.
 */
export interface PageMeta extends PageTitle {
  description: string
}

const lenders = claims.lenders.value

const descriptions: Record<string, string> = {
  [paths.home]: words.homeDescription(lenders),
  [paths.compare]: words.compareDescription(lenders),
  [paths.lenders]: words.lendersDescription,
  [paths.callToAction]: words.callToActionDescription,
  [paths.terms]: words.termsDescription,
  [paths.privacy]: words.privacyDescription,
  [paths.notice]: words.noticeDescription,
  [paths.grievance]: words.grievanceDescription,
  [paths.ranking]: words.rankingDescription,
  [paths.shop]: words.shopDescription,
  [paths.shopJourney]: words.shopDescription,
  [paths.tools]: words.toolsDescription,
  [paths.kfsCheck]: words.kfsCheckDescription,
  [paths.emi]: words.emiDescription,
  [paths.prepay]: words.prepayDescription,
  [paths.badMonth]: words.badMonthDescription,
  [paths.transfer]: words.transferDescription,
  [paths.reset]: words.resetDescription,
  [paths.gold]: words.goldDescription,
  [paths.education]: words.educationDescription,
  [paths.afford]: words.affordDescription,
  [paths.trueCost]: words.trueCostDescription,
  [paths.complain]: words.complainDescription,
  [paths.myLoans]: words.myLoansDescription,
  [paths.loans]: words.loansDescription,
  [paths.personalLoan]: words.personalLoanDescription,
  [paths.businessLoan]: words.businessLoanDescription,
  [paths.educationLoan]: words.educationLoanDescription,
  [paths.autoLoan]: words.autoLoanDescription,
  [paths.homeLoan]: words.homeLoanDescription,
  [paths.propertyLoan]: words.propertyLoanDescription,
  [paths.goldLoan]: words.goldLoanDescription,
  [paths.creditCard]: words.creditCardDescription,
}

/** The pages by path, without those of single lenders, which share a file. */
export const pages = Object.fromEntries(Object.keys(titles).map((path) => [path, pageMeta(path)]))

/** @param path `/`, or a path without a slash at its end */
export function pageMeta(path: string): PageMeta {
  return { ...pageTitle(path), description: descriptions[path] ?? words.otherDescription(lenders) }
}
