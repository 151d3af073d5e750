import { expect, test } from 'vitest'
import { isSecureAddress, linkOfPress, normalizeLink, takesHandover } from '#contract/offer-link.ts'

test.each([
  ['https://lender.example/apply?ref=1#top', 'https://lender.example/apply?ref=1#top'],
  ['http://lender.example', 'http://lender.example'],
  ['HTTPS://Lender.Example', 'HTTPS://Lender.Example'],
  ['lender.example', 'http://lender.example'],
  ['www.lender.example/apply', 'http://www.lender.example/apply'],
  ['lender.example:8443/apply', 'http://lender.example:8443/apply'],
  ['//lender.example/apply', 'http://lender.example/apply'],
  ['  https://lender.example  ', 'https://lender.example'],
  ['https://24-7.lender1.example', 'https://24-7.lender1.example'],
  ['lender.example/apply?sub_id={handover}', 'http://lender.example/apply?sub_id={handover}'],
  ['ऋण.भारत/आवेदन', 'http://ऋण.भारत/आवेदन'],
])('normalizes %s to %s', (written, link) => {
  expect(normalizeLink(written)).toBe(link)
})

test.each([
  'https://{handover}.lender.example',
  'https://lender.example/{handover}',
  'https://lender.example/{handover}?sub_id={handover}',
  'https://lender.example/apply#{handover}',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://lender.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://lender.example',
  'mailto:someone@lender.example',
  'http:javascript:alert(1)',
  'https:/lender.example',
  'https:\\\\lender.example',
  'https://user:secret@lender.example',
  'https://good.example@evil.example/',
  'http://localhost',
  'http://.//evil.example',
  '/..//evil.example',
  'lender',
  'http://',
  'two words.example',
  '1234',
  '12.5',
  '0x7f.1',
  'http://192.0.2.1/apply',
  'https://[2001:db8::1]/apply',
  'N.A.',
  'lender.x',
  'lender.123abc',
  'www,lender.com',
  'www.lender..example',
  '',
])('rejects %j as a link', (written) => {
  expect(normalizeLink(written)).toBeUndefined()
})

test('accepts only https addresses of domain names for images', () => {
  expect(isSecureAddress('https://lender.example/logo.png')).toBe(true)
  for (const written of [
    'http://lender.example/a.png',
    '//lender.example/a.png',
    'data:image/png;base64,AA',
    'https:lender.example',
    'https://192.0.2.1/logo.png',
  ])
    expect(isSecureAddress(written)).toBe(false)
})

const id = '20261129-0123456789abcdef0123456789abcdef'

test.each([
  ['https://l.example/a?sub={handover}', `https://l.example/a?sub=${id}`, 'https://l.example/a'],
  ['https://l.example/a?sub={handover}#x?y', `https://l.example/a?sub=${id}#x?y`, 'https://l.example/a#x?y'],
  [
    'https://l.example/?a=1&s=t-{handover}&b=%20',
    `https://l.example/?a=1&s=t-${id}&b=%20`,
    'https://l.example/?a=1&b=%20',
  ],
  ['https://l.example?s={handover}&t={handover}', `https://l.example?s=${id}&t=${id}`, 'https://l.example'],
  ['https://l.example/?a=b?c&s={handover}', `https://l.example/?a=b?c&s=${id}`, 'https://l.example/?a=b?c'],
  ['https://l.example/?a=1', 'https://l.example/?a=1', 'https://l.example/?a=1'],
  ['https://l.example/?', 'https://l.example/?', 'https://l.example/?'],
])('%s leads to %s with an id, and to %s without', (link, withId, without) => {
  expect(linkOfPress(link, id)).toBe(withId)
  expect(linkOfPress(link)).toBe(without)
  expect(takesHandover(link)).toBe(withId !== without)
})
