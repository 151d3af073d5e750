import { isProblem } from '#loans/loan.ts'
import type { foreclose, prepay } from '#loans/repayment/early-repayment.ts'
import * as words from '#words/tools-prepay.ts'
import { rupees } from '../../ui/format.ts'

type Result = ReturnType<typeof prepay> | ReturnType<typeof foreclose>
type Field = 'extra' | 'from' | 'first' | 'on'

/**
 * The error of the field that causes the problem; empty for a result.
 *
 * @param firstInstalment the day of the first instalment; empty if the visitor has given none
 */
export function errorOf(result: Result | undefined, firstInstalment: string): Partial<Record<Field, string>> {
  if (!result || !isProblem(result)) return {}
  const limit = result.limit ?? 0
  switch (result.problem) {
    case 'moreThanOwed':
      return { extra: words.moreThanOwed(rupees(Math.floor(limit))) }
    case 'monthOutOfRange':
      return { from: words.afterLastMonth(limit) }
    case 'afterTheEnd':
      return { on: words.repaidByThen }
    case 'beforeTheLoan':
      return { on: words.beforeTheLoan }
    case 'noDay':
      return { [firstInstalment ? 'on' : 'first']: words.noDay }
    default:
      return {}
  }
}
