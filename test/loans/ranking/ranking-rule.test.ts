import { expect, test } from 'vitest'
import { rankingRule } from '#loans/ranking/ranking-rule.ts'

test('the ranking rule has a version, a date and sentences', () => {
  const { version, date, sentences } = rankingRule
  expect([version, date]).toEqual(['1', '2026-11-22'])
  expect(sentences.length).toBeGreaterThan(0)
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z“].*\.$/)
})
