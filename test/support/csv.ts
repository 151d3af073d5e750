/** Parses RFC 4180 as strictly as the export writes it: every value quoted, every line ended by CRLF. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  const value = /"((?:[^"]|"")*)"(,|\r\n)/gy
  while (value.lastIndex < text.length) {
    const at = value.lastIndex
    const [, quoted, end] = value.exec(text) ?? []
    if (quoted === undefined)
      throw new Error(`Expected a quoted value and a comma or CRLF at ${at}: ${text.slice(at, at + 40)}`)
    row.push(quoted.replaceAll('""', '"'))
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  if (row.length > 0) throw new Error('The last line ends in a comma')
  return rows
}
