import { useEffect, useState } from 'react'
import * as words from '#words/menu.ts'
import { siteConfig } from '../api/site-config.ts'

const retryMs = 10_000

/**
 * Says that nothing can be saved for now, or warns visitors of a deployed demo. It sits in the top bar, so nothing on the
 * page moves when it appears.
 */
export function SiteNotice() {
  const [notice, setNotice] = useState<string | false>()
  useEffect(() => {
    const load = (): Promise<unknown> =>
      siteConfig().then(
        ({ publicDemo, savingPaused }) =>
          setNotice(savingPaused ? words.savingPausedNotice : publicDemo && words.demoNotice),
        // Whoever opened the page offline may sign in later, and must be warned by then.
        () => setTimeout(load, retryMs),
      )
    void load()
  }, [])
  return (
    // Always mounted: screen readers ignore a live region that appears together with its text. The text wraps within the
    // notice before the top bar wraps, whatever the font. Negative margins keep the bar's height; its lines are close on a
    // phone, where four lines of a fallback font would be taller than the bar.
    <p
      aria-live="polite"
      className="-my-6 max-w-max min-w-24 grow basis-0 bg-caution-wash px-2 text-center text-xs leading-[1.1] font-medium sm:py-0.5 sm:leading-tight empty:sr-only"
    >
      {notice}
    </p>
  )
}
