import { expect, test } from 'vitest'
import { internalRate } from '#loans/dated/internal-rate.ts'

const lengths = [1, 2, 12, 85, 360, 1_000]
const rates = [-0.01, -1e-3, -1e-6, -1e-12, 0, 1e-12, 1e-6, 1e-3, 0.01, 0.5]

test.each(lengths)('finds rates on both sides of 0 of a loan repaid at once after %i periods', (time) => {
  for (const rate of rates) {
    const repaid = 1000 * (1 + rate) ** time
    if (repaid < 1e250)
      expect(
        internalRate([
          { time: 0, amount: 1000 },
          { time, amount: -repaid },
        ]),
        `${rate}`,
      ).toBeCloseTo(rate, 12)
  }
})

test.each(lengths)('finds rates on both sides of 0 of a loan in %i equal instalments', (count) => {
  for (const rate of rates.filter((each) => Math.abs(each) > 1e-9)) {
    const worth = -Math.expm1(-count * Math.log1p(rate)) / rate
    const instalments = Array.from({ length: count }, (_, index) => ({
      time: index + 1,
      amount: -1000 / worth,
    }))
    expect(internalRate([{ time: 0, amount: 1000 }, ...instalments]), `${rate}`).toBeCloseTo(rate, 10)
  }
})
