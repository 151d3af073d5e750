import { keepEarlyActions } from './early-actions.ts'

/** The address of the app's main script, which the build fills in. */
declare const mainScript: string
/** True in the script of the wizard's files, which have the templates of its steps. */
declare const isWizard: boolean
/** True in the script of prerendered pages with fields and buttons. */
declare const hasFields: boolean

/** Read without the app's storage, which would make this script twice as large. */
function isSignedIn(): boolean {
  try {
    return Boolean(localStorage.authToken)
  } catch {
    return false
  }
}

/**
 * Shows the step that the wizard opens at in place of the loader. Does nothing if the wizard redirects elsewhere, or if
 * it begins with what was chosen in the shop, which would move the heading.
 */
function showLoadingStep() {
  const search = new URLSearchParams(location.search)
  const isBorrower = isSignedIn()
  if (search.has('brand') || (isBorrower && search.has('next'))) return
  const step = !isBorrower ? 1 : search.get('step') === 'loan' ? 3 : 2
  const template = document.querySelector<HTMLTemplateElement>(`template[data-step="${step}"]`)
  if (template) document.querySelector('main')?.replaceChildren(template.content)
}

/** Loads the chunks that the file has put off, then starts the app. */
function start() {
  const putOff = document.querySelector<HTMLTemplateElement>('#after-paint')
  if (putOff) document.head.append(putOff.content)
  void import(mainScript)
}

if (isWizard) showLoadingStep()
if (hasFields) keepEarlyActions()

// The app starts after the first paint of the file's HTML, because it keeps a slow phone busy for a second. A hidden tab
// paints nothing.
if (document.visibilityState === 'hidden') start()
else
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    start()
  }).observe({ type: 'paint', buffered: true })
