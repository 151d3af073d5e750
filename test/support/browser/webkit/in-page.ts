/** Functions that run in a page, as text: each uses nothing but its arguments. */

/** Sends what goes wrong in the page to `/problem`. Runs before the site's scripts. */
export function collectProblems() {
  const describe = (part: unknown) => (part instanceof Error ? `${part.message} ${part.stack}` : String(part))
  // A page that is being left complains of its requests, which that ends.
  let isLeft = false
  addEventListener('leave', () => {
    isLeft = true
  })
  /** Later, since a page that a press leaves does not know it yet. */
  const report = (...parts: unknown[]) => {
    const problem = encodeURIComponent(parts.map(describe).join(' ').slice(0, 1500))
    setTimeout(() => !isLeft && navigator.sendBeacon(`/problem?${problem}`), 400)
  }

  // Also of elements, such as images, whose errors do not bubble.
  const onError = (event: Event) => {
    if (event instanceof ErrorEvent) report('error', event.message, event.error)
    else if (event.target instanceof Element) report('not loaded', event.target.outerHTML)
  }
  addEventListener('error', onError, true)
  addEventListener('unhandledrejection', ({ reason }) => report('unhandled rejection', reason))
  document.addEventListener(
    'securitypolicyviolation',
    ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
      report('content security policy', violatedDirective, blockedURI, sourceFile, lineNumber),
  )

  for (const level of ['error', 'warn'] as const) {
    const write = console[level]
    console[level] = (...parts: unknown[]) => {
      report(`console.${level}`, ...parts)
      write.apply(console, parts)
    }
  }

  const { fetch } = window
  window.fetch = async (...request) => {
    try {
      return await fetch(...request)
    } catch (error) {
      const isEnded = error instanceof DOMException && error.name === 'AbortError'
      if (!isEnded)
        report('failed request', request[0] instanceof Request ? request[0].url : request[0], error)
      throw error
    }
  }
}

/**
 * The first visible element of a kind whose name matches, while a dialog is open only in it. WebDriver itself can only be asked
 * for the name of one element after the other.
 */
export function findElement(
  kind: 'button' | 'link' | 'heading' | 'field',
  pattern: string,
  flags: string,
): Element | undefined {
  const selectors = {
    button: 'button, [role=button]',
    link: 'a[href]',
    heading: 'h1, h2, h3',
    field: 'input, select, textarea',
  }
  const wanted = new RegExp(pattern, flags)
  const namesOf = (element: Element) => {
    const label = element.getAttribute('aria-label')
    if (label) return [label]
    const ids = (element.getAttribute('aria-labelledby') ?? '').split(' ')
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : []
    const named = [...(labels ?? []), ...ids.map((id) => document.getElementById(id)), element]
    return named.map((one) => (one?.textContent ?? '').replace(/\s+/g, ' ').trim())
  }
  const isUsable = (element: Element) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible' &&
    !element.matches(':disabled')
  const scope = [...document.querySelectorAll('dialog[open], [role=dialog]')].pop() ?? document
  return [...scope.querySelectorAll(selectors[kind])].find(
    (element) => isUsable(element) && namesOf(element).some((name) => name !== '' && wanted.test(name)),
  )
}
