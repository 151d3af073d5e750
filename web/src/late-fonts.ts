/** What this file needs of the router. */
interface Pages {
  state: { location: { pathname: string } }
  subscribe: (listener: (state: Pages['state']) => void) => () => void
}

/**
 * Shows our fonts from the second page of a visit on, if they came too late for the first. With `font-display: optional`, a
 * browser doesn't use them until it loads a document again, and most visits have only one: our pages change within it.
 */
export function showLateFonts(router: Pages) {
  const { pathname } = router.state.location
  const unsubscribe = router.subscribe(({ location }) => {
    // Fonts that are still on their way would move the lines of the page that opens.
    if (location.pathname === pathname || document.fonts.status === 'loading') return
    unsubscribe()
    if (areLate()) renewFonts()
  })
}

/** Whether a font came after the first paint. In Safari before 14.1, which has no such entry, none did. */
function areLate(): boolean {
  const [painted] = performance.getEntriesByName('first-contentful-paint')
  return performance
    .getEntriesByType('resource')
    .some(
      (file) =>
        file.name.endsWith('.woff2') &&
        painted &&
        (file as PerformanceResourceTiming).responseEnd > painted.startTime,
    )
}

/** Replaces each rule of an optional font, so that the browser decides anew about the file, which it has by now. */
function renewFonts() {
  for (const sheet of document.styleSheets) {
    if (sheet.href && !sheet.href.startsWith(location.origin)) continue
    for (const [place, rule] of [...sheet.cssRules].entries()) {
      if (!(rule instanceof CSSFontFaceRule) || !rule.cssText.includes('font-display: optional')) continue
      sheet.deleteRule(place)
      sheet.insertRule(rule.cssText.replace('font-display: optional', 'font-display: swap'), place)
    }
  }
}
