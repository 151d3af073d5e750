import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import * as locale from '#words/locale.ts'
import { Providers, routes } from '../app.tsx'
import { type PageMeta, pageMeta } from '../content/page-meta.ts'
import { site } from '../content/site.ts'
import { lenderMeta } from '../lenders/lenders.ts'
import { addressOf, paths } from '../paths.ts'
import { indexFile, offersPreload, type PageFile } from './page-file.ts'
import { drawPreview } from './preview-tags.tsx'
import { structuredData } from './search-engines.ts'

/** A page or shell that the build renders. */
interface Prerendered {
  path: string
  /** The modules of the page, whose chunks the file preloads. */
  modules: string[]
  /** What its head begins with. */
  head?: string
  /** One file for all pages of a kind, without their data. It has no address of its own. */
  shell?: { file: string; meta: PageMeta }
}

const prerendered: Prerendered[] = [
  { path: paths.home, modules: ['landing/LandingPage.tsx'] },
  { path: paths.callToAction, modules: ['call-to-action/CallToActionPage.tsx'] },
  { path: paths.terms, modules: ['legal/TermsPage.tsx'] },
  { path: paths.privacy, modules: ['legal/PrivacyPage.tsx'] },
  { path: paths.notice, modules: ['notice/NoticePage.tsx'] },
  { path: paths.grievance, modules: ['grievance/GrievancePage.tsx', 'grievance/ComplaintForm.tsx'] },
  { path: paths.compare, modules: ['PagesWithToasts.tsx', 'offers/ComparePage.tsx'], head: offersPreload },
  { path: paths.lenders, modules: ['lenders/LendersPage.tsx'] },
  { path: paths.ranking, modules: ['ranking/RankingPage.tsx'] },
  { path: paths.kfsCheck, modules: ['tools/kfs-check/KfsCheckPage.tsx'] },
  { path: paths.tools, modules: ['tools/ToolsPage.tsx'] },
  { path: paths.emi, modules: ['tools/emi/EmiPage.tsx'] },
  { path: paths.prepay, modules: ['tools/prepay/PrepayPage.tsx'] },
  { path: paths.badMonth, modules: ['tools/bad-month/BadMonthPage.tsx'] },
  { path: paths.transfer, modules: ['tools/transfer/TransferPage.tsx'] },
  { path: paths.reset, modules: ['tools/reset/ResetPage.tsx'] },
  { path: paths.gold, modules: ['tools/gold/GoldPage.tsx'] },
  { path: paths.education, modules: ['tools/education/EducationPage.tsx'] },
  { path: paths.afford, modules: ['tools/afford/AffordPage.tsx'] },
  { path: paths.trueCost, modules: ['tools/true-cost/TrueCostPage.tsx'] },
  { path: paths.complain, modules: ['tools/complain/ComplainPage.tsx'] },
  { path: paths.myLoans, modules: ['tools/my-loans/MyLoansPage.tsx'] },
  { path: paths.loans, modules: ['loan-types/LoanTypesPage.tsx'] },
  { path: paths.personalLoan, modules: ['loan-types/PersonalLoanPage.tsx'] },
  { path: paths.businessLoan, modules: ['loan-types/BusinessLoanPage.tsx'] },
  { path: paths.educationLoan, modules: ['loan-types/EducationLoanPage.tsx'] },
  { path: paths.autoLoan, modules: ['loan-types/AutoLoanPage.tsx'] },
  { path: paths.homeLoan, modules: ['loan-types/HomeLoanPage.tsx'] },
  { path: paths.propertyLoan, modules: ['loan-types/PropertyLoanPage.tsx'] },
  { path: paths.goldLoan, modules: ['loan-types/GoldLoanPage.tsx'] },
  { path: paths.creditCard, modules: ['loan-types/CreditCardPage.tsx'] },
  {
    path: `${paths.lenders}/:lender`,
    modules: ['lenders/LenderPage.tsx'],
    shell: { file: `${paths.lenders}/shell.html`, meta: lenderMeta() },
  },
]

/** The HTML of a page's head and of its root element. */
async function render({
  path,
  head: first = '',
  shell,
}: Prerendered): Promise<{ head: string; body: string }> {
  const { query, dataRoutes } = createStaticHandler(routes, { basename: locale.basename })
  const context = await query(new Request(site.origin + addressOf(path)))
  if (context instanceof Response) throw new Error(`${path} redirects and cannot be prerendered`)
  for (const error of Object.values(context.errors ?? {})) throw error
  const { head, body } = renderDocument(
    <Providers>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
  )
  const description = shell
    ? ''
    : renderToString(<meta name="description" content={pageMeta(path).description} />)
  return { head: first + description + head + structuredData(path), body }
}

/**
 * Renders the app inside a document, so that React puts titles, meta tags and links into its head. `body` is the only
 * child of `html`, since a second one would change the ids that `useId` makes, and hydration would not match.
 */
function renderDocument(app: ReactNode): { head: string; body: string } {
  const html = renderToString(
    <html lang={locale.tag}>
      <body>{app}</body>
    </html>,
  )
  const [, head, body] = /<head>(.*)<\/head><body>(.*)<\/body><\/html>$/s.exec(html) ?? []
  if (head === undefined || body === undefined) throw new Error('React rendered no document')
  return { head, body }
}

/** Rendered while this module loads, because Vite's runner can't import the pages' chunks afterwards. */
export const renderedFiles = await Promise.all(
  prerendered.map(async (page): Promise<PageFile> => {
    const { path, modules, shell } = page
    const meta = shell?.meta ?? pageMeta(path)
    const rendered = { modules, meta, ...(await render(page)), picture: drawPreview(meta) }
    return shell
      ? { ...rendered, file: shell.file, kind: 'shell', path: undefined }
      : { ...rendered, file: indexFile(path), kind: 'page', path }
  }),
)
