import * as words from '#words/landing.ts'
import { Icon } from '../ui/Icon.tsx'
import { Section } from './Section.tsx'

const documents = [
  { icon: 'card', title: words.panAndAadhaar, detail: words.forEveryone },
  { icon: 'slip', title: words.salarySlips, detail: words.ifEmployed },
  { icon: 'page', title: words.taxReturns, detail: words.ifSelfEmployed },
  { icon: 'bank', title: words.bankStatements, detail: words.mainAccount },
] as const

export function Documents() {
  return (
    <Section id="documents" title={words.documents} intro={words.documentsIntro} isRaised>
      <ul className="grid gap-x-12 sm:grid-cols-2">
        {documents.map(({ icon, title, detail }) => (
          <li key={title} className="flex items-center gap-4 border-b border-line py-4">
            <Icon name={icon} className="size-8 shrink-0 text-primary" strokeWidth={1.5} />
            <span>
              <span className="block text-lg font-semibold">{title}</span>
              <span className="text-quiet">{detail}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
