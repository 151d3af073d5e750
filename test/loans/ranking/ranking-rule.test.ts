import { describe, expect, test } from 'vitest'
import { earlierRankingRules, rankingRule } from '#loans/ranking/ranking-rule.ts'

describe('the ranking rules', () => {
  test('have a version, a date and sentences', () => {
    for (const { version, date, sentences } of [rankingRule, ...earlierRankingRules]) {
      expect(version).toMatch(/^\d+$/)
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(sentences.length).toBeGreaterThan(0)
      for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z“].*\.$/)
    }
  })

  test('are published newest first, and version 2 is the current one', () => {
    expect([rankingRule, ...earlierRankingRules].map(({ version, date }) => [version, date])).toEqual([
      ['2', '2026-11-22'],
      ['1', '2026-11-21'],
    ])
  })
})
