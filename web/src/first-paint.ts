import { keepEarlyActions } from './early-actions.ts'

/** The address of the app's main script, which the build fills in. */
declare const mainScript: string
/** True in the script of the wizard's HTML files, which have the templates of its steps. */
declare const isWizard: boolean
/** True in the script of prerendered pages with input fields. */
declare const hasFields: boolean

/** Reads the token directly: importing the app's storage would make this script twice as large. */
function isSignedIn(): boolean {
  try {
    return Boolean(localStorage.authToken)
  } catch {
    return false
  }
}

/**
 * Replaces the loader with the loading screen of the step that the wizard opens at. Does nothing if the wizard redirects
 * elsewhere, or if the app will show a note about the shop above the step, because the heading would then move down.
 */
function showLoadingStep() {
  const search = new URLSearchParams(location.search)
  const isBorrower = isSignedIn()
  if (search.has('brand') || (isBorrower && search.has('next'))) return
  const step = !isBorrower ? 1 : search.get('step') === 'loan' ? 3 : 2
  const template = document.querySelector<HTMLTemplateElement>(`template[data-step="${step}"]`)
  if (template) document.querySelector('main')?.replaceChildren(template.content)
}

/** Preloads the chunks that can wait until after the first paint, then starts the app. */
function start() {
  const deferred = document.querySelector<HTMLTemplateElement>('#after-paint')
  if (deferred) document.head.append(deferred.content)
  void import(mainScript)
}

if (isWizard) showLoadingStep()
if (hasFields) keepEarlyActions()

// The app starts after the first paint of the prerendered HTML, because starting it keeps a slow phone busy for a second.
// A hidden tab paints nothing.
if (document.visibilityState === 'hidden') start()
else
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    start()
  }).observe({ type: 'paint', buffered: true })
