import { describe, expect, test } from 'vitest'
import { addGst } from '#loans/fees.ts'
import { roundToPaisa } from '#loans/paise.ts'

/** Whole thousandths of a rupee from a paisa to a thousand crore, in steps that are prime to ten. */
const thousandths = Array.from({ length: 50_000 }, (_, n) => 10 + n * 199_999_991)

describe('rounding to whole paise', () => {
  test('rounds half a paisa up as decimal arithmetic does, and away from zero below it', () => {
    for (const exact of thousandths) {
      const paise = Math.floor((exact + 5) / 10)
      expect(roundToPaisa(exact / 1000)).toBe(paise / 100)
      expect(roundToPaisa(-exact / 1000)).toBe(-paise / 100)
    }
    expect(roundToPaisa(1.005)).toBe(1.01)
    expect(roundToPaisa(8.345)).toBe(8.35)
  })

  test('leaves whole paise as they are', () => {
    for (const paise of thousandths) expect(roundToPaisa(paise / 100)).toBe(paise / 100)
  })

  test('rounds down what is less than half a paisa by a thousandth of one', () => {
    for (const rupees of [0, 1, 999, 12_345_678]) expect(roundToPaisa(rupees + 0.00499)).toBe(rupees)
  })

  test('rounds the GST on any fee as decimal arithmetic does', () => {
    for (let paise = 25; paise < 10_000_000; paise += 50)
      expect(addGst(paise / 100).gst).toBe(Math.floor((paise * 18 + 50) / 100) / 100)
    expect(addGst((5_013 * 1.5) / 100)).toEqual({ beforeGst: 75.2, gst: 13.54 })
  })
})
