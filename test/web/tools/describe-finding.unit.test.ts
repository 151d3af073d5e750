import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { emptyStatement, type Statement } from '#statements/statement.ts'
import { describeFinding } from '#web/tools/kfs-check/describe-finding.ts'
import { ReadEntries } from '#web/tools/kfs-check/ReadEntries.tsx'

test.each([
  ['sanctionedAmount', 200_000, 500_000, ': ₹2,00,000 and ₹5,00,000'],
  ['ratePercent', 15, 15.5, ': 15% and 15.5%'],
  ['apr', 17, 18, '“APR”: 17% and 18%'],
  ['termMonths', 24, 36, ': 24 months and 36 months'],
  ['instalmentCount', 24, 36, ': 24 and 36'],
  ['rateKind', 'fixed', 'floating', ': fixed and floating'],
  ['instalmentType', 'monthly', 'other', ': monthly and not monthly'],
] as const)('says which two values a statement has for %s', (name, stated, computed, text) => {
  expect(describeFinding({ reason: 'twoValues', name, stated, computed })).toContain(text)
})

test('says whether a schedule leaves something owed or repays too much', () => {
  const describe = (amount: number) => describeFinding({ reason: 'scheduleEnd', amount })
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
  expect(describeFinding(finding)).toBe(sentence)
})

test.each<[string, Partial<Statement>, string]>([
  ['fees', { feeTable: 'found' }, 'No fees'],
  ['fees', { feeTable: 'unreadable' }, 'We could not read this'],
  ['fees', { feeTable: 'missing' }, 'Not found'],
  ['schedule', { unreadableRows: ['05/01/2027 9,697'] }, 'We could not read this'],
  ['schedule', {}, 'Not found'],
])('without %s to show (%o), the page says “%s”', (entry, part, text) => {
  const statement = { ...emptyStatement(true), ...part }
  const page = renderToStaticMarkup(createElement(ReadEntries, { statement }))
  const lines = [...page.matchAll(/<dd[^>]*>(.*?)<\/dd>/g)].map(([, content]) => content)
  expect(entry === 'fees' ? lines[0] : lines.at(-1)).toBe(text)
})
