import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate, type RouteObject } from 'react-router-dom'
import { onConnectionChange, readConnection, watchConnection } from './api/connection.ts'
import { offersQuery } from './catalogue/queries.ts'
import { Layout, withFooter } from './Layout.tsx'
import { adminRoot, paths, rankingDayPath, unknownPath } from './paths.ts'
import { RouteError } from './RouteError.tsx'
import { Loader } from './ui/Loader.tsx'

// TanStack Query would believe `navigator.onLine`. Queries that failed offline run again when the network is back.
if (typeof document !== 'undefined') {
  onlineManager.setEventListener((setOnline) =>
    onConnectionChange(() => setOnline(readConnection() === 'online')),
  )
  watchConnection()
}

const queryClient = new QueryClient({
  // Offline, a request fails at once and says so, instead of waiting for the connection.
  defaultOptions: {
    queries: { staleTime: 60_000, retry: 1, networkMode: 'always', refetchOnReconnect: true },
    mutations: { networkMode: 'always' },
  },
})

type Page = { default: () => ReactNode }

/** Loads a page as a chunk of its own. */
const page = (load: () => Promise<Page>) => async () => ({ Component: (await load()).default })

/** Loads a page as `page` does, and meanwhile the offers that it shows. */
const pageWithOffers = (load: () => Promise<Page>) => {
  const loadPage = page(load)
  return () => {
    // The build, which renders pages too, has no server to ask.
    if (typeof document !== 'undefined') void queryClient.prefetchQuery(offersQuery)
    return loadPage()
  }
}

const loanJourney = page(() => import('./loan-journey/LoanJourneyPage.tsx'))
const myTulna = page(() => import('./my-tulna/MyTulnaPage.tsx'))
const shop = page(() => import('./shop/ShopPage.tsx'))

export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: RouteError,
    HydrateFallback: Loader,
    // Error boundaries inside the layout keep the top bar when a page breaks.
    children: [
      {
        handle: withFooter,
        ErrorBoundary: RouteError,
        children: [
          { path: paths.home, lazy: page(() => import('./landing/LandingPage.tsx')) },
          { path: paths.callToAction, lazy: page(() => import('./call-to-action/CallToActionPage.tsx')) },
          { path: paths.terms, lazy: page(() => import('./legal/TermsPage.tsx')) },
          { path: paths.privacy, lazy: page(() => import('./legal/PrivacyPage.tsx')) },
          { path: paths.notice, lazy: page(() => import('./notice/NoticePage.tsx')) },
          { path: paths.grievance, lazy: page(() => import('./grievance/GrievancePage.tsx')) },
          { path: paths.lenders, lazy: page(() => import('./lenders/LendersPage.tsx')) },
          { path: `${paths.lenders}/:lender`, lazy: page(() => import('./lenders/LenderPage.tsx')) },
          { path: paths.kfsCheck, lazy: page(() => import('./tools/kfs-check/KfsCheckPage.tsx')) },
          { path: paths.tools, lazy: page(() => import('./tools/ToolsPage.tsx')) },
          { path: paths.emi, lazy: page(() => import('./tools/emi/EmiPage.tsx')) },
          { path: paths.prepay, lazy: page(() => import('./tools/prepay/PrepayPage.tsx')) },
          { path: paths.badMonth, lazy: page(() => import('./tools/bad-month/BadMonthPage.tsx')) },
          { path: paths.transfer, lazy: page(() => import('./tools/transfer/TransferPage.tsx')) },
          { path: paths.reset, lazy: page(() => import('./tools/reset/ResetPage.tsx')) },
          { path: paths.gold, lazy: page(() => import('./tools/gold/GoldPage.tsx')) },
          { path: paths.education, lazy: page(() => import('./tools/education/EducationPage.tsx')) },
          { path: paths.afford, lazy: page(() => import('./tools/afford/AffordPage.tsx')) },
          { path: paths.trueCost, lazy: page(() => import('./tools/true-cost/TrueCostPage.tsx')) },
          { path: paths.complain, lazy: page(() => import('./tools/complain/ComplainPage.tsx')) },
          { path: paths.myLoans, lazy: page(() => import('./tools/my-loans/MyLoansPage.tsx')) },
          { path: paths.loans, lazy: page(() => import('./loan-types/LoanTypesPage.tsx')) },
          {
            path: paths.personalLoan,
            lazy: page(() => import('./loan-types/PersonalLoanPage.tsx')),
          },
          {
            path: paths.businessLoan,
            lazy: page(() => import('./loan-types/BusinessLoanPage.tsx')),
          },
          {
            path: paths.educationLoan,
            lazy: page(() => import('./loan-types/EducationLoanPage.tsx')),
          },
          { path: paths.autoLoan, lazy: page(() => import('./loan-types/AutoLoanPage.tsx')) },
          { path: paths.homeLoan, lazy: page(() => import('./loan-types/HomeLoanPage.tsx')) },
          {
            path: paths.propertyLoan,
            lazy: page(() => import('./loan-types/PropertyLoanPage.tsx')),
          },
          { path: paths.goldLoan, lazy: page(() => import('./loan-types/GoldLoanPage.tsx')) },
          { path: paths.creditCard, lazy: page(() => import('./loan-types/CreditCardPage.tsx')) },
          { path: paths.ranking, lazy: page(() => import('./ranking/RankingPage.tsx')) },
          { path: rankingDayPath(':day'), lazy: page(() => import('./ranking/RankingDayPage.tsx')) },
        ],
      },
      {
        ErrorBoundary: RouteError,
        // The pages above show no toasts and do not load the code for them.
        lazy: page(() => import('./PagesWithToasts.tsx')),
        children: [
          { path: paths.register, handle: withFooter, lazy: loanJourney },
          { path: paths.login, handle: withFooter, lazy: loanJourney },
          { path: paths.loanJourney, handle: withFooter, lazy: loanJourney },
          {
            path: paths.offers,
            handle: withFooter,
            lazy: pageWithOffers(() => import('./offers/OffersPage.tsx')),
          },
          ...[paths.myTulna, paths.myData, paths.myConsents, paths.myViewers, paths.closeAccount].map(
            (path) => ({
              path,
              handle: withFooter,
              lazy: myTulna,
            }),
          ),
          {
            path: paths.compare,
            handle: withFooter,
            lazy: pageWithOffers(() => import('./offers/ComparePage.tsx')),
          },
          { path: paths.shop, handle: withFooter, lazy: shop },
          { path: paths.shopJourney, handle: withFooter, lazy: shop },
          {
            lazy: page(() => import('./admin/AdminArea.tsx')),
            children: [
              { path: paths.users, lazy: page(() => import('./admin/users/UsersPage.tsx')) },
              { path: paths.adminUsers, lazy: page(() => import('./admin/users/AdminUsersPage.tsx')) },
              { path: paths.adminInsights, lazy: page(() => import('./admin/insights/InsightsPage.tsx')) },
              { path: paths.adminAudit, lazy: page(() => import('./admin/audit/AuditPage.tsx')) },
              { path: paths.adminHandovers, lazy: page(() => import('./admin/handovers/HandoversPage.tsx')) },
              { path: paths.adminOutcomes, lazy: page(() => import('./admin/outcomes/OutcomesPage.tsx')) },
              { path: paths.adminPayments, lazy: page(() => import('./admin/payments/PaymentsPage.tsx')) },
              { path: paths.adminDue, lazy: page(() => import('./admin/offers/due/DuePage.tsx')) },
              { path: paths.adminOffers, lazy: page(() => import('./admin/offers/OffersPage.tsx')) },
              {
                path: paths.adminComplaints,
                lazy: page(() => import('./admin/complaints/ComplaintsPage.tsx')),
              },
            ],
          },
          { path: adminRoot, element: <Navigate to={paths.adminOffers} replace /> },
          { path: '*', element: <Navigate to={paths.loanJourney} state={unknownPath} replace /> },
        ],
      },
    ],
  },
]

export function Providers({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
