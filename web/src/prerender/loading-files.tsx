import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type * as layout from '#words/layout.ts'
import { needsJavaScript } from '#words/layout.ts'
import * as locale from '#words/locale.ts'
import { hereAreYourOffers } from '#words/offers.ts'
import { pageMeta } from '../content/page-meta.ts'
import { site } from '../content/site.ts'
import { JourneyLoading } from '../loan-journey/JourneyLoading.tsx'
import { TopBar } from '../menu/TopBar.tsx'
import { OffersSkeleton } from '../offers/OffersSkeleton.tsx'
import { addressOf, paths } from '../paths.ts'
import type { Elements } from '../ui/elements.ts'
import { Loader } from '../ui/Loader.tsx'
import { indexFile, offersPreload, type PageFile } from './page-file.ts'
import { drawPreview } from './preview-tags.tsx'

const noScriptNote = (
  <noscript>
    <p className="page reading py-4 text-center">{needsJavaScript(site.phone.shown)}</p>
  </noscript>
)

/** Shown above a shell, whose data cannot load without scripts. */
export const shellNote = renderToString(noScriptNote)

const layoutWords = import.meta.glob<typeof layout>('#languages/*/layout.ts', { eager: true })

/** Covers the page in browsers that do not know cascade layers (styles.css), in all languages. */
export const oldBrowserNote = renderToString(
  <div id="old-browser" data-nosnippet="">
    {Object.entries(layoutWords).map(([file, { browserTooOld }]) => (
      <p key={file} lang={file.split('/').at(-2)}>
        {browserTooOld(site.phone.shown)}
      </p>
    ))}
  </div>,
)

/** Renders a screen that is shown until the code of a page has loaded and the app replaces the screen. */
const renderLoading = (content: Elements) =>
  renderToString(
    <StaticRouter basename={locale.basename} location={addressOf(paths.home)}>
      <TopBar />
      <main className="flex grow flex-col">
        {content}
        {noScriptNote}
      </main>
    </StaticRouter>,
  )

export const loadingPage = renderLoading(
  <div className="flex grow flex-col justify-center">
    <Loader />
  </div>,
)

const offersLoading = renderLoading(
  <div className="page pt-6 pb-12 sm:pt-10">
    <h1 className="text-3xl sm:text-4xl">{hereAreYourOffers}</h1>
    <OffersSkeleton />
  </div>,
)

const borrowerStep = 'loan-journey/BorrowerStep.tsx'

/**
 * The loading screens of the wizard's steps. `show-loading-step.ts` shows one of them; for step 2 or 3, the browser then
 * preloads the forms.
 */
const stepTemplates = ([1, 2, 3] as const)
  .map((step) => {
    const preload = step === 1 ? '' : `<!--preload ${borrowerStep}-->`
    return `<template data-step="${step}">${preload}${renderToString(<JourneyLoading step={step} />)}</template>`
  })
  .join('')

const loanJourney = ['PagesWithToasts.tsx', 'loan-journey/LoanJourneyPage.tsx']
const shop = ['PagesWithToasts.tsx', 'shop/ShopPage.tsx']
const myTulna = ['PagesWithToasts.tsx', 'my-tulna/MyTulnaPage.tsx']
const admin = ['PagesWithToasts.tsx', 'admin/AdminArea.tsx']

/** The modules of the wizard, to which the router redirects a path that it does not know. */
export const unknownPathModules = loanJourney

/**
 * The modules of each page that is not prerendered, mostly because it depends on who opens it. The page's file preloads
 * their chunks, and shows a loading screen that is the same for everybody until a script runs.
 */
const loadingModules: Record<string, string[]> = {
  [paths.loanJourney]: loanJourney,
  [paths.register]: loanJourney,
  [paths.login]: loanJourney,
  [paths.offers]: ['PagesWithToasts.tsx', 'offers/OffersPage.tsx'],
  [paths.myTulna]: myTulna,
  [paths.myData]: myTulna,
  [paths.myConsents]: myTulna,
  [paths.myViewers]: myTulna,
  [paths.closeAccount]: myTulna,
  [paths.shop]: shop,
  [paths.shopJourney]: shop,
  ...(locale.basename === '/' && {
    [paths.users]: [...admin, 'admin/users/UsersPage.tsx'],
    [paths.adminInsights]: [...admin, 'admin/insights/InsightsPage.tsx'],
    [paths.adminUsers]: [...admin, 'admin/users/AdminUsersPage.tsx'],
    [paths.adminOffers]: [...admin, 'admin/offers/OffersPage.tsx'],
    [paths.adminDue]: [...admin, 'admin/offers/due/DuePage.tsx'],
    [paths.adminHandovers]: [...admin, 'admin/handovers/HandoversPage.tsx'],
    [paths.adminOutcomes]: [...admin, 'admin/outcomes/OutcomesPage.tsx'],
    [paths.adminPayments]: [...admin, 'admin/payments/PaymentsPage.tsx'],
    [paths.adminComplaints]: [...admin, 'admin/complaints/ComplaintsPage.tsx'],
    [paths.adminAudit]: [...admin, 'admin/audit/AuditPage.tsx'],
  }),
}

export const loadingFiles = Object.entries(loadingModules).map(([path, modules]): PageFile => {
  const meta = pageMeta(path)
  const isOffers = path === paths.offers
  return {
    file: indexFile(path),
    kind: 'loading',
    path,
    modules,
    meta,
    head:
      (isOffers ? offersPreload : '') +
      renderToString(
        <>
          <title>{meta.title}</title>
          {meta.indexed && <meta name="description" content={meta.description} />}
        </>,
      ),
    body: isOffers ? offersLoading : loadingPage + (modules === loanJourney ? stepTemplates : ''),
    picture: meta.indexed ? drawPreview(meta) : undefined,
  }
})
