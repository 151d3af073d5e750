import { limits } from '#contract/limits.ts'
import type * as english from '#english/terms.ts'
import type { Hours, LegalSection } from './legal.ts'
import { site } from './site.ts'

const { company, email, phone } = site

export const terms = (words: typeof english, { allHours }: Hours): LegalSection[] => [
  { id: 'about', ...words.about(company) },
  { id: 'who-may-use', ...words.whoMayUse },
  { id: 'no-fee', ...words.noFee },
  { id: 'how-we-are-paid', ...words.howWeArePaid },
  { id: 'figures', ...words.figures },
  { id: 'applying', ...words.applying },
  { id: 'shopping', ...words.shopping },
  { id: 'credit-report-terms', ...words.creditReportTerms(email) },
  { id: 'fair-use', ...words.fairUse },
  { id: 'messages', ...words.messages },
  { id: 'liability', ...words.liability },
  {
    id: 'complaints',
    ...words.complaints(phone.shown, allHours, email, limits.complaint.answerDays),
  },
  { id: 'ending', ...words.ending },
]
