import { expect, test } from 'vitest'
import { fingerprintOf } from '#links/fingerprint.ts'
import { expectLinearTime } from '#support/growth.ts'

const html = (text: string, type = 'text/html; charset=utf-8') => fingerprintOf(Buffer.from(text), type)

test('of HTML only the text counts, not what differs each time that it is sent', () => {
  const page = '<p class="a">Fee: 2%</p> <script>token = "1"</script><!-- 10:15 --><STYLE>p{}</STYLE>दर'
  const again =
    '<p class="b">Fee:\n 2%</p><script nonce="x">token = "2"</script><!-- 10:16 --><style></style> दर'
  expect(html(again)).toBe(html(page))
  expect(html(page.replace('2%', '3%'))).not.toBe(html(page))
  expect(html(again, 'application/pdf')).not.toBe(html(page, 'application/pdf'))
})

test.each(['<script>', '<', '<!--', 'a<b '])(
  'a page of nothing but %j takes no longer than its length',
  (part) => {
    expectLinearTime(html, (length) => part.repeat(length / part.length), 800_000)
  },
)
