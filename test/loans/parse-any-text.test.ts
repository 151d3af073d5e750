import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeTerms } from '#loans/terms/describe-terms.ts'
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
const terms = fc.oneof(
  fc.array(word, { maxLength: 12 }).map((words) => words.join(' ')),
  fc.array(word, { maxLength: 12 }).map((words) => words.join('')),
  anyText({ maxLength: 2_100 }),
)

test('any text is parsed or rejected, without throwing, NaN or a minimum above the maximum', () => {
  fc.assert(
    fc.property(terms, (text) => {
      const { loanAmount, interestRate, processingFee, tenure } = readAll(text)
      for (const reading of [loanAmount, tenure])
        if (reading.ok) {
          const { min = 1, max = Infinity } = reading.value
          expect(min).toBeGreaterThanOrEqual(1)
          expect(min).toBeLessThanOrEqual(max)
        }
      if (interestRate.ok) {
        const { usedPercent, lowestPercent = 0, highestPercent = 200 } = interestRate.value
        expect(usedPercent).toBeGreaterThanOrEqual(0)
        expect(usedPercent).toBeLessThanOrEqual(200)
        expect(lowestPercent).toBeLessThanOrEqual(highestPercent)
      }
      if (processingFee.ok) {
        const { percent, rupees, min, max } = processingFee.value
        expect(percent).toBeLessThanOrEqual(50)
        expect(Math.min(percent, rupees, min)).toBeGreaterThanOrEqual(0)
        expect(min).toBeLessThanOrEqual(max)
      }
    }),
    { numRuns: 5_000 },
  )
})

test('any text is described without a broken figure', () => {
  fc.assert(
    fc.property(terms, (text) => {
      for (const sentence of Object.values(describeTerms(readAll(text)))) {
        expect(sentence).not.toMatch(/NaN|undefined|Infinity/)
        expect(sentence).toMatch(/\.$/)
      }
    }),
  )
})

test('parses a long text in linear time', () => {
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
