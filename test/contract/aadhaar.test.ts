import { expect, test } from 'vitest'
import { isAadhaar, maskAadhaar } from '#contract/aadhaar.ts'
import { BasicDetails } from '#contract/borrower.ts'
import { sampleBorrower } from '#lib/local/sample/borrowers.ts'
import { details } from '#support/api.ts'

/** Of made-up residents, published by UIDAI for its test environment. */
const published = ['999941057058', '999971658847', '999933119405', '999955183433', '999990501894']

const messageFor = (adhar_number: unknown) =>
  BasicDetails.safeParse(details({ adhar_number })).error?.issues.map(({ message }) => message)

test.each(published)('accepts %s, and no number that differs from it in one digit', (number) => {
  expect(isAadhaar(number)).toBe(true)
  for (let place = 0; place < number.length; place++)
    for (const digit of '0123456789') {
      const other = number.slice(0, place) + digit + number.slice(place + 1)
      expect(isAadhaar(other), other).toBe(other === number)
    }
})

test.each(published)('does not accept %s with two neighbouring digits swapped', (number) => {
  for (let place = 1; place < number.length; place++) {
    const [first, second] = [number.charAt(place - 1), number.charAt(place)]
    const other = number.slice(0, place - 1) + second + first + number.slice(place + 1)
    expect(isAadhaar(other), other).toBe(first === second)
  }
})

test.each([
  ['zeros only', '000000000000'],
  ['a right check digit, but a leading 0', '012345678906'],
  ['a right check digit, but a leading 1', '123456789010'],
  ['a wrong check digit', '234567890123'],
  ['eleven digits', '23456389012'],
  ['thirteen digits', '2345638901230'],
  ['digits of another script', '२३४५६३८९०१२३'],
])('step 2 refuses %s as an Aadhaar number', (_, number) => {
  expect(messageFor(number)).toEqual(['Aadhar must be a 12-digit number'])
})

test('step 2 takes a whole number with blanks around it, and a masked one', () => {
  expect(messageFor(' 234563890123 ')).toBeUndefined()
  expect(messageFor(maskAadhaar('0123'))).toBeUndefined()
})

test('every sample borrower has a number that step 2 accepts', () => {
  const numbers = Array.from({ length: 500 }, (_, n) => sampleBorrower(n, new Date()).details).flatMap(
    (given) => given?.adhar_number ?? [],
  )
  expect(numbers.length).toBeGreaterThan(400)
  expect(numbers.filter((number) => messageFor(number))).toEqual([])
})
