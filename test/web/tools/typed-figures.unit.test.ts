import { expect, test } from 'vitest'
import { checkStatement } from '#statements/judge/check-statement.ts'
import { readStatement } from '#statements/read/read-statement.ts'
import { emptyStatement, figureOf, readingOf } from '#statements/statement.ts'
import { choices, writeStatement } from '#test/statements/small-loan.ts'
import { trueFacts } from '#test/statements/true-statement.ts'
import {
  applyTyped,
  readTyped,
  type TypedName,
  typedFigures,
  writeTyped,
} from '#web/tools/kfs-check/typed-figures.ts'

const apply = (name: TypedName, text: string) => applyTyped(emptyStatement(false), { [name]: text })

test.each([
  ['sanctionedAmount', '२०,०००', 20_000],
  ['sanctionedAmount', '20 k', 20_000],
  ['sanctionedAmount', '3 लाख', 300_000],
  ['sanctionedAmount', '1.5 lakh', 150_000],
  ['instalmentAmount', '1,083.33', 1_083.33],
  ['instalmentAmount', 'Rs. 1,083.33/-', 1_083.33],
  ['instalmentAmount', '१,०८३.३३', 1_083.33],
  ['totalToPay', '₹23,273.591', 23_273.59],
  ['ratePercent', '१५', 15],
  ['ratePercent', '15% p.a.', 15],
  ['apr', '17.07', 17.07],
  ['termMonths', '२४ महीने', 24],
  ['termMonths', '2 years', 24],
] as const)('%s typed as “%s” is %d', (name, text, value) => {
  const { corrected, errors } = apply(name, text)
  expect(errors).toEqual({})
  expect(figureOf(corrected.figures[name])).toBe(value)
  const written = writeTyped({ [name]: text })
  expect(written).toBe(`#way=figures&${name}=${value}`)
  expect(readTyped(written.slice(1))).toEqual({ [name]: value.toLocaleString('en-IN') })
})

test.each([
  ['sanctionedAmount', '20,000 or 30,000'],
  ['sanctionedAmount', '0'],
  ['sanctionedAmount', '12.5%'],
  // In the address it would have thirteen digits, and amounts are read with at most twelve.
  ['sanctionedAmount', '1,00,000 crore'],
  ['instalmentAmount', '1.083,33'],
  ['instalmentAmount', '-5'],
  ['ratePercent', '201'],
  ['ratePercent', '12,5'],
  ['termMonths', '601'],
] as const)('%s typed as “%s” is an error', (name, text) => {
  expect(Object.keys(apply(name, text).errors)).toEqual([name])
})

test('a text in the address that is too long is an error, and not cut to another figure', () => {
  const typed = readTyped(new URLSearchParams({ termMonths: `24${' '.repeat(30)}0` }).toString())
  expect(Object.keys(applyTyped(emptyStatement(false), typed).errors)).toEqual(['termMonths'])
})

test.each(typedFigures)(
  '$name counts as missing in a statement after its field has been emptied',
  ({ name }) => {
    const statement = readStatement(writeStatement(trueFacts(choices)))
    const { corrected, errors } = applyTyped(statement, { [name]: ' ' })
    expect(errors).toEqual({})
    expect([statement, corrected].map((each) => readingOf(each, name).state)).toEqual(['found', 'missing'])
  },
)

test('a retyped total interest, number of instalments or spread replaces what was read, and nothing is found', () => {
  const facts = trueFacts({ ...choices, kind: 'Floating' })
  const misread = { totalInterest: 5, count: 36, spread: 0.1, months: 36, rows: [] }
  const statement = readStatement(writeStatement({ ...facts, ...misread }))
  expect(checkStatement(statement).findings).not.toEqual([])
  const { corrected, errors } = applyTyped(statement, {
    totalInterest: String(facts.totalInterest),
    termMonths: '24 months',
    instalmentCount: '24',
    spreadPercent: String(facts.spread),
  })
  expect(errors).toEqual({})
  expect(checkStatement(corrected).findings).toEqual([])
})

test.each(['0', '2.5', '1,201', 'many'])('%s is no number of instalments', (text) => {
  expect(Object.keys(apply('instalmentCount', text).errors)).toEqual(['instalmentCount'])
})
