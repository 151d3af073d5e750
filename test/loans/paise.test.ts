import { describe, expect, test } from 'vitest'
import { addGst } from '#loans/fees.ts'
import { roundToPaisa } from '#loans/paise.ts'

/** Whole numbers up to ten lakh crore. The step shares no factor with ten, so every last digit occurs. */
const wholes = Array.from({ length: 50_000 }, (_, n) => 10 + n * 199_999_991)

describe('rounding to whole paise', () => {
  test('rounds to the nearest paisa as decimal arithmetic does, and half a paisa away from zero', () => {
    for (const thousandths of wholes) {
      const paise = Math.floor((thousandths + 5) / 10)
      expect(roundToPaisa(thousandths / 1000)).toBe(paise / 100)
      expect(roundToPaisa(-thousandths / 1000)).toBe(-paise / 100)
    }
    expect(roundToPaisa(1.005)).toBe(1.01)
    expect(roundToPaisa(8.345)).toBe(8.35)
  })

  test('leaves whole paise as they are', () => {
    for (const paise of wholes) expect(roundToPaisa(paise / 100)).toBe(paise / 100)
  })

  test('rounds 0.499 paise down', () => {
    for (const rupees of [0, 1, 999, 12_345_678]) expect(roundToPaisa(rupees + 0.00499)).toBe(rupees)
  })

  test('rounds half a paisa of GST up, as decimal arithmetic does', () => {
    for (let paise = 25; paise < 10_000_000; paise += 50)
      expect(addGst(paise / 100).gst).toBe(Math.floor((paise * 18 + 50) / 100) / 100)
    expect(addGst((5_013 * 1.5) / 100)).toEqual({ beforeGst: 75.2, gst: 13.54 })
  })
})
