let isDown = false
const waiting: (() => void)[] = []

if (typeof document !== 'undefined') {
  // Not pointer events: those of a tap have ended before the field that it leaves loses the focus.
  addEventListener('mousedown', () => (isDown = true), { capture: true })
  addEventListener('mouseup', endPress, { capture: true })
  // A press that drags a link or a text ends with this alone.
  addEventListener('dragend', endPress, { capture: true })
}

function endPress() {
  isDown = false
  // The click follows the release at once.
  for (const act of waiting.splice(0)) setTimeout(act)
}

/**
 * Acts after the press that is under way, if there is one. An error that appears while a field is left would otherwise move the
 * button that is pressed away from the finger, and the press would be lost.
 */
export function afterPress(act: () => void): void {
  if (isDown) waiting.push(act)
  else act()
}
