import { onCLS, onINP, onLCP } from 'web-vitals'
import { measuredPage } from '#contract/measured-pages.ts'
import type { BodyOf } from '#contract/route.ts'
import type { webVitals } from '#contract/routes.ts'
import * as locale from '#words/locale.ts'

type Values = Pick<BodyOf<typeof webVitals>, 'lcp' | 'inp' | 'cls'>

/** The route's path. Importing the route would load the chunk of all routes. */
const path: (typeof webVitals)['path'] = '/user/web-vitals'

/**
 * Measures the visit, and sends the values once: the first time that the document is hidden while online, with at least
 * one value. Leaving the site, closing the tab and switching to another one all hide the document.
 *
 * @param pathname the path at which the visit began: by now, the app may show another page
 */
export function measure(pathname: string) {
  const page = measuredPage(`/${pathname.slice(locale.basename.length)}`)
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
    const language = locale.tag.startsWith('hi') ? 'hi' : 'en'
    // Unlike `sendBeacon`, `fetch` can omit the referrer: the page's address may name an offer or a loan in its query.
    const response = fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ page, language, ...values }),
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    void response.catch(() => undefined)
  }
  // The library's listeners for LCP and INP were added before, so they report their last values first. Its listener for
  // CLS is added later, so the layout shifts that it has not yet reported are left out.
  document.addEventListener('visibilitychange', send)
}
