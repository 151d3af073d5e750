import { currentVersion } from '#contract/consents.ts'
import * as englishHours from '#english/site.ts'
import * as english from '#english/terms.ts'
import * as footer from '#words/footer.ts'
import * as words from '#words/legal.ts'
import * as hours from '#words/site.ts'
import * as translated from '#words/terms.ts'
import { isTranslation } from '../content/legal.ts'
import { terms } from '../content/terms.ts'
import { paths } from '../paths.ts'
import { LegalText } from './LegalText.tsx'

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
