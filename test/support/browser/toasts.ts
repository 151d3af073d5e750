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

/** The controls, consents and prices in the viewport that lie under a toast, each by its text or label. */
export const coveredByToasts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const toasts = [...document.querySelectorAll('[data-rht-toaster] > * > *')]
    const boxes = toasts.map((toast) => toast.getBoundingClientRect())
    const isUnder = (rect: DOMRect) =>
      rect.width > 0 &&
      boxes.some(
        (box) =>
          rect.left < box.right - 1 &&
          box.left < rect.right - 1 &&
          rect.top < box.bottom - 1 &&
          box.top < rect.bottom - 1,
      )
    /** Not under a dialog, nor scrolled out of a part of the page. */
    const isSeen = (element: Element, rect: DOMRect) =>
      [rect.top + 1, (rect.top + rect.bottom) / 2, rect.bottom - 1].some((y) =>
        document
          .elementsFromPoint((rect.left + rect.right) / 2, y)
          .filter((one) => !one.closest('[data-rht-toaster]'))
          .slice(0, 1)
          .some((one) => element.contains(one) || one.contains(element)),
      )
    const isPrice = (element: Element) =>
      [...element.childNodes].some((node) => node instanceof Text && /₹|\d%/.test(node.data))
    const controls =
      'a[href],button,input,select,textarea,summary,label,blockquote,[data-steps],[role=slider]'
    return (
      [...document.body.querySelectorAll('*')]
        .filter((element) => !element.closest('[data-rht-toaster], .sr-only'))
        .filter((element) => element.matches(controls) || isPrice(element))
        // Each line of a link by itself.
        .filter((element) =>
          [...element.getClientRects()].some((rect) => isUnder(rect) && isSeen(element, rect)),
        )
        .map((element) => element.ariaLabel ?? element.textContent ?? element.tagName)
    )
  })
