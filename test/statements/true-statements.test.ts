import { expect, test } from 'vitest'
import { checkStatement } from '#statements/judge/check-statement.ts'
import { readStatement } from '#statements/read/read-statement.ts'
import { seededRandom } from '#support/random.ts'
import { layouts } from './layouts.ts'
import { randomChoices, trueFacts } from './true-statement.ts'

const perLayout = 200

test.each(Object.entries(layouts).map(([name, write], place) => ({ name, write, first: place * perLayout })))(
  'finds nothing wrong or missing in 200 true statements in the layout $name',
  ({ write, first }) => {
    for (let seed = first; seed < first + perLayout; seed++) {
      const facts = trueFacts(randomChoices(seededRandom(seed)))
      const result = checkStatement(readStatement(write(facts)))
      expect({ seed, ...result, computed: undefined, conventions: undefined }).toEqual({
        seed,
        verdict: 'consistent',
        hasSeveralStatements: false,
        findings: [],
        questions: [],
        missing: [],
        unreadable: [],
        unchecked: [],
        computed: undefined,
        conventions: undefined,
      })
    }
  },
)
