/** Runs something once the page has loaded and the browser is idle. */
export function whenIdle(run: () => void) {
  // Safari has no requestIdleCallback.
  const start = () => (window.requestIdleCallback ?? setTimeout)(run)
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
