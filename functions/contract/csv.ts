/** What makes a spreadsheet take a text for a formula (OWASP, "CSV injection"). */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/

/** Goes before the first line: tells spreadsheets that this is UTF-8, without which they garble Indian names. */
export const byteOrderMark = '\uFEFF'

/**
 * A line of a CSV file, with its line end (RFC 4180). All values are quoted. A text that a spreadsheet would
 * take for a formula gets an apostrophe, which makes it text; a number, negative ones too, stays one.
 */
export function csvRow(values: readonly (string | number | undefined)[]): string {
  return `${values.map(quoted).join(',')}\r\n`
}

function quoted(value: string | number | undefined): string {
  if (typeof value !== 'string') return `"${value ?? ''}"`
  const text = formulaStart.test(value) ? `'${value}` : value
  // Hardly any value has a quote in it, and an export has millions of values.
  return text.includes('"') ? `"${text.replaceAll('"', '""')}"` : `"${text}"`
}
