import { isInApp } from './in-app.ts'

/** Prints the page or, inside other apps, which cannot, shows its address to open in a browser. */
export function print() {
  if (!isInApp()) return window.print()
  import('./TextDialog.tsx').then(
    ({ showText }) => showText({ reason: 'print', text: location.href }),
    () => window.print(),
  )
}
