/** The event on `window` when React hydrates the prerendered page. */
export const hydrated = 'hydrated'

/** Repeats a choice. React ignores an event that changed neither what it rendered nor what was last assigned. */
function repeatChoice(input: HTMLInputElement, value: number) {
  if (input.type === 'radio') {
    input.checked = false
    input.click()
  } else {
    input.value = input.defaultValue
    input.valueAsNumber = value
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/**
 * Makes the controls of a prerendered page work before React has hydrated it, which on a slow phone takes seconds: what is
 * chosen until then and which buttons are pressed is repeated afterwards. Text fields adopt their text themselves.
 */
export function keepEarlyActions() {
  const choices = new Map<HTMLInputElement, number>()
  const pressed = new Set<HTMLButtonElement>()
  const untilHydrated = new AbortController()
  const { signal } = untilHydrated
  const listen = (type: string, act: (target: HTMLElement) => unknown) =>
    addEventListener(type, ({ target }) => act(target as HTMLElement), { signal })
  listen('input', (target) => {
    if (!(target instanceof HTMLInputElement) || !/radio|range/.test(target.type)) return
    // The last of a group's radio buttons comes last.
    choices.delete(target)
    choices.set(target, target.valueAsNumber)
  })
  listen('click', (target) => {
    const button = target.closest('button')
    if (button) pressed.add(button)
  })
  // As every figure's field does from then on, so that what is typed replaces the figure.
  listen('focusin', (target) => {
    if (target instanceof HTMLInputElement && target.inputMode === 'decimal') target.select()
  })
  const repeat = () => {
    untilHydrated.abort()
    choices.forEach((value, input) => void repeatChoice(input, value))
    // A button may act on the choices, which React has rendered by the next task.
    setTimeout(() => pressed.forEach((button) => void button.click()))
  }
  addEventListener(hydrated, repeat, { once: true })
}
