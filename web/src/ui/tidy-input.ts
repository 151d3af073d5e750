/** Tidies what stands in a field. The caret stays behind the character it was behind: React would put it at the end. */
export function tidyInput(input: HTMLInputElement, tidy: (text: string) => string) {
  const { value, selectionStart } = input
  const tidied = tidy(value)
  if (tidied === value) return
  const caret = tidy(value.slice(0, selectionStart ?? value.length)).length
  input.value = tidied
  input.setSelectionRange(caret, caret)
}
