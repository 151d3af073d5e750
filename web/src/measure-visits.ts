import { measuredPage } from '#contract/measured-pages.ts'
import type { BodyOf } from '#contract/route.ts'
import type { webVitals } from '#contract/routes.ts'
import * as locale from '#words/locale.ts'
import { report } from './api/report.ts'
import { asksNotToBeTracked, savesData } from './browser-preferences.ts'
import { isAdminPage } from './paths.ts'
import { consentLanguage } from './session/consent-language.ts'
import { whenIdle } from './when-idle.ts'

/** One visit in ten is enough for percentiles, and the other nine don't load the library. */
const measuredShare = 0.1

/**
 * Measures the web vitals of some visits. It loads the library once the browser is idle, so that the page does not load more
 * slowly. It doesn't measure administrators' pages, or anybody whose browser saves data or asks not to be tracked.
 */
export function measureSomeVisits() {
  const { pathname } = location
  if (!import.meta.env.PROD || isAdminPage(pathname)) return
  if (Math.random() >= measuredShare || asksNotToBeTracked() || savesData()) return
  whenIdle(() => void measure(pathname).catch(() => undefined))
}

type Values = Pick<BodyOf<typeof webVitals>, 'lcp' | 'inp' | 'cls'>

const path: (typeof webVitals)['path'] = '/user/web-vitals'

/**
 * Measures the visit, and sends the values once: the first time that the document is hidden while online, with at least
 * one value. Leaving the site, closing the tab and switching to another one all hide the document.
 *
 * @param pathname the path at which the visit began: by now, the app may show another page
 */
async function measure(pathname: string) {
  const page = measuredPage(`/${pathname.slice(locale.basename.length)}`)
  const { onCLS, onINP, onLCP } = await import('web-vitals')
  // A page opened in the background is painted only when it is shown, so its values would be misleading.
  if (!page || document.visibilityState === 'hidden') return
  const values: Values = {}
  const options = { reportAllChanges: true }
  onLCP(({ value }) => void Object.assign(values, { lcp: Math.round(value) }), options)
  onINP(({ value }) => void Object.assign(values, { inp: Math.round(value) }), options)
  onCLS(({ value }) => void Object.assign(values, { cls: Math.round(value * 1000) / 1000 }), options)
  const send = () => {
    if (document.visibilityState !== 'hidden' || !navigator.onLine || Object.keys(values).length === 0) return
    document.removeEventListener('visibilitychange', send)
    report(path, { page, language: consentLanguage, ...values })
  }
  // The library's listeners for LCP and INP were added before, so they report their last values first. Its listener for
  // CLS is added later, so the layout shifts that it has not yet reported are left out.
  document.addEventListener('visibilitychange', send)
}
