import { useEffect, useState } from 'react'
import * as words from '#words/menu.ts'
import { siteConfig } from '../api/site-config.ts'

/** Warns visitors of a deployed demo. It sits in the top bar, so nothing on the page moves when it appears. */
export function DemoNotice() {
  const [isPublicDemo, setPublicDemo] = useState<boolean>()
  useEffect(() => {
    // A failure needs no warning: without its settings the site cannot sign anybody in.
    siteConfig().then(
      ({ publicDemo }) => setPublicDemo(publicDemo),
      () => undefined,
    )
  }, [])
  if (!isPublicDemo) return null
  return (
    <p className="bg-caution-wash px-2 py-1 text-center text-xs leading-tight font-medium">
      {words.demoNotice}
    </p>
  )
}
