import { currentVersion } from '#contract/consents.ts'
import * as english from '#english/privacy.ts'
import * as footer from '#words/footer.ts'
import * as words from '#words/legal.ts'
import * as translated from '#words/privacy.ts'
import { isTranslation } from '../content/legal.ts'
import { privacy } from '../content/privacy.ts'
import { paths } from '../paths.ts'
import { LegalText } from './LegalText.tsx'

export default function PrivacyPage() {
  return (
    <LegalText
      title={footer.privacyPolicy}
      version={currentVersion('terms')}
      intro={words.privacyIntro}
      sections={privacy(translated)}
      english={isTranslation ? privacy(english) : undefined}
      other={{ to: paths.terms, name: words.readTerms }}
    />
  )
}
