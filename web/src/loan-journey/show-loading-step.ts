import { readItem } from '../browser-storage.ts'

/**
 * Replaces the loader with the loading screen of the step that the wizard opens at. Does nothing if the wizard redirects
 * elsewhere, or if the app will show a note about the shop above the step, because the heading would then move down.
 */
function showLoadingStep() {
  const search = new URLSearchParams(location.search)
  const isBorrower = Boolean(readItem('device', 'authToken'))
  if (search.has('brand') || (isBorrower && search.has('next'))) return
  const step = !isBorrower ? 1 : search.get('step') === 'loan' ? 3 : 2
  const template = document.querySelector<HTMLTemplateElement>(`template[data-step="${step}"]`)
  if (template) document.querySelector('main')?.replaceChildren(template.content)
}

showLoadingStep()
