/** Bytes that all streams of a file may unpack to, apart from images. Any statement has less than a tenth of it. */
const maxUnpacked = 32 * 1024 * 1024
/** The same for images, which are not drawn but might be read as something else. */
const maxImages = 64 * 1024 * 1024
const maxObjects = 100_000
/**
 * Beginnings of values (`(`, `/`, `<`, `[`) and saved states (`q`), of which pdf.js keeps an object each: in the file, in the streams
 * of images, and in the others. Of the bytes of a packed stream, a font or a picture, one in 64 looks like one.
 */
const maxValues = 1_300_000

/**
 * Whether a PDF would unpack to more than a phone has memory for, or has too many objects: looked at before pdf.js reads it,
 * because pdf.js unpacks a stream to its end, and a stream that is packed twice grows a millionfold.
 */
export async function isBomb(data: Uint8Array): Promise<boolean> {
  const text = new TextDecoder('latin1').decode(data)
  if ((text.match(/\bobj\b/g)?.length ?? 0) > maxObjects) return true
  const packed = [...text.matchAll(/\/N\s+(\d{1,9})\b/g)].reduce((sum, [, count]) => sum + Number(count), 0)
  if (packed > maxObjects && text.includes('/ObjStm')) return true
  if (countValues(data) > maxValues) return true
  const left = { image: maxImages, other: maxUnpacked }
  const valuesLeft = { image: maxValues, other: maxValues }
  for (const { index, 0: keyword } of text.matchAll(/\bstream\r?\n/g)) {
    const before = text.slice(Math.max(0, index - 4_000), index)
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1)
    const filters = dictionary.match(/\/(?:Fl(?:ateDecode)?|LZW(?:Decode)?|RL|RunLengthDecode)\b/g) ?? []
    // Streams of ordinary files are packed once, and say so beside them.
    if (filters.length > 1 || /\/F(?:ilter)?\s*\[?\s*\d+\s+\d+\s+R/.test(dictionary)) return true
    const start = index + keyword.length
    const end = text.indexOf('endstream', start)
    const kind = /\/Subtype\s*\/Image\b/.test(dictionary) ? 'image' : 'other'
    const packed = data.subarray(start, end === -1 ? undefined : end)
    if (filters[0]?.startsWith('/Fl')) {
      const unpacked = await unpack(packed, left[kind], valuesLeft[kind])
      // A predictor changes the bytes, so their values are unknown. Cross-references and small pictures have one.
      left[kind] -= unpacked.length * (dictionary.includes('/Predictor') ? 4 : 1)
      valuesLeft[kind] -= unpacked.values
    } else if (filters[0])
      left[kind] -= packed.length * (filters[0].startsWith('/R') ? mostRunLength : mostLzw)
    if (left[kind] < 0 || valuesLeft[kind] < 0) return true
  }
  return false
}

/** How many times longer the bytes may become that are packed by run lengths, and by LZW. */
const mostRunLength = 64
const mostLzw = 1_000

const isSpace = (byte: number | undefined) => byte === undefined || byte <= 32

function countValues(bytes: Uint8Array): number {
  let count = 0
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index]
    const isValue = byte === 0x28 || byte === 0x2f || byte === 0x3c || byte === 0x5b
    const isSaved = byte === 0x71 && isSpace(bytes[index - 1]) && isSpace(bytes[index + 1])
    if (isValue || isSaved) count++
  }
  return count
}

/** Packed bytes that are unpacked at once, and how many times longer they become at most. */
const sliceLength = 512
const mostDeflate = 1_032

/** The bytes in slices, without the line break before `endstream`. */
function slicesOf(bytes: Uint8Array): ReadableStream<Uint8Array<ArrayBuffer>> {
  const lineBreak = bytes.at(-1) === 10 ? (bytes.at(-2) === 13 ? 2 : 1) : bytes.at(-1) === 13 ? 1 : 0
  const length = bytes.length - lineBreak
  let start = 0
  return new ReadableStream({
    pull(controller) {
      if (start >= length) return controller.close()
      const end = Math.min(start + sliceLength, length)
      controller.enqueue(bytes.slice(start, end))
      start = end
    },
  })
}

/** The length of the unpacked bytes and their values. Ends a little after one of them is more than its limit, and at broken bytes. */
async function unpack(packed: Uint8Array, maxLength: number, maxValues: number) {
  const unpacked = { length: 0, values: 0 }
  // Safari before 16.4, in which the statement check does not open.
  if (typeof DecompressionStream === 'undefined') return unpacked
  const stream = slicesOf(packed).pipeThrough(new DecompressionStream('deflate'))
  const reader = stream.getReader()
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      unpacked.length += chunk.value.length
      unpacked.values += countValues(chunk.value)
      if (unpacked.length <= maxLength && unpacked.values <= maxValues) continue
      await reader.cancel()
      break
    }
  } catch {
    // pdf.js reads a broken stream as far as it can. Browsers drop what they unpacked of the slice in which it breaks.
    unpacked.length += Math.min(sliceLength, packed.length) * mostDeflate
  }
  return unpacked
}
