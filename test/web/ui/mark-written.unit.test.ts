import { expect, test } from 'vitest'
import { splitAtWritten } from '#web/ui/mark-written.tsx'

test.each([
  '1.5% – 3%',
  'Nil — for now…',
  '• KYC',
  '½% of the amount',
  'Café loan',
  '₹3\u00a0lakh',
  'Salary slips',
])('marks the quotation “%s” in a Hindi sentence', (quoted) => {
  expect(splitAtWritten(`लोन देने वाला “${quoted}” लिखता है।`, [])).toEqual([
    'लोन देने वाला ',
    `“${quoted}”`,
    ' लिखता है।',
  ])
})

test('does not mark Hindi words in quotation marks', () => {
  const text = 'जब आपने “अभी अप्लाई करें” दबाया, तब “Nil” लिखा था।'
  expect(splitAtWritten(text, [])).toEqual(['जब आपने “अभी अप्लाई करें” दबाया, तब ', '“Nil”', ' लिखा था।'])
})

test('marks a whole name that begins with another name, in whatever order the two are passed', () => {
  const parts = ['', 'HDFC Bank', ' का लोन ', 'HDFC', ' से सस्ता है।']
  expect(splitAtWritten(parts.join(''), ['HDFC', 'HDFC Bank'])).toEqual(parts)
  expect(splitAtWritten(parts.join(''), ['HDFC Bank', 'HDFC'])).toEqual(parts)
})

test('an empty name marks nothing', () => {
  expect(splitAtWritten('यह लोन 🙂 सस्ता है।', [''])).toEqual(['यह लोन 🙂 सस्ता है।'])
})
