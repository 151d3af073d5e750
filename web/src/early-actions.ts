/** The event on `window` once React has hydrated the prerendered page. */
export const hydrateEvent = 'hydrate'

/** Whether a slider or text field has another value, or a radio button was chosen, than in the prerendered page. */
const differs = (input: HTMLInputElement) =>
  input.type === 'radio' ? input.checked && !input.defaultChecked : input.value !== input.defaultValue

/** Repeats a change. React ignores one to the value that it last saw, so this assigns another one first. */
function repeatChange(input: HTMLInputElement, value: string) {
  if (input.type === 'radio') {
    input.checked = false
    input.click()
    return
  }
  input.value = input.defaultValue
  // React watches assignments to `value`, but not these.
  if (input.type === 'range') input.valueAsNumber = Number(value)
  else input.setRangeText(value, 0, input.value.length, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Repeats what was done in a prerendered page before React hydrated it, which on a slow phone takes seconds: changes to its
 * fields, in their order, and then the pressed buttons.
 */
export function keepEarlyActions() {
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
    if (control instanceof HTMLAnchorElement) {
      // Once the app runs, the link may take the changed fields along. Pressed again, it opens as it is.
      if (changed.size === 0 || pressed.has(control)) return
      event.preventDefault()
    }
    pressed.add(control)
  }
  // As every figure's field does from then on, so that what is typed replaces the figure.
  const selectFigure = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.inputMode === 'decimal') target.select()
  }
  const repeat = () => {
    removeEventListener('input', noteChange)
    removeEventListener('click', notePress)
    removeEventListener('focusin', selectFigure)
    // The others were changed before this script ran, or restored by the browser after a reload.
    const others = [...document.querySelectorAll<HTMLInputElement>('main input')].filter(
      (input) => !changed.has(input),
    )
    const changes = [...others, ...changed].filter(differs).map((input) => [input, input.value] as const)
    for (const [input, value] of changes) repeatChange(input, value)
    // By the next task React has rendered the changes and the figures in the address, which a button may act on.
    setTimeout(() => pressed.forEach((control) => void control.click()))
  }
  addEventListener('input', noteChange)
  addEventListener('click', notePress)
  addEventListener('focusin', selectFigure)
  addEventListener(hydrateEvent, repeat, { once: true })
}
