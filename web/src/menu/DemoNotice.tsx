import { useSiteConfig } from '../api/site-config.ts'

/** Warns visitors of a deployed demo. It sits in the top bar, so nothing on the page moves when it appears. */
export function DemoNotice() {
  if (!useSiteConfig()?.publicDemo) return null
  return (
    <p className="rounded-small bg-caution-wash px-2 py-1 text-center text-xs leading-tight font-medium">
      Demo: anyone can open any number here. Enter nothing real
    </p>
  )
}
