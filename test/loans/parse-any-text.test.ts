import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeTerms } from '#contract/describe-terms.ts'
import { parseTerms } from '#loans/terms/parse-terms.ts'
import { anyText } from '#support/any-text.ts'
import { expectLinearTime } from '#support/growth.ts'

const readAll = (text: string) =>
  parseTerms({ loanAmount: text, interestRate: text, processingFee: text, tenure: text })

const word = fc.constantFrom(
  ...'₹ rs 5 10.5 1,00,000 18% % - – to up upto from min max lakh l cr months years p.a. month flat'.split(
    ' ',
  ),
  ...'reducing gst + incl inclusive extra or whichever higher lower nil zero no and between'.split(' '),
  ...'( ) , . x 1.2.3 ∞ ½ ١ 😀'.split(' '),
)
const figure = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 120 }).map(String) },
  fc.integer({ min: 1, max: 3_000 }).map((hundredths) => String(hundredths / 100)),
  fc.constantFrom('5,000', '50,000', '1,00,000', '15,00,000'),
)
const unit = fc.oneof(
  fc.constantFrom('', ' lakh', 'L', ' cr'),
  fc.constantFrom(' months', ' years'),
  fc.constantFrom('%', '% p.a.', '% per month', '% + GST'),
)
/** Patterns that the parser of at least one term accepts with suitable figures `A` and `B` and a suitable unit `U`. */
const shape = fc.constantFrom(
  ...['A – B U', 'AU - BU', '₹A to ₹B U', 'from A to BU', 'between A and BU', 'AU (min) – BU (max)', 'AU'],
  ...[
    'up to AU',
    'AU onwards',
    'AU to BU p.a.',
    'AU or ₹B, whichever is higher',
    'AU (min ₹A, max ₹B)',
    'A% (min ₹A, max ₹15,000)',
  ],
)
const worded = fc
  .tuple(shape, figure, figure, unit)
  .map(([shape, a, b, unit]) =>
    shape.replaceAll(/[ABU]/g, (letter) => ({ A: a, B: b, U: unit })[letter] ?? ''),
  )
/** A `worded` text with one more word inserted. */
const disturbed = fc.tuple(worded, word, fc.nat()).map(([text, word, place]) =>
  text
    .split(' ')
    .toSpliced(place % (text.split(' ').length + 1), 0, word)
    .join(' '),
)
const terms = fc.oneof(
  { weight: 3, arbitrary: worded },
  disturbed,
  fc.array(word, { maxLength: 12 }).map((words) => words.join(' ')),
  fc.array(word, { maxLength: 12 }).map((words) => words.join('')),
  anyText({ maxLength: 2_100 }),
)

test('any text is parsed or rejected, without throwing, NaN or a minimum above the maximum', () => {
  const ranges = { loanAmount: 0, tenure: 0, interestRate: 0, processingFee: 0 }
  fc.assert(
    fc.property(terms, (text) => {
      const { loanAmount, interestRate, processingFee, tenure } = readAll(text)
      for (const [name, reading] of Object.entries({ loanAmount, tenure }))
        if (reading.ok) {
          const { min = 1, max = Infinity } = reading.value
          expect(min).toBeGreaterThanOrEqual(1)
          expect(min).toBeLessThanOrEqual(max)
          if (min > 1 && max < Infinity) ranges[name as 'loanAmount' | 'tenure']++
        }
      if (interestRate.ok) {
        const { usedPercent, lowestPercent = 0, highestPercent = 200 } = interestRate.value
        expect(usedPercent).toBeGreaterThanOrEqual(0)
        expect(usedPercent).toBeLessThanOrEqual(200)
        expect(lowestPercent).toBeLessThanOrEqual(highestPercent)
        if (lowestPercent < highestPercent && highestPercent < 200) ranges.interestRate++
      }
      if (processingFee.ok) {
        const { percent, rupees, min, max } = processingFee.value
        expect(percent).toBeLessThanOrEqual(50)
        expect(Math.min(percent, rupees, min)).toBeGreaterThanOrEqual(0)
        expect(min).toBeLessThanOrEqual(max)
        if (min > 0 && max < Infinity) ranges.processingFee++
      }
    }),
    { numRuns: 5_000 },
  )
  for (const [term, count] of Object.entries(ranges)) expect(count, `ranges of ${term}`).toBeGreaterThan(5)
})

test('any text is described without a broken figure', () => {
  let parsed = 0
  fc.assert(
    fc.property(terms, (text) => {
      const read = readAll(text)
      if (Object.values(read).some(({ ok }) => ok)) parsed++
      for (const sentence of Object.values(describeTerms(read))) {
        expect(sentence).not.toMatch(/NaN|undefined|Infinity/)
        expect(sentence).toMatch(/\.$/)
      }
    }),
    { numRuns: 1_000 },
  )
  expect(parsed).toBeGreaterThan(100)
})

// Quadratic time would pass, because it cannot be measured in texts this short.
test('parses texts of 2,000 characters, the maximum, without catastrophic backtracking', () => {
  const pieces = [
    '1',
    '1,',
    '1.',
    'a ',
    'up ',
    '- ',
    '+ gst ',
    'inclusive applicable ',
    '₹',
    'min ',
    '1% + gst ',
    ' ',
  ]
  for (const piece of pieces) {
    expectLinearTime(readAll, (length) => piece.repeat(length / piece.length), 2_000)
  }
})
