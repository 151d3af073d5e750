import { crc32, deflateSync } from 'node:zlib'

/** Returns whether a logo is filled at a point; both coordinates go from -1 to 1. */
type Shape = (x: number, y: number) => boolean
type Colour = readonly [red: number, green: number, blue: number]

const inside = (x: number, y: number, radius: number) => x * x + y * y < radius * radius

const shapes: Shape[] = [
  (x, y) => inside(x, y, 0.75) && !inside(x, y, 0.42),
  (x, y) => Math.abs(x) + Math.abs(y) < 0.8 && !(Math.abs(x) + Math.abs(y) < 0.35),
  (x, y) => inside(x, y, 0.78) && Math.abs(y - 0.35 * Math.sin(3 * x)) > 0.14,
  (x, y) => y < 0.62 && y > 2.1 * Math.abs(x) - 0.85 && y < 2.1 * Math.abs(x) + 0.05,
  (x, y) => [-0.55, 0, 0.55].some((at, n) => Math.abs(x - at) < 0.18 && y < 0.65 && y > 0.35 - n * 0.5),
  (x, y) => inside(x + 0.28, y, 0.5) !== inside(x - 0.28, y, 0.5),
  (x, y) => inside(x, y, 0.78) && !inside(x - 0.3, y - 0.22, 0.62),
  (x, y) => Math.max(Math.abs(x), Math.abs(y)) < 0.7 && x > 0 === y > 0,
]
const colours: Colour[] = [
  [11, 91, 91],
  [176, 58, 46],
  [33, 64, 154],
  [180, 105, 14],
  [94, 53, 130],
  [27, 127, 75],
]

/** Pixels on each side. */
const size = 96

/**
 * The sample points in a pixel, along each axis. The pixel's opacity is the share of its 16 points that the shape
 * covers (anti-aliasing).
 */
const offsets = [0.125, 0.375, 0.625, 0.875]

/** Draws a sample lender's logo as a PNG with a transparent background. The number selects its shape and colour. */
export function sampleLogo(number: number): Buffer {
  const shape = shapes[number % shapes.length] as Shape
  const colour = colours[number % colours.length] as Colour
  const at = (pixel: number, offset: number) => ((pixel + offset) / size) * 2 - 1
  const rows = Array.from({ length: size }, (_, row) => {
    const pixels = Array.from({ length: size }, (_, column) => {
      const covered = offsets.flatMap((dy) => offsets.filter((dx) => shape(at(column, dx), at(row, dy))))
      return [...colour, Math.round((covered.length / offsets.length ** 2) * 255)]
    })
    // Each row begins with its filter type; 0 is no filter.
    return [0, ...pixels.flat()]
  })
  return png(Buffer.from(rows.flat()))
}

/** Encodes rows of pixels as a PNG (PNG specification, third edition, sections 5 and 11). */
function png(rows: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  // Bit depth 8; colour type 6, which is red, green, blue and alpha.
  header.set([8, 6, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND')])
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
