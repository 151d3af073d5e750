const maxBytes = 5 * 1024 * 1024

/**
 * The text of a file in UTF-8, in UTF-16 with a byte order mark, as spreadsheets save it, or in the encoding of Windows. `undefined` for
 * a file that is too large, can’t be read or is no text, such as a PDF or a workbook of Excel.
 */
export async function textOfFile(file: File): Promise<string | undefined> {
  if (file.size > maxBytes) return undefined
  const buffer = await file.arrayBuffer().catch(() => undefined)
  return buffer && decode(new Uint8Array(buffer))
}

function decode(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  const utf16 =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : undefined
  const text = utf16
    ? new TextDecoder(utf16).decode(bytes)
    : (strictUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes))
  const hasControls = [...text.slice(0, 2_000)].some(
    (character) => character < '\t' || character === '\uFFFD',
  )
  return hasControls || text.startsWith('%PDF') || text.startsWith('PK') ? undefined : text
}

function strictUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
