import { expect, test } from 'vitest'
import { checkStatement } from '#statements/judge/check-statement.ts'
import { statementsIn } from '#statements/lay-out/statements-in.ts'
import { readStatement } from '#statements/read/read-statement.ts'
import { figureOf } from '#statements/statement.ts'
import { seededRandom } from '#support/random.ts'
import { truePaper } from './generated/true-papers.ts'
import { layouts } from './generated/write-paper.ts'
import { layouts as ownLayouts } from './layouts.ts'
import { randomChoices, trueFacts } from './true-statement.ts'

/** Every tenth of the wrapped layouts, and all others. */
const someLayouts = Object.entries(layouts).filter(([name], index) => !/^\d/.test(name) || index % 10 === 0)
const paper = (seed: number) => truePaper(seededRandom(seed))

test.each(someLayouts)('a statement in the layout %s is one', (_, write) => {
  for (let seed = 0; seed < 3; seed++) expect(statementsIn(write(paper(seed)))).toHaveLength(1)
})

test.each(someLayouts)('two statements in the layout %s are told apart', (_, write) => {
  for (let seed = 0; seed < 2; seed++) {
    const [one, other] = [write(paper(2 * seed)), write(paper(2 * seed + 1))]
    const parts = statementsIn(`${one}\n\f${other}`)
    expect(parts.map(({ firstPage }) => firstPage)).toEqual([1, 2])
    expect(parts.map(({ text }) => readStatement(text).figures.sanctionedAmount)).toEqual(
      [one, other].map((text) => readStatement(text).figures.sanctionedAmount),
    )
    expect(parts.map(({ text }) => checkStatement(readStatement(text)).findings)).toEqual([[], []])
    expect(checkStatement(readStatement(`${one}\n${other}`)).hasSeveralStatements).toBe(true)
  }
})

test.each(Object.entries(ownLayouts))('three statements in the layout %s are told apart', (_, write) => {
  const facts = [1, 2, 3].map((seed) => trueFacts(randomChoices(seededRandom(seed))))
  const parts = statementsIn(facts.map(write).join('\n'))
  expect(parts.map(({ text }) => figureOf(readStatement(text).figures.sanctionedAmount))).toEqual(
    facts.map(({ sanctioned }) => sanctioned),
  )
})

test('a second copy of a statement is no second statement', () => {
  const text = layouts.tabbed?.(paper(7)) ?? ''
  expect(statementsIn(`Customer copy\n${text}\nPage 1 of 2\n\fBank copy\n${text}\nPage 2 of 2`)).toHaveLength(
    1,
  )
})
