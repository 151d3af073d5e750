/** Cleans up an input's text and keeps the caret after the same character; React alone would move it to the end. */
export function tidyInput(input: HTMLInputElement, tidy: (text: string) => string) {
  const { value, selectionStart } = input
  const tidied = tidy(value)
  if (tidied === value) return
  const caret = tidy(value.slice(0, selectionStart ?? value.length)).length
  input.value = tidied
  input.setSelectionRange(caret, caret)
}
