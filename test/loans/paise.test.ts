import { describe, expect, test } from 'vitest'
import { addGst } from '#loans/fees.ts'
import { roundToPaisa } from '#loans/paise.ts'
import { formatRupeesAndPaise } from '#loans/rupees.ts'

/** Whole numbers up to ten lakh crore. The step shares no factor with ten, so every last digit occurs. */
const wholes = Array.from({ length: 50_000 }, (_, n) => 10 + n * 199_999_991)

describe('rounding to whole paise', () => {
  test('rounds to the nearest paisa as decimal arithmetic does, and half a paisa away from zero', () => {
    // An assertion per figure would take most of the test's time.
    const wrong = wholes.filter((thousandths) => {
      const rounded = Math.floor((thousandths + 5) / 10) / 100
      return roundToPaisa(thousandths / 1000) !== rounded || roundToPaisa(-thousandths / 1000) !== -rounded
    })
    expect(wrong).toEqual([])
    expect(roundToPaisa(1.005)).toBe(1.01)
    expect(roundToPaisa(8.345)).toBe(8.35)
  })

  test('prints half a paisa as it is rounded', () => {
    expect([1.035, 8.345, -1.035].map(formatRupeesAndPaise)).toEqual(['₹1.04', '₹8.35', '−₹1.04'])
    expect(formatRupeesAndPaise(-0.004)).toBe('₹0.00')
  })

  test('leaves whole paise as they are', () => {
    expect(wholes.filter((paise) => roundToPaisa(paise / 100) !== paise / 100)).toEqual([])
  })

  test('rounds 0.499 paise down', () => {
    for (const rupees of [0, 1, 999, 12_345_678]) expect(roundToPaisa(rupees + 0.00499)).toBe(rupees)
  })

  test('rounds half a paisa of GST up, as decimal arithmetic does', () => {
    const wrong: number[] = []
    for (let paise = 25; paise < 10_000_000; paise += 50)
      if (addGst(paise / 100).gst !== Math.floor((paise * 18 + 50) / 100) / 100) wrong.push(paise)
    expect(wrong).toEqual([])
    expect(addGst((5_013 * 1.5) / 100)).toEqual({ beforeGst: 75.2, gst: 13.54 })
  })
})
