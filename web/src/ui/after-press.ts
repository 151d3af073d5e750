let isDown = false

if (typeof document !== 'undefined') {
  // Not pointer events: those of a tap have ended before the field that it leaves loses the focus.
  addEventListener('mousedown', () => (isDown = true), { capture: true })
  addEventListener('mouseup', () => (isDown = false), { capture: true })
}

/**
 * Acts after the press that is under way, if there is one. An error that appears while a field is left would otherwise move the
 * button that is pressed away from the finger, and the press would be lost.
 */
export function afterPress(act: () => void): void {
  // The click follows the release at once.
  if (isDown) addEventListener('mouseup', () => setTimeout(act), { capture: true, once: true })
  else act()
}
