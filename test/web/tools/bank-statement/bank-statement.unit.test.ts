import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysLater } from '#loans/dates.ts'
import { checkPayments } from '#web/tools/my-loans/bank-statement/check-payments.ts'
import { readBankStatement } from '#web/tools/my-loans/bank-statement/read-bank-statement.ts'
import { accountOf, around, loan, mandates } from './accounts.ts'
import { layouts, type Movement } from './layouts.ts'

const months = ['2025-03', '2025-04', '2025-05', '2025-06', '2025-07', '2025-08']
const dues = months.map((month) => `${month}-05`)
const today = '2025-09-10'
const opening = 10_000_000
const whole = (movements: Movement[]) => around(movements, '2025-02-20', '2025-09-01')

function read(text: string) {
  const result = readBankStatement(text, today)
  if ('problem' in result) throw new Error(JSON.stringify(result))
  return result.entries
}

describe.each(layouts)('$bank', ({ write }) => {
  test.each(mandates)('is read to the paisa, and an honest account accuses nobody: %s', (mandate) => {
    const movements = whole(accountOf(months, mandate))
    const entries = read(write(movements, opening))
    expect(entries.map(({ on, debit, credit }) => [on, Math.round((credit - debit) * 100)])).toEqual(
      movements.map(({ on, paise }) => [on, paise]),
    )
    const { instalments, others } = checkPayments(loan, entries, today)
    expect(instalments.map(({ due, found }) => [due, found])).toEqual(dues.map((due) => [due, 'paid']))
    expect(others).toEqual([])
  })

  test('finds the missing, the returned and the late instalment, and the charges, and nothing else', () => {
    const [mandate = ''] = mandates
    const charge = { on: '2025-06-14', narration: 'ACH D- KAVERI BANK BOUNCE CHGS', paise: -59_000 }
    const account = accountOf(months, mandate, (due, paise) => {
      if (due === '2025-04-05') return []
      if (due === '2025-06-05')
        return [
          { on: due, narration: mandate, paise },
          { on: '2025-06-06', narration: `ACH RETURN ${mandate}`, paise: -paise },
          charge,
        ]
      return due === '2025-07-05' ? [{ on: '2025-07-19', narration: mandate, paise }] : undefined
    })
    const { instalments, others } = checkPayments(loan, read(write(whole(account), opening)), today)
    expect(instalments.map(({ found }) => found)).toEqual([
      'paid',
      'missing',
      'paid',
      'returned',
      'paidLate',
      'paid',
    ])
    expect(others).toMatchObject([{ on: charge.on, debit: 590 }])
  })

  test('a row that is missing or changed is noticed', () => {
    const text = write(whole(accountOf(months, mandates[0] ?? '')), opening)
    const lines = text.split(/\r?\n/)
    const dated = lines.flatMap((line, place) =>
      /\d\.\d\d/.test(line) && /BIG|RENT|ANITA/.test(line) ? [place] : [],
    )
    for (const place of dated.slice(1, -1)) {
      const without = lines.filter((_, other) => other !== place).join('\n')
      expect(readBankStatement(without, today)).toHaveProperty('problem')
      const changed = lines.map((line, other) =>
        other === place ? line.replace(/([1-8])(\d\.\d\d)/, '9$2') : line,
      )
      if (changed[place] === lines[place]) continue
      expect(readBankStatement(changed.join('\n'), today), changed[place]).toHaveProperty('problem')
    }
  })

  test('whatever is cut off or put in, nothing throws and no wrong amount is read', () => {
    const movements = whole(accountOf(months.slice(0, 2), mandates[0] ?? ''))
    const text = write(movements, opening)
    const true_ = new Map(
      movements.map(({ on, narration, paise }) => [`${on} ${Math.abs(paise)}`, narration]),
    )
    fc.assert(
      fc.property(
        fc.nat(text.length),
        fc.nat(40),
        fc.constantFrom('', '9', ',', ';', '"', '\n', 'Dr', '-'),
        (at, length, put) => {
          const result = readBankStatement(text.slice(0, at) + put + text.slice(at + length), today)
          if ('problem' in result) return
          const read = result.entries.map(
            ({ on, debit, credit }) => `${on} ${Math.round((debit + credit) * 100)}`,
          )
          // At an end of the table, a change can’t be told from what the bank wrote.
          expect(read.slice(1, -1).filter((entry) => !true_.has(entry)).length).toBeLessThanOrEqual(1)
        },
      ),
      { numRuns: 300 },
    )
  })
})

test.each(layouts.slice(3))('an overdrawn account is read too: $bank', ({ write }) => {
  const movements = whole(accountOf(months, mandates[0] ?? ''))
  expect(read(write(movements, -9_000_000))).toHaveLength(movements.length)
})

test('an instalment whose days the statement does not cover is not judged', () => {
  const account = around(accountOf(['2025-04', '2025-05'], mandates[0] ?? ''), '2025-04-01', '2025-05-08')
    .filter(({ on }) => on <= '2025-05-08')
    .sort((a, b) => (a.on < b.on ? -1 : 1))
  const entries = read(layouts[0]?.write(account, opening) ?? '')
  expect(checkPayments(loan, entries, today)).toMatchObject({ instalments: [], others: [] })
})

test('the first instalment with broken interest is no charge where its days are not covered', () => {
  const account = accountOf(['2025-03', '2025-04'], mandates[0] ?? '').filter(({ on }) => on >= '2025-03-02')
  const { instalments, others } = checkPayments(loan, read(layouts[1]?.write(account, opening) ?? ''), today)
  expect(instalments.map(({ due, found }) => [due, found])).toEqual([['2025-04-05', 'paid']])
  expect(others).toEqual([])
})

test('a debit of another amount about the day is not called missing, nor a charge', () => {
  const account = accountOf(months, mandates[0] ?? '', (due, paise) =>
    due === '2025-05-05' ? [{ on: due, narration: mandates[0] ?? '', paise: paise + 100_000 }] : undefined,
  )
  const { instalments, others } = checkPayments(
    loan,
    read(layouts[2]?.write(whole(account), opening) ?? ''),
    today,
  )
  expect(instalments[2]).toMatchObject({ found: 'unclear', entry: { debit: 8_555 } })
  expect(others).toEqual([])
})

test('what was recorded as missed, paid extra or kept back is not a charge', () => {
  const paid = { on: '2025-05-20', narration: 'ACH D- KAVERI BANK PART PAYMENT', paise: -1_000_000 }
  const fee = { on: '2025-02-22', narration: 'ACH D- KAVERI BANK PROC FEE', paise: -472_000 }
  const account = [
    ...accountOf(months, mandates[0] ?? '', (due) => (due === '2025-08-05' ? [] : undefined)),
    paid,
    fee,
  ].sort((a, b) => (a.on < b.on ? -1 : 1))
  const entries = read(layouts[3]?.write(whole(account), opening) ?? '')
  const recorded = { ...loan, missed: ['2025-08-05'], extras: [{ on: paid.on, amount: 10_000 }] }
  const { instalments, others } = checkPayments(
    { ...recorded, fees: 4_720, paidOut: '2025-02-01' },
    entries,
    today,
  )
  expect(instalments.at(-1)).toMatchObject({ found: 'missing', isRecordedMissed: true })
  expect(others).toEqual([])
})

test('a mandate on another day than the due date is on time on its own', () => {
  const account = accountOf(months, mandates[0] ?? '', (due, paise) => [
    { on: daysLater(due, 11), narration: mandates[0] ?? '', paise },
  ])
  const { instalments } = checkPayments(
    { ...loan, mandateDay: 15 },
    read(layouts[4]?.write(whole(account), opening) ?? ''),
    today,
  )
  expect(instalments.map(({ found }) => found)).toEqual(dues.map(() => 'paid'))
})

const heads = 'Date,Narration,Debit,Credit,Balance'
test.each([
  ['', 'noTable'],
  ['Dear customer,\nyour statement is attached.', 'noTable'],
  ['Date,Narration,Debit,Credit\n05/03/2025,EMI,100.00,', 'noTable'],
  ['Date,Narration,Debit,Debit,Credit,Balance\n05/03/2025,EMI,1,,,2', 'noTable'],
  [heads, 'noEntries'],
  [`${heads}\n05/03/2025,EMI,100.00,,900.00\n31/02/2025,EMI,100.00,,800.00`, 'rowUnreadable'],
  [`${heads}\n05/03/2025,EMI,100.00,50.00,900.00`, 'rowUnreadable'],
  [`${heads}\n05/03/2025,EMI,one hundred,,900.00`, 'rowUnreadable'],
  // A grouped amount without quotes falls into two columns.
  [`${heads}\n05/03/2025,EMI,1,000.00,,900.00`, 'rowUnreadable'],
  [`${heads}\n05/03/2025,EMI,"1.000,00",,900.00`, 'rowUnreadable'],
  [`${heads}\n05/03/2025,EMI,-100.00,,900.00`, 'rowUnreadable'],
  [`${heads}\n05/03/2025,EMI,100.00 Cr,,900.00`, 'rowUnreadable'],
  [`${heads}\n05/03/2025,EMI,100.00,,`, 'balanceBroken'],
  [`${heads}\n05/03/2025,EMI,100.00,,900.00\n06/03/2025,EMI,100.00,,700.00`, 'balanceBroken'],
  [
    `${heads}\n05/03/2025,A,100.00,,900.00\n06/02/2025,B,100.00,,800.00\n07/03/2025,C,100.00,,700.00`,
    'datesUnclear',
  ],
  [`${heads}\n05/03/2026,EMI,100.00,,900.00`, 'datesUnclear'],
  // 1 to 5 July with the month first, or the first of January to that of May.
  [`${heads}\n1/7/2025,A,1.00,,9.00\n2/7/2025,B,1.00,,8.00`, 'datesUnclear'],
])('%j is refused: %s', (text, problem) => {
  expect(readBankStatement(text, today)).toMatchObject({ problem })
})

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => void readBankStatement(`${heads}\n${text}`, today)),
  )
})
