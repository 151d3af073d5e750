import { expect, test } from 'vitest'
import { describeFinding } from '#web/tools/kfs-check/describe-finding.ts'
import * as words from '#words/kfs-result.ts'

test.each([
  ['sanctionedAmount', 200_000, 500_000, ': ₹2,00,000 and ₹5,00,000'],
  ['ratePercent', 15, 15.5, ': 15% and 15.5%'],
  ['apr', 17, 18, '“APR”: 17% and 18%'],
  ['termMonths', 24, 36, ': 24 months and 36 months'],
  ['instalmentCount', 24, 36, ': 24 and 36'],
  ['rateKind', 'fixed', 'floating', ': fixed and floating'],
  ['instalmentType', 'monthly', 'other', ': monthly and not monthly'],
] as const)('says which two values a statement has for %s', (name, stated, computed, text) => {
  expect(describeFinding(words, { reason: 'twoValues', name, stated, computed })).toContain(text)
})

test('says whether a schedule leaves something owed or repays too much', () => {
  const describe = (amount: number) => describeFinding(words, { reason: 'scheduleEnd', amount })
  expect(describe(500)).toBe('At the end of the schedule, ₹500 is still owed.')
  expect(describe(-500.5)).toBe('The schedule repays ₹500.50 more than is owed.')
})

test.each([
  [
    { reason: 'instalmentCount', stated: 1, computed: 24 },
    'There is 1 monthly instalment, but the loan runs for 24 months.',
  ],
  [
    { reason: 'instalmentCount', stated: 24, computed: 1 },
    'There are 24 monthly instalments, but the loan runs for 1 month.',
  ],
  [
    { reason: 'scheduleLength', stated: 24, computed: 1 },
    'The schedule has 24 rows, but there is 1 instalment.',
  ],
  [
    { reason: 'scheduleLength', stated: 24, computed: 36 },
    'The schedule has 24 rows, but there are 36 instalments.',
  ],
] as const)('describes %o with the right number of instalments and months', (finding, sentence) => {
  expect(describeFinding(words, finding)).toBe(sentence)
})
