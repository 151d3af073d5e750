/** Bytes that all streams of a file may unpack to, apart from images. Any statement has less than a tenth of it. */
const maxUnpacked = 32 * 1024 * 1024
/** The same for images, which are not drawn but might be read as something else. */
const maxImages = 128 * 1024 * 1024
const maxObjects = 100_000

/**
 * Whether a PDF would unpack to more than a phone has memory for, or has too many objects: looked at before pdf.js reads it,
 * because pdf.js unpacks a stream to its end, and a stream that is packed twice grows a millionfold.
 */
export async function isBomb(data: Uint8Array): Promise<boolean> {
  const text = new TextDecoder('latin1').decode(data)
  if ((text.match(/\bobj\b/g)?.length ?? 0) > maxObjects) return true
  const packed = [...text.matchAll(/\/N\s+(\d{1,9})\b/g)].reduce((sum, [, count]) => sum + Number(count), 0)
  if (packed > maxObjects && text.includes('/ObjStm')) return true
  const left = { image: maxImages, other: maxUnpacked }
  for (const { index, 0: keyword } of text.matchAll(/\bstream\r?\n/g)) {
    const before = text.slice(Math.max(0, index - 4_000), index)
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1)
    const filters = dictionary.match(/\/(?:Fl(?:ateDecode)?|LZW(?:Decode)?|RL|RunLengthDecode)\b/g) ?? []
    // Streams of ordinary files are packed once, and say so beside them.
    if (filters.length > 1 || /\/F(?:ilter)?\s*\[?\s*\d+\s+\d+\s+R/.test(dictionary)) return true
    if (!filters[0]?.startsWith('/Fl')) continue
    const start = index + keyword.length
    const end = text.indexOf('endstream', start)
    const kind = /\/Subtype\s*\/Image\b/.test(dictionary) ? 'image' : 'other'
    left[kind] -= await unpackedLength(data.subarray(start, end === -1 ? undefined : end), left[kind])
    if (left[kind] < 0) return true
  }
  return false
}

/** The length of the unpacked bytes, or a little more than `limit` if it is more. Broken bytes end it. */
async function unpackedLength(packed: Uint8Array, limit: number): Promise<number> {
  // Safari before 16.4, in which the statement check does not open.
  if (typeof DecompressionStream === 'undefined') return 0
  const stream = new Blob([packed.slice()]).stream().pipeThrough(new DecompressionStream('deflate'))
  const reader = stream.getReader()
  let length = 0
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      length += chunk.value.length
      if (length <= limit) continue
      await reader.cancel()
      break
    }
  } catch {
    // The line break before `endstream`, or a broken stream: pdf.js reads as far as it can, too.
  }
  return length
}
