import { afterAll, expect, test, vi } from 'vitest'
import { checkStatement } from '#statements/judge/check-statement.ts'
import { readStatement } from '#statements/read/read-statement.ts'
import { type FigureName, type FigureValue, figureOf, type Reading } from '#statements/statement.ts'
import { launchBrowser } from '#support/browser/browser.ts'
import { seededRandom } from '#support/random.ts'
import type { Paper } from '#test/statements/generated/paper.ts'
import { pageLayouts, pageOf } from '#test/statements/generated/print-paper.ts'
import { monthly } from '#test/statements/generated/true-papers.ts'
import { readPdf } from '#web/tools/kfs-check/read-pdf.ts'

// pdf.js replaces this method with a polyfill, which would slow down the other test files of the process.
const push = vi.hoisted(() => Array.prototype.push)
afterAll(() => {
  Array.prototype.push = push
})

/** A statement with its annexes B and C, whose schedule has at most 36 rows. */
function wholePaper(seed: number): Paper {
  const random = seededRandom(seed)
  let paper = monthly(random)
  while (!paper.totals || paper.schedule.length === 0 || paper.schedule.length > 36) paper = monthly(random)
  return paper
}

const figuresOf = ({ figures, kind, apr }: Paper): Record<string, FigureValue> => ({
  sanctionedAmount: figures.principal,
  termMonths: figures.count,
  instalmentCount: figures.count,
  instalmentAmount: figures.instalment,
  ratePercent: figures.ratePercent,
  rateKind: kind === 'Fixed' ? 'fixed' : 'floating',
  apr: Number.parseFloat(apr),
  netDisbursed: figures.principal - figures.feesTotal,
  totalToPay: figures.principal + figures.interest,
})

test('accuses and misreads no true statement in 32 layouts of a table that the browser prints', async () => {
  const page = await (await launchBrowser()).newPage()
  const wrong: unknown[] = []
  let read = 0
  let asked = 0
  try {
    for (const [index, [name, layout]] of Object.entries(pageLayouts).entries()) {
      const paper = wholePaper(7_000 + index)
      await page.setContent(pageOf(paper, layout))
      const pdf = await readPdf(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
      const statement = readStatement(pdf.state === 'read' ? pdf.text : '')
      const { findings, questions } = checkStatement(statement)
      for (const [figure, right] of Object.entries(figuresOf(paper))) {
        const value = figureOf<FigureValue>(statement.figures[figure as FigureName] as Reading<FigureValue>)
        if (value === undefined) continue
        read++
        const isRight =
          typeof value === 'number' && typeof right === 'number'
            ? Math.abs(value - right) < 0.006
            : value === right
        if (!isRight) wrong.push({ name, figure, value, right })
      }
      if (findings.length > 0) wrong.push({ name, findings })
      if (questions.length > 0) asked++
    }
  } finally {
    await page.close()
  }
  const layouts = Object.keys(pageLayouts).length
  expect(wrong).toEqual([])
  expect(read / (9 * layouts)).toBeGreaterThan(0.95)
  expect(asked / layouts).toBeLessThan(0.1)
})
