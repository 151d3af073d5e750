/**
 * Whether another app shows the page in a browser of its own, such as WhatsApp, Facebook or Truecaller. Most of these save no
 * files, print nothing and open no second window, without telling the page. Android's web views say `wv`; those of iOS lack the
 * name that all browsers there have.
 */
export function isInApp(): boolean {
  const { userAgent } = navigator
  if (/; wv\)|\bFB(AN|AV)\/|\b(Instagram|WhatsApp|Truecaller)\b/i.test(userAgent)) return true
  const isOnHomeScreen = 'standalone' in navigator && navigator.standalone === true
  return /\((iPhone|iPad|iPod)/.test(userAgent) && !/ Safari\//.test(userAgent) && !isOnHomeScreen
}

/** Opens what should open in a new window in the same one. Back leads to the page again. */
export function keepLinksInApp() {
  if (!isInApp()) return
  addEventListener(
    'click',
    ({ target }) => target instanceof Element && target.closest('a[target]')?.removeAttribute('target'),
    true,
  )
}
