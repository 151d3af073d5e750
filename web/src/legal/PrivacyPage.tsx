import { currentVersion } from '#contract/consents.ts'
import { limits } from '#contract/limits.ts'
import * as english from '#english/privacy.ts'
import * as englishSite from '#english/site.ts'
import * as footer from '#words/footer.ts'
import * as words from '#words/legal.ts'
import * as translated from '#words/privacy.ts'
import * as translatedSite from '#words/site.ts'
import { site } from '../content/site.ts'
import { paths } from '../paths.ts'
import { isTranslation, type LegalSection, LegalText } from './LegalText.tsx'

export default function PrivacyPage() {
  return (
    <LegalText
      title={footer.privacyPolicy}
      version={currentVersion('terms')}
      intro={words.privacyIntro}
      sections={privacy(translated, translatedSite)}
      english={isTranslation ? privacy(english, englishSite) : undefined}
      other={{ to: paths.terms, name: words.readTerms }}
    />
  )
}

const { company, email, phone } = site

const privacy = (words: typeof english, { address }: Pick<typeof englishSite, 'address'>): LegalSection[] => [
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
