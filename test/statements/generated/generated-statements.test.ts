import { expect, test } from 'vitest'
import { checkStatement } from '#statements/judge/check-statement.ts'
import { readStatement } from '#statements/read/read-statement.ts'
import { seededRandom } from '#support/random.ts'
import { type Doctoring, doctorings } from './doctorings.ts'
import type { Paper } from './paper.ts'
import { truePaper } from './true-papers.ts'
import { layouts } from './write-paper.ts'

/** How many true statements are tried: `npm test` asks for 2,000. */
const count = Number(process.env.STATEMENTS ?? 120)
/** How many doctored statements of each kind. */
const perKind = Math.ceil(count / 40)

const names = Object.keys(layouts)

function check(paper: Paper, place: number) {
  const layout = names[place % names.length] ?? ''
  const { findings, missing } = checkStatement(readStatement(layouts[layout]?.(paper) ?? ''))
  return { layout, findings, missing }
}

test(`accuses none of ${count} true statements, of every convention, layout and way to write GST`, () => {
  const accused: string[] = []
  for (let seed = 0; seed < count; seed++) {
    const paper = truePaper(seededRandom(seed))
    const { layout, findings } = check(paper, seed)
    if (findings.length > 0) accused.push(`${seed} ${layout} ${paper.made}: ${JSON.stringify(findings)}`)
  }
  expect(accused).toEqual([])
})

/** The first statements that the kind of doctoring applies to. */
function* statementsFor({ from, applies, doctor }: Doctoring, number: number) {
  for (let seed = number; ; seed += 100) {
    const random = seededRandom(seed)
    const paper = from(random)
    if (applies?.(paper) ?? true) yield { seed, paper: doctor(paper, random) }
  }
}

test.each(doctorings.map((doctoring, number) => ({ ...doctoring, number })))(
  'catches $title in 48 of 50 statements, and accuses none of anything else',
  ({ number, ...doctoring }) => {
    const { finds, besides = [] } = doctoring
    let caught = 0
    let tried = 0
    const wrong: string[] = []
    for (const { seed, paper } of statementsFor(doctoring, number)) {
      if (tried === perKind) break
      const { layout, findings, missing } = check(paper, tried * 7 + number)
      tried++
      const reasons = [...findings.map(({ reason }) => reason), ...missing.map((entry) => `missing:${entry}`)]
      if (reasons.some((reason) => finds.includes(reason))) caught++
      const others = findings.filter(({ reason }) => !finds.includes(reason) && !besides.includes(reason))
      if (others.length > 0) wrong.push(`${seed} ${layout} ${paper.made}: ${JSON.stringify(others)}`)
    }
    expect(wrong).toEqual([])
    expect(caught).toBeGreaterThanOrEqual(Math.floor(perKind * 0.96))
  },
)
