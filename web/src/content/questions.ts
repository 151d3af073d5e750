import { limits } from '#contract/limits.ts'
import * as words from '#words/questions.ts'
import { months, rupees, years } from '../ui/format.ts'
import { site } from './site.ts'

/** Also published as structured data for search engines, so answers are plain text. */
export const questions: readonly { question: string; answer: string }[] = [
  words.charges,
  words.isLender,
  words.sorting,
  words.creditScore,
  words.limits(
    rupees(limits.loanAmount.min),
    rupees(limits.loanAmount.max),
    months(limits.tenureMonths.min),
    years(limits.tenureMonths.max),
  ),
  words.toStart,
  words.panAndAadhaar,
  words.calls(site.email, site.phone.shown),
]
