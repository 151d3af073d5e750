import { expect, test } from 'vitest'
import { chargeFromMonth } from '../../../functions/languages/hi/facts.ts'
import { chosen, matching, showing } from '../../../functions/languages/hi/offers.ts'

test.each([
  [matching(1, 41), '41 में से 1 लोन देने वाला मेल खाता है।'],
  [matching(8, 41), '41 में से 8 लोन देने वाले मेल खाते हैं।'],
  [showing(1, 41), '41 में से 1 ऑफ़र दिख रहा है।'],
  [showing(0, 41), '41 में से 0 ऑफ़र दिख रहे हैं।'],
  [chosen(1, 4), '4 में से 1 चुना'],
  [chosen(2, 4), '4 में से 2 चुने'],
  [chargeFromMonth('4%', 6), '4%, लोन के 6ठे महीने से'],
  [chargeFromMonth('4%', 7), '4%, लोन के 7वें महीने से'],
])('Hindi nouns and verbs agree with their number: %s', (message, expected) => {
  expect(message).toBe(expected)
})
