/** Reads RFC 4180, as strictly as the export promises to write it: every value quoted, lines ended by CRLF. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  const value = /"((?:[^"]|"")*)"(,|\r\n)/gy
  while (value.lastIndex < text.length) {
    const at = value.lastIndex
    const [, quoted, end] = value.exec(text) ?? []
    if (quoted === undefined) throw new Error(`Not a quoted value at ${at}: ${text.slice(at, at + 40)}`)
    row.push(quoted.replaceAll('""', '"'))
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  if (row.length > 0) throw new Error('The last line has no end')
  return rows
}
