import { currentVersion } from '#contract/consents.ts'
import { limits } from '#contract/limits.ts'
import * as englishHours from '#english/site.ts'
import * as english from '#english/terms.ts'
import { times } from '#redress/rules.ts'
import * as footer from '#words/footer.ts'
import * as words from '#words/legal.ts'
import * as hours from '#words/site.ts'
import * as translated from '#words/terms.ts'
import { site } from '../content/site.ts'
import { paths } from '../paths.ts'
import { isTranslation, type LegalSection, LegalText } from './LegalText.tsx'

export default function TermsPage() {
  return (
    <LegalText
      title={footer.termsOfUse}
      version={currentVersion('terms')}
      intro={words.termsIntro}
      sections={terms(translated, hours)}
      english={isTranslation ? terms(english, englishHours) : undefined}
      other={{ to: paths.privacy, name: words.readPrivacy }}
    />
  )
}

const { company, email, phone } = site

const terms = (words: typeof english, { allHours }: { allHours: string }): LegalSection[] => [
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
    ...words.complaints(
      phone.shown,
      allHours,
      email,
      limits.complaint.answerDays,
      times.ombudsman.waitDays,
      times.ombudsman.windowDays,
    ),
  },
  { id: 'ending', ...words.ending },
]
