import { useEffect } from 'react'

/**
 * When the focused element is removed, such as a button that disappears once it is pressed, moves the focus to the first
 * visible heading of the nearest ancestor that has one. Otherwise keyboard and screen reader users would lose their place.
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
      const heading = around
        .flatMap((element) => (element.isConnected ? [...element.querySelectorAll('h1, h2, h3')] : []))
        // Safari before 17.4 and Chrome before 105 lack `checkVisibility`.
        .find((element) => element.checkVisibility?.() ?? true)
      if (!(heading instanceof HTMLElement)) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    })
    main.addEventListener('focusin', note)
    observer.observe(main, { childList: true, subtree: true })
    return () => {
      main.removeEventListener('focusin', note)
      observer.disconnect()
    }
  }, [])
}
