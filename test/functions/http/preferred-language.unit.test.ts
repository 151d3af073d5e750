import { expect, test } from 'vitest'
import { preferredLanguage } from '#http/translate-messages.ts'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['hi', 'hi'],
  ['HI-in', 'hi'],
  ['fr-FR, hi;q=0.5', 'hi'],
  ['en;q=0.5, hi;q=0.6', 'hi'],
  ['hi;q=0.5, en;q=0.6', 'en'],
  ['hi, en', 'hi'],
  ['en, hi', 'en'],
  ['hi ; q=0.3 , ta', 'hi'],
  ['hi;q=0', 'en'],
  ['hi;q=often', 'en'],
  ['hi;q=9, en', 'en'],
  ['hi;q=1e0', 'en'],
  ['hi;q=, en;q=0.1', 'en'],
  ['hindi', 'en'],
  ['__proto__, constructor', 'en'],
  [';;,,;q=1', 'en'],
])('an Accept-Language header of %j selects the language %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})
