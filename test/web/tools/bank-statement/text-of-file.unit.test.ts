import { expect, test } from 'vitest'
import { textOfFile } from '#web/tools/my-loans/bank-statement/text-of-file.ts'

const text = 'Date,Narration\n05/03/2025,कावेरी ₹'
const utf16 = (littleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(2 * (text.length + 1)))
  for (const [place, unit] of [...`\uFEFF${text}`].entries())
    view.setUint16(2 * place, unit.charCodeAt(0), littleEndian)
  return new Uint8Array(view.buffer)
}
const fileOf = (...parts: BlobPart[]) => new File(parts, 'account.csv')

test.each([
  ['UTF-8', new TextEncoder().encode(text)],
  ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${text}`)],
  ['UTF-16, little end first', utf16(true)],
  ['UTF-16, big end first', utf16(false)],
])('a text in %s is read', async (_, bytes) => {
  expect(await textOfFile(fileOf(bytes))).toBe(text)
})

test('a text in the encoding of Windows is read', async () => {
  expect(await textOfFile(fileOf(new Uint8Array([0x43, 0x61, 0x66, 0xe9])))).toBe('Café')
})

test.each([
  ['a PDF', '%PDF-1.7\n1 0 obj'],
  ['a workbook of Excel', 'PK\u0003\u0004'],
  ['an old workbook of Excel', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0])],
  ['a file that is too large', ' '.repeat(5 * 1024 * 1024 + 1)],
])('%s is refused', async (_, content) => {
  expect(await textOfFile(fileOf(content))).toBe(undefined)
})

test('a file that can’t be read any more is refused', async () => {
  const gone = fileOf(text)
  gone.arrayBuffer = () => Promise.reject(new DOMException('Gone', 'NotFoundError'))
  expect(await textOfFile(gone)).toBe(undefined)
})
