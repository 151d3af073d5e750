import { currentVersion } from '#contract/consents.ts'
import { terms } from '../content/terms.ts'
import { paths } from '../paths.ts'
import { LegalText } from './LegalText.tsx'

export default function TermsPage() {
  return (
    <LegalText
      title="Terms of Use"
      version={currentVersion('terms')}
      intro="In plain words: Tulna is free, compares loans, does not lend and never sells rankings. Here are the details."
      sections={terms}
      other={{ to: paths.privacy, name: 'Privacy Policy' }}
    />
  )
}
