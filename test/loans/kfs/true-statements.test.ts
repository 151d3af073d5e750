import { expect, test } from 'vitest'
import { checkStatement } from '#loans/kfs/check-statement.ts'
import { readStatement } from '#loans/kfs/read-statement.ts'
import { seededRandom } from '#support/random.ts'
import { layouts } from './layouts.ts'
import { randomChoices, trueFacts } from './true-statement.ts'

test.each(Object.entries(layouts))(
  'finds nothing wrong or missing in 200 true statements: %s',
  (_, write) => {
    for (let seed = 1; seed <= 200; seed++) {
      const facts = trueFacts(randomChoices(seededRandom(seed)))
      const result = checkStatement(readStatement(write(facts)))
      expect({ seed, ...result, computed: undefined }).toEqual({
        seed,
        verdict: 'consistent',
        findings: [],
        missing: [],
        unreadable: [],
        unchecked: [],
        computed: undefined,
      })
    }
  },
)
