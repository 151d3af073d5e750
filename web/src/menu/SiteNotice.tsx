import { useEffect, useState } from 'react'
import * as words from '#words/menu.ts'
import { siteConfig } from '../api/site-config.ts'

/**
 * Says that nothing can be saved for now, or warns visitors of a deployed demo. It sits in the top bar, so nothing on the
 * page moves when it appears.
 */
export function SiteNotice() {
  const [notice, setNotice] = useState<string | false>()
  useEffect(() => {
    // A failure needs no notice: without its settings the site cannot sign anybody in.
    siteConfig().then(
      ({ publicDemo, savingPaused }) =>
        setNotice(savingPaused ? words.savingPausedNotice : publicDemo && words.demoNotice),
      () => undefined,
    )
  }, [])
  if (!notice) return null
  return <p className="bg-caution-wash px-2 py-1 text-center text-xs leading-tight font-medium">{notice}</p>
}
