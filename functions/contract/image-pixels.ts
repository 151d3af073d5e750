import { logoTypeOf } from './logo.ts'

/**
 * How many pixels a decoder would allocate for a JPEG, PNG, GIF or WebP: the width times the height that the file's
 * headers state. Undefined for other files, and for those whose headers are cut off or state no size. Nothing is decoded,
 * and the time is linear in the length.
 */
export function pixelsOf(bytes: Uint8Array): number | undefined {
  const type = logoTypeOf(bytes)
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    return (type && readers[type](view)) || undefined
  } catch (error) {
    // `DataView` throws it past the end.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const readers = {
  'image/png': pngPixels,
  'image/jpeg': jpegPixels,
  'image/gif': gifPixels,
  'image/webp': webpPixels,
}

/** The first chunk must be the header. */
function pngPixels(view: DataView): number {
  return nameAt(view, 12) === 'IHDR' ? view.getUint32(16) * view.getUint32(20) : 0
}

/** Reads the segments up to the frame header (SOF), of which there is one. */
function jpegPixels(view: DataView): number {
  let at = 2
  for (;;) {
    if (view.getUint8(at) !== 0xff) return 0
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return view.getUint16(at + 5) * view.getUint16(at + 7)
    // The image's data or its end, before any frame.
    if (marker === 0xda || marker === 0xd9) return 0
    // 0xff may be repeated before a marker, and some markers have no segment.
    if (marker === 0xff) at += 1
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2
    else at += 2 + view.getUint16(at + 2)
  }
}

/** The larger of the screen and of every frame, because some decoders enlarge the screen for a frame. */
function gifPixels(view: DataView): number {
  const short = (at: number) => view.getUint16(at, true)
  const colorTableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  let pixels = short(6) * short(8)
  let at = 13 + colorTableBytes(view.getUint8(10))
  for (;;) {
    const block = view.getUint8(at)
    if (block === 0x2c) {
      pixels = Math.max(pixels, (short(at + 1) + short(at + 5)) * (short(at + 3) + short(at + 7)))
      // The color table, and the byte that begins the data.
      at += 10 + colorTableBytes(view.getUint8(at + 9)) + 1
    } else if (block === 0x21) at += 2
    else return pixels
    // Sub-blocks, up to an empty one.
    while (view.getUint8(at) > 0) at += 1 + view.getUint8(at)
    at += 1
  }
}

/** The canvas of the extended format, or the size of the only frame. */
function webpPixels(view: DataView): number {
  const triple = (at: number) => view.getUint16(at, true) + 2 ** 16 * view.getUint8(at + 2)
  const fourteenBits = (bits: number) => bits & 0x3fff
  switch (nameAt(view, 12)) {
    case 'VP8X':
      return (1 + triple(24)) * (1 + triple(27))
    case 'VP8 ':
      return fourteenBits(view.getUint16(26, true)) * fourteenBits(view.getUint16(28, true))
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return (1 + fourteenBits(bits)) * (1 + fourteenBits(bits >>> 14))
    }
    default:
      return 0
  }
}

const nameAt = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((n) => view.getUint8(at + n)))
