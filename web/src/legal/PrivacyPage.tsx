import { currentVersion } from '#contract/consents.ts'
import { privacy } from '../content/privacy.ts'
import { paths } from '../paths.ts'
import { LegalText } from './LegalText.tsx'

export default function PrivacyPage() {
  return (
    <LegalText
      title="Privacy Policy"
      version={currentVersion('terms')}
      intro="What we collect, why, for how long, who receives it, and how you can see, correct, withdraw or erase it."
      sections={privacy}
      other={{ to: paths.terms, name: 'Terms of Use' }}
    />
  )
}
