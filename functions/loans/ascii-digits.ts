/** Replaces Devanagari digits, which people type on Hindi keyboards, with ASCII ones. */
export const asciiDigits = (text: string) =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
