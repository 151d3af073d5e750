const textTypes = ['text', 'tel', 'email', 'password', 'search', 'url', 'textarea']

/**
 * Lets React notice a text that a script puts into a field. Chrome's autofill on iOS assigns `value` as the page's own
 * scripts do. React takes that for an assignment of its own, ignores the event that follows, and removes the text with the
 * next render (https://github.com/facebook/react/issues/1159). Call it once, in a browser.
 */
export function noticeAutofill() {
  addEventListener('input', showReact, true)
  addEventListener('change', showReact, true)
}

function showReact({ isTrusted, target }: Event) {
  if (isTrusted || !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
  if (!textTypes.includes(target.type)) return
  const { value, selectionStart, selectionEnd } = target
  // React notices an assignment to the element, but not a call of its class's setter.
  target.value = ''
  const { prototype } = target instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Reflect.set(prototype, 'value', value, target)
  if (target === document.activeElement && selectionStart !== null)
    target.setSelectionRange(selectionStart, selectionEnd)
}
