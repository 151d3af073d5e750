import { limits } from '#contract/limits.ts'
import type * as english from '#english/privacy.ts'
import type { LegalSection } from './legal.ts'
import { site } from './site.ts'

const { company, address, email, phone } = site

export const privacy = (words: typeof english): LegalSection[] => [
  { id: 'in-short', ...words.inShort(company) },
  { id: 'what-we-collect', ...words.whatWeCollect },
  { id: 'legal-ground', ...words.legalBasis },
  { id: 'who-receives', ...words.whoReceives },
  { id: 'how-long', ...words.howLong },
  { id: 'in-your-browser', ...words.inYourBrowser },
  { id: 'protection', ...words.protection },
  { id: 'your-rights', ...words.yourRights(email) },
  { id: 'children', ...words.children },
  {
    id: 'grievance-officer',
    ...words.grievanceOfficer(company, address.join(', '), phone.shown, limits.complaint.answerDays),
  },
  { id: 'changes', ...words.changes },
]
