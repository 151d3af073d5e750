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
  const text = String(value ?? '')
  const isFormula = typeof value === 'string' && formulaStart.test(text)
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`
}
