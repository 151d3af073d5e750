import type { BrowserContext, Page } from 'playwright-core'

/** Records the text of every toast, from the start of each page load. Pass it as `before`. */
export const recordToasts = (context: BrowserContext) =>
  context.addInitScript(() => {
    const shown: string[] = []
    Object.assign(window, { toastsShown: shown })
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLElement)) continue
        for (const toast of [node, ...node.querySelectorAll('*')])
          if (toast.matches('[data-rht-toaster] [role=status]')) shown.push(toast.textContent ?? '')
      }
    }).observe(document, { childList: true, subtree: true })
  })

/** The texts of the toasts since the page was loaded, for a page that was opened with `recordToasts`. */
export const toastsOf = (page: Page): Promise<string[]> => page.evaluate('window.toastsShown')
