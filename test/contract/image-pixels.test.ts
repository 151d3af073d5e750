import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pixelsOf } from '#contract/image-pixels.ts'
import { sampleLogo } from '#lib/local/sample/logo.ts'

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')
const png = (size: string) => hex(`89504e470d0a1a0a 0000000d 49484452 ${size} 0806000000`)
const jpeg = (frame: string) => hex(`ffd8 ffe0 0004 0000 ffff ${frame} 0011 08 0020 0010 03 ffda`)
const webp = (chunk: string) => Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), hex(chunk)])
const screen = '474946383961 0200 0300 80 00 00 000000 ffffff'
const frame = '2c 0000 0000 ffff ffff 00 02 01 00 00'

test.each([
  ['a PNG', png('00000010 00000020'), 0x10 * 0x20],
  ['a PNG that would fill gigabytes', png('0000ffff 0000ffff'), 0xffff ** 2],
  ['a JPEG', jpeg('c0'), 0x10 * 0x20],
  ['a progressive JPEG', jpeg('c2'), 0x10 * 0x20],
  ['a GIF', hex(`${screen} 21 f9 04 00000000 00 3b`), 6],
  ['a GIF with a frame that is larger than its screen', hex(`${screen} ${frame} 3b`), 0xffff ** 2],
  ['a lossy WebP', webp('56503820 00000000 000000 9d012a 1000 2000'), 0x10 * 0x20],
  ['a lossless WebP', webp('5650384c 00000000 2f 0fc00700'), 0x10 * 0x20],
  ['an extended WebP', webp('56503858 0a000000 00000000 ffff00 ffff00'), 0x10000 ** 2],
])('reads the pixels of %s from its headers', (_, bytes, pixels) => {
  expect(pixelsOf(bytes)).toBe(pixels)
})

test.each([
  ['a PNG without a header chunk', Buffer.concat([hex('89504e470d0a1a0a'), Buffer.alloc(100)])],
  ['a PNG without pixels', png('00000000 00000010')],
  ['a cut-off PNG', png('00000010 00000020').subarray(0, 20)],
  ['a JPEG without a frame', hex('ffd8 ffe0 0004 0000 ffda 0000')],
  ['a JPEG that ends in a segment', hex('ffd8 ffe0 ffff')],
  ['a GIF that ends in a block', hex(`${screen} 21 f9 04`)],
  ['a WebP of an unknown kind', webp('41425343 00000000')],
  ['a text', Buffer.from('not a picture')],
  ['nothing', Buffer.alloc(0)],
])('reads no pixels of %s', (_, bytes) => {
  expect(pixelsOf(bytes)).toBeUndefined()
})

test('reads the pixels of pictures that other programs wrote', () => {
  const preview = new URL('../../functions/languages/en/screenshot-home.jpg', import.meta.url)
  expect(pixelsOf(readFileSync(preview))).toBeGreaterThan(100_000)
  expect(pixelsOf(sampleLogo(3))).toBeGreaterThan(0)
})
