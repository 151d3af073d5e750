/**
 * The start of text that a spreadsheet evaluates as a formula (OWASP, "CSV injection"). Spreadsheets also accept
 * full-width and small-form signs, and skip invisible characters in front of them.
 */
const formulaStart = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@\t\r＝＋－＠﹦﹢﹣﹫\u2212]/u

/**
 * Parts that end after a `;`. On systems where `;` is the list separator, Excel starts a new cell there, even inside a
 * quoted value.
 */
export const otherCells = /[^;]*;|[^;]+$/g

/** Precedes the first line and marks the file as UTF-8. Without it, spreadsheets garble names in Indian scripts. */
export const byteOrderMark = '\uFEFF'

/**
 * A line of a CSV file, with its line break (RFC 4180). All values are quoted. Text that a spreadsheet would evaluate as
 * a formula is prefixed with an apostrophe, which keeps it text. Numbers, including negative ones, stay numbers.
 */
export function csvRow(values: readonly (string | number | undefined)[]): string {
  return `${values.map(quote).join(',')}\r\n`
}

function quote(value: string | number | undefined): string {
  if (typeof value !== 'string') return `"${value ?? ''}"`
  const text = value.includes(';') ? value.replace(otherCells, escapeFormula) : escapeFormula(value)
  // Few values contain a quote, and an export has millions of values.
  return text.includes('"') ? `"${text.replaceAll('"', '""')}"` : `"${text}"`
}

const escapeFormula = (text: string) => (isFormula(text) ? `'${text}` : text)

/** Whether a spreadsheet would evaluate a text as a formula. */
export const isFormula = (text: string) => formulaStart.test(text)
