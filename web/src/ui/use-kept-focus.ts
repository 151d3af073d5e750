import { useEffect } from 'react'

const titles = 'h1, h2, h3, :scope > summary'

/**
 * When the focused element is removed, such as a button that disappears once it is pressed, moves the focus to the first
 * visible heading of the nearest ancestor that has one, or to the summary of the nearest `details`. Otherwise keyboard and
 * screen reader users would lose their place.
 */
export function useKeptFocus() {
  useEffect(() => {
    const main = document.getElementById('main')
    if (!main) return undefined
    /** The element in `main` that last had the focus, then its ancestors. Dialogs are outside `main`. */
    let path: EventTarget[] = []
    const note = (event: FocusEvent) => {
      path = event.composedPath()
    }
    const observer = new MutationObserver(() => {
      const [focused, ...around] = path.filter((target) => target instanceof Element)
      if (!focused || focused.isConnected || document.activeElement !== document.body) return
      const title = around
        .filter((element) => element.isConnected)
        .flatMap((element) => [...element.querySelectorAll(titles)])
        // Safari before 17.4 and Chrome before 105 lack `checkVisibility`.
        .find((element) => element.checkVisibility?.() ?? true)
      if (!(title instanceof HTMLElement)) return
      if (title instanceof HTMLHeadingElement) title.tabIndex = -1
      title.focus({ preventScroll: true })
    })
    main.addEventListener('focusin', note)
    observer.observe(main, { childList: true, subtree: true })
    return () => {
      main.removeEventListener('focusin', note)
      observer.disconnect()
    }
  }, [])
}
