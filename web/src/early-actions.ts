import { mountEvent } from './mount-event.ts'

/*
 * Repeats what a visitor did in a prerendered page before React hydrated it. On a slow phone (`npm run bench -- usable`) that
 * is a second or two after the first paint, and without this script what was pressed or typed meanwhile would be lost. First
 * come the changes to the page's fields; then the presses of buttons, and of links if a field had changed before the press.
 */

/** Whether a slider, text field or radio button differs from the prerendered page. */
const differs = (input: HTMLInputElement) =>
  input.type === 'radio' ? input.checked && !input.defaultChecked : input.value !== input.defaultValue

/** Repeats a change. React ignores a change to the value that it last saw, so this assigns a different value first. */
function repeatChange(input: HTMLInputElement, value: string) {
  if (input.type === 'radio') {
    input.checked = false
    input.click()
    return
  }
  input.value = input.defaultValue
  // React notices assignments to `value`, but not changes through `valueAsNumber` or `setRangeText`.
  if (input.type === 'range') input.valueAsNumber = Number(value)
  else input.setRangeText(value, 0, input.value.length, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** In the order of their last changes, because a slider and its text field replace each other's figure. */
const changed = new Set<HTMLInputElement>()
const pressed = new Set<HTMLElement>()
const noteChange = ({ target }: Event) => {
  if (!(target instanceof HTMLInputElement)) return
  changed.delete(target)
  changed.add(target)
}
const notePress = (event: MouseEvent) => {
  const control = (event.target as Element).closest<HTMLElement>('button, main a')
  if (!control) return
  if (control.matches('a')) {
    // With these keys the browser opens the link in another tab or window, or downloads it.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    // The press is repeated once the app runs, because the link may then carry the changed figures. A second press opens
    // the link as it is.
    if (changed.size === 0 || pressed.has(control)) return
    event.preventDefault()
  }
  pressed.add(control)
}
/**
 * The slider that a finger is on, with its value before. Browsers set it where the finger touches it, before they know
 * whether the finger scrolls (`ui/fields/Slider.tsx`).
 */
let touched: { slider: HTMLInputElement; before: string } | undefined
const noteTouch = ({ target, pointerType }: PointerEvent) => {
  if (pointerType !== 'mouse' && target instanceof HTMLInputElement && target.type === 'range')
    touched = { slider: target, before: target.value }
}
const noteLift = () => {
  touched = undefined
}
const restoreTouched = () => {
  if (touched) touched.slider.value = touched.before
  touched = undefined
}
// Selects the figure, so that typing replaces it. After hydration, the fields do this themselves.
const selectFigure = ({ target }: Event) => {
  if (target instanceof HTMLInputElement && target.inputMode === 'decimal') target.select()
}
const controlsOnPage = () => [...document.querySelectorAll<HTMLElement>('main input, button, main a')]
const prerendered = controlsOnPage()

const repeat = () => {
  restoreTouched()
  removeEventListener('pointerdown', noteTouch)
  removeEventListener('pointerup', noteLift)
  removeEventListener('pointercancel', restoreTouched)
  removeEventListener('input', noteChange)
  removeEventListener('click', notePress)
  removeEventListener('focusin', selectFigure)
  // React renders the page anew, instead of hydrating it, if a page translator has changed it.
  const isHydrated = prerendered.some(({ isConnected }) => isConnected)
  const rendered = isHydrated ? prerendered : controlsOnPage()
  /** The control that is now in the place of a prerendered one. */
  const here = <Control extends HTMLElement>(control: Control): Control[] => {
    const found = rendered[prerendered.indexOf(control)]
    return found?.className === control.className ? [found as Control] : []
  }
  // Other fields may have been changed before this script ran, or restored by the browser after a reload.
  const inputs = prerendered.filter((control) => control instanceof HTMLInputElement)
  const others = inputs.filter((input) => !changed.has(input))
  const changes = [...others, ...changed]
    .filter(differs)
    .flatMap((input) => here(input).map((field) => [field, input.value] as const))
  for (const [input, value] of changes) repeatChange(input, value)
  // A button may act on the changed figures, or on figures that React reads from the address. By the next task, React
  // has rendered both.
  setTimeout(() => [...pressed].flatMap(here).forEach((control) => void control.click()))
}
addEventListener('pointerdown', noteTouch)
addEventListener('pointerup', noteLift)
addEventListener('pointercancel', restoreTouched)
addEventListener('input', noteChange)
addEventListener('click', notePress)
addEventListener('focusin', selectFigure)
addEventListener(mountEvent, repeat, { once: true })
