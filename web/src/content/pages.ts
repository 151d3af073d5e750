import * as words from '#words/pages.ts'
import { paths } from '../paths.ts'
import { claims } from './site.ts'

/** A page's title, for browser tabs, search engines and link previews. */
export interface PageTitle {
  title: string
  /** Search engines may index the page. The sitemap lists it too, unless it is the page of a single lender. */
  indexed: boolean
}

const indexed = (title: string): PageTitle => ({ title, indexed: true })
const notIndexed = (title: string): PageTitle => ({ title, indexed: false })

/**
 * The titles by path. The pages of single lenders and of past days are left out: they render titles of their own. Every page loads this
 * module, so descriptions are in `page-meta.ts`.
 */
export const titles: Record<string, PageTitle> = {
  [paths.home]: indexed(words.homeTitle(claims.lenders.value)),
  [paths.compare]: indexed(words.compareTitle),
  [paths.lenders]: indexed(words.lendersTitle),
  [paths.callToAction]: indexed(words.callToActionTitle),
  [paths.terms]: indexed(words.termsTitle),
  [paths.privacy]: indexed(words.privacyTitle),
  [paths.notice]: indexed(words.noticeTitle),
  [paths.grievance]: indexed(words.grievanceTitle),
  [paths.ranking]: indexed(words.rankingTitle),
  [paths.loanJourney]: indexed(words.loanJourneyTitle),
  [paths.register]: notIndexed(words.registerTitle),
  [paths.login]: notIndexed(words.logInTitle),
  [paths.offers]: notIndexed(words.offersTitle),
  [paths.myTulna]: notIndexed(words.myTulnaTitle),
  [paths.myData]: notIndexed(words.myTulnaTitle),
  [paths.myConsents]: notIndexed(words.myTulnaTitle),
  [paths.myViewers]: notIndexed(words.myTulnaTitle),
  [paths.closeAccount]: notIndexed(words.myTulnaTitle),
  [paths.shop]: indexed(words.shopTitle),
  [paths.shopJourney]: notIndexed(words.shopTitle),
  [paths.tools]: indexed(words.toolsTitle),
  [paths.kfsCheck]: indexed(words.kfsCheckTitle),
  [paths.emi]: indexed(words.emiTitle),
  [paths.prepay]: indexed(words.prepayTitle),
  [paths.badMonth]: indexed(words.badMonthTitle),
  [paths.transfer]: indexed(words.transferTitle),
  [paths.reset]: indexed(words.resetTitle),
  [paths.gold]: indexed(words.goldTitle),
  [paths.education]: indexed(words.educationTitle),
  [paths.afford]: indexed(words.affordTitle),
  [paths.trueCost]: indexed(words.trueCostTitle),
  [paths.complain]: indexed(words.complainTitle),
  [paths.myLoans]: indexed(words.myLoansTitle),
  [paths.loans]: indexed(words.loansTitle),
  [paths.personalLoan]: indexed(words.personalLoanTitle),
  [paths.businessLoan]: indexed(words.businessLoanTitle),
  [paths.educationLoan]: indexed(words.educationLoanTitle),
  [paths.autoLoan]: indexed(words.autoLoanTitle),
  [paths.homeLoan]: indexed(words.homeLoanTitle),
  [paths.propertyLoan]: indexed(words.propertyLoanTitle),
  [paths.goldLoan]: indexed(words.goldLoanTitle),
  [paths.creditCard]: indexed(words.creditCardTitle),
  // Administrators' pages are in English only.
  [paths.users]: notIndexed('User Management · Tulna'),
  [paths.adminInsights]: notIndexed('Insights · Tulna'),
  [paths.adminUsers]: notIndexed('Admin Management · Tulna'),
  [paths.adminOffers]: notIndexed('Offers Management · Tulna'),
  [paths.adminDue]: notIndexed('Due · Tulna'),
  [paths.adminHandovers]: notIndexed('Hand-overs · Tulna'),
  [paths.adminOutcomes]: notIndexed('Outcomes · Tulna'),
  [paths.adminPayments]: notIndexed('Payments · Tulna'),
  [paths.adminComplaints]: notIndexed('Complaints · Tulna'),
  [paths.adminAudit]: notIndexed('Audit · Tulna'),
}

interface Shown {
  /** The search part of the address, which names the wizard's step. */
  search?: string
  isSignedIn?: boolean
}

/**
 * The title of a page. Each step of the wizard, which every unknown path shows too, has one of its own.
 *
 * @param path `/`, or a path without a slash at its end
 */
export function pageTitle(path: string, { search = '', isSignedIn = false }: Shown = {}): PageTitle {
  const page = titles[path] ?? notIndexed(words.loanJourneyTitle)
  const isWizard = [undefined, titles[paths.loanJourney], titles[paths.register], titles[paths.login]]
  if (!isWizard.includes(titles[path])) return page
  const step = new URLSearchParams(search).get('step')
  if (isSignedIn) return { ...page, title: step === 'loan' ? words.loanStepTitle : words.detailsStepTitle }
  return step === 'code' ? { ...page, title: words.codeStepTitle } : page
}
