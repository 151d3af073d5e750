import { expect, test } from 'vitest'
import { correctStatement } from '#statements/correct.ts'
import { checkStatement } from '#statements/judge/check-statement.ts'
import { readStatement } from '#statements/read/read-statement.ts'
import { type FigureName, type FigureValue, figureOf, type Reading } from '#statements/statement.ts'
import { entriesInOtherWords } from './entries-in-other-words.ts'
import { formsOfTheirOwn } from './forms-of-their-own.ts'
import { lettersAndTickets } from './letters-and-tickets.ts'
import { offersAndCards } from './offers-and-cards.ts'
import { papersOfManyHands } from './papers-of-many-hands.ts'
import { lenderStatements } from './statements.ts'

const all = [
  ...lenderStatements,
  ...formsOfTheirOwn,
  ...entriesInOtherWords,
  ...lettersAndTickets,
  ...papersOfManyHands,
  ...offersAndCards,
]

const check = (text: string) => checkStatement(readStatement(text))

test.each(all)('nothing is misread or found in $title', ({ text, figures }) => {
  const { figures: readings } = readStatement(text)
  for (const [name, right] of Object.entries(figures)) {
    const read = figureOf<FigureValue>(readings[name as FigureName] as Reading<FigureValue>)
    if (read !== undefined) expect(read, name).toBe(right)
  }
  const { findings, questions } = check(text)
  expect({ findings, questions }).toEqual({ findings: [], questions: [] })
})

const untrue = all.flatMap(({ title, text, doctored = [] }) =>
  doctored.map(({ from, to, finds }) => ({ title, to, text, untrue: text.replace(from, to), finds })),
)

test.each(untrue)('finds what is untrue with “$to” in $title', ({ text, untrue: changed, finds }) => {
  expect(changed).not.toBe(text)
  const reasons = check(changed).findings.map(({ reason }) => reason)
  expect(reasons.some((reason) => finds.includes(reason))).toBe(true)
  expect(reasons.filter((reason) => !finds.includes(reason))).toEqual([])
})

test('nine of ten figures of these statements are read', () => {
  const read = all.flatMap(({ text, figures }) => {
    const { figures: readings } = readStatement(text)
    return Object.keys(figures).map((name) => readings[name as FigureName].state === 'found')
  })
  expect(read.filter(Boolean).length / read.length).toBeGreaterThan(0.9)
})

test.each(lettersAndTickets)('no figure of $title is called missing', ({ text, figures }) => {
  const { missing } = check(text)
  expect(Object.keys(figures).filter((name) => missing.some((entry) => entry === name))).toEqual([])
})

test('the figures of a statement in sentences are read, and what it speaks of besides is not missing', () => {
  const sentences = lenderStatements.find(({ title }) => title === 'sentences in place of a table')
  const text = sentences?.text ?? ''
  const { figures: readings } = readStatement(text)
  for (const name of ['termMonths', 'instalmentCount', 'instalmentAmount', 'apr'] as const)
    expect(readings[name], name).toMatchObject({ state: 'found', value: sentences?.figures[name] })
  const { missing, unreadable } = check(text)
  expect(unreadable.map(({ entry }) => entry)).toEqual(
    expect.arrayContaining(['sanctionedAmount', 'ratePercent']),
  )
  expect(missing).not.toContain('apr')
})

test('what is kept from a payout is asked for if an amount in the text may be a fee by another name', () => {
  const text = `Loan amount: Rs. 1,00,000
Tenure: 12 months
Interest rate: 18% p.a.
Processing fee: Rs. 2,000 + GST Rs. 360
Sampoorna Kavach plan: Rs. 3,499
Net disbursed amount: Rs. 94,141`
  expect(check(text)).toMatchObject({ findings: [], questions: [{ entry: 'netDisbursed' }] })
  expect(check(text.replace('94,141', '91,000')).findings).toMatchObject([{ reason: 'unexplainedDeduction' }])
})

test.each(untrue)('retyping the figures that are right leaves nothing found of “$to” in $title', (each) => {
  const { figures } = all.find(({ text }) => text === each.text) ?? { figures: {} }
  const { findings } = checkStatement(correctStatement(readStatement(each.untrue), figures))
  const ofFigures = [
    'total',
    'unexplainedDeduction',
    'netDisbursed',
    'emi',
    'apr',
    'aprIsRate',
    'aprWithoutFees',
    'aprWithoutFee',
  ]
  const isOfFigures =
    each.finds.every((reason) => ofFigures.includes(reason)) && !/processing|insurance/i.test(each.to)
  if (isOfFigures) expect(findings).toEqual([])
  else
    expect(findings.map(({ reason }) => reason).filter((reason) => !each.finds.includes(reason))).toEqual([])
})
