import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkStatement } from '#statements/judge/check-statement.ts'
import { readStatement } from '#statements/read/read-statement.ts'
import { type FigureName, type FigureValue, figureOf, type Reading } from '#statements/statement.ts'

/** Statements that others wrote, with what is right and wrong in each. */
const casesOf = <Case>(name: string): Case[] =>
  JSON.parse(readFileSync(`${import.meta.dirname}/cases/${name}.json`, 'utf8'))

const check = (text: string) => checkStatement(readStatement(text))
const reasonsOf = (text: string) => check(text).findings.map(({ reason }) => reason)

interface WholeStatement {
  id: string
  title: string
  text: string
  /** What a careful reader reads; `null` if there is no such figure. */
  figures: Record<string, number | string | null>
  /** What must be found: reasons, of which a star stands for any ending, and entries that are missing. */
  must: string[]
}

test.each(casesOf<WholeStatement>('statements'))(
  '$id $title: nothing is misread, and only what is wrong is found',
  ({ text, figures, must }) => {
    const { figures: readings } = readStatement(text)
    for (const [name, right] of Object.entries(figures)) {
      const read =
        name in readings
          ? figureOf<FigureValue>(readings[name as FigureName] as Reading<FigureValue>)
          : undefined
      if (read !== undefined && right !== null) expect(read, name).toBe(right)
    }
    const { findings, missing } = check(text)
    const found = [...findings.map(({ reason }) => reason), ...missing.map((entry) => `missing:${entry}`)]
    const isWanted = (reason: string) =>
      must.some((each) => (each.endsWith('*') ? reason.startsWith(each.slice(0, -1)) : reason === each))
    for (const each of must)
      expect(
        found.some((reason) => isWanted(reason)),
        each,
      ).toBe(true)
    expect(findings.map(({ reason }) => reason).filter((reason) => !isWanted(reason))).toEqual([])
  },
)

test.each(casesOf<{ id: string; text: string }>('wrapped'))(
  'RBI’s own form as a PDF wraps it: nothing is wrong in $id',
  ({ text }) => {
    expect(reasonsOf(text)).toEqual([])
  },
)

/** What is wrong in the small texts that are not honest. */
const dishonest: Record<string, string[]> = {
  M18b: ['finalRate'],
  M50: ['aprIsRate'],
  M51: ['total'],
  M52: ['total'],
  M53: ['foreclosureOnFloating'],
  M54: ['penalInterest'],
  M55: ['penalInterest'],
}

test.each(casesOf<{ id: string; what: string; text: string }>('smallest'))('$id $what', ({ id, text }) => {
  expect(reasonsOf(text)).toEqual(dishonest[id] ?? [])
  expect(check(text).hasSeveralStatements).toBe(id === 'M58')
})
