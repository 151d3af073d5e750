import { currentVersion } from '#contract/consents.ts'
import { limits } from '#contract/limits.ts'
import { monthNames as englishMonths } from '#english/dates.ts'
import * as english from '#english/privacy.ts'
import * as englishSite from '#english/site.ts'
import { times } from '#redress/rules.ts'
import * as footer from '#words/footer.ts'
import * as words from '#words/legal.ts'
import * as translated from '#words/privacy.ts'
import * as translatedSite from '#words/site.ts'
import { site } from '../content/site.ts'
import { paths } from '../paths.ts'
import { writtenDay } from '../ui/written-day.ts'
import { isTranslation, type LegalSection, LegalText } from './LegalText.tsx'

export default function PrivacyPage() {
  return (
    <LegalText
      title={footer.privacyPolicy}
      version={currentVersion('terms')}
      intro={words.privacyIntro}
      sections={privacy(translated, translatedSite, writtenDay(boardOpens))}
      english={
        isTranslation ? privacy(english, englishSite, writtenDay(boardOpens, englishMonths)) : undefined
      }
      other={{ to: paths.terms, name: words.readTerms }}
    />
  )
}

const { company, email, phone } = site
const boardOpens = times.board.opensOn

const privacy = (
  words: typeof english,
  { address }: Pick<typeof englishSite, 'address'>,
  boardDay: string,
): LegalSection[] => [
  { id: 'in-short', ...words.inShort(company) },
  { id: 'what-we-collect', ...words.whatWeCollect },
  { id: 'legal-ground', ...words.legalBasis },
  { id: 'who-receives', ...words.whoReceives },
  { id: 'how-long', ...words.howLong },
  { id: 'in-your-browser', ...words.inYourBrowser },
  { id: 'protection', ...words.protection },
  { id: 'your-rights', ...words.yourRights(email, boardDay) },
  { id: 'children', ...words.children },
  {
    id: 'grievance-officer',
    ...words.grievanceOfficer(
      company,
      address.join(', '),
      phone.shown,
      limits.complaint.answerDays,
      boardDay,
    ),
  },
  { id: 'changes', ...words.changes },
]
