import { expect, test } from 'vitest'
import { coolingOff } from '#loans/running/cooling-off.ts'
import { extraSaving, type RunningLoan, runningLoanProblem, standingOn } from '#loans/running/running-loan.ts'

/** Paid out on 12 January, first due on 5 March: 24 days until 5 February are broken. */
const loan: RunningLoan = {
  principal: 200_000,
  annualRatePercent: 13.5,
  tenureMonths: 24,
  instalment: 9_555,
  paidOut: '2025-01-12',
  firstDue: '2025-03-05',
  brokenInterest: 'withFirst',
  fees: 4_720,
  coolingOffDays: 3,
  missed: ['2025-08-05'],
  extras: [],
}

/**
 * The ledger of the same loan, reckoned by itself: whole paise in big integers, and the due dates written by hand. 13.5% a year is
 * 135/12,000 a month and 135/365,000 a day.
 */
const dues = [
  ...['2025-03-05', '2025-04-05', '2025-05-05', '2025-06-05', '2025-07-05', '2025-08-05', '2025-09-05'],
  ...['2025-10-05', '2025-11-05', '2025-12-05', '2026-01-05', '2026-02-05', '2026-03-05', '2026-04-05'],
  ...['2026-05-05', '2026-06-05', '2026-07-05', '2026-08-05', '2026-09-05', '2026-10-05', '2026-11-05'],
  ...['2026-12-05', '2027-01-05', '2027-02-05'],
]
const halfUp = (numerator: bigint, denominator: bigint) => (2n * numerator + denominator) / (2n * denominator)

function ledger(missed: string | undefined) {
  let balance = 20_000_000n
  const broken = halfUp(balance * 135n * 24n, 365_000n)
  return dues.map((due, place) => {
    const opening = balance
    const interest = halfUp(opening * 135n, 12_000n)
    const owed = opening + interest
    const paid = due === missed ? 0n : place === dues.length - 1 ? owed : 955_500n
    balance = owed - paid
    const first = place === 0 ? broken : 0n
    return { due, interest: interest + first, paid: paid + first, closing: balance }
  })
}

const inRupees = (paise: bigint) => Number(paise) / 100

test.each([undefined, '2025-08-05'])(
  '24 months agree with a ledger to the paisa, with %s missed',
  (missed) => {
    const rows = ledger(missed)
    const actual = { ...loan, missed: missed ? [missed] : [] }
    expect(runningLoanProblem(actual, '2027-02-05')).toBeUndefined()
    // Each due date in turn is the next one, on the evening before it.
    for (const [place, { due, interest, paid, closing }] of rows.entries()) {
      const eve = standingOn(actual, place === 0 ? '2025-02-06' : (rows[place - 1]?.due ?? ''))
      const expected = due === missed ? 955_500n : paid
      expect(eve.next, due).toEqual({ due, amount: inRupees(expected) })
      expect(eve.rows[0]?.interest, due).toBe(inRupees(interest))
      const evening = standingOn(actual, due)
      expect(evening.balance, due).toBe(inRupees(closing))
      expect([evening.interest, evening.owed], due).toEqual([0, inRupees(closing)])
      expect(evening.overdue, due).toBe(missed && due >= missed && due < '2027-02-05' ? 9_555 : 0)
    }
  },
)

test('the schedule that follows a missed instalment agrees with the ledger as a whole', () => {
  const rows = ledger('2025-08-05').slice(6)
  const after = standingOn(loan, '2025-08-05')
  expect(after.rows).toEqual(
    rows.map(({ due, interest, paid, closing }) => ({
      due,
      interest: inRupees(interest),
      paid: inRupees(paid),
      closing: inRupees(closing),
    })),
  )
  // What was not paid, and its interest at monthly rests for the 18 months that are left.
  const [late, onTime] = [ledger('2025-08-05'), ledger(undefined)].map((all) => all.at(-1)?.paid ?? 0n)
  expect(Number((late ?? 0n) - (onTime ?? 0n)) / 100).toBeCloseTo(9_555 * (1 + 0.135 / 12) ** 18, 0)
})

test('what is owed between two due dates is the balance and the interest of the days since', () => {
  // 20 of the 31 days from 5 July to 5 August.
  const before = ledger(undefined)[4]?.closing ?? 0n
  const days = halfUp(before * 135n * 20n, 12_000n * 31n)
  expect(standingOn(loan, '2025-07-25')).toMatchObject({
    balance: inRupees(before),
    interest: inRupees(days),
    owed: inRupees(before + days),
    overdue: 0,
  })
})

test('before the first period, the days since the payout are counted by 365', () => {
  const broken = halfUp(20_000_000n * 135n * 10n, 365_000n)
  const day = '2025-01-22'
  expect(standingOn(loan, day)).toMatchObject({ balance: 200_000, interest: inRupees(broken) })
  expect(standingOn({ ...loan, brokenInterest: 'capitalised' }, day)).toMatchObject({
    balance: inRupees(20_000_000n + broken),
    interest: 0,
  })
  for (const brokenInterest of ['waived', 'upFront'] as const)
    expect(standingOn({ ...loan, brokenInterest }, day)).toMatchObject({ balance: 200_000, interest: 0 })
})

test('interest that joins the loan bears interest, to the paisa', () => {
  const broken = halfUp(20_000_000n * 135n * 24n, 365_000n)
  const opening = 20_000_000n + broken
  const closing = opening + halfUp(opening * 135n, 12_000n) - 955_500n
  const agreed = { ...loan, missed: [], brokenInterest: 'capitalised' as const }
  expect(standingOn(agreed, '2025-03-05').balance).toBe(inRupees(closing))
})

test('an extra payment pays what is overdue first, and the loan ends sooner', () => {
  const paid = { ...loan, extras: [{ on: '2025-08-20', amount: 10_000 }] }
  expect(runningLoanProblem(paid, '2025-09-05')).toBeUndefined()
  const missed = ledger('2025-08-05')[5]?.closing ?? 0n
  const evening = standingOn(paid, '2025-08-20')
  expect(evening.balance).toBe(inRupees(missed - 1_000_000n))
  expect(evening.overdue).toBe(0)
  expect(standingOn(paid, '2025-08-19').overdue).toBe(9_555)
  // 15 of the 31 days at the higher balance, 16 at the lower one.
  const first = halfUp(missed * 135n * 15n, 12_000n * 31n)
  const second = halfUp((missed - 1_000_000n) * 135n * 16n, 12_000n * 31n)
  expect(standingOn(paid, '2025-09-05').balance).toBe(
    inRupees(missed - 1_000_000n + first + second - 955_500n),
  )
})

test('a payment on a due date counts once', () => {
  const paid = { ...loan, missed: [], extras: [{ on: '2025-07-05', amount: 50_000 }] }
  const closing = ledger(undefined)[4]?.closing ?? 0n
  expect(standingOn(paid, '2025-07-05').balance).toBe(inRupees(closing - 5_000_000n))
  expect(standingOn(paid, '2025-07-06').balance).toBe(inRupees(closing - 5_000_000n))
  expect(standingOn(paid, '2025-07-04').balance).toBe(inRupees(ledger(undefined)[3]?.closing ?? 0n))
})

test('what an extra payment saves is the difference of two ledgers', () => {
  const agreed = { ...loan, missed: [] }
  const saving = extraSaving(agreed, '2025-07-05', 50_000)
  let balance = (ledger(undefined)[4]?.closing ?? 0n) - 5_000_000n
  let interest = ledger(undefined)
    .slice(0, 5)
    .reduce((sum, row) => sum + row.interest, 0n)
  let place = 5
  for (; balance > 0n; place++) {
    const ofMonth = halfUp(balance * 135n, 12_000n)
    interest += ofMonth
    balance = balance + ofMonth > 955_500n ? balance + ofMonth - 955_500n : 0n
  }
  const all = ledger(undefined).reduce((sum, row) => sum + row.interest, 0n)
  expect(saving).toEqual({
    interestSaved: inRupees(all - interest),
    instalmentsSaved: 24 - place,
    lastDue: dues[place - 1],
  })
  expect(extraSaving(agreed, '2025-02-05', 5_000)).toEqual({ problem: 'extraTooEarly' })
  expect(extraSaving(agreed, '2025-07-05', 0)).toEqual({ problem: 'extraOutOfRange' })
  expect(extraSaving(agreed, '2025-07-05', 900_000)).toEqual({
    problem: 'extraMoreThanOwed',
    limit: inRupees(ledger(undefined)[4]?.closing ?? 0n),
  })
})

test('a loan is over after its last instalment', () => {
  expect(standingOn(loan, '2027-02-05')).toMatchObject({ owed: 0, overdue: 0, next: undefined, rows: [] })
})

test('a loan is returned in its cooling-off period with its APR for the days, and not after', () => {
  const returned = coolingOff(loan, '2025-01-14')
  const { aprPercent = 0 } = returned ?? {}
  expect(aprPercent).toBeGreaterThan(13.5)
  const cost = Math.round(200_000 * aprPercent * 2 * (100 / 36_500)) / 100
  expect(returned).toEqual({ lastDay: '2025-01-15', days: 2, aprPercent, cost, toReturn: 200_000 + cost })
  expect(coolingOff(loan, '2025-01-12')?.toReturn).toBe(200_000)
  expect(coolingOff(loan, '2025-01-15')?.days).toBe(3)
  expect(coolingOff(loan, '2025-01-16')).toBeUndefined()
  expect(coolingOff(loan, '2025-01-11')).toBeUndefined()
  expect(coolingOff({ ...loan, coolingOffDays: 0 }, '2025-01-12')).toBeUndefined()
})

test('without fees and with a whole first month, the APR is the rate', () => {
  const plain = { ...loan, fees: 0, paidOut: '2025-02-05', principal: 100_000, instalment: 4_777.5 }
  expect(coolingOff(plain, '2025-02-07')?.aprPercent).toBeCloseTo(13.5, 1)
})

test.each([
  [{ principal: 0 }, 'principalOutOfRange'],
  [{ annualRatePercent: -1 }, 'rateOutOfRange'],
  [{ tenureMonths: 1.5 }, 'tenureOutOfRange'],
  [{ paidOut: '2025-02-30' }, 'startNotADay'],
  [{ firstDue: '2025-01-12' }, 'firstDueBeforeStart'],
  [{ instalment: Number.NaN }, 'instalmentOutOfRange'],
  [{ instalment: 2_300 }, 'instalmentTooLow'],
  [{ instalment: 12_000 }, 'instalmentTooHigh'],
  [{ fees: 200_000 }, 'feesOutOfRange'],
  [{ coolingOffDays: 91 }, 'coolingOffOutOfRange'],
  [{ missed: ['2025-08-06'] }, 'missedNotDue'],
  [{ missed: ['2026-12-05'] }, 'missedNotDue'],
  [{ extras: [{ on: '2025-13-01', amount: 1 }] }, 'extraNotADay'],
  [{ extras: [{ on: '2026-10-01', amount: 1 }] }, 'extraNotADay'],
  [{ extras: [{ on: '2025-02-05', amount: 1 }] }, 'extraTooEarly'],
  [{ extras: [{ on: '2025-03-01', amount: -1 }] }, 'extraOutOfRange'],
  [{ extras: [{ on: '2025-09-06', amount: 400_000 }] }, 'extraMoreThanOwed'],
] as const)('%o is refused: %s', (changed, problem) => {
  expect(runningLoanProblem({ ...loan, ...changed }, '2025-09-30')).toMatchObject({ problem })
})

test('in any time zone, the same day gives the same figures', () => {
  const { TZ } = process.env
  try {
    const all = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata'].map((zone) => {
      process.env.TZ = zone
      return [standingOn(loan, '2025-10-25'), coolingOff(loan, '2025-01-15')]
    })
    expect(all[1]).toEqual(all[0])
    expect(all[2]).toEqual(all[0])
  } finally {
    if (TZ === undefined) delete process.env.TZ
    else process.env.TZ = TZ
  }
})
