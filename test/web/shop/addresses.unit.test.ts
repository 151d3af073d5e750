import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyAddress, anyText } from '#support/any-text.ts'
import { framedAddress, readSearch, searchAddress } from '#web/shop/addresses.ts'

const own = 'https://tulna.example'
const searchedFor = (address: string) => new URL(address).searchParams.get('q')

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://www.croma.com/1',
  'file:///etc/passwd',
  'ftp://www.croma.com/',
  'about:blank',
  'http://www.croma.com/',
  '//www.croma.com/',
  '/shop',
  'www.croma.com',
  '',
])('%j is never framed', (address) => {
  expect(framedAddress(address, own)).toBeUndefined()
})

test.each(['https://tulna.example/shop', 'https://TULNA.example:443/', 'https://user@tulna.example/'])(
  'our own page %s is never framed',
  (address) => {
    expect(framedAddress(address, own)).toBeUndefined()
  },
)

test('a framed address is normalized', () => {
  expect(framedAddress('HTTPS://www.Croma.com', own)).toBe('https://www.croma.com/')
})

test('only https addresses are ever framed', () => {
  fc.assert(
    fc.property(fc.oneof(anyText(), anyAddress()), (address) => {
      const framed = framedAddress(address, own)
      expect(framed === undefined || framed.startsWith('https://')).toBe(true)
    }),
  )
})

test.each(['', ' ', '\t\n', '\u00a0', '\u200b\u200d', '\ufeff', '\ud83d'])('%j is a blank search', (text) => {
  expect(readSearch(text).text).toBe('')
})

test.each([
  '"red" & \'blue\' <shoes>?',
  '👩‍👩‍👧 फ़ोन + 50% off',
  '<script>alert(1)</script>',
  'a=b&q=c#d',
  '%s %41',
])('a search for %j reaches the search engine unchanged', (text) => {
  const address = searchAddress(readSearch(text).text)
  expect(searchedFor(address)).toBe(text)
  expect(new URL(address).origin).toBe('https://www.bing.com')
})

test('a search text is one line of at most 200 code points, none of them cut in half', () => {
  expect(readSearch(' two \n  lines ').text).toBe('two lines')
  expect(readSearch('x'.repeat(2_000)).text).toBe('x'.repeat(200))
  expect(readSearch('👟'.repeat(2_000)).text).toBe('👟'.repeat(200))
})

test('a search text is reported as cut only if some of it is left out', () => {
  expect(readSearch(`a${' '.repeat(300)}b`)).toEqual({ text: 'a b', isCut: false })
  expect(readSearch('x'.repeat(200)).isCut).toBe(false)
  expect(readSearch('x'.repeat(201)).isCut).toBe(true)
})

test('every search text becomes an https address that contains it', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 400 }), (typed) => {
      const text = readSearch(typed).text
      fc.pre(text !== '')
      const address = framedAddress(searchAddress(text), own)
      expect(address && searchedFor(address)).toBe(text)
      expect(readSearch(text).text).toBe(text)
    }),
  )
})
