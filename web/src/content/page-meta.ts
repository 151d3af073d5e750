import * as words from '#words/pages.ts'
import * as tools from '#words/tools.ts'
import * as afford from '#words/tools-afford.ts'
import * as badMonth from '#words/tools-bad-month.ts'
import * as emi from '#words/tools-emi.ts'
import * as prepay from '#words/tools-prepay.ts'
import * as transfer from '#words/tools-transfer.ts'
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
}

const tool = (title: string, description: string): PageMeta => ({ title, description, indexed: true })

/** The pages by path, without those of single lenders, which share a file. */
export const pages: Record<string, PageMeta> = {
  ...Object.fromEntries(Object.keys(titles).map((path) => [path, describePage(path)])),
  [paths.tools]: tool(tools.pageTitle, tools.pageDescription),
  [paths.kfsCheck]: tool(words.kfsCheckTitle, words.kfsCheckDescription),
  [paths.emi]: tool(emi.pageTitle, emi.pageDescription),
  [paths.prepay]: tool(prepay.pageTitle, prepay.pageDescription),
  [paths.badMonth]: tool(badMonth.pageTitle, badMonth.pageDescription),
  [paths.transfer]: tool(transfer.pageTitle, transfer.pageDescription),
  [paths.afford]: tool(afford.pageTitle, afford.pageDescription),
}

/** @param path `/`, or a path without a slash at its end */
export const pageMeta = (path: string): PageMeta => pages[path] ?? describePage(path)

function describePage(path: string): PageMeta {
  return { ...pageTitle(path), description: descriptions[path] ?? words.otherDescription(lenders) }
}
